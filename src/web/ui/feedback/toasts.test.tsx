import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from './toast-memory.ts';
import { ToastHost, toast } from './toasts.tsx';

afterEach(() => {
  act(() => shown.clean());
  cleanup();
  vi.restoreAllMocks();
});

it('a toast stands over the buttons at the foot of the screen, also those that come after it', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, window.innerHeight - 96, 400, this.dataset['foot'] === undefined ? 0 : 96);
  });
  const withFoot = (foot: boolean) => (
    <MantineProvider>
      <ToastHost />
      {foot ? <div data-foot /> : null}
    </MantineProvider>
  );
  const { rerender } = render(withFoot(false));
  act(() => void toast('Fet'));
  await screen.findByText('Fet');
  const above = () => document.documentElement.style.getPropertyValue('--toast-foot');
  await waitFor(() => expect(above()).toBe('0px'));
  rerender(withFoot(true));
  await waitFor(() => expect(above()).toBe('96px'));
});

it('stands over the field that is being typed in, where it would be covered', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = window.innerHeight - Number(this.dataset['up'] ?? 0);
    return new DOMRect(0, top, 300, this.dataset['up'] === undefined ? 0 : 32);
  });
  render(
    <MantineProvider>
      <ToastHost />
      <input aria-label="alt" data-up="360" />
      <input aria-label="baix" data-up="150" />
      <div data-foot data-up="60" />
    </MantineProvider>,
  );
  act(() => screen.getByLabelText('alt').focus());
  act(() => void toast('Desat'));
  await screen.findByText('Desat');
  const above = () => document.documentElement.style.getPropertyValue('--toast-foot');
  await waitFor(() => expect(above()).toBe('60px'));
  act(() => screen.getByLabelText('baix').focus());
  await waitFor(() => expect(above()).toBe('150px'));
});

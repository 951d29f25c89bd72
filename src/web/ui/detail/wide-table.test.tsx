import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WideTable } from './wide-table.tsx';

afterEach(() => vi.restoreAllMocks());

test('a table wider than its place is reached with the keyboard, by its name; one that fits stops nobody', () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
  render(
    <WideTable label="Registre">
      <table />
    </WideTable>,
  );
  expect(screen.getByRole('region', { name: 'Registre' }).tabIndex).toBe(0);
  wide.mockReturnValue(328);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(screen.queryByRole('region')).toBeNull();
});

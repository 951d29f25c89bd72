import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { Picker, type PickerOption } from './picker-field.tsx';

const ONE = { id: 7, text: 'Promocions Exemple, SL' };
const OTHER = { id: 8, text: 'Promotora del Vallès, SA' };

/** A picker whose searches are answered when the test says so. */
const open = async () => {
  const waiting: { text: string; give: (found: readonly PickerOption[]) => void }[] = [];
  const create = vi.fn(async () => null);
  const picked = vi.fn();
  const Screen = () => {
    const [chosen, choose] = useState<PickerOption | null>(null);
    return (
      <>
        <h1>prova</h1>
        <Picker
          id="client"
          label="Client"
          kind="prova"
          value={chosen?.id ?? null}
          shown={chosen?.text ?? ''}
          search={(text) => new Promise((give) => waiting.push({ text, give }))}
          create={create}
          onPick={(option) => {
            picked(option);
            choose(option);
          }}
        />
        <input aria-label="Concepte" />
      </>
    );
  };
  openScreen({
    room: { screens: [{ path: '/prova', load: async () => ({ Screen }) }] },
    path: '/prova',
    api: fakeApi([]),
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Client' });
  const user = userEvent.setup();
  await user.click(field);
  await user.keyboard('prom');
  return {
    user,
    field,
    create,
    picked,
    /** The last search is asked for, and answered so. */
    answer: async (found: readonly PickerOption[]) => {
      await waitFor(() => expect(waiting.at(-1)?.text).toBe('prom'));
      await act(async () => waiting.at(-1)?.give(found));
    },
    asked: () => waitFor(() => expect(waiting.length).toBeGreaterThan(0)),
  };
};
const creating = () => screen.queryByRole('option', { name: /^Crear «/ });

beforeEach(() => localStorage.clear());

describe('a picker by keyboard', () => {
  it.each([
    ['before it is asked for', async () => undefined],
    ['while it is awaited', (opened: Awaited<ReturnType<typeof open>>) => opened.asked()],
  ])('Enter pressed %s waits for the answer, and takes its match', async (_when, until) => {
    const opened = await open();
    await until(opened);
    expect(creating()).toBeNull();
    await opened.user.keyboard('{Enter}');
    expect(opened.create).not.toHaveBeenCalled();
    await opened.answer([ONE]);
    expect(opened.picked.mock.calls).toEqual([[ONE]]);
    expect(opened.field.value).toBe(ONE.text);
    expect(opened.create).not.toHaveBeenCalled();
  });

  it('left after that Enter, it is still taken, and the focus stays where one went', async () => {
    const opened = await open();
    await opened.user.keyboard('{Enter}');
    await opened.user.click(screen.getByLabelText('Concepte'));
    expect(opened.field.value).toBe('prom');
    await opened.answer([OTHER]);
    await waitFor(() => expect(opened.field.value).toBe(OTHER.text));
    expect(document.activeElement).toBe(screen.getByLabelText('Concepte'));
    expect(opened.create).not.toHaveBeenCalled();
  });

  it('«Crear» is the last, and Enter takes the first match', async () => {
    const opened = await open();
    await opened.answer([ONE, OTHER]);
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([ONE.text, OTHER.text, 'Crear «prom»']);
    await opened.user.keyboard('{Enter}');
    expect(opened.picked.mock.calls).toEqual([[ONE]]);
  });

  it('where nothing is found the Enter that waited makes nothing; one more does, of the row that is shown chosen', async () => {
    const opened = await open();
    await opened.user.keyboard('{Enter}');
    await opened.answer([]);
    expect(opened.create).not.toHaveBeenCalled();
    expect(creating()?.getAttribute('data-combobox-selected')).toBe('true');
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.create).toHaveBeenCalledWith('prom'));
  });
});

import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { holdKeysWhile, useKeys } from '../keys.ts';
import { openDialog } from '../ui/feedback/dialogs.tsx';
import { PaletteHost } from './palette-host.tsx';
import type { PaletteRoom } from './palette-types.ts';

afterEach(cleanup);

/** A screen with keys of its own, under a palette whose rooms come when they are let. */
const openPalette = async (loadRooms: () => Promise<readonly PaletteRoom[]>) => {
  const acted: string[] = [];
  const letter = async (key: string): Promise<void> => {
    acted.push(key);
    await openDialog({
      title: `Carta ${key}`,
      body: <input aria-label="A qui" />,
      choices: [{ key: 'be', text: 'Bé' }],
    });
  };
  let proposed = (): void => undefined;
  const proposal = new Promise<void>((resolve) => {
    proposed = () => resolve();
  });
  const Screen = () => {
    useKeys({
      e: () => void holdKeysWhile(proposal.then(() => letter('e'))),
      c: () => void letter('c'),
      r: () => void acted.push('r'),
      d: () => void acted.push('d'),
    });
    return (
      <main>
        <h1>Pantalla</h1>
        <PaletteHost nav={[]} loadRooms={loadRooms} />
      </main>
    );
  };
  openScreen({
    room: { screens: [{ path: '/empresa/$eid/prova', load: async () => ({ Screen }) }] },
    path: '/empresa/3/prova',
    api: fakeApi([]),
  });
  await screen.findByText('Pantalla');
  const press = (key: string, more = {}): boolean => fireEvent.keyDown(document.body, { key, ...more });
  return { acted, press, proposed };
};

describe('keys while a layer is on its way', () => {
  it('Ctrl+K and a word typed straight on land in the palette, and do nothing under it', async () => {
    let arrive = (_rooms: readonly PaletteRoom[]): void => undefined;
    const { acted, press } = await openPalette(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    press('k', { ctrlKey: true });
    for (const key of 'recordxa') press(key);
    press('Backspace');
    press('Backspace');
    press('a');
    arrive([]);
    const box = (await screen.findByRole('textbox')) as HTMLInputElement;
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect([box.value, box.selectionStart, acted]).toEqual(['recorda', 7, []]);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Given back, and the next time it starts from nothing.
    press('d');
    expect(acted).toEqual(['d']);
    press('k', { ctrlKey: true });
    expect(((await screen.findByRole('textbox')) as HTMLInputElement).value).toBe('');
  });

  it('Esc gives up what has not come yet', async () => {
    const { acted, press } = await openPalette(() => new Promise(() => undefined));
    press('k', { ctrlKey: true });
    press('r');
    press('Escape');
    press('d');
    expect(acted).toEqual(['d']);
  });

  it('E and then C open one dialog, whether its letter is still asked for or it is being drawn', async () => {
    const { acted, press, proposed } = await openPalette(async () => []);
    press('e');
    for (const key of 'cccr') press(key);
    press('k', { ctrlKey: true });
    proposed();
    await screen.findByRole('dialog', { name: 'Carta e' });
    press('c');
    expect(acted).toEqual(['e']);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { cellOf, pastada, savedAs, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import type { SeguimentBody } from '../../contract/inputs.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Pastada, Zona } from '../../contract/schemas.ts';
import { formigoWeb } from '../index.tsx';

/** A server that keeps samples as the real one does: new ones under the key of the client, deleted ones gone. */
const keeping = (start: readonly Pastada[], byDate: boolean) => {
  let rows = [...start];
  let next = start.length + 1;
  return {
    zona: (): Zona => zonaWith(rows),
    rows: () => rows,
    save: ({ pastades = [], suprimeix }: SeguimentBody): void => {
      for (const change of pastades) {
        const known = rows.find((row) => row.id === change.id || row.clau_client === change.clau_client);
        const camps = change.camps as Partial<Pastada>;
        if (known) rows = rows.map((row) => (row === known ? { ...row, ...camps, versio: row.versio + 1 } : row));
        else {
          rows = [...rows, pastada(next, { data: null, albara: '', ...camps, clau_client: change.clau_client ?? '' })];
          next += 1;
        }
      }
      const gone = new Set((suprimeix?.pastades ?? []).map(({ id }) => id));
      rows = rows.filter((row) => !gone.has(row.id));
      if (!byDate) return;
      rows = [...rows].sort((one, other) => (one.data ?? '9').localeCompare(other.data ?? '9'));
      rows = rows.map((row, place) => ({ ...row, numero: place + 1 }));
    },
  };
};

const open = async (start: readonly Pastada[], byDate = false) => {
  const server = keeping(start, byDate);
  const sent: SeguimentBody[] = [];
  const api = fakeApi([
    answers(formigoRoutes.zona, () => server.zona()),
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.seguiment, (options) => {
      sent.push(options.body as SeguimentBody);
      server.save(options.body as SeguimentBody);
      return savedAs(server.zona());
    }),
  ]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api });
  await screen.findByRole('grid');
  return { server, sent, user: userEvent.setup() };
};
const strengths = (rows: readonly Pastada[]): (number | null)[] => rows.map((row) => row.resistencia);
const undo = (user: ReturnType<typeof userEvent.setup>): Promise<void> => user.keyboard('{Control>}z{/Control}');

describe('samples that come and go', () => {
  it('are deleted from the menu of their row, asked first where there is something in them, and come back whole', async () => {
    const full = pastada(2, {
      resistencia: 35.6,
      provetes: [{ edat: 90, forma: 'cub_15', valor: 40 }],
      matricula: '1234-ABC',
    });
    const { server, user } = await open([pastada(1), full, pastada(3, { resistencia: 34.9 })]);
    await user.click(screen.getByRole('button', { name: 'Opcions de la fila 2' }));
    await user.click(await screen.findByRole('menuitem', { name: /Suprimir la fila/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Suprimir la pastada' }));
    await waitFor(() => expect(server.rows()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Desfer' }));
    await waitFor(() => expect(server.rows()).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfer' })).toBeNull());
    const { id: _old, clau_client: _key, canviat: _when, versio: _version, ...kept } = full;
    expect(server.rows()[2]).toMatchObject(kept);
    await user.click(cellOf(1, 'fc'));
    await undo(user);
    await act(async () => undefined);
    expect(server.rows()).toHaveLength(3);
  });

  it('lose the toast of a paste once it is taken back', async () => {
    const { user } = await open([pastada(1), pastada(2), pastada(3)]);
    await user.click(cellOf(1, 'fc'));
    fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => '30,1\n30,2' } });
    expect(await screen.findByText('2 valors enganxats')).toBeTruthy();
    await undo(user);
    await waitFor(() => expect(screen.queryByText('2 valors enganxats')).toBeNull());
  });

  it('go without a question when they are empty, and come back with Ctrl+Z', async () => {
    const { server, user } = await open([pastada(1), pastada(2, { data: null, albara: '' })]);
    await user.click(cellOf(2, 'fc'));
    await user.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(server.rows()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(cellOf(1, 'fc'));
    await undo(user);
    await waitFor(() => expect(server.rows()).toHaveLength(2));
  });

  it('are taken away when the paste that made them is undone, though they were saved meanwhile', async () => {
    const { server, user } = await open([pastada(1, { resistencia: 30 })]);
    await user.click(cellOf(1, 'fc'));
    fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => '31,1\n32,2\n33,3' } });
    await user.click(await screen.findByRole('button', { name: 'Afegir 2 files' }));
    await waitFor(() => expect(strengths(server.rows())).toEqual([31.1, 32.2, 33.3]));
    await waitFor(() => expect(screen.queryByText(/per enviar/)).toBeNull());
    expect(document.activeElement).toBe(cellOf(3, 'fc'));
    await undo(user);
    await waitFor(() => expect(strengths(server.rows())).toEqual([30]));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(strengths(server.rows())).toEqual([31.1, 32.2, 33.3]));
  });
});

describe('samples whose date sends them elsewhere', () => {
  const shown = (): (string | undefined)[] =>
    [1, 2].map((place) => screen.getAllByRole('row')[place]?.querySelector('[data-row-head]')?.textContent?.trim());
  const start = (): Pastada[] => [
    pastada(1, { data: '2026-11-10', resistencia: 31 }),
    pastada(2, { data: null, albara: '' }),
  ];

  it('stay where they are written, and what is typed next reaches them', async () => {
    const { server, sent, user } = await open(start(), true);
    await user.click(cellOf(2, 'Data'));
    await user.keyboard('05/11/2026{Tab}{Tab}');
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
    await waitFor(() => expect(shown()).toEqual(['2', '1']));
    await user.keyboard('{Home}');
    expect(screen.getAllByRole('row')[2]?.contains(document.activeElement)).toBe(true);
    const columns = screen.getAllByRole('columnheader').map((head) => head.textContent);
    const steps = columns.indexOf('fc') - 1;
    await user.keyboard(`${'{ArrowRight}'.repeat(steps)}24,0{Enter}`);
    await user.click(document.querySelector('[role="toolbar"] button') as HTMLElement);
    await waitFor(() => expect(strengths(server.rows())).toEqual([24, 31]), { timeout: 5000 });
    await waitFor(() => expect(shown()).toEqual(['1', '2']));
  });
});

describe('what cannot be read, when the window crosses the width of a phone', () => {
  const plain = window.matchMedia;
  const listeners = new Set<(event: { matches: boolean }) => void>();
  let narrow = false;
  const widthIs = (phone: boolean): void => {
    narrow = phone;
    window.matchMedia = (query) =>
      ({
        ...plain(query),
        get matches() {
          return narrow && query.includes('max-width');
        },
        addEventListener: (_kind: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
        removeEventListener: (_kind: string, listener: (event: { matches: boolean }) => void) =>
          listeners.delete(listener),
      }) as unknown as MediaQueryList;
    for (const listener of listeners) listener({ matches: narrow });
  };
  afterEach(() => {
    window.matchMedia = plain;
    listeners.clear();
    narrow = false;
  });

  it('stays as it was typed, in the grid and in the card, with its message', async () => {
    widthIs(false);
    const { sent, user } = await open([pastada(1), pastada(2)]);
    await user.click(cellOf(1, 'fc'));
    await user.keyboard('trenta{Enter}');
    act(() => widthIs(true));
    const field = await screen.findByRole('textbox', { name: /^fc|Resistència/ });
    expect((field as HTMLInputElement).value).toBe('trenta');
    expect(screen.getByText('No és un número: trenta')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'trenta-u');
    act(() => widthIs(false));
    await screen.findByRole('grid');
    expect(cellOf(1, 'fc').textContent).toContain('trenta-u');
    expect(cellOf(1, 'fc').getAttribute('aria-invalid')).toBe('true');
    expect(JSON.stringify(sent)).not.toContain('trenta');
    await user.click(cellOf(1, 'fc'));
    await user.keyboard('31,5{Enter}');
    act(() => widthIs(true));
    await user.click(await screen.findByRole('button', { name: 'Pastada anterior' }));
    expect((await screen.findByRole('textbox', { name: /^fc|Resistència/ })) as HTMLInputElement).toMatchObject({
      value: '31,5',
    });
  });
});

import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Language } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { cellOf, pastada, savedAs, ZONA_PATH, zonaWith } from '#tests/support/zona-record.ts';
import { draftsOf, dropDrafts } from '#web/drafts/draft-store.ts';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona } from '../../contract/schemas.ts';
import { formigoWeb } from '../index.tsx';

const USER = 7;
const GOOD = [1, 2, 3].map((id) => pastada(id, { resistencia: 35 + id / 10 }));

const open = async (zona: Zona, language: Language = 'ca') => {
  const sent: unknown[] = [];
  const api = fakeApi([
    answers(formigoRoutes.zona, () => zona),
    answers(treballRoutes.get, () => buildTreball()),
    answers(formigoRoutes.zonesTotes, () => []),
    answers(formigoRoutes.seguiment, (options) => {
      sent.push(options.body);
      return savedAs(zona);
    }),
  ]);
  openScreen({ room: formigoWeb, path: ZONA_PATH, api, language });
  await screen.findByRole('grid');
  return { user: userEvent.setup(), sent };
};
const type = async (user: ReturnType<typeof userEvent.setup>, row: number, text: string): Promise<void> => {
  await user.click(cellOf(row, 'fc'));
  await user.keyboard(`${text}{Enter}`);
};
const kept = async () => (await draftsOf(USER)).filter(({ name }) => name === 'zona.7.no_llegides');
const verdict = (): HTMLElement => screen.getByRole('region', { name: 'Veredicte del lot' });
const isPlainGreen = (): boolean => document.querySelector('[data-mark="satisfied"]') !== null;

beforeEach(async () => {
  const all = await draftsOf(USER);
  if (all.length > 0) await dropDrafts(all);
});

describe('cells that could not be read', () => {
  it('are told at the foot and beside a verdict that is plain green no more', async () => {
    const { user } = await open(zonaWith(GOOD));
    expect(isPlainGreen()).toBe(true);
    await type(user, 2, 'abc');
    expect(screen.getByText('1 cel·la no llegida')).toBeTruthy();
    expect(screen.queryByText('Sense canvis')).toBeNull();
    expect(within(verdict()).getByText('Hi ha 1 cel·la no llegida: el veredicte no la compta.')).toBeTruthy();
    expect(isPlainGreen()).toBe(false);
    await type(user, 3, 'x');
    expect(within(verdict()).getByText('Hi ha 2 cel·les no llegides: el veredicte no les compta.')).toBeTruthy();
  });

  it('stay in the browser, of a stored sample and of a new one, until they are mended', async () => {
    const first = await open(zonaWith(GOOD));
    await type(first.user, 2, 'abc');
    await first.user.keyboard('{Control>}i{/Control}');
    await type(first.user, 4, '3o,1');
    await waitFor(async () => expect((await kept())[0]?.unreadable).toHaveLength(2));
    cleanup();
    const again = await open(zonaWith(GOOD));
    expect(await screen.findByText('abc')).toBeTruthy();
    expect(cellOf(2, 'fc').getAttribute('aria-invalid')).toBe('true');
    expect(cellOf(4, 'fc').textContent).toContain('3o,1');
    expect(screen.getByText('2 cel·les no llegides')).toBeTruthy();
    expect(again.sent).toEqual([]);
    await type(again.user, 2, '35,2');
    await type(again.user, 4, '30,1');
    await waitFor(async () => expect(await kept()).toHaveLength(0));
    await waitFor(() => expect(again.sent.length).toBeGreaterThan(0));
  });

  it('are forgotten when their row is no longer there', async () => {
    const first = await open(zonaWith(GOOD));
    await type(first.user, 3, 'abc');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    cleanup();
    await open(zonaWith(GOOD.slice(0, 2)));
    await waitFor(async () => expect(await kept()).toHaveLength(0));
    expect(screen.queryByText('abc')).toBeNull();
    expect(screen.queryByText(/no llegid/)).toBeNull();
  });

  it.each([
    ['ca', 'Continuar editant', 'Sortir igualment', /queda guardat en aquest navegador/],
    ['es', 'Seguir editando', 'Salir igualmente', /queda guardado en este navegador/],
    ['en', 'Keep editing', 'Leave anyway', /is kept in this browser/],
  ] as const)('ask before one leaves, and say that they are kept (%s)', async (language, stay, leave, said) => {
    const { user } = await open(zonaWith(GOOD), language);
    await type(user, 2, 'abc');
    const away = (): Promise<void> => user.click(screen.getByRole('link', { name: /(Formigó|Hormigón|Concrete) ·/ }));
    await away();
    expect(await screen.findByText(said)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: stay }));
    expect(screen.getByText('abc')).toBeTruthy();
    await away();
    await user.click(await screen.findByRole('button', { name: leave }));
    await waitFor(() => expect(screen.queryByText('abc')).toBeNull());
    expect(await kept()).toHaveLength(1);
  });
});

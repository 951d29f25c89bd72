import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { facturaWeb } from '#areas/factura/web/index.tsx';
import { formigoWeb } from '#areas/formigo/web/index.tsx';
import { lotFields, treballPartidaFields } from '#areas/proces/contract/schemas.ts';
import { procesWeb } from '#areas/proces/web/index.tsx';
import { resultatFields } from '#areas/resultat/contract/schemas.ts';
import { resultatWeb } from '#areas/resultat/web/index.tsx';
import { HISTORIAL_ACCIONS, HISTORIAL_ENTITATS, historialRoutes } from '#contract/historial.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { HistoryTab } from './history-tab.tsx';

/** Fields that each room records of its own, which its words must know. */
const OWN = {
  resultat: [...Object.keys(resultatFields), 'lot_fk'],
  resultat_arxiu: ['nom', 'mida'],
  treball_partida: [...Object.keys(treballPartidaFields), 'comprovacions', 'ordre'],
  lot: [...Object.keys(lotFields), 'estat'],
} as const;
const NAMES: Readonly<Record<string, readonly string[]>> = OWN;
const NOBODYS = 'cap_paraula_propia';
const ROW = {
  id: 1,
  quan: '2026-11-02T08:00:00.000Z',
  usuari: 'Mercè',
  accio: 'crea' as const,
  entitat: 'treball' as const,
  entitat_fk: 5,
  arrels: [],
  canvis: [],
};

it.each(LANGUAGES)('filters speak words, whatever is in a history: %s', async (language) => {
  const api = fakeApi([
    answers(historialRoutes.list, () => ({ total: 1, offset: 0, limit: 50, items: [ROW] })),
    answers(historialRoutes.filters, () => ({
      persones: [],
      tipus: HISTORIAL_ENTITATS.flatMap((entitat) => HISTORIAL_ACCIONS.map((accio) => ({ entitat, accio }))),
      camps: HISTORIAL_ENTITATS.flatMap((entitat) =>
        [...(NAMES[entitat] ?? []), NOBODYS].map((camp) => ({ entitat, camp })),
      ),
    })),
  ]);
  const Screen = () => <HistoryTab entity="treball" id={5} words={{ field: (name) => name }} />;
  openScreen({
    room: { screens: [{ path: '/historial', load: async () => ({ Screen }) }] },
    others: [procesWeb, resultatWeb, formigoWeb, facturaWeb],
    path: '/historial',
    api,
    language,
  });
  const [, kinds, fields] = (await screen.findAllByRole('combobox')) as HTMLSelectElement[];
  if (!kinds || !fields) throw new Error('no filters');
  await waitFor(() => expect(within(kinds).getAllByRole('option').length).toBeGreaterThan(2));
  const textOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map((one) => one.textContent);
  const raw = new Set<string | null>([
    ...HISTORIAL_ENTITATS,
    ...HISTORIAL_ACCIONS,
    NOBODYS,
    ...Object.values(OWN).flat(),
  ]);
  for (const select of [kinds, fields]) {
    expect(textOf(select).length).toBeGreaterThan(2);
    expect(textOf(select).filter((text) => raw.has(text) || /[_.]|^web\./.test(text ?? ''))).toEqual([]);
  }
  // What no room knows reads as one, and nothing of these rooms is among it.
  const others = within(fields)
    .getAllByRole('option')
    .filter((one) => (one as HTMLOptionElement).value.includes(NOBODYS));
  expect(others).toHaveLength(1);
  const unknown = (others[0] as HTMLOptionElement).value.split(',');
  expect(unknown.filter((pair) => !pair.endsWith(NOBODYS))).toEqual([]);
});

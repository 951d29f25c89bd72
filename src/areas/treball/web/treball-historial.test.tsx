import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaItem } from '#areas/formigo/contract/schemas.ts';
import { formigoWeb } from '#areas/formigo/web/index.tsx';
import { informeQuery } from '#areas/informe/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { procesWeb } from '#areas/proces/web/index.tsx';
import { type HistorialItem, historialRoutes } from '#contract/historial.ts';
import type { AnswerOf } from '#contract/route.ts';
import { answers, fakeApi } from '#tests/support/fake-api.ts';
import { EMPRESA, openScreen } from '#tests/support/open-screen.tsx';
import { buildTreball } from '#tests/support/treball-record.ts';
import { treballRoutes } from '../contract/routes.ts';
import { treballWeb } from './index.tsx';
import { FIELDS } from './treball-historial.tsx';

const row = (id: number, more: Partial<HistorialItem>): HistorialItem => ({
  id,
  quan: '2026-11-02T08:00:00.000Z',
  usuari: 'Mercè',
  accio: 'canvia',
  entitat: 'treball',
  entitat_fk: 5,
  arrels: [],
  canvis: [],
  ...more,
});
const PROGRAMA = {
  processos: [{ partides: [{ id: 80, nom: 'Maons' }] }],
} as unknown as AnswerOf<typeof procesRoutes.programa>;
const ofZona = [{ entitat: 'zona' as const, id: 70 }];
const ofLot = [{ entitat: 'zona_lot' as const, id: 700 }, ...ofZona];

it('tells of the concrete in its own words and says where each thing happened', async () => {
  const items = [
    row(5, {
      entitat: 'zona',
      entitat_fk: 70,
      canvis: [{ camp: 'resistencia', abans: 25, despres: 30 }],
    }),
    row(4, {
      entitat: 'zona_lot',
      entitat_fk: 700,
      accio: 'veredicte',
      arrels: ofZona,
      canvis: [{ camp: 'veredicte', abans: 'pendent', despres: 'no_satisfactori' }],
    }),
    row(3, {
      entitat: 'pastada',
      entitat_fk: 7,
      accio: 'resultat',
      arrels: ofLot,
      canvis: [{ camp: 'resistencia', abans: null, despres: 29.4 }],
    }),
    row(2, { entitat: 'pastada', entitat_fk: 8, accio: 'crea', arrels: [{ entitat: 'zona', id: 999 }] }),
    row(1, { canvis: [{ camp: 'nom', abans: 'A', despres: 'B' }] }),
  ];
  openScreen({
    room: treballWeb,
    others: [formigoWeb],
    path: `/empresa/${EMPRESA}/treball/5/historial`,
    api: fakeApi([
      answers(treballRoutes.get, () => buildTreball()),
      answers(formigoRoutes.zonesTotes, () => [
        { id: 70, nom: 'Pilars', lots: [{ id: 700, numero: 2 }] } as unknown as ZonaItem,
      ]),
      answers(procesRoutes.programa, () => PROGRAMA),
      answers(historialRoutes.list, () => ({ total: items.length, offset: 0, limit: 50, items })),
      answers(historialRoutes.filters, () => ({ persones: [], tipus: [], camps: [] })),
    ]),
  });
  const told = (await screen.findAllByRole('listitem')).map((one) => one.textContent ?? '');
  expect(told.find((text) => text.includes('el veredicte ha passat de «pendent» a «no satisfactori»'))).toContain(
    'Pilars, lot 2',
  );
  expect(told.find((text) => text.includes('ha canviat una pastada'))).toContain('Pilars, lot 2');
  expect(told.find((text) => text.includes('ha canviat una zona'))).toContain('Pilars');
  expect(told.find((text) => text.includes('ha afegit una pastada'))).not.toContain('·');
  expect(told.at(-1)).toContain('Nom');

  const user = userEvent.setup();
  for (const button of screen.getAllByRole('button', { name: 'Veure' })) await user.click(button);
  const cells = screen.getAllByRole('row').map((one) => one.textContent);
  expect(cells).toEqual(
    expect.arrayContaining(['fck, N/mm²2530', 'Resistència—29,4', 'Veredictependentno satisfactori']),
  );
});

it('tells of the plan in its own words, by the name of each item, also of one that is gone', async () => {
  const items = [
    row(6, {
      entitat: 'treball_partida',
      entitat_fk: 81,
      accio: 'suprimeix',
      canvis: [{ camp: 'nom', abans: 'Morter', despres: null }],
    }),
    row(5, { entitat: 'lot', entitat_fk: 9, accio: 'crea', arrels: [{ entitat: 'treball_partida', id: 80 }] }),
    row(4, {
      entitat: 'treball_partida',
      entitat_fk: 80,
      canvis: [{ camp: 'amidament', abans: '12.5', despres: '1250' }],
    }),
    row(3, { accio: 'reordena', canvis: [{ camp: 'partides', abans: [1, 2], despres: [2, 1] }] }),
    row(7, { accio: 'recupera', canvis: [{ camp: 'programa_de', abans: '2026/009 Escola', despres: null }] }),
    row(1, { accio: 'duplica', canvis: [{ camp: 'programa_de', abans: null, despres: '2026/009 Escola' }] }),
    row(2, { accio: 'emet', canvis: [{ camp: 'programa_revisio', abans: null, despres: 2 }] }),
  ];
  openScreen({
    room: treballWeb,
    others: [procesWeb],
    path: `/empresa/${EMPRESA}/treball/5/historial`,
    api: fakeApi([
      answers(treballRoutes.get, () => buildTreball()),
      answers(formigoRoutes.zonesTotes, () => []),
      answers(procesRoutes.programa, () => PROGRAMA),
      answers(historialRoutes.list, () => ({ total: items.length, offset: 0, limit: 50, items })),
      answers(historialRoutes.filters, () => ({ persones: [], tipus: [], camps: [] })),
    ]),
  });
  await screen.findByText(/ha tret una partida del programa/);
  const told = screen.getAllByRole('listitem').map((one) => one.textContent ?? '');
  expect(told.slice(1)).toEqual([
    expect.stringMatching(/ha tret una partida del programa · Morter/),
    expect.stringMatching(/ha creat un lot · Maons/),
    expect.stringMatching(/ha canviat una partida del programa · Maons/),
    expect.stringMatching(/ha canviat l’ordre de les partides del programa/),
    expect.stringMatching(/ha desfet la còpia d’un programa/),
    expect.stringMatching(/ha copiat el programa d’un altre treball/),
    expect.stringMatching(/ha emès el programa/),
  ]);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: 'Veure' })[1] as HTMLElement);
  expect(screen.getAllByRole('row').map((one) => one.textContent)).toContain('Amidament12,51.250');
});

it('has words for everything that a report is asked with', () => {
  const kept = ['document', ...Object.keys(informeQuery.shape)];
  expect(kept.filter((name) => !(FIELDS as readonly string[]).includes(name))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { liniaDe } from '../domain/full.ts';

let app: TestApp;
let office: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  office = await openLlibresOffice(app, (await app.setUp()).token);
  await office.perfil({
    prorrates: [
      { des_de: 2020, percentatge: '80' },
      { des_de: 2028, percentatge: '95' },
    ],
  });
  const data = '2026-05-10';
  const buy = (base: number, tipus_be: string, descripcio: string, more: object = {}) =>
    office.gasta({
      data,
      data_recepcio: data,
      linies: [
        gasto(10_000),
        gasto(base, {
          tipus_despesa_fk: TIPUS.informatica,
          be_inversio: { descripcio, tipus_be, data_inici: data, percentatge: '20' },
          ...more,
        }),
      ],
    });
  await buy(400_000, '23', 'Estació');
  await buy(400_000, '23', 'Cotxe a mitges', { iva_deduible: '50' });
  await buy(300_505, '23', 'Petit');
  await buy(400_000, '33', 'Programa');
});
afterAll(() => app.close());

const bens = async (exercici: number) => {
  const { raw } = await app.call(llibresRoutes.descarrega, {
    ...office.at(),
    query: { exercici, llibre: 'bens', format: 'csv' },
  } as never);
  const [, , ...rows] = raw.toString().replace('\ufeff', '').trim().split('\r\n');
  return rows.map((row) => {
    const be = liniaDe('bens', row.split(';'), { id: '', document: '' });
    if ('columna' in be) throw new Error(JSON.stringify(be));
    const { literal, base, iva, prorrata_inicial, deduible_inicial, prorrata, deduible, regularitza } = be;
    return [literal, base, iva, prorrata_inicial, deduible_inicial, prorrata, deduible, regularitza];
  });
};

test('goods say the VAT that they were bought with, and what the pro rata let deduct in the year of their start', async () => {
  expect(await bens(2026)).toEqual([
    ['Estació', 400_000, '21', '80', 67_200, ...none(3)],
    ['Cotxe a mitges', 400_000, '21', '80', 33_600, ...none(3)],
    ['Petit', 300_505, '21', ...none(5)],
    ['Programa', 400_000, '21', ...none(5)],
  ]);
});

test('in the years that look at it again, each has its own final pro rata, and a fifth of what it changes beyond ten points', async () => {
  const later = [
    ['Estació', 400_000, '21', '80', 67_200, '95', 79_800, 2_520],
    ['Cotxe a mitges', 400_000, '21', '80', 33_600, '95', 39_900, 1_260],
    ['Petit', 300_505, '21', ...none(5)],
    ['Programa', 400_000, '21', ...none(5)],
  ];
  expect(await bens(2027)).toEqual(later);
  expect(await bens(2030)).toEqual(later);
  expect((await bens(2031)).map((row) => row.slice(3))).toEqual([none(5), none(5), none(5), none(5)]);
  await office.perfil({
    prorrates: [
      { des_de: 2028, percentatge: '90' },
      { des_de: 2020, percentatge: '80' },
    ],
  });
  expect((await bens(2027))[0]).toEqual(['Estació', 400_000, '21', '80', 67_200, '90', 75_600, 0]);
});
const none = (columns: number): null[] => Array.from({ length: columns }, () => null);

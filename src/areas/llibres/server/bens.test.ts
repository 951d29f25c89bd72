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
  await office.perfil({ prorrata: '80' });
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
    return [be.literal, be.base, be.iva, be.prorrata_inicial, be.deduible_inicial];
  });
};

test('goods say the VAT that they were bought with, and what the pro rata let deduct in the year of their start', async () => {
  expect(await bens(2026)).toEqual([
    ['Estació', 400_000, '21', '80', 67_200],
    ['Cotxe a mitges', 400_000, '21', '80', 33_600],
    ['Petit', 300_505, '21', null, null],
    ['Programa', 400_000, '21', null, null],
  ]);
  expect(await bens(2027)).toEqual([
    ['Estació', 400_000, '21', null, null],
    ['Cotxe a mitges', 400_000, '21', null, null],
    ['Petit', 300_505, '21', null, null],
    ['Programa', 400_000, '21', null, null],
  ]);
});

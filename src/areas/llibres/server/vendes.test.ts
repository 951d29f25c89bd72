import { afterAll, beforeAll, expect, test } from 'vitest';
import { amortitzacioRoutes } from '#areas/amortitzacio/contract/routes.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { liniaDe } from '../domain/full.ts';

let app: TestApp;
let office: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  const { token } = await app.setUp();
  office = await openLlibresOffice(app, token, { nif: '12345678Z', tipus_persona: 'F', irpf_fk: null });
});
afterAll(() => app.close());

const expedides = async () => {
  const query = { exercici: 2026, llibre: 'expedides', format: 'csv' };
  const { raw } = await app.call(llibresRoutes.descarrega, { ...office.at(), query } as never);
  const [, , ...rows] = raw.toString().replace('\ufeff', '').trim().split('\r\n');
  return rows.map((row) => {
    const one = liniaDe('expedides', row.split(';'), { id: '', document: '' });
    if (!('computable' in one)) throw new Error(JSON.stringify(one));
    return [one.concepte, one.base, one.computable];
  });
};
const boxes = async () => {
  const [b130, b303] = [await office.caselles('130', 4), await office.caselles('303', 4)];
  return [b130('01'), b303('07'), b303('09')];
};
const buy = async (descripcio: string): Promise<number> => {
  await office.gasta({
    data: '2026-01-02',
    linies: [
      gasto(400_000, {
        tipus_despesa_fk: TIPUS.informatica,
        be_inversio: { descripcio, tipus_be: '23', data_inici: '2026-01-02', fila: 'S-5', percentatge: '26' },
      }),
    ],
  });
  const { items } = await app.ok(amortitzacioRoutes.list, { ...office.at(), query: { exercici: 2026 } } as never);
  return items.find((one) => one.descripcio === descripcio)?.id ?? 0;
};
const sell = (bid: number, factura_fk: number, amount: number) =>
  app.ok(amortitzacioRoutes.baixa, {
    ...office.at({ bid }),
    body: { versio: 1, baixa: { data: '2026-11-15', causa: '02', import: amount, factura_fk } } as never,
  });

test('an investment good of VAT that is sold is no part of the turnover of the year; a smaller one is', async () => {
  const { token } = office.at();
  const societat = await openLlibresOffice(app, token, { nom_fiscal: 'Venedora, SLP' });
  const bought = await societat.gasta({
    data: '2026-01-02',
    linies: [500_000, 150_000].map((base, at) =>
      gasto(base, {
        tipus_despesa_fk: TIPUS.informatica,
        be_inversio: { descripcio: `Bé ${at}`, tipus_be: '23', data_inici: '2026-01-02', percentatge: '20' },
      }),
    ),
  });
  expect(bought.linies.length).toBe(2);
  const { items } = await app.ok(amortitzacioRoutes.list, { ...societat.at(), query: { exercici: 2026 } } as never);
  const turnover = async () => {
    const box = await societat.caselles('390');
    return [box('99'), box('107'), box('108')];
  };
  await societat.emet({ data: '2026-03-01', linies: [emesa('10000.00', { iva_fk: 1 })] });
  for (const [descripcio, amount] of [
    ['Bé 0', 450_000],
    ['Bé 1', 20_000],
  ] as const) {
    const { id } = await societat.emet({
      data: '2026-11-15',
      linies: [emesa((amount / 100).toFixed(2), { iva_fk: 1 })],
    });
    await app.ok(amortitzacioRoutes.baixa, {
      ...societat.at({ bid: items.find((one) => one.descripcio === descripcio)?.id ?? 0 }),
      body: { versio: 1, baixa: { data: '2026-11-15', causa: '02', import: amount, factura_fk: id } } as never,
    });
  }
  expect(await turnover()).toEqual([1_470_000, 450_000, 1_020_000]);
  // Whoever is freed of the yearly form says the same with the last quarter.
  await societat.emet({ data: '2026-12-01', linies: [emesa('1200.00', { iva_fk: 5, causa: 'N2' })] });
  await societat.perfil({ exonerat_390: true });
  const { raw } = await app.call(llibresRoutes.fitxer303, {
    ...societat.at(),
    query: { exercici: 2026, trimestre: 4, resultat: 'compensar', pagament: 'ingres' },
  } as never);
  const file = raw.toString('latin1');
  const page = file.slice(file.indexOf('<T30304000>'));
  const volume = (place: number): number => Number(page.slice(80 + place * 17, 97 + place * 17));
  expect([volume(0), volume(5), volume(16), volume(17)]).toEqual([1_470_000, 120_000, 450_000, 1_140_000]);
});

test('what a good was sold for is no income of the activity: nor in the book, nor in 130; its VAT is owed', async () => {
  const [one, other] = [await buy('Ordinador'), await buy('Pantalla')];
  const alone = await office.emet({ data: '2026-11-15', linies: [emesa('1200.00', { iva_fk: 1 })] });
  const mixed = await office.emet({ data: '2026-11-16', linies: [emesa('500.00', { iva_fk: 1 })] });
  expect(await boxes()).toEqual([170_000, 170_000, 35_700]);
  await sell(one, alone.id, 120_000);
  await sell(other, mixed.id, 20_000);
  expect(await boxes()).toEqual([30_000, 170_000, 35_700]);
  expect(await expedides()).toEqual([
    [null, 120_000, null],
    ['I01', 50_000, 30_000],
  ]);
  // What takes back an invoice of a good and of something else takes back the part of each.
  const back = await app.ok(facturaAccioRoutes.rectificar, {
    ...office.at({ fid: mixed.id }),
    body: { motiu: 'R1', rao: '80', text: 'Es desfà', mode: 'total', data: '2026-11-30' } as never,
  });
  await office.emetEsborrany(back);
  expect((await boxes())[0]).toBe(0);
  expect((await expedides()).at(-1)).toEqual(['I01', -50_000, -30_000]);
  // What rectifies it is none either.
  const draft = await app.ok(facturaAccioRoutes.rectificar, {
    ...office.at({ fid: alone.id }),
    body: { motiu: 'R1', rao: '80', text: 'Preu rebaixat', mode: 'substitucio', data: '2026-12-01' } as never,
  });
  await office.emetEsborrany(draft, { linies: [emesa('1000.00', { iva_fk: 1 })] });
  expect((await boxes())[0]).toBe(0);
});

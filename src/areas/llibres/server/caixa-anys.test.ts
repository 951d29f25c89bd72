import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { linia as gasto } from '#tests/support/despesa.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2028-01-15T09:00:00.000Z');
  token = (await app.setUp()).token;
});
afterAll(() => app.close());

const CAIXA = { regim_iva: 'caixa', caixa: { caixa_des_de: 2026, caixa_fins: 2026 } };
const open = async (fields: object = {}): Promise<LlibresOffice> => {
  const office = await openLlibresOffice(app, token, { regim_iva: CAIXA.regim_iva, ...fields });
  await office.perfil(CAIXA.caixa);
  return office;
};
const pay = (office: LlibresOffice, fid: number, data: string, total: number) =>
  app.ok(cobramentRoutes.create, {
    ...office.at({ fid }),
    body: { data, total, avisos_acceptats: ['cobrament_excessiu'] },
  } as never);
/** Boxes of each quarter of two years that are not nought. */
const accrued = async (office: LlibresOffice, ...codis: readonly string[]) => {
  const found: Record<string, readonly number[]> = {};
  for (const exercici of [2026, 2027])
    for (const trimestre of [1, 2, 3, 4]) {
      const box = await office.caselles('303', trimestre, exercici);
      const amounts = codis.map(box);
      if (amounts.some((one) => one !== 0)) found[`${exercici} ${trimestre}`] = amounts;
    }
  return found;
};

describe('an office under the cash regime', () => {
  test('owes the VAT of what it invoices as it is paid, and what is not by the end of the next year, then', async () => {
    const office = await open();
    const { id, clau_regim } = await office.emet({ data: '2026-02-10', linies: [emesa('1000')] });
    expect(clau_regim).toBe('07');
    await pay(office, id, '2026-05-10', 60_500);
    const late = await office.emet({ data: '2026-03-10', linies: [emesa('100')] });
    await pay(office, late.id, '2028-01-10', 12_100);
    expect(await accrued(office, '62', '07', '09')).toEqual({
      '2026 1': [110_000, 0, 0],
      '2026 2': [0, 50_000, 10_500],
      '2027 4': [0, 60_000, 12_600],
    });
    const behind = await app.ok(llibresRoutes.casella, {
      ...office.at({ model: '303', casella: '07' }),
      query: { exercici: 2027, trimestre: 4 },
    } as never);
    expect(behind.items.map(({ aporta }) => aporta).sort()).toEqual([10_000, 50_000]);
    const year = await office.caselles('390', undefined, 2027);
    expect([year('647'), year('648')]).toEqual([60_000, 12_600]);
  });

  test('deducts what it buys once it pays it, in the exercises of the regime alone', async () => {
    const office = await open();
    const buy = (data: string, data_pagament: string | null) =>
      office.gasta({ data, data_recepcio: data, data_pagament, linies: [gasto(10_000)] });
    await buy('2026-02-10', '2026-08-10');
    await buy('2026-02-11', '2027-02-10');
    await buy('2026-02-12', null);
    await buy('2026-02-13', '2028-01-02');
    await buy('2027-05-10', null);
    expect(await accrued(office, '74', '28', '29')).toEqual({
      '2026 1': [40_000, 0, 0],
      '2026 3': [0, 10_000, 2_100],
      '2027 1': [0, 10_000, 2_100],
      '2027 2': [0, 10_000, 2_100],
      '2027 4': [0, 20_000, 4_200],
    });
  });

  test('pays nothing in a closed quarter, where it would move what was deducted', async () => {
    const office = await open();
    const bought = { data: '2026-02-10', data_recepcio: '2026-02-10', linies: [gasto(10_000)] };
    const { id: did } = await office.gasta({ ...bought, data_pagament: null });
    const { id: ours } = await office.gasta({
      ...bought,
      num_factura: '',
      tipus: 'sense_factura',
      data_pagament: null,
    });
    const pays = (id: number, data_pagament: string | null) =>
      app.call(despesaRoutes.paga, { ...office.at({ did: id }), body: { data_pagament } } as never);
    const { empresaId: id } = office;
    await app.ok(trimestreRoutes.tanca, { token, params: { id, exercici: 2026, trimestre: 3 } } as never);
    expect((await pays(did, '2026-08-10')).body).toMatchObject({ codi: 'periode_tancat' });
    // What has no VAT to deduct is paid whenever it was.
    expect((await pays(ours, '2026-08-10')).status).toBe(200);
    expect((await pays(did, '2026-11-10')).status).toBe(200);
    await app.ok(trimestreRoutes.tanca, { token, params: { id, exercici: 2026, trimestre: 4 } } as never);
    expect((await pays(did, null)).body).toMatchObject({ codi: 'periode_tancat' });
    expect(await accrued(office, '28', '29')).toEqual({ '2026 4': [10_000, 2_100] });
  });

  test('tells it in the file of the form, and not that it buys from others under the regime', async () => {
    const office = await open();
    await office.emet({ data: '2026-02-10', linies: [emesa('1000')] });
    const marks = async (): Promise<string> => {
      const { raw } = await app.call(llibresRoutes.fitxer303, {
        ...office.at(),
        query: { exercici: 2026, trimestre: 1 },
      } as never);
      const [, page = ''] = raw.toString('latin1').split('<T30301000>');
      return page.slice(101, 103);
    };
    await office.gasta({ data: '2026-02-10', data_recepcio: '2026-02-10', linies: [gasto(10_000)] });
    expect(await marks()).toBe('12');
    await office.gasta({ data: '2026-02-10', data_recepcio: '2026-02-10', clau: '07', linies: [gasto(10_000)] });
    expect(await marks()).toBe('11');
  });

  test('is asked for its exercises, which are in order', async () => {
    const office = await openLlibresOffice(app, token, { regim_iva: 'caixa' });
    const codes = async () => (await office.resum('303', 1)).avisos.map(({ codi }) => codi);
    expect(await codes()).toEqual(['caixa_sense_anys']);
    await office.perfil({ caixa_des_de: 2026 });
    expect(await codes()).toEqual([]);
    const { body } = await app.call(llibresRoutes.setPerfil, {
      ...office.at(),
      body: { versio: 1, caixa_fins: 2025 },
    } as never);
    expect(body.camps[0]).toMatchObject({ cami: 'caixa_fins', codi: 'caixa_anys' });
  });
});

test('who buys from an office under the regime deducts when it pays, or at the end of the next year', async () => {
  const office = await openLlibresOffice(app, token);
  const buy = (data_pagament: string | null) =>
    office.gasta({
      data: '2026-02-10',
      data_recepcio: '2026-02-10',
      clau: '07',
      data_pagament,
      linies: [gasto(10_000)],
    });
  await buy('2026-08-10');
  await buy(null);
  expect(await accrued(office, '74', '28', '29')).toEqual({
    '2026 1': [20_000, 0, 0],
    '2026 3': [0, 10_000, 2_100],
    '2027 4': [0, 10_000, 2_100],
  });
});

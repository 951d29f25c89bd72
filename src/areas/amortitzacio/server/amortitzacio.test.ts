import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

type Fields = Readonly<Record<string, unknown>>;
const at = (bid?: number) => ({
  token: office.by.token,
  params: { id: office.by.empresaId, ...(bid === undefined ? {} : { bid }) },
});
const BE = { descripcio: 'Plòter', tipus_be: '24', fila: 'L-mobiliari', data_inici: '2024-01-01', percentatge: '10' };
const body = (more: Fields) => ({ ...BE, valor: 200_000, ...more }) as never;
const create = (more: Fields = {}): Promise<BeInversio> =>
  office.app.ok(amortitzacioRoutes.create, { ...at(), body: body(more) });
interface Told {
  readonly codi: string;
  readonly cami: string;
}
const told = ({ status, body }: { status: number; body: { codi: string; camps?: Told[]; avisos?: Told[] } }) => {
  const first = body.camps?.[0] ?? body.avisos?.[0];
  return [status, first?.codi ?? body.codi, first?.cami ?? ''];
};
const refused = async (more: Fields) =>
  told(await office.app.call(amortitzacioRoutes.create, { ...at(), body: body(more) }));
const update = (bid: number, more: Fields) =>
  office.app.call(amortitzacioRoutes.update, { ...at(bid), body: more as never });
const get = (bid: number, exercici?: number): Promise<BeInversio> =>
  office.app.ok(amortitzacioRoutes.get, { ...at(bid), query: { exercici } } as never);
const list = (query: Fields) => office.app.ok(amortitzacioRoutes.list, { ...at(), query } as never);
const baixa = (bid: number, more: Fields) =>
  office.app.call(amortitzacioRoutes.baixa, { ...at(bid), body: more as never });

describe('a good written here', () => {
  test('is written off by days to the last cent', async () => {
    const be = await create({ data_inici: '2024-07-01', valor: 100_000, percentatge: '20', fila: null });
    expect(be.quadre.map(({ exercici, quota }) => [exercici, quota])).toEqual([
      [2024, 10_055],
      [2025, 20_000],
      [2026, 20_000],
      [2027, 20_000],
      [2028, 20_000],
      [2029, 9_945],
    ]);
    expect(await get(be.id, 2026)).toMatchObject({
      any: {
        exercici: 2026,
        dies: 365,
        acumulat_inici: 30_055,
        quota: 20_000,
        acumulat_final: 50_055,
        pendent: 49_945,
      },
    });
    expect((await get(be.id, 2040)).any).toMatchObject({ quota: 0, acumulat_final: 100_000, pendent: 0 });
  });

  test('one that was written off elsewhere goes on from what was left', async () => {
    const be = await create({ data_inici: '2020-01-01', valor: 100_000, amortitzat_abans: 60_000 });
    expect(be).toMatchObject({ exercici_inicial: 2026, any: { acumulat_inici: 60_000, quota: 10_000 } });
    expect(be.quadre.map(({ exercici }) => exercici)).toEqual([2026, 2027, 2028, 2029]);
    const odd = await create({
      data_inici: '2023-01-01',
      valor: 100_001,
      percentatge: '25',
      fila: null,
      amortitzat_abans: 75_000,
      exercici_inicial: 2026,
    });
    expect(odd.quadre.map(({ quota }) => quota)).toEqual([25_001]);
    expect(await refused({ amortitzat_abans: 200_001 })).toEqual([422, 'abans_massa', 'amortitzat_abans']);
    expect(await refused({ exercici_inicial: 2023 })).toEqual([422, 'exercici_abans_us', 'exercici_inicial']);
    expect(await refused({ exercici_inicial: 2199 })).toEqual([422, 'exercici_per_venir', 'exercici_inicial']);
    expect(await refused({ fila: null, percentatge: '0' })).toEqual([422, 'percentatge_zero', 'percentatge']);
  });

  test.each([
    ['percentatge_massa', 'percentatge', { percentatge: '10.0001' }],
    ['percentatge_poc', 'percentatge', { percentatge: '4.9' }],
    ['percentatge_massa', 'percentatge', { percentatge: '20.0001', usat: true }],
    ['registre_desconegut', 'fila', { fila: 'S-99' }],
    ['fila_no_vigent', 'fila', { fila: 'L-mobiliari', data_inici: '2014-12-31' }],
    ['be_residual', 'valor_residual', { valor_residual: 200_001 }],
    ['be_residual', 'valor_residual', { valor_residual: -1 }],
    ['be_valor', 'valor', { valor: -1, valor_residual: -1 }],
    ['percentatge_incorrecte', 'percentatge', { percentatge: '101' }],
    ['data_incorrecta', 'data_inici', { data_inici: '2024-02-30' }],
  ])('%s at %s', async (codi, cami, more) => {
    expect(await refused(more)).toEqual([422, codi, cami]);
  });

  test('the law lets used goods and small companies go to the double, once asked', async () => {
    for (const more of [{ usat: true }, { metode: '08' }, { metode: '07' }]) {
      const asked = { ...more, percentatge: '20' };
      expect(await refused(asked)).toEqual([409, 'percentatge_massa', 'percentatge']);
      await create({ ...asked, avisos_acceptats: ['percentatge_massa'] });
    }
  });

  test('small goods freed warn over their price, and over what they come to in a year', async () => {
    const free = { metode: '06', data_inici: '2022-05-01' };
    const small = await create({ ...free, valor: 30_000 });
    expect(small.quadre).toHaveLength(1);
    expect(await refused({ ...free, valor: 30_001 })).toEqual([409, 'lliure_massa_car', 'metode']);
    await create({ ...free, valor: 2_440_000, avisos_acceptats: ['lliure_massa_car'] });
    // What another rule frees counts in no year of this one.
    await create({ ...free, valor: 30_000 });
    for (const more of [{ usat: true }, { tipus_be: '33' }])
      expect(await refused({ ...free, valor: 25_000, ...more })).toEqual([409, 'lliure_no_material', 'metode']);
  });

  test('a change keeps what it does not say, and refuses one that somebody made first', async () => {
    const be = await create({ identificador: 'Sèrie 1', usat: true, valor_residual: 5_000, observacions: 'Nota' });
    const done = await update(be.id, { versio: be.versio, descripcio: 'Plòter A0' });
    expect(done.body).toMatchObject({
      ...{ versio: 2, descripcio: 'Plòter A0', identificador: 'Sèrie 1', usat: true, valor: 200_000 },
      ...{ valor_residual: 5_000, observacions: 'Nota', fila: 'L-mobiliari' },
    });
    const late = await update(be.id, { versio: be.versio, descripcio: 'X' });
    expect([late.status, late.body.codi, late.body.actual.versio]).toEqual([409, 'versio_obsoleta', 2]);
  });

  test('is deleted, comes back, and its history tells it', async () => {
    const be = await create({ descripcio: 'Taula' });
    const { desfer } = await office.app.ok(amortitzacioRoutes.remove, at(be.id));
    expect((await office.app.call(amortitzacioRoutes.get, at(be.id))).status).toBe(404);
    await office.app.ok(desferRoutes.undo, {
      token: office.by.token,
      params: { id: desfer.id },
      query: { empresa_fk: office.by.empresaId },
    } as never);
    expect(await get(be.id)).toEqual(be);
    const { items } = await office.app.ok(historialRoutes.list, {
      token: office.by.token,
      params: { entitat: 'be_inversio', id: be.id },
      query: { empresa_fk: office.by.empresaId },
    } as never);
    expect(items.map(({ accio }) => accio)).toEqual(['recupera', 'suprimeix', 'crea']);
  });
});

describe('going out of use', () => {
  test('ends the day before; a sale tells what was won', async () => {
    const be = await create({ valor: 200_000 });
    expect(told(await baixa(be.id, { versio: 1, baixa: { data: '2023-12-31', causa: '02' } }))).toEqual([
      422,
      'baixa_abans_de_l_us',
      'baixa.data',
    ]);
    expect(told(await baixa(be.id, { versio: 1, baixa: { data: '2026-01-01', causa: '02', factura_fk: 9 } }))).toEqual([
      422,
      'factura_desconeguda',
      'baixa.factura_fk',
    ]);
    // What is fully written off was not sold: no price, no invoice.
    for (const [more, camp] of [
      [{ import: 100 }, 'baixa.import'],
      [{ import: 100, factura_fk: 9 }, 'baixa.factura_fk'],
    ] as const)
      expect(told(await baixa(be.id, { versio: 1, baixa: { data: '2026-01-01', causa: '01', ...more } }))).toEqual([
        422,
        'baixa_total_venuda',
        camp,
      ]);
    const venda = { data: '2026-07-02', causa: '02', import: 170_000 };
    expect(told(await baixa(be.id, { versio: 1, baixa: venda }))).toEqual([
      409,
      'venda_sense_factura',
      'baixa.factura_fk',
    ]);
    const sold = await baixa(be.id, { versio: 1, baixa: venda, avisos_acceptats: ['venda_sense_factura'] });
    // 20,000 in each of two years and 182 days of 365 of the third.
    expect(sold.body).toMatchObject({ any: { quota: 9_973, dies: 182 }, baixa: { resultat: 19_973 } });
    expect((await list({ exercici: 2027 })).items.map(({ id }) => id)).not.toContain(be.id);
    expect((await list({ exercici: 2027, tots: true })).items.map(({ id }) => id)).toContain(be.id);
    const back = await baixa(be.id, { versio: 2, baixa: null });
    expect(back.body).toMatchObject({ versio: 3, baixa: null, any: { quota: 20_000 } });
  });
});

describe('goods of expenses', () => {
  const beOf = async (despesaId: number): Promise<BeInversio> => {
    const { items } = await list({ tots: true, getAll: true });
    const found = items.find(({ despesa }) => despesa?.id === despesaId);
    return get(found?.id ?? 0);
  };
  const buy = (more: Fields = {}) =>
    office.create({ linies: [linia(150_000, { tipus_despesa_fk: TIPUS.informatica, concepte: 'Portàtil' })], ...more });

  test('a line keeps its good, which follows its price until one is written', async () => {
    const work = await buildTreball(office.app, office.by);
    const despesa = await buy({ treballs: [{ treball_fk: work.id, percentatge: '100' }] });
    const be = await beOf(despesa.id);
    expect(be).toMatchObject({
      ...{ descripcio: 'Portàtil', valor: 150_000, fila: 'L-informatica', percentatge: '25' },
      despesa: { id: despesa.id, exercici: 2026, numero: despesa.numero },
      treballs: [{ id: work.id }],
    });
    expect((await list({ treball_fk: work.id })).items.map(({ id }) => id)).toEqual([be.id]);
    const changed = await update(be.id, { versio: be.versio, percentatge: '20', observacions: 'A' });
    expect(changed.body).toMatchObject({ percentatge: '20', valor: 150_000 });
    const after = await office.get(despesa.id);
    expect(after.linies[0]?.be_inversio).toMatchObject({ percentatge: '20', valor: null });
    // A change of the expense that says nothing of lines leaves what was changed here.
    const { versio } = after;
    const params = office.at(despesa.id);
    await office.app.ok(despesaRoutes.update, { ...params, body: { versio, observacions: 'B' } } as never);
    expect(await beOf(despesa.id)).toMatchObject({ percentatge: '20', observacions: 'A' });
    const [first] = after.linies;
    const linies = [{ ...first, base: 160_000 }];
    await office.app.ok(despesaRoutes.update, { ...params, body: { versio: versio + 1, linies } } as never);
    expect(await beOf(despesa.id)).toMatchObject({ valor: 160_000, percentatge: '20', observacions: 'A' });
    expect(told(await update(be.id, { versio: 3, valor: 160_001 }))).toEqual([422, 'be_massa_valor', 'valor']);
  });

  test('its percentage is bounded in the line too', async () => {
    const be_inversio = {
      descripcio: 'X',
      tipus_be: '23',
      fila: 'L-informatica',
      data_inici: '2026-10-05',
      percentatge: '26',
    };
    expect(await office.refused({ linies: [linia(150_000, { be_inversio })] })).toEqual([
      422,
      'percentatge_massa',
      'linies.0.be_inversio.percentatge',
    ]);
  });

  test('it goes and comes back with its expense; sold, it stays', async () => {
    const despesa = await buy();
    const be = await beOf(despesa.id);
    expect(told(await office.app.call(amortitzacioRoutes.remove, at(be.id)))[1]).toBe('be_de_despesa');
    const { desfer } = await office.app.ok(despesaRoutes.remove, office.at(despesa.id));
    expect((await office.app.call(amortitzacioRoutes.get, at(be.id))).status).toBe(404);
    await office.app.ok(desferRoutes.undo, {
      token: office.by.token,
      params: { id: desfer.id },
      query: { empresa_fk: office.by.empresaId },
    } as never);
    expect(await get(be.id)).toEqual(be);
    await baixa(be.id, { versio: be.versio, baixa: { data: '2026-11-01', causa: '03' } });
    expect((await office.app.call(despesaRoutes.remove, office.at(despesa.id))).body.codi).toBe('en_us');
    const gone = await office.app.call(despesaRoutes.update, {
      ...office.at(despesa.id),
      body: { versio: despesa.versio, linies: [linia(1)] },
    } as never);
    expect(gone.body.codi).toBe('be_venut');
    expect(await get(be.id)).toMatchObject({ baixa: { causa: '03' } });
  });
});

test('the list adds up what it shows, in any order, page by page', async () => {
  const all = await list({ exercici: 2026, getAll: true });
  const sum = (of: (be: (typeof all.items)[number]) => number) => all.items.reduce((total, be) => total + of(be), 0);
  expect(all.sumes).toEqual({
    bens: all.total,
    valor: sum((be) => be.valor),
    quota: sum((be) => be.any.quota),
    acumulat: sum((be) => be.any.acumulat_final),
    pendent: sum((be) => be.any.pendent),
  });
  expect(all.items.length).toBeGreaterThan(5);
  const page = await list({ exercici: 2026, ordre_camp: 'quota', ordre_criteri: 'DESC', limit: 3, offset: 1 });
  const sorted = all.items.map(({ any }) => any.quota).sort((a, b) => b - a);
  expect(page.items.map(({ any }) => any.quota)).toEqual(sorted.slice(1, 4));
  expect(page.sumes).toEqual(all.sumes);
  expect((await list({ search: 'plòter a0' })).items.map(({ descripcio }) => descripcio)).toEqual(['Plòter A0']);
});

test('the listing says in each language what the list says', async () => {
  const sums = (await list({ exercici: 2026, getAll: true })).sumes;
  for (const [idioma, title] of [
    ['ca', 'Total de'],
    ['es', 'Total de'],
    ['en', 'Total of'],
  ]) {
    const query = { exercici: 2026, format: 'csv', idioma, ordre: '-valor' };
    const csv = await office.app.call(amortitzacioRoutes.llistat, { ...at(), query } as never);
    const rows = csv.raw.toString().trim().split('\r\n');
    expect(rows).toHaveLength(sums.bens + 2);
    expect(rows.at(-1)).toContain(`${title} ${sums.bens}`);
  }
  const pdf = await office.app.call(amortitzacioRoutes.llistat, { ...at(), query: { exercici: 2026 } } as never);
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test('closed years warn, and keep what was written off in them', async () => {
  const be = await create({ descripcio: 'Cadira', data_inici: '2023-01-01' });
  for (const trimestre of [1, 2, 3, 4])
    await office.app.ok(trimestreRoutes.tanca, {
      token: office.by.token,
      params: { id: office.by.empresaId, exercici: 2024, trimestre },
    } as never);
  const asked = await update(be.id, { versio: 1, percentatge: '8' });
  expect(told(asked)).toEqual([409, 'be_tancat', 'percentatge']);
  expect((await update(be.id, { versio: 1, descripcio: 'Cadires' })).status).toBe(200);
  expect(told(await office.app.call(amortitzacioRoutes.remove, at(be.id)))[1]).toBe('periode_tancat');
  expect(told(await baixa(be.id, { versio: 2, baixa: { data: '2024-05-01', causa: '03' } }))[1]).toBe('periode_tancat');
});

test('a row of the table that the company does not go by is asked about, and told apart from those that it goes by', async () => {
  const asked = [409, 'be_taula_simplificada', 'fila'];
  const s5 = { fila: 'S-5', tipus_be: '23', percentatge: '26', data_inici: '2026-01-01' };
  expect(await refused(s5)).toEqual(asked);
  expect(await refused({ ...s5, metode: '06' })).not.toEqual(asked);
  const be = await create({ fila: 'L-informatica', tipus_be: '23', percentatge: '25', data_inici: '2026-01-01' });
  expect(told(await update(be.id, { versio: be.versio, fila: 'S-5' }))).toEqual(asked);
  const fila = { versio: be.versio, fila: 'S-5', avisos_acceptats: ['be_taula_simplificada'] };
  const { versio } = (await update(be.id, fila)).body;
  expect((await update(be.id, { versio, descripcio: 'Portàtil' })).status).toBe(200);
  const rows = await office.app.ok(amortitzacioRoutes.taules, at());
  const exercicis = (codi: string) => rows.find((row) => row.codi === codi)?.exercicis;
  expect([exercicis('S-5'), exercicis('L-informatica')]).toEqual([[], [{ des_de: 0, fins: null }]]);
});

test('the tables are told with their source, named in the language asked', async () => {
  const rows = await office.app.ok(amortitzacioRoutes.taules, at());
  expect(rows).toHaveLength(43);
  expect(rows.filter(({ taula }) => taula === 'simplificada')).toHaveLength(10);
  expect(rows.every(({ nom, codi, font }) => nom !== '' && !nom.includes(codi) && font !== '')).toBe(true);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { type DespesaOffice, linia, openDespesaOffice } from '#tests/support/despesa.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';
import type { Casella } from '../contract/schemas.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
  // 21 € of VAT in each: nothing was issued, so each quarter leaves what it and those before paid.
  for (const data of ['2025-08-03', '2026-01-20', '2026-05-20'])
    await office.create({ data, data_recepcio: data, linies: [linia(10_000)] });
}, 120_000);
afterAll(() => office.app.close());

const resum = (exercici: number, trimestre: number) =>
  office.app.ok(llibresRoutes.resum, {
    token: office.by.token,
    params: { id: office.by.empresaId, model: '303' },
    query: { exercici, trimestre },
  } as never);
const box = async (exercici: number, trimestre: number, casella: string): Promise<Casella | undefined> =>
  (await resum(exercici, trimestre)).grups.flatMap(({ caselles }) => caselles).find((one) => one.casella === casella);
const write = (exercici: number, trimestre: number, caselles: Record<string, number | null>) =>
  office.app.ok(llibresRoutes.setCaselles, {
    token: office.by.token,
    params: { id: office.by.empresaId, model: '303' },
    body: { exercici, trimestre, caselles, motiu: 'Es va demanar la devolució' },
  } as never);

test('what a quarter left is proposed in the next, with where it comes from', async () => {
  expect(await box(2025, 3, '110')).toMatchObject({ valor: 0, origen: null });
  expect(await box(2025, 4, '110')).toMatchObject({
    valor: 2_100,
    manual: false,
    origen: { exercici: 2025, trimestre: 3, import: 2_100 },
  });
  expect(await box(2026, 2, '110')).toMatchObject({
    valor: 4_200,
    origen: { exercici: 2026, trimestre: 1, import: 4_200 },
  });
});

test('over the turn of the year it is proposed too, and said', async () => {
  const { avisos } = await resum(2026, 1);
  expect(avisos).toEqual([expect.objectContaining({ codi: 'arrossegat' })]);
  expect(avisos[0]?.missatge).toContain('21,00 €');
  expect(await box(2026, 1, '110')).toMatchObject({
    valor: 2_100,
    origen: { exercici: 2025, trimestre: 4, import: 2_100 },
  });
});

test('written by hand it is what was written, tells what it was proposed as, and the next quarters go on from it', async () => {
  await write(2026, 1, { '110': 500 });
  expect(await box(2026, 1, '110')).toMatchObject({ valor: 500, manual: true, origen: { import: 2_100 } });
  expect((await resum(2026, 1)).avisos).toEqual([]);
  expect((await box(2026, 2, '110'))?.valor).toBe(2_600);
  expect((await box(2026, 3, '110'))?.valor).toBe(4_700);
  await write(2026, 1, { '110': null });
  expect((await box(2026, 3, '110'))?.valor).toBe(6_300);
});

test('what is used is not left again', async () => {
  // Sales that are owed 30 €: 21 of before and 21 of its own are deducted first.
  await write(2026, 1, { '108': 3_000 });
  expect([
    await box(2026, 1, '78').then((one) => one?.valor),
    await box(2026, 1, '87').then((one) => one?.valor),
    await box(2026, 1, '71').then((one) => one?.valor),
  ]).toEqual([900, 1_200, 0]);
  expect((await box(2026, 2, '110'))?.valor).toBe(1_200);
  const any = await office.app.ok(llibresRoutes.any, {
    token: office.by.token,
    params: { id: office.by.empresaId },
    query: { exercici: 2026 },
  } as never);
  expect(any.trimestres[0]?.models[0]?.resultat).toBe(0);
  // 9 € owed, paid with what was left of before, and 21 € to compensate: used or not, each counts once in the year.
  expect(any.totals.find(({ model }) => model === '303')).toEqual({ model: '303', resultat: -1_200 });
});

test('more than there is to pay, or than is left, is not compensated', async () => {
  const put = (caselles: Record<string, number | null>) =>
    office.app.call(llibresRoutes.setCaselles, {
      token: office.by.token,
      params: { id: office.by.empresaId, model: '303' },
      body: { exercici: 2026, trimestre: 3, caselles, motiu: 'Compensat abans' },
    } as never);
  // Nothing to pay in it: nothing can be used.
  const refused = await put({ '110': 15_026, '78': 5_000 });
  expect([refused.status, refused.body.camps]).toEqual([
    422,
    [expect.objectContaining({ cami: 'caselles.78', codi: 'compensat_massa' })],
  ]);
  expect(refused.body.camps[0].missatge).toContain('0,00 €');
  expect(await box(2026, 3, '78')).toMatchObject({ valor: 0, manual: false });
  // 40 € to pay: some of it, no more.
  await write(2026, 3, { '108': 4_000 });
  expect((await put({ '78': 4_001 })).status).toBe(422);
  expect((await put({ '78': 2_500 })).status).toBe(200);
  expect([(await box(2026, 3, '78'))?.valor, (await box(2026, 3, '71'))?.valor]).toEqual([2_500, 1_500]);
  // What is written stays below what there is, whatever changes.
  await write(2026, 3, { '108': 1_000 });
  expect([(await box(2026, 3, '78'))?.valor, (await box(2026, 3, '71'))?.valor]).toEqual([1_000, 0]);
  await write(2026, 3, { '108': null, '78': null, '110': null });
});

test('in the last quarter all that is left may be written, and is asked back; nothing is not', async () => {
  const file = (resultat: string) =>
    office.app.call(llibresRoutes.fitxer303, {
      token: office.by.token,
      params: { id: office.by.empresaId },
      query: { exercici: 2026, trimestre: 4, resultat, pagament: 'ingres' },
    } as never);
  // 100 € left, 40 € to pay once what is its own is taken: 60 € would stay.
  const own = (await box(2026, 4, '66'))?.valor ?? 0;
  await write(2026, 4, { '110': 10_000, '108': 4_000 - own });
  expect([(await box(2026, 4, '78'))?.valor, (await box(2026, 4, '87'))?.valor]).toEqual([4_000, 6_000]);
  const nothing = await file('devolver');
  expect([nothing.status, nothing.body.detail]).toEqual([422, expect.stringContaining('fins a 100,00 €')]);
  await write(2026, 4, { '78': 10_000 });
  expect([(await box(2026, 4, '71'))?.valor, (await box(2026, 4, '87'))?.valor]).toEqual([-6_000, 0]);
  expect((await file('compensar')).body.detail).toContain('casella 78');
  // What is asked back is not carried over too; what the quarter leaves unused is.
  const next = async () => (await box(2027, 1, '110'))?.valor;
  expect(await next()).toBe(0);
  await write(2026, 4, { '78': 9_000 });
  expect([(await box(2026, 4, '71'))?.valor, await next()]).toEqual([-5_000, 1_000]);
  await write(2026, 4, { '78': 3_000 });
  expect([(await box(2026, 4, '71'))?.valor, await next()]).toEqual([1_000, 7_000]);
  await write(2026, 4, { '78': 10_000 });
  // A refund is asked for: what lacks is the account that it goes to.
  expect((await file('devolver')).body.detail).toContain('cal un compte');
  await write(2026, 4, { '110': null, '108': null, '78': null });
});

test('what the file of the last quarter asked back is not proposed in the next, until it is taken to compensate', async () => {
  const file = (trimestre: number, resultat: string) =>
    office.app.call(llibresRoutes.fitxer303, {
      token: office.by.token,
      params: { id: office.by.empresaId },
      query: { exercici: 2026, trimestre, resultat, pagament: 'ingres' },
    } as never);
  const early = await file(2, 'devolver');
  expect([early.status, early.body.codi, early.body.detail]).toEqual([
    422,
    'fitxer_impossible',
    expect.stringContaining('darrer trimestre'),
  ]);
  const params = { id: office.by.empresaId };
  const { versio } = await office.app.ok(llibresRoutes.perfil, { token: office.by.token, params });
  await office.app.ok(llibresRoutes.setPerfil, {
    token: office.by.token,
    params,
    body: { versio, iban: 'ES9121000418450200051332' },
  } as never);
  // 30 € of its own in favour, and what came from before, which goes on being compensated.
  const left = (await box(2026, 4, '110'))?.valor ?? 0;
  await write(2026, 4, { '108': -3_000 });
  const next = async () => (await box(2027, 1, '110'))?.valor;
  const codes = async () => (await resum(2026, 4)).avisos.map(({ codi }) => codi);
  expect([await next(), await codes()]).toEqual([left + 3_000, []]);
  expect((await file(4, 'devolver')).status).toBe(200);
  expect([await next(), await codes()]).toEqual([left, ['devolucio_demanada']]);
  expect((await file(4, 'compensar')).status).toBe(200);
  expect([await next(), await codes()]).toEqual([left + 3_000, []]);
  await write(2026, 4, { '108': null });
});

describe('closed quarters', () => {
  const at = (exercici: number, trimestre: number, more = {}) => ({
    token: office.by.token,
    params: { id: office.by.empresaId, exercici: String(exercici), trimestre: String(trimestre) },
    ...more,
  });
  const tanca = (exercici: number, trimestre: number) => office.app.ok(trimestreRoutes.tanca, at(exercici, trimestre));
  const reobre = (exercici: number, trimestre: number) =>
    office.app.ok(trimestreRoutes.reobre, at(exercici, trimestre, { body: { motiu: 'Falta una factura' } }));
  const spend = (data: string) => office.create({ data, data_recepcio: data, linies: [linia(10_000)] });
  const proposed = async () => [
    (await box(2026, 1, '110'))?.valor,
    (await box(2026, 2, '110'))?.valor,
    (await box(2026, 3, '110'))?.valor,
  ];

  test('what they leave stays what it was, and follows what is changed once they are open', async () => {
    await write(2026, 1, { '108': null });
    const open = await proposed();
    expect(open).toEqual([2_100, 4_200, 6_300]);
    for (const trimestre of [1, 2, 3, 4]) await tanca(2025, trimestre);
    for (const trimestre of [1, 2]) await tanca(2026, trimestre);
    expect([await proposed(), await proposed()]).toEqual([open, open]);
    await reobre(2026, 2);
    await spend('2026-04-10');
    expect(await proposed()).toEqual([2_100, 4_200, 8_400]);
    await tanca(2026, 2);
    expect(await proposed()).toEqual([2_100, 4_200, 8_400]);
    await reobre(2025, 4);
    await spend('2025-10-10');
    await tanca(2025, 4);
    expect(await proposed()).toEqual([4_200, 6_300, 10_500]);
  });

  test('a document of a year that nothing was of before is seen in those after it', async () => {
    await reobre(2024, 2);
    await spend('2024-05-10');
    await tanca(2026, 2);
    expect(await proposed()).toEqual([6_300, 8_400, 12_600]);
  });

  test('boxes written and the pro rata are seen in what they leave', async () => {
    await reobre(2026, 1);
    await write(2026, 1, { '110': 1_000 });
    await tanca(2026, 1);
    expect(await proposed()).toEqual([1_000, 3_100, 7_300]);
    const params = { id: office.by.empresaId };
    const { versio } = await office.app.ok(llibresRoutes.perfil, { token: office.by.token, params });
    const half = { versio, prorrates: [{ des_de: 2026, percentatge: '50' }] };
    const set = (body: object) =>
      office.app.call(llibresRoutes.setPerfil, { token: office.by.token, params, body } as never);
    const refused = await set(half);
    expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
    expect(await proposed()).toEqual([1_000, 3_100, 7_300]);
    for (const trimestre of [1, 2]) await reobre(2026, trimestre);
    expect((await set(half)).status).toBe(200);
    for (const trimestre of [1, 2]) await tanca(2026, trimestre);
    expect(await proposed()).toEqual([1_000, 2_050, 4_150]);
  });

  test('those of another company are nothing to it', async () => {
    const other = await openDespesaOffice();
    try {
      for (const trimestre of [1, 2, 3, 4])
        await other.app.ok(trimestreRoutes.tanca, {
          token: other.by.token,
          params: { id: other.by.empresaId, exercici: '2025', trimestre: String(trimestre) },
        });
      const { grups } = await other.app.ok(llibresRoutes.resum, {
        token: other.by.token,
        params: { id: other.by.empresaId, model: '303' },
        query: { exercici: 2026, trimestre: 1 },
      } as never);
      const found = grups.flatMap(({ caselles }) => caselles).find(({ casella }) => casella === '110');
      expect(found).toMatchObject({ valor: 0, origen: null });
    } finally {
      await other.app.close();
    }
  });
});

test('a file that asks for another answer than a closed quarter was made of is refused, unless its box was written', async () => {
  const app = await openTestApp();
  app.clock.set('2027-04-15T09:00:00.000Z');
  const { token, empresaId: id } = await app.setUp();
  const params = { id };
  const { versio } = await app.ok(llibresRoutes.perfil, { token, params });
  await app.ok(llibresRoutes.setPerfil, { token, params, body: { versio, iban: 'ES9121000418450200051332' } as never });
  const put = (exercici: number, trimestre: number, caselles: Record<string, number>) =>
    app.ok(llibresRoutes.setCaselles, {
      token,
      params: { ...params, model: '303' },
      body: { exercici, trimestre, caselles, motiu: 'Ajust' } as never,
    });
  const file = async (resultat: string) => {
    const query = { exercici: 2026, trimestre: 4, resultat, pagament: 'ingres' } as never;
    const answer = await app.call(llibresRoutes.fitxer303, { token, params, query });
    return [answer.status, answer.body?.codi];
  };
  await put(2026, 4, { '108': -3_000 });
  const closing = { token, params: { ...params, exercici: '2027', trimestre: '1' } };
  await app.ok(trimestreRoutes.tanca, closing);
  expect((await file('compensar'))[0]).toBe(200);
  expect(await file('devolver')).toEqual([409, 'periode_tancat']);
  await app.ok(trimestreRoutes.reobre, { ...closing, body: { motiu: 'Repassar' } });
  await put(2027, 1, { '110': 0 });
  await app.ok(trimestreRoutes.tanca, closing);
  expect((await file('devolver'))[0]).toBe(200);
  await app.close();
});

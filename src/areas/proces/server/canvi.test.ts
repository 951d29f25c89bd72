import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comprovacioRoutes, partidaRoutes } from '#areas/banc/contract/routes.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { TreballPartida } from '../contract/schemas.ts';

const MAONS = 1037;
const EFA = 7;
const CHECKS = [5196, 5197, 5198, 5200, 5202];
let app: TestApp;
let titular: Member;
let token: string;
let id: number;
let item: TreballPartida;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());
beforeEach(async () => {
  id = (await buildTreball(app, titular, { nom: 'Escola' })).id;
  item = await take({ partida_fk: MAONS, usos: [1], amidament: '90' });
});

const take = async (partida: { partida_fk: number; usos?: number[]; amidament?: string }): Promise<TreballPartida> => {
  const body = { partides: [partida] };
  const [made] = await app.ok(procesRoutes.addPartides, { token, params: { id, pid: EFA }, body });
  if (!made) throw new Error('no item');
  return made;
};
const at = (xid = item.id) => ({ id, pid: EFA, xid });
const now = (xid = item.id) => app.ok(procesRoutes.partida, { token, params: at(xid) });
/** Writes the item as it is now. */
const change = async (given: object, xid = item.id) => {
  const { versio } = await now(xid);
  return app.call(procesRoutes.updatePartida, { token, params: at(xid), body: { versio, ...given } });
};
const faults = async (given: object) => {
  const { status, body } = await change(given);
  return [status, ...(body.camps ?? []).map((one: { cami: string; codi: string }) => `${one.cami} ${one.codi}`)];
};
const checks = async () => (await now()).comprovacions.map(({ comprovacio_fk }) => comprovacio_fk);
const preview = (body: object, xid = item.id) =>
  app.call(programaRoutes.previsioCanvi, { token, params: at(xid), body });
const answer = (rows: readonly { lot_fk?: number | undefined; comprovacio_fk: number; resultat: string }[]) =>
  app.ok(resultatRoutes.create, {
    token,
    body: {
      treball_fk: id,
      resultats: rows.map((row) => ({
        proces_fk: EFA,
        treball_partida_fk: item.id,
        lot_fk: row.lot_fk ?? 0,
        categoria_fk: item.comprovacions.find((one) => one.comprovacio_fk === row.comprovacio_fk)?.categoria_fk ?? 1,
        comprovacio_fk: row.comprovacio_fk,
        resultat: row.resultat as 'C' | 'P',
      })),
    },
  });
const lots = () => app.ok(procesRoutes.addLots, { token, params: at(), body: { previstos: true } });
const answers = () => app.ok(resultatRoutes.ofPartida, { token, params: at() });

describe('a check that was left pending', () => {
  beforeEach(async () => {
    const [lot] = await lots();
    await answer([
      { lot_fk: lot?.id, comprovacio_fk: 5200, resultat: 'P' },
      { lot_fk: lot?.id, comprovacio_fk: 5196, resultat: 'P' },
    ]);
  });

  test('is not answered: it leaves when it is taken out, with what was left of it', async () => {
    expect((await change({ comprovacions: [{ comprovacio_fk: 5200, present: false }] })).status).toBe(200);
    expect(await checks()).toEqual([5196, 5197, 5198, 5202]);
    expect((await answers()).map(({ comprovacio_fk }) => comprovacio_fk)).toEqual([5196]);
    expect((await now()).recompte.total).toBe(8);
  });

  test('leaves with another choice, as the preview tells', async () => {
    const { body } = await preview({ usos: [11] });
    const gone = body.surten.map((one: { comprovacio_fk: number }) => one.comprovacio_fk);
    expect([gone.includes(5200), body.jaNo]).toEqual([true, []]);
    expect((await change({ usos: [11] })).status).toBe(200);
    expect((await checks()).filter((one) => gone.includes(one))).toEqual([]);
  });
});

describe('checks taken out by hand', () => {
  beforeEach(async () => {
    await change({ comprovacions: [{ comprovacio_fk: 5197, present: false }] });
  });

  test('stay out when the same choice is sent, or something else changes', async () => {
    const { sistema_fk, completa, nivells } = item;
    for (const given of [{ usos: [1] }, { usos: [1, 1], sistema_fk, completa, nivells }, { marca: 'Ceràmica Una' }]) {
      expect((await change(given)).status).toBe(200);
      expect(await checks()).toEqual([5196, 5198, 5200, 5202]);
    }
    for (const given of [{}, { usos: [1], sistema_fk, completa, nivells }])
      expect((await preview(given)).body).toEqual({ venen: [], tornen: [], surten: [], jaNo: [] });
  });

  test('come back when the choice is another', async () => {
    expect((await preview({ completa: true })).body.venen.length).toBeGreaterThan(0);
    expect((await change({ completa: true })).status).toBe(200);
    expect(await checks()).toContain(5197);
  });
});

test('a check more in an item with closed lots warns, and opens again those that have it pending', async () => {
  const made = await lots();
  const [closed] = made;
  await answer(CHECKS.map((comprovacio_fk) => ({ lot_fk: closed?.id, comprovacio_fk, resultat: 'C' })));
  const [ready] = await app.ok(procesRoutes.lots, { token, params: at() });
  if (!ready) throw new Error('no lot');
  const body = { versio: ready.versio, estat: 'tancat' as const };
  await app.ok(procesRoutes.updateLot, { token, params: { id: ready.id }, body });
  const states = async () =>
    (await app.ok(procesRoutes.lots, { token, params: at() })).map(({ estat, recompte }) => [estat, recompte.pendents]);
  const before = await states();
  expect(before[0]).toEqual(['tancat', 0]);
  for (const given of [{ comprovacions: [{ comprovacio_fk: 5199 }] }, { completa: true }]) {
    const refused = await change(given);
    expect([refused.status, refused.body.avisos?.[0]?.codi]).toEqual([409, 'lots_es_reobren']);
    expect(await states()).toEqual(before);
  }
  expect((await change({ comprovacions: [{ comprovacio_fk: 5196, preu: 500 }] })).status).toBe(200);
  expect(await states()).toEqual(before);
  const more = { comprovacions: [{ comprovacio_fk: 5199 }], avisos_acceptats: ['lots_es_reobren'] };
  expect((await change(more)).status).toBe(200);
  expect((await states())[0]).toEqual(['obert', 1]);
});

test('a heading that does not exist is refused where it is', async () => {
  const body = { comprovacions: [{ comprovacio_fk: 5196 }, { comprovacio_fk: 5199, categoria_fk: 99_999 }] };
  expect(await faults(body)).toEqual([422, 'comprovacions.1.categoria_fk registre_desconegut']);
  expect(await checks()).toEqual(CHECKS);
});

test('what costs more than money holds is refused at its field', async () => {
  const priced = (preu: number, assaigs: number | null = null) => ({
    comprovacions: [{ comprovacio_fk: 5196, preu, assaigs }],
  });
  expect((await faults(priced(100_000_001)))[1]).toMatch(/^comprovacions\.0\.preu /);
  expect(await faults(priced(100_000_000, 10_001))).toEqual([422, 'comprovacions.0.preu cost_massa_gran']);
  expect(await faults(priced(100_000_000, 10_000))).toEqual([200]);
  const tests = { comprovacions: [{ comprovacio_fk: 5196, assaigs: 100_000 }] };
  expect(await faults(tests)).toEqual([422, 'comprovacions.0.assaigs cost_massa_gran']);
  await change(priced(100_000_000));
  expect(await faults({ amidament: '999999999' })).toEqual([422, 'amidament cost_massa_gran']);
  // The whole programme is read even where each of its items costs the most.
  await change(priced(100_000_000, 10_000));
  item = await take({ partida_fk: MAONS, usos: [1] });
  expect(await faults(priced(100_000_000, 10_000))).toEqual([200]);
  expect((await app.ok(procesRoutes.programa, { token, params: { id } })).cost).toBe(2_000_000_000_000);
});

test('uses named twice are one', async () => {
  const { status, body } = await change({ usos: [11, 11], nivells: [] });
  expect([status, body.usos]).toEqual([200, [11]]);
});

test('an item whose own item of the bank has gone waits for it, and says so', async () => {
  const own = await app.ok(partidaRoutes.create, { token, body: { nom: 'Tàpia', proces_fk: EFA, control_fk: 2 } });
  await app.ok(comprovacioRoutes.create, {
    token,
    body: { nom: 'Gruix', categoria_fk: 13, partida_id: own.id, basic: true },
  });
  const mine = await take({ partida_fk: own.id });
  const removed = await app.ok(procesRoutes.removePartida, { token, params: at(mine.id), query: {} });
  const gone = await app.ok(partidaRoutes.remove, { token, params: { id: own.id } });
  const undo = (of: { desfer: { id: number } }) => app.call(desferRoutes.undo, { token, params: { id: of.desfer.id } });
  const refused = await undo(removed);
  expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_xoc']);
  await undo(gone);
  expect((await undo(removed)).status).toBe(200);
  // One that is in that state says what can still be changed.
  const lost = { partida_fk: 2_000_000_000 };
  await app.database.write((db) => db.updateTable('treball_partida').set(lost).where('id', '=', mine.id).execute());
  for (const reply of [await change({ completa: true }, mine.id), await preview({ completa: true }, mine.id)])
    expect([reply.status, reply.body.codi]).toEqual([409, 'partida_sense_banc']);
  expect((await change({ marca: 'Una' }, mine.id)).status).toBe(200);
});

test('a programme is not copied from itself', async () => {
  const { status, body } = await app.call(procesRoutes.copy, { token, params: { id }, body: { treball_fk: id } });
  expect([status, body.camps]).toMatchObject([422, [{ cami: 'treball_fk', codi: 'programa_de_si_mateix' }]]);
  expect((await app.ok(procesRoutes.programa, { token, params: { id } })).processos[0]?.n_partides).toBe(1);
});

describe('lots', () => {
  test('that end before they begin are refused at their field', async () => {
    const dates = { data_inici: '2026-05-02', data_final: '2026-05-01' };
    const body = { lots: [{ descripcio: 'Planta baixa' }, dates] };
    const made = await app.call(procesRoutes.addLots, { token, params: at(), body });
    expect([made.status, made.body.camps?.[0]]).toMatchObject([
      422,
      { cami: 'lots.1.data_final', codi: 'lot_final_abans_inici' },
    ]);
    const [lot] = await app.ok(procesRoutes.addLots, {
      token,
      params: at(),
      body: { lots: [{ data_inici: '2026-05-02', data_final: '2026-05-02' }] },
    });
    if (!lot) throw new Error('no lot');
    for (const [given, cami] of [
      [dates, 'data_final'],
      [{ data_final: '2026-05-01' }, 'data_final'],
      [{ data_inici: '2026-05-03' }, 'data_inici'],
    ] as const) {
      const reply = await app.call(procesRoutes.updateLot, {
        token,
        params: { id: lot.id },
        body: { versio: lot.versio, ...given },
      });
      expect([reply.status, reply.body.camps?.[0]?.cami]).toEqual([422, cami]);
    }
  });

  test('sent again with the keys that they were made with are made once', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const add = (lots: readonly { clau_client: string; descripcio: string }[]) =>
      app.call(procesRoutes.addLots, { token, params: at(), body: { lots } });
    const first = await add([{ clau_client: one, descripcio: 'Sabata 1' }]);
    const again = await Promise.all(
      Array.from({ length: 3 }, () => add([{ clau_client: one, descripcio: 'Una altra' }])),
    );
    for (const reply of again) expect([reply.status, reply.body]).toEqual([200, first.body]);
    const more = await add([
      { clau_client: one, descripcio: 'Sabata 1' },
      { clau_client: other, descripcio: 'Sabata 2' },
    ]);
    expect(more.body).toMatchObject([
      { clau_client: one, numero: 1, descripcio: 'Sabata 1', versio: 1 },
      { clau_client: other, numero: 2, descripcio: 'Sabata 2' },
    ]);
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('come back in their order, whichever went first and whichever comes first', async (first, second) => {
    const names = ['A', 'B', 'C', 'D'];
    const body = { lots: names.map((descripcio) => ({ descripcio })) };
    const made = await app.ok(procesRoutes.addLots, { token, params: at(), body });
    const remove = (place: number) =>
      app.ok(procesRoutes.removeLot, { token, params: { id: made[place]?.id ?? 0 }, query: {} });
    const order = async () =>
      (await app.ok(procesRoutes.lots, { token, params: at() })).map(({ numero, descripcio }) => [numero, descripcio]);
    for (const back of [
      [0, 1],
      [1, 0],
    ]) {
      const gone = [await remove(first), await remove(second)];
      expect(await order()).toEqual([
        [1, 'C'],
        [2, 'D'],
      ]);
      for (const one of back) await app.ok(desferRoutes.undo, { token, params: { id: gone[one]?.desfer.id ?? 0 } });
      expect(await order()).toEqual(names.map((name, place) => [place + 1, name]));
    }
  });
});

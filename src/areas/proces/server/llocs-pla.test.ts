import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desferRoutes } from '#contract/desfer.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { procesRoutes } from '../contract/routes.ts';

/** Items of brickwork, as the bank has them. */
const EFA = 7;
const [MAONS, BLOCS, MORTER] = [1037, 1038, 1039];
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const work = async () => (await buildTreball(app, titular, {})).id;
const plan = (id: number) => app.ok(procesRoutes.programa, { token, params: { id } });
const processos = async (id: number) => (await plan(id)).processos.map(({ proces_fk }) => proces_fk);
const partides = async (id: number) =>
  (await plan(id)).processos.flatMap((one) => one.partides.map(({ partida_fk }) => partida_fk));
const addProces = (id: number, proces_fk: number) =>
  app.ok(procesRoutes.add, { token, params: { id }, body: { proces_fk } });
const add = async (id: number, partida_fk: number) => {
  const body = { partides: [{ partida_fk, usos: [] }] };
  const [made] = await app.ok(procesRoutes.addPartides, { token, params: { id, pid: EFA }, body });
  return made?.id ?? 0;
};
const takeProces = async (id: number, pid: number) =>
  (await app.ok(procesRoutes.remove, { token, params: { id, pid } })).desfer.id;
const takePartida = async (id: number, xid: number) =>
  (await app.ok(procesRoutes.removePartida, { token, params: { id, pid: EFA, xid } })).desfer.id;
const back = (desfer: number) => app.ok(desferRoutes.undo, { token, params: { id: desfer } });
const moveProces = (id: number, from: number, to: number) =>
  app.ok(procesRoutes.reorder, { token, params: { id }, body: { from, to } });
const movePartida = (id: number, from: number, to: number) =>
  app.ok(procesRoutes.reorderPartides, { token, params: { id, pid: EFA }, body: { from, to } });

describe('processes of a work', () => {
  test('stand as the building is made, whatever came first', async () => {
    const id = await work();
    for (const proces of [12, 4, 7, 1, 5]) await addProces(id, proces);
    expect(await processos(id)).toEqual([1, 4, 5, 7, 12]);
  });

  test('that were ordered by hand stay so: one that comes goes last', async () => {
    const id = await work();
    for (const proces of [1, 4, 7]) await addProces(id, proces);
    await moveProces(id, 2, 0);
    await addProces(id, 5);
    expect(await processos(id)).toEqual([7, 1, 4, 5]);
  });

  test.each([false, true])(
    'taken out and back in any order, have their places again (ordered by hand: %s)',
    async (hand) => {
      const id = await work();
      for (const proces of [1, 4, 5, 7]) await addProces(id, proces);
      if (hand) await moveProces(id, 3, 1);
      const had = await processos(id);
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const desfers = [await takeProces(id, had[1] ?? 0), await takeProces(id, had[2] ?? 0)];
        for (const which of order) await back(desfers[which] ?? 0);
        expect(await processos(id)).toEqual(had);
      }
    },
  );

  test('ordered by hand while one is away, leave it its place', async () => {
    const id = await work();
    for (const proces of [1, 4, 5, 7]) await addProces(id, proces);
    await moveProces(id, 0, 3);
    const desfer = await takeProces(id, 5);
    await moveProces(id, 2, 1);
    await back(desfer);
    expect(await processos(id)).toEqual([4, 5, 1, 7]);
  });
});

describe('items of a process', () => {
  test('stand as the bank has them; ordered by hand they stay so', async () => {
    const id = await work();
    for (const one of [MORTER, MAONS, BLOCS]) await add(id, one);
    const bank = await partides(id);
    const other = await work();
    for (const one of [BLOCS, MORTER, MAONS]) await add(other, one);
    expect(await partides(other)).toEqual(bank);
    await movePartida(other, 0, 2);
    await add(other, MAONS);
    expect(await partides(other)).toEqual([...bank.slice(1), bank[0], MAONS]);
  });

  test.each([false, true])('taken out and back, have their places again (ordered by hand: %s)', async (hand) => {
    const id = await work();
    for (const one of [MAONS, BLOCS, MORTER, MAONS]) await add(id, one);
    if (hand) await movePartida(id, 3, 1);
    const rows = async () => (await plan(id)).processos.flatMap((one) => one.partides.map((item) => item.id));
    const had = await rows();
    const desfers = [await takePartida(id, had[1] ?? 0), await takePartida(id, had[2] ?? 0)];
    for (const desfer of desfers) await back(desfer);
    expect(await rows()).toEqual(had);
  });
});

test('a check taken out and put in again has its place, and is asked for as it was', async () => {
  const id = await work();
  const xid = await add(id, MAONS);
  const params = { id, pid: EFA, xid };
  const read = () => app.ok(procesRoutes.partida, { token, params });
  const had = (await read()).comprovacions;
  for (const { comprovacio_fk } of had) {
    for (const present of [false, true]) {
      const { versio } = await read();
      await app.ok(procesRoutes.updatePartida, {
        token,
        params,
        body: { versio, comprovacions: [{ comprovacio_fk, present }] },
      });
      expect((await read()).comprovacions).toHaveLength(had.length - (present ? 0 : 1));
    }
  }
  expect((await read()).comprovacions).toEqual(had);
});

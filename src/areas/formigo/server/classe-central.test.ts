import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { ClasseCentral } from '../domain/tipus.ts';

let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

/** A zone under EHE-98 whose plant is declared A, with a lot of two samples for each pair. */
const openLots = async (...pairs: readonly (readonly [number, number])[]) => {
  const work = await openWork(app, who, { data_projecte: '2005-03-01' });
  const zona = await openZona(app, who, work.id, {
    designacio: 'HA-25/F/20/IIa',
    classe_central: 'A',
    lots: pairs.length,
  });
  const pastades = pairs.flatMap((pair, index) => samplesOf(lotId(zona, index), pair, `2006-0${index + 1}-01`));
  return (await saveZona(app, who, zona.id, { pastades })).zona;
};
const declare = async (zonaId: number, index: number, classe: ClasseCentral | null) => {
  const zona = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: zonaId } });
  const lot = { id: lotId(zona, index), versio: zona.lots[index]?.versio };
  return (await saveZona(app, who, zonaId, { lots: [{ ...lot, respostes: { coeficient: classe && { classe } } }] }))
    .zona;
};

// 0,90 × 25,5 = 22,95 reaches 0,90 fck = 22,5 in class A; in class B, 0,85 × 25,5 = 21,68 does not.
test('declaring C and then A again forgives nothing that a range had shown', async () => {
  const typed = await openLots([28, 40], [40, 41], [25.5, 26]);
  expect(typed.lots.map((lot) => lot.veredicte.classeAplicada)).toEqual(['B', 'B', 'B']);
  const declared = await declare(typed.id, 1, 'C');
  expect(declared.lots.map((lot) => [lot.veredicte.classeAplicada, lot.veredicte.verdict])).toEqual([
    ['B', 'satisfactori'],
    ['C', 'satisfactori'],
    ['B', 'no_satisfactori'],
  ]);
  expect(declared.lots[2]?.abans.estatClasse).toEqual({
    ...{ declarada: 'C', demostrada: 'B', aplicada: 'C', seguits: 1 },
  });
  const lines = declared.lots[2]?.veredicte.steps[4]?.lines.map((line) => line.codi);
  expect(lines?.slice(0, 2)).toEqual(['classe_redeclarada', 'classe_demostrada']);
});

test('a worse class that was only declared leaves no memory', async () => {
  const typed = await openLots([28, 29], [25.5, 26]);
  const declared = await declare(typed.id, 0, 'C');
  expect(declared.lots.map((lot) => lot.veredicte.classeAplicada)).toEqual(['C', 'A']);
  expect(declared.lots[1]?.veredicte.steps[4]?.lines[0]).toEqual({
    ...{ codi: 'classe_redeclarada', params: { classe: 'A', abans: 'C' } },
  });
});

test('rows kept before the demonstrated class was told apart are read, and written anew with the next save', async () => {
  const typed = await openLots([28, 40], [40, 41]);
  const abans = { anteriors: [], anteriorsSenseValor: 0, estatClasse: { declarada: 'A', aplicada: 'B', seguits: 0 } };
  await app.database.write(async (db) => {
    await db
      .updateTable('zona_lot')
      .set({ abans: JSON.stringify(abans) })
      .where('id', '=', lotId(typed, 1))
      .execute();
  });
  const read = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: typed.id } });
  expect(read.lots[1]?.abans).toEqual(abans);
  const saved = await declare(typed.id, 1, null);
  expect(saved.lots[1]?.abans.estatClasse?.demostrada).toBe('B');
  expect(saved.lots[1]?.veredicte.classeAplicada).toBe('B');
});

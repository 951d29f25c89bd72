import { afterAll, beforeAll, expect, test } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { migrate } from '#server/database/migrate.ts';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

const itemOf = async (id: number) =>
  (await app.ok(treballRoutes.list, { token: who.token, query: { limit: 500 } })).items.find((one) => one.id === id);

test('the work counts its pending lots without a date, and says whom it lacks', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id, { volum: 290, preveu_pastades: true });
  expect(zona.lots).toHaveLength(3);
  expect((await itemOf(work.id))?.formigo.sense_data).toBe(3);
  await saveZona(app, who, zona.id, {
    pastades: [{ lot_fk: lotId(zona, 1), camps: { data: '2026-02-01' } }, ...samplesOf(lotId(zona, 2), [36, 37, 38])],
  });
  expect((await itemOf(work.id))?.formigo.sense_data).toBe(1);
  expect((await itemOf(work.id))?.mancances).toEqual([
    'sense_promotor',
    'sense_director',
    'sense_director_execucio',
    'sense_constructor',
  ]);
});

test('works stored before the count existed get it when the database is brought up to date', async () => {
  const work = await openWork(app, who);
  await openZona(app, who, work.id, { volum: 290, preveu_pastades: true });
  const known = await itemOf(work.id);
  const { sense_data: _counted, ...old } = known?.formigo ?? { sense_data: 0 };
  await app.database.write(async (db) => {
    await db
      .updateTable('treball')
      .set({ formigo: JSON.stringify(old) })
      .where('id', '=', work.id)
      .execute();
    await db
      .deleteFrom('migracio' as never)
      .where('nom' as never, '=', '20261128095000_formigo_lots_sense_data' as never)
      .execute();
  });
  expect((await itemOf(work.id))?.formigo.sense_data).toBe(0);
  await migrate(app.database);
  expect(await itemOf(work.id)).toEqual(known);
});

test('under indirect control the samples with a slump count, also those stored before they did', async () => {
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id, { modalitat: 'INDIRECTE' });
  const lot = zona.lots[0]?.id ?? 0;
  const list = async () =>
    (await app.ok(formigoRoutes.zonesTotes, { token: who.token, params: { id: work.id } })).find(
      ({ id }) => id === zona.id,
    );
  await saveZona(app, who, zona.id, {
    pastades: [
      { lot_fk: lot, camps: { con: [100, 110] } },
      { lot_fk: lot, camps: { con: [120] } },
      { lot_fk: lot, camps: { albara: 'A-3' } },
    ],
  });
  expect((await list())?.pastades_total).toBe(2);
  await app.database.write(async (db) => {
    await db.updateTable('zona_lot').set({ mostres_tingudes: 0 }).where('id', '=', lot).execute();
    await db
      .deleteFrom('migracio' as never)
      .where('nom' as never, '=', '20261128130000_formigo_pastades_amb_con' as never)
      .execute();
  });
  expect((await list())?.pastades_total).toBe(0);
  await migrate(app.database);
  expect((await list())?.pastades_total).toBe(2);
});

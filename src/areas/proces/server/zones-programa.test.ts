import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { openWork, openZona, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';

const EFO = 4;
const FORMIGO = 1538;
const PIL = 4;
const RESISTENCIA = 5055;
const CON = 5054;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const concrete = async () => {
  const { id } = await openWork(app, titular);
  const [made] = await app.ok(procesRoutes.addPartides, {
    token,
    params: { id, pid: EFO },
    body: { partides: [{ partida_fk: FORMIGO, usos: [PIL] }] },
  });
  const params = { id, pid: EFO, xid: made?.id ?? 0 };
  const item = () => app.ok(procesRoutes.partida, { token, params });
  return {
    id,
    item,
    check: async (which: number) => (await item()).comprovacions.find(({ comprovacio_fk }) => comprovacio_fk === which),
    price: async (preu: number) =>
      app.ok(procesRoutes.updatePartida, {
        token,
        params,
        body: { versio: (await item()).versio, comprovacions: [{ comprovacio_fk: RESISTENCIA, preu }] },
      }),
    emet: (more: object = {}) =>
      app.call(programaRoutes.emet, { token, params: { id }, body: { data: app.clock.today(), ...more } }),
    canvis: () => app.ok(programaRoutes.canvis, { token, params: { id } }),
  };
};

test('concrete is sampled, counted and priced as its zones ask, not once a lot', async () => {
  const { id, item, check, price } = await concrete();
  await price(1000);
  expect(await check(RESISTENCIA)).toMatchObject({ frequencia: '1 per lot' });
  expect(await item()).toMatchObject({ cost: 0, cost_minim: true });

  await openZona(app, titular, id, { volum: 90 });
  const zones = await app.ok(formigoRoutes.zonesTotes, { token, params: { id } });
  const perLot = zones[0]?.pastades_lot ?? 0;
  const total = zones[0]?.previsio.mostresTotal ?? 0;
  expect(perLot).toBeGreaterThan(1);
  expect(await check(RESISTENCIA)).toMatchObject({
    frequencia: `${perLot} pastades per lot`,
    previstos: { n: total, motiu: 'zones' },
  });
  expect(await check(CON)).toMatchObject({ previstos: { n: total, motiu: 'zones' } });
  expect(await item()).toMatchObject({ cost: 1000 * total, cost_minim: false });

  await openZona(app, titular, id, { nom: 'Pantalla', volum: 90, modalitat: 'TOTAL' });
  const mixed = await check(RESISTENCIA);
  expect(mixed?.frequencia).toBe(`${perLot} pastades per lot; totes les pastades, on el control és al 100 per 100`);
  // Of a zone of which every load is tested nobody knows how many there are.
  expect(await item()).toMatchObject({ cost_minim: true });
});

test('lots are at least those of the zones that are known, where another does not say how much it holds', async () => {
  const { id, item, price } = await concrete();
  await openZona(app, titular, id, { volum: 90 });
  await price(1000);
  const known = (await item()).previsio.lots;
  expect(await item()).toMatchObject({ previsio: { motiu: 'zones' }, cost_minim: false });
  // A foundation is sampled pour by pour, and no pour of it is known.
  const sabates = await openZona(app, titular, id, { nom: 'Sabates', estructura: 'FEV_SUPERIOR_200', volum: null });
  const mixed = await item();
  expect(mixed).toMatchObject({ previsio: { lots: known, motiu: 'zones_en_part' }, cost_minim: true });
  const { processos } = await app.ok(procesRoutes.programa, { token, params: { id } });
  expect(processos.flatMap(({ partides }) => partides)[0]?.avisos).toContain('zones_en_part');
  expect(processos[0]?.recompte.lotsPerFer).toBe(1);
  // A wall is divided by what it measures, and nothing says how much that is.
  const mur = await openZona(app, titular, id, { nom: 'Murs', volum: null, plantes: null });
  await saveZona(app, titular, sabates.id, { lots: [{ clau_client: randomUUID(), volum: 30 }] });
  expect(await item()).toMatchObject({ previsio: { lots: known + 2, motiu: 'zones_en_part' }, cost_minim: true });
  await app.ok(formigoRoutes.updateZona, { token, params: { id: mur.id }, body: { versio: mur.versio, volum: 50 } });
  expect(await item()).toMatchObject({ previsio: { lots: known + 2, motiu: 'zones' }, cost_minim: false });
});

test('zones that change after an issue change the programme, and are told', async () => {
  const { id, emet, canvis } = await concrete();
  const zona = await openZona(app, titular, id, { volum: 90 });
  expect((await emet()).status).toBe(200);
  expect(await canvis()).toMatchObject({ n: 0 });
  await app.ok(formigoRoutes.updateZona, {
    token,
    params: { id: zona.id },
    body: { versio: zona.versio, consistencia: 'B' },
  });
  const { n, partides } = await canvis();
  expect(n).toBe(1);
  const camps = partides[0]?.camps ?? [];
  expect(camps.map(({ camp }) => camp)).toEqual(['zones']);
  expect(camps[0]?.abans).toContain(zona.designacio);
  expect(camps[0]?.despres).toContain(zona.designacio.replace(/\/[A-Z]+\//, '/B/'));
  // Issued again, both issues stay as they were.
  expect((await emet()).status).toBe(200);
  const [last] = await app.ok(programaRoutes.revisions, { token, params: { id } });
  expect(last?.canvis?.partides[0]?.camps.map(({ camp }) => camp)).toEqual(['zones']);
});

test('an issue that did not keep zones is read, and tells no change of them', async () => {
  const { id, emet, canvis } = await concrete();
  await openZona(app, titular, id, { volum: 90 });
  expect((await emet()).status).toBe(200);
  const row = await app.database.write(async (db) => {
    const kept = await db
      .selectFrom('programa_revisio')
      .select(['id', 'foto', 'versio'])
      .where('treball_fk', '=', id)
      .executeTakeFirstOrThrow();
    const foto = JSON.parse(kept.foto) as { partides: Record<string, unknown>[] };
    const old = { ...foto, partides: foto.partides.map(({ zones: _zones, ...one }) => one) };
    const values = { foto: JSON.stringify(old), versio: 2 };
    await db.updateTable('programa_revisio').set(values).where('id', '=', kept.id).execute();
    return kept;
  });
  expect(row.versio).toBe(3);
  expect(await canvis()).toMatchObject({ n: 0 });
});

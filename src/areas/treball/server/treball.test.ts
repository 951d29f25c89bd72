import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAgent, buildTreball, treballBody } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { treballRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const create = (body: object) => app.call(treballRoutes.create, { token, body });
const PROMOTOR = 1;

test('a work takes the next code of its year and says what it lacks', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Promotora Exemple, SL' });
  const made = await buildTreball(app, titular, {
    nom: 'Escola del Pla',
    expedient: 'EXP-77',
    poblacio_fk: 8019,
    adreca: { via: 'c/ Gran, 2', codi_postal: '08002' },
    data_encarrec: '2026-02-28',
    pem: 123_456_789,
    agents: [{ agent_fk: agent.id, funcio_fk: PROMOTOR, percentatge: 10_000 }],
  });
  expect(made).toMatchObject({
    codi: '2026/001',
    obert: true,
    control_qualitat: true,
    adreca: { poblacio: 'Barcelona', provincia: 'Barcelona' },
    agents: [{ agent_fk: agent.id, nom: 'Promotora Exemple, SL', percentatge: 10_000 }],
    mancances: ['sense_director', 'sense_director_execucio', 'sense_constructor'],
  });
  expect(await app.ok(treballRoutes.get, { token, params: { id: made.id } })).toEqual(made);
  expect((await buildTreball(app, titular, { data_encarrec: '2025-12-31' })).codi).toBe('2025/001');
  expect((await buildTreball(app, titular)).codi).toBe('2026/002');
  const expedient = await app.ok(treballRoutes.expedient, { token, query: { search: 'exp-' } });
  expect(expedient).toEqual({
    items: [{ expedient: 'EXP-77', treballs: [{ id: made.id, codi: '2026/001', nom: 'Escola del Pla' }] }],
    codi_proposat: '2026/003',
  });
});

test('many at once take each a code of their own; a typed code in use is refused as such', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => create(treballBody({ data_encarrec: '2024-01-01' }))),
  );
  expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
  expect(new Set(replies.map((reply) => reply.body.codi)).size).toBe(10);
  const same = await Promise.all(Array.from({ length: 6 }, () => create(treballBody({ codi: '2023/500' }))));
  expect(same.map((reply) => reply.status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  expect(same.find((reply) => reply.status === 422)?.body.camps).toMatchObject([
    { cami: 'codi', codi: 'codi_repetit' },
  ]);
  const moved = { token, params: { id: replies[0]?.body.id }, body: { versio: 1, codi: '2023/500' } };
  expect((await app.call(treballRoutes.update, moved)).body.camps).toMatchObject([{ codi: 'codi_repetit' }]);
});

test.each([
  ['code', { codi: '26/1' }, 'codi', 'codi_treball_incorrecte'],
  ['day', { data_inici: '2026-02-30' }, 'data_inici', 'data_incorrecta'],
  ['instant for a day', { data_inici: '2026-02-03T00:00:00Z' }, 'data_inici', 'data_incorrecta'],
  ['negative budget', { pem: -1 }, 'pem', 'massa_petit'],
  ['budget with decimals', { pem: 1.5 }, 'pem', 'tipus_incorrecte'],
  ['huge budget', { pem: Number.MAX_SAFE_INTEGER }, 'pem', 'massa_gran'],
  ['floors', { plantes_sobre: 301 }, 'plantes_sobre', 'massa_gran'],
  ['town', { poblacio_fk: 1 }, 'poblacio_fk', 'registre_desconegut'],
  ['kind of work', { tipus_treball_fk: 99_999 }, 'tipus_treball_fk', 'registre_desconegut'],
  ['agent', { agents: [{ agent_fk: 1, funcio_fk: 1 }] }, 'agents.0.agent_fk', 'agent_desconegut'],
  ['state of the server', { obert: false }, 'obert', 'camp_desconegut'],
])('a wrong %s is refused', async (_what, more, cami, codi) => {
  const reply = await create(treballBody(more));
  expect([reply.status, reply.body.camps]).toMatchObject([422, [{ cami, codi }]]);
});

test('an agent has a function once; functions and degrees must be of the lists', async () => {
  const { id: agent_fk } = await buildAgent(app, titular);
  const agents = [
    { agent_fk, funcio_fk: PROMOTOR },
    { agent_fk, funcio_fk: PROMOTOR },
    { agent_fk, funcio_fk: 99_999 },
    { agent_fk, funcio_fk: 2, titulacio_fk: 99_999 },
  ];
  const codes = (await create(treballBody({ agents }))).body.camps.map((camp: { cami: string; codi: string }) => [
    camp.cami,
    camp.codi,
  ]);
  expect(codes).toEqual([
    ['agents.1.agent_fk', 'agent_repetit'],
    ['agents.2.funcio_fk', 'registre_desconegut'],
    ['agents.3.titulacio_fk', 'registre_desconegut'],
  ]);
});

test('doubtful dates and postcodes only warn, each by its name', async () => {
  const body = treballBody({
    data_inici: '2026-05-01',
    data_final: '2026-04-01',
    poblacio_fk: 8019,
    adreca: { codi_postal: '17001' },
  });
  const warned = await create(body);
  expect(warned.body.avisos.map((avis: { codi: string }) => avis.codi)).toEqual(['dates_desordenades', 'codi_postal']);
  expect((await create({ ...body, avisos_acceptats: ['codi_postal'] })).body.avisos).toHaveLength(1);
  expect((await create({ ...body, avisos_acceptats: ['codi_postal', 'dates_desordenades'] })).status).toBe(200);
});

test('a change replaces the agents whole, keeps what is not said, and a stale one is refused', async () => {
  const [one, other] = [await buildAgent(app, titular), await buildAgent(app, titular)];
  const made = await buildTreball(app, titular, { agents: [{ agent_fk: one.id, funcio_fk: PROMOTOR }], us: 'Escolar' });
  const save = (body: object) => app.call(treballRoutes.update, { token, params: { id: made.id }, body });
  const changed = await save({ versio: 1, agents: [{ agent_fk: other.id, funcio_fk: PROMOTOR }] });
  expect(changed.body).toMatchObject({ versio: 2, us: 'Escolar', agents: [{ agent_fk: other.id }] });
  expect((await save({ versio: 2, us: 'Esportiu' })).body.agents).toEqual(changed.body.agents);
  expect((await save({ versio: 2, us: 'Tard' })).body).toMatchObject({
    codi: 'versio_obsoleta',
    actual: { us: 'Esportiu' },
  });
  await app.database.write((db) => db.updateTable('treball').set({ obert: 0 }).where('id', '=', made.id).execute());
  expect((await save({ versio: 3, us: 'Tancat' })).body).toMatchObject({ status: 409, codi: 'treball_tancat' });
});

describe('the list', () => {
  test('a role of the site sees the works assigned to it alone', async () => {
    const site = await app.addMember(titular.empresaId, 'obra');
    const [seen, unseen] = [await buildTreball(app, titular), await buildTreball(app, titular)];
    await app.database.write((db) =>
      db
        .insertInto('treball_usuari')
        .values({ empresa_fk: titular.empresaId, treball_fk: seen.id, usuari_fk: site.usuariId })
        .execute(),
    );
    const given = { token: site.token };
    expect((await app.ok(treballRoutes.list, given)).items.map((item) => item.id)).toEqual([seen.id]);
    expect((await app.call(treballRoutes.get, { ...given, params: { id: seen.id } })).status).toBe(200);
    expect((await app.call(treballRoutes.get, { ...given, params: { id: unseen.id } })).status).toBe(404);
  });

  test('states are asked for; ordering by an absent date is the same on every engine', async () => {
    const ids = async (query: Record<string, string | boolean>) =>
      (await app.ok(treballRoutes.list, { token, query: { limit: '500', ...query } })).items;
    const [open, closed, both] = [
      await ids({}),
      await ids({ obert: false, tancat: true }),
      await ids({ tancat: true }),
    ];
    expect(closed).toHaveLength(1);
    expect(both).toHaveLength(open.length + 1);
    expect(await ids({ obert: false, tancat: false })).toEqual([]);
    const dates = (await ids({ ordre_camp: 'data_encarrec', ordre_criteri: 'ASC' })).map(
      (item) => item.data_encarrec ?? '',
    );
    expect(dates[0]).toBe('');
    expect(dates).toEqual([...dates].sort());
  });

  test.each([
    ['001', 'Escola del Pla'],
    ['2026/001', 'Escola del Pla'],
    ['exp-77', 'Escola del Pla'],
    ['gran', 'Escola del Pla'],
    ['barcelona escola', 'Escola del Pla'],
    ['promotora', 'Escola del Pla'],
  ])('the search «%s» looks in what the list shows', async (search, nom) => {
    const { items } = await app.ok(treballRoutes.list, { token, query: { search } });
    expect(items.map((item) => item.nom)).toContain(nom);
  });
});

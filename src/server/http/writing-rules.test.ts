import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { agentBody, buildAgent } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { shift } from './clock.ts';
import { forgetKeys } from './idempotency.ts';

let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const total = async (): Promise<number> => (await app.ok(agentRoutes.list, { token })).total;
const create = (body: object, key?: string, by = token, language = 'ca') =>
  app.call(agentRoutes.create, {
    token: by,
    body,
    headers: { 'accept-language': language, ...(key ? { 'idempotency-key': key } : {}) },
  });
const WRONG = { nif: 'B00000001' };

test('a warning is told in three languages, accepted by name, and kept in the history', async () => {
  const body = agentBody(WRONG);
  const before = await total();
  const said = [];
  for (const language of ['ca', 'es', 'en', 'xx']) {
    const reply = await create(body, undefined, token, language);
    expect(reply.body).toMatchObject({
      status: 409,
      codi: 'avisos',
      avisos: [{ codi: 'nif_incorrecte', cami: 'nif' }],
    });
    said.push(reply.body.avisos[0].missatge);
  }
  expect(new Set(said).size).toBe(3);
  expect(said[3]).toBe(said[0]);
  expect((await create({ ...body, avisos_acceptats: ['un_altre'] })).status).toBe(409);
  expect(await total()).toBe(before);
  const { body: made } = await create({ ...body, avisos_acceptats: ['nif_incorrecte'] });
  expect(made).toMatchObject({ nif: 'B00000001', nif_correcte: false });
  const { items } = await app.ok(historialRoutes.list, { token, params: { entitat: 'agent', id: made.id } });
  expect(items[0]?.canvis).toContainEqual({ camp: 'avisos_acceptats', abans: null, despres: ['nif_incorrecte'] });
  const twin = await create(agentBody({ ...WRONG, avisos_acceptats: ['nif_incorrecte'] }));
  expect(twin.body.avisos).toMatchObject([{ codi: 'nif_repetit' }]);
});

test('a stale version is refused with the record as it is, and nothing is lost', async () => {
  const agent = await buildAgent(app, titular);
  const save = (versio: unknown, more: object) =>
    app.call(agentRoutes.update, { token, params: { id: agent.id }, body: { versio, ...more } });
  const first = await save(agent.versio, { web: 'exemple.cat' });
  expect(first.body).toMatchObject({ versio: agent.versio + 1, web: 'exemple.cat' });
  const late = await save(agent.versio, { observacions: 'tard' });
  const { items } = await app.ok(historialRoutes.list, { token, params: { entitat: 'agent', id: agent.id } });
  const canvi = { qui: items[0]?.usuari, quan: items[0]?.quan };
  expect(items[0]?.accio).toBe('canvia');
  expect(late.body).toMatchObject({ status: 409, codi: 'versio_obsoleta', actual: first.body, canvi });
  for (const versio of [undefined, null, '1', 1.5, Number.MAX_SAFE_INTEGER + 1])
    expect((await save(versio, {})).status).toBe(422);
  for (const versio of [0, -1, Number.MAX_SAFE_INTEGER]) expect((await save(versio, {})).status).toBe(409);
  const both = await Promise.all(['u', 'dos'].map((web) => save(first.body.versio, { web })));
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 409]);
  const loser = both.find((reply) => reply.status === 409);
  expect(loser?.body.actual).toEqual(both.find((reply) => reply.status === 200)?.body);
});

test('history tells who, when, what, before and after, newest first', async () => {
  const agent = await buildAgent(app, titular, { web: 'abans.cat' });
  app.clock.pass(60_000);
  const change = (body: object) => app.ok(agentRoutes.update, { token, params: { id: agent.id }, body });
  await change({ versio: agent.versio, web: 'despres.cat' });
  await change({ versio: agent.versio + 1, web: 'despres.cat' });
  const page = await app.ok(historialRoutes.list, { token, params: { entitat: 'agent', id: agent.id } });
  expect(page).toMatchObject({
    total: 2,
    items: [
      {
        accio: 'canvia',
        usuari: 'Mercè Puig Soler',
        quan: app.clock.now(),
        canvis: [{ camp: 'web', abans: 'abans.cat', despres: 'despres.cat' }],
      },
      { accio: 'crea' },
    ],
  });
  const second = await app.ok(historialRoutes.list, {
    token,
    params: { entitat: 'agent', id: agent.id },
    query: { offset: 1, limit: 1 },
  });
  expect(second.items).toEqual([page.items[1]]);
  expect((await app.call(historialRoutes.list, { token, params: { entitat: 'sessio', id: 1 } })).status).toBe(404);
});

test('the same key and body give the same answer, done once, also many at once', async () => {
  const body = agentBody();
  const before = await total();
  const one = await create(body, 'clau-1');
  expect((await create(body, 'clau-1')).body).toEqual(one.body);
  const many = await Promise.all(Array.from({ length: 8 }, () => create(agentBody({ nom_comercial: 'x' }), 'clau-2')));
  // Bodies differ: the first takes the key, the others are refused.
  expect(many.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const same = agentBody();
  const twins = await Promise.all(Array.from({ length: 8 }, () => create(same, 'clau-3')));
  expect(new Set(twins.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  expect(await total()).toBe(before + 3);
});

test('a key is of one user and one call; another body is refused; refusals are not kept', async () => {
  const body = agentBody();
  await create(body, 'clau-4');
  const other = await create({ ...body, web: 'altre' }, 'clau-4');
  expect([other.status, other.body.codi]).toEqual([409, 'clau_reutilitzada']);
  const colleague = await app.addMember(titular.empresaId, 'gestor');
  expect((await create(agentBody(), 'clau-4', colleague.token)).status).toBe(200);
  const warned = agentBody({ nif: 'B00000002' });
  expect((await create(warned, 'clau-5')).status).toBe(409);
  expect((await create({ ...warned, avisos_acceptats: ['nif_incorrecte'] }, 'clau-5')).status).toBe(200);
  expect((await create({ inventat: 1 }, 'clau-6')).status).toBe(422);
  expect((await create(agentBody(), 'clau-6')).status).toBe(200);
  for (const key of ['x'.repeat(201), 'amb espai', 'ñ']) {
    const reply = await create(agentBody(), key);
    expect([reply.status, reply.body.codi]).toEqual([400, 'clau_incorrecta']);
  }
});

test('keys are forgotten after a day', async () => {
  const body = agentBody();
  const one = await create(body, 'clau-7');
  const sweep = () => app.database.write((db) => forgetKeys(db, shift(app.clock.now(), -86_400_000)));
  app.clock.pass(23 * 3_600_000);
  const { token: fresh } = await app.addMember(titular.empresaId, 'tecnic');
  await sweep();
  expect(
    await app.database.read.selectFrom('idempotencia').select('clau').where('clau', '=', 'clau-7').execute(),
  ).toHaveLength(1);
  app.clock.pass(2 * 3_600_000);
  await sweep();
  expect(
    await app.database.read.selectFrom('idempotencia').select('clau').where('clau', '=', 'clau-7').execute(),
  ).toEqual([]);
  expect((await app.ok(agentRoutes.get, { token: fresh, params: { id: one.body.id } })).id).toBe(one.body.id);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { agentBody, buildAgent, buildTreball } from '#tests/support/builders.ts';
import { openWork, openZona } from '#tests/support/concrete.ts';
import { pdfText } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
let token: string;
const PRO = funcioId('PRO');
const DEO = funcioId('DEO');
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const remove = (id: number, by = token) => app.call(agentAccioRoutes.remove, { token: by, params: { id } });
const get = (id: number) => app.ok(agentRoutes.get, { token, params: { id } });
const update = async (id: number, more: object) =>
  app.ok(agentRoutes.update, { token, params: { id }, body: { versio: (await get(id)).versio, ...more } });
const work = (id: number) => app.ok(treballRoutes.get, { token, params: { id } });
const check = (query = {}) => app.ok(agentAccioRoutes.check, { token, query });
const sync = (query = {}, by = token) => app.call(agentAccioRoutes.sync, { token: by, query });
const close = (id: number) => app.ok(accioRoutes.finalize, { token, params: { id }, body: {} });
const history = async (entitat: 'agent' | 'treball', id: number) =>
  (await app.ok(historialRoutes.list, { token, params: { entitat, id } })).items;
const withAgent = (agent_fk: number, ...funcions: number[]) =>
  buildTreball(app, titular, { agents: funcions.map((funcio_fk) => ({ agent_fk, funcio_fk })) });
const merge = async (id: number, altre: number, more: object = {}) =>
  app.call(agentAccioRoutes.merge, {
    token,
    params: { id },
    body: { versio: (await get(id)).versio, altre, altre_versio: (await get(altre)).versio, ...more },
  });
const undo = (id: number) => app.call(desferRoutes.undo, { token, params: { id }, body: {} });

test('probe 21: an agent in use is not deleted: the refusal lists what uses it, and it is put aside instead', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Promocions Vives, SL' });
  const open = await withAgent(agent.id, PRO, DEO);
  const closed = await withAgent(agent.id, PRO);
  await close(closed.id);
  const refused = await remove(agent.id);
  expect(refused.body).toMatchObject({
    status: 409,
    codi: 'en_us',
    detail: 'Promocions Vives, SL no es pot suprimir: es fa servir en 2 llocs. El podeu donar de baixa.',
    usos: [
      { tipus: 'treball', id: closed.id, nom: `${closed.codi} ${closed.nom}`, obert: false, funcions: [PRO] },
      { tipus: 'treball', id: open.id, nom: `${open.codi} ${open.nom}`, obert: true, funcions: [PRO, DEO] },
    ],
  });
  const usos = await app.ok(agentAccioRoutes.usos, { token, params: { id: agent.id } });
  expect(usos.items).toEqual(refused.body.usos);
  expect(await update(agent.id, { baixa: true })).toMatchObject({ baixa: true });
  const offered = await app.ok(agentRoutes.list, { token, query: { search: 'vives' } });
  expect(offered.items).toEqual([]);
  expect(await work(open.id)).toMatchObject({ agents: [{ nom: 'Promocions Vives, SL' }, {}] });
  expect(await update(agent.id, { baixa: false })).toMatchObject({ baixa: false });
  // Without any use it goes.
  const body = { versio: open.versio, agents: [] };
  await app.ok(treballRoutes.update, { token, params: { id: open.id }, body });
  expect((await remove(agent.id)).body.usos).toHaveLength(1);
  expect((await remove((await buildAgent(app, titular)).id)).status).toBe(200);
});

test('probe 21: who stands for a user is not deleted either', async () => {
  const { agent } = await app.ok(usuariRoutes.session, { token }).then(({ usuari }) => ({ agent: usuari.agent }));
  const refused = await remove(agent?.id ?? 0);
  expect(refused.body).toMatchObject({
    codi: 'en_us',
    usos: [{ tipus: 'usuari', id: titular.usuariId, nom: 'Mercè Puig Soler', obert: true, funcions: [] }],
  });
});

test('who may not edit agents deletes, merges and brings up to date none; another company’s are absent', async () => {
  const agent = await buildAgent(app, titular);
  const lector = await app.addMember(titular.empresaId, 'lector');
  const site = await app.addMember(titular.empresaId, 'obra');
  for (const { token: by } of [lector, site]) {
    expect((await remove(agent.id, by)).body.codi).toBe('no_permes');
    expect((await sync({}, by)).body.codi).toBe('no_permes');
  }
  expect((await app.call(agentAccioRoutes.check, { token: lector.token })).status).toBe(200);
  const { body: other } = await app.send('POST', '/api/empresa', {
    token,
    body: { nom_fiscal: 'Altra SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
  });
  const query = { empresa_fk: other.id };
  const mine = await app.ok(agentRoutes.create, { token, query, body: agentBody() });
  for (const route of [agentAccioRoutes.remove, agentAccioRoutes.usos])
    expect((await app.call(route, { token, query, params: { id: agent.id } })).status).toBe(404);
  expect((await sync({ ...query, agent_fk: agent.id })).status).toBe(404);
  const body = { versio: 1, altre: agent.id, altre_versio: 1 };
  const crossed = await app.call(agentAccioRoutes.merge, { token, query, params: { id: mine.id }, body });
  expect(crossed.body.camps).toMatchObject([{ cami: 'altre', codi: 'registre_desconegut' }]);
});

test('a changed agent is told by the open works that hold its old data; bringing them up to date is one call', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Obres Velles, SL', nif: 'B12345674' });
  const [one, two, closed] = [
    await withAgent(agent.id, PRO, DEO),
    await withAgent(agent.id, PRO),
    await withAgent(agent.id, PRO),
  ];
  await close(closed.id);
  expect((await check({ agent_fk: agent.id })).agents).toEqual([]);
  // What documents do not print is no change.
  await update(agent.id, { observacions: 'Pagament a 60 dies', web: 'exemple.cat' });
  expect((await check({ agent_fk: agent.id })).agents).toEqual([]);
  await update(agent.id, { rao_social: 'Obres Noves, SL', telefons: ['930000000'] });
  const before = await check();
  expect(before).toEqual({
    treballs: 2,
    agents: [
      {
        agent_fk: agent.id,
        nom: 'Obres Noves, SL',
        canvis: [
          { camp: 'nom_complet', abans: 'Obres Velles, SL', despres: 'Obres Noves, SL' },
          { camp: 'rao_social', abans: 'Obres Velles, SL', despres: 'Obres Noves, SL' },
          { camp: 'telefons', abans: [], despres: ['930000000'] },
        ],
        usos: [
          { tipus: 'treball', id: one.id, nom: `${one.codi} ${one.nom}` },
          { tipus: 'treball', id: two.id, nom: `${two.codi} ${two.nom}` },
        ],
      },
    ],
  });
  const held = { nom: 'Obres Velles, SL', nif: 'B12345674' };
  expect((await work(one.id)).agents).toMatchObject([
    { ...held, desfasat: true },
    { ...held, desfasat: true },
  ]);
  expect((await work(closed.id)).agents).toMatchObject([{ ...held, desfasat: false }]);
  // Saving the work does not touch the copies of who was in it.
  const body = {
    versio: one.versio,
    agents: [...one.agents].reverse().map(({ agent_fk, funcio_fk }) => ({ agent_fk, funcio_fk })),
  };
  await app.ok(treballRoutes.update, { token, params: { id: one.id }, body });
  expect((await work(one.id)).agents[0]?.nom).toBe('Obres Velles, SL');

  expect((await sync()).body).toEqual(before);
  expect(await check()).toEqual({ treballs: 0, agents: [] });
  expect((await work(one.id)).agents[0]).toMatchObject({ nom: 'Obres Noves, SL', desfasat: false });
  expect((await work(closed.id)).agents[0]?.nom).toBe('Obres Velles, SL');
  expect((await history('treball', two.id))[0]).toMatchObject({
    accio: 'sincronitza',
    canvis: [{ camp: 'agents', despres: ['Obres Noves, SL'] }],
  });
  expect((await history('treball', closed.id))[0]?.accio).toBe('finalitza');
  // Opened again, the closed one is told; a copy of it starts with the data of today.
  await app.ok(accioRoutes.unfinalize, { token, params: { id: closed.id }, body: {} });
  expect((await check()).treballs).toBe(1);
  const copy = await app.ok(accioRoutes.duplicate, {
    token,
    params: { id: closed.id },
    body: { control_qualitat: false },
  });
  expect(copy.agents[0]?.nom).toBe('Obres Noves, SL');
  await sync({ agent_fk: agent.id });
});

test('probe 21: the report of a finished work names the agent as it was, and so does the list', async ({ skip }) => {
  const agent = await buildAgent(app, titular, { rao_social: 'Nom Antic, SL' });
  const made = await openWork(app, titular, { agents: [{ agent_fk: agent.id, funcio_fk: PRO }] });
  await openZona(app, titular, made.id, { lots: 1 });
  await app.ok(accioRoutes.finalize, {
    token,
    params: { id: made.id },
    body: { avisos_acceptats: ['control_amb_mancances'] },
  });
  await update(agent.id, { rao_social: 'Nom Nou, SL' });
  await sync();
  const { items } = await app.ok(treballRoutes.list, { token, query: { tancat: true, search: 'antic' } });
  expect(items.map(({ id, promotor }) => [id, promotor])).toEqual([[made.id, 'Nom Antic, SL']]);
  const { raw } = await app.call(informeRoutes.formigo, { token, params: { id: made.id, type: 'formigo' } });
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(raw);
  if (text === null) return skip('pdftotext (poppler-utils) is not installed');
  expect(text).toContain('Nom Antic, SL');
  expect(text).not.toContain('Nom Nou');
});

test('two agents become one: values chosen, works and users moved, the other gone, both histories tell; and back', async () => {
  const kept = await buildAgent(app, titular, { rao_social: 'Estructures Ter, SL', nif: 'B58378431', telefons: ['1'] });
  const other = await buildAgent(app, titular, {
    rao_social: 'ESTRUCTURES TER SL',
    nif: 'B58378431',
    telefons: ['2'],
    proveidor: true,
    avisos_acceptats: ['nif_repetit'],
  });
  const found = await app.ok(agentAccioRoutes.duplicats, { token });
  expect(found.items).toMatchObject([{ agents: [{ id: kept.id }, { id: other.id }], motius: ['nif', 'nom'] }]);
  const both = await buildTreball(app, titular, {
    agents: [kept, other].map(({ id }) => ({ agent_fk: id, funcio_fk: PRO })),
  });
  const open = await withAgent(other.id, DEO);
  const closed = await withAgent(other.id, PRO);
  await close(closed.id);
  const member = await app.addMember(titular.empresaId, 'tecnic');
  await app.database.write((db) =>
    db.updateTable('usuari_empresa').set({ agent_fk: other.id }).where('usuari_fk', '=', member.usuariId).execute(),
  );
  const state = async () => ({
    agents: (await app.ok(agentRoutes.list, { token, query: { search: 'estructures' } })).items.map(
      ({ canviat: _canviat, ...item }) => item,
    ),
    kept: (({ versio: _versio, canviat: _canviat, ...rest }) => rest)(await get(kept.id)),
    works: await Promise.all(
      [both, open, closed].map(async ({ id }) => {
        const { agents, mancances } = await work(id);
        return { agents, mancances };
      }),
    ),
  });
  const before = await state();

  const valors = { rao_social: 'Estructures Ter, SL', telefons: ['1', '2'], proveidor: true };
  const merged = await merge(kept.id, other.id, { valors });
  expect(merged.status).toBe(200);
  expect(merged.body.agent).toMatchObject({ ...valors, nif: 'B58378431' });
  expect((await app.call(agentRoutes.get, { token, params: { id: other.id } })).status).toBe(404);
  expect((await work(both.id)).agents).toMatchObject([{ agent_fk: kept.id, funcio_fk: PRO }]);
  expect((await work(open.id)).agents).toMatchObject([
    { agent_fk: kept.id, nom: 'Estructures Ter, SL', desfasat: false },
  ]);
  // What a closed work printed stays.
  expect((await work(closed.id)).agents).toMatchObject([{ agent_fk: kept.id, nom: 'ESTRUCTURES TER SL' }]);
  const usos = await app.ok(agentAccioRoutes.usos, { token, params: { id: kept.id } });
  expect(usos.items.map(({ tipus }) => tipus).sort()).toEqual(['treball', 'treball', 'treball', 'usuari']);
  expect((await history('agent', kept.id))[0]).toMatchObject({ accio: 'fusiona' });
  expect((await history('agent', other.id))[0]).toMatchObject({
    accio: 'suprimeix',
    canvis: expect.arrayContaining([{ camp: 'fusionat', abans: null, despres: 'Estructures Ter, SL' }]),
  });

  expect((await undo(merged.body.desfer.id)).body).toEqual({ tipus: 'fusio', id: kept.id });
  expect(await state()).toEqual(before);
  expect((await history('agent', other.id))[0]?.accio).toBe('recupera');
});

test('what was changed after merging is not undone over somebody’s head', async () => {
  const [kept, other] = [await buildAgent(app, titular), await buildAgent(app, titular)];
  const made = await withAgent(other.id, PRO);
  const { body: first } = await merge(kept.id, other.id);
  await update(kept.id, { web: 'nou.cat' });
  expect((await undo(first.desfer.id)).body).toMatchObject({ status: 409, codi: 'desfer_canviat' });
  const third = await buildAgent(app, titular);
  const { body: second } = await merge(third.id, kept.id);
  const body = { versio: (await work(made.id)).versio, us: 'canviat' };
  await app.ok(treballRoutes.update, { token, params: { id: made.id }, body });
  const refused = await undo(second.desfer.id);
  expect(refused.body).toMatchObject({ codi: 'desfer_canviat' });
  expect(refused.body.detail).toContain(made.codi);
  expect((await work(made.id)).agents).toMatchObject([{ agent_fk: third.id }]);
});

test('merging refuses the same one, an absent one, an old reading and what no agent may be', async () => {
  const [kept, other] = [await buildAgent(app, titular), await buildAgent(app, titular)];
  const send = (body: object) =>
    app.call(agentAccioRoutes.merge, {
      token,
      params: { id: kept.id },
      body: { versio: 1, altre: other.id, altre_versio: 1, ...body },
    });
  for (const altre of [kept.id, 999_999])
    expect((await send({ altre })).body.camps).toMatchObject([{ cami: 'altre', codi: 'registre_desconegut' }]);
  for (const stale of [{ versio: 9 }, { altre_versio: 9 }])
    expect((await send(stale)).body).toMatchObject({ status: 409, codi: 'versio_obsoleta' });
  expect((await send({ valors: { rao_social: '' } })).body.camps).toMatchObject([{ codi: 'nom_obligatori' }]);
  expect((await send({ valors: { id: 3 } })).body.camps).toMatchObject([{ codi: 'camp_desconegut' }]);
  expect((await send({ valors: { nif: 'B00000001' } })).body.avisos).toMatchObject([{ codi: 'nif_incorrecte' }]);
  expect((await get(other.id)).versio).toBe(1);
});

test('merging asks nothing of a tax id or account that either had accepted already, and asks of a new one', async () => {
  const kept = await buildAgent(app, titular, { nif: '' });
  const doubtful = { nif: 'B00000001', iban: 'ES0000000000000000000000' };
  const avisos_acceptats = ['nif_incorrecte', 'iban_incorrecte'];
  const other = await buildAgent(app, titular, { ...doubtful, avisos_acceptats });
  const asked = await merge(kept.id, other.id, { valors: { ...doubtful, nif: 'B00000002' } });
  expect(asked.body.avisos).toMatchObject([{ codi: 'nif_incorrecte' }]);
  const merged = await merge(kept.id, other.id, { valors: doubtful });
  expect([merged.status, merged.body.agent?.nif]).toEqual([200, 'B00000001']);
});

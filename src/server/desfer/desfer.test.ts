import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { vidaRoutes } from '#areas/empresa/contract/vida.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { arxiuRoutes } from '#areas/treball/contract/arxius.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { type HistorialEntitat, historialRoutes } from '#contract/historial.ts';
import type { Route } from '#contract/route.ts';
import { allHandlers, fileUses } from '#server/app.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { sweepUnused } from '../files/index.ts';
import { sweepDesfer } from './index.ts';

const HOUR = 3_600_000;
let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

/** Hours go by while somebody works, so that the session lives on. */
const passHours = async (hours: number) => {
  for (let passed = 0; passed < hours; passed += 6) {
    app.clock.pass(Math.min(6, hours - passed) * HOUR);
    await app.ok(usuariRoutes.session, { token });
  }
};
const undo = (id: number, by = token, query = {}) =>
  app.call(desferRoutes.undo, { token: by, params: { id }, query, body: {} });
const acts = async (entitat: HistorialEntitat, id: number) =>
  (await app.ok(historialRoutes.list, { token, params: { entitat, id } })).items.map(({ accio }) => accio);
const removeAgent = async (id: number) => (await app.ok(agentAccioRoutes.remove, { token, params: { id } })).desfer.id;
const removeTreball = async (id: number) =>
  (
    await app.ok(accioRoutes.remove, {
      token,
      params: { id },
      query: { avisos_acceptats: 'treball_amb_tot,informes_lliurats' },
    })
  ).desfer.id;
const addFile = async (id: number, nom = 'acta.pdf', content: Buffer = PDF) => {
  const pujada = await uploadFile(app, titular, nom, content);
  const { items } = await app.ok(arxiuRoutes.add, { token, params: { id }, body: { pujades: [pujada] } });
  return items[0]?.id ?? 0;
};

/** Deletions that take nothing a person would miss, or that are asked twice: each with why it is not undone. */
const FOR_GOOD: Readonly<Record<string, string>> = {
  'treball.treu_logo': 'a picture that is chosen again',
  'pujada.remove': 'gives up what was on its way in',
  'usuari.logout': 'ends a session',
  'usuari.closeDevice': 'ends a session',
  'usuari.closeOthers': 'ends sessions',
  'usuari.remove': 'the person is only left out, and let in again',
  'usuari.uninvite': 'an invitation that is sent again',
  'empresa.removeSmtp': 'a setting with a password',
  'empresa.removeCert': 'a sealed key, kept only while it is used; the file is sent again',
  'empresa.remove': 'asked twice, by the one who holds it; its rows stay and are brought back by hand',
  'vista.remove': 'a way of looking at a list, which is kept again',
  'pressupost.treu_enllac': 'a key that opens nothing any more; another link is made instead',
  'calendari.anulla': 'a key that opens nothing any more; another address is made instead',
  'formigo.restoreLimit': 'puts back what the regulation says',
};

test('every deletion answers how it is undone, or is named here with why it is not', () => {
  const undone = (route: Route): boolean => {
    const shape = (route.answer as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    return 'desfer' in shape;
  };
  const deletions = allHandlers(null)
    .map(({ route }) => route)
    .filter(({ method }) => method === 'DELETE');
  expect(deletions.filter(undone).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['agent.remove', 'treball.remove', 'treball.suprimeix_arxiu', 'formigo.deleteZona']),
  );
  expect(deletions.filter((route) => !undone(route) && !FOR_GOOD[route.name]).map(({ name }) => name)).toEqual([]);
});

test('what is deleted is in no list, count or record, comes back as it was, and its history tells both', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Promotora Esborrada, SL', web: 'exemple.cat' });
  const work = await openWork(app, titular, {
    nom: 'Obra esborrada',
    expedient: 'EXP-ESBORRAT',
    agents: [{ agent_fk: agent.id, funcio_fk: funcioId('PRO') }],
  });
  const zona = await openZona(app, titular, work.id, { lots: 2 });
  await saveZona(app, titular, zona.id, { pastades: samplesOf(lotId(zona), [31, 32, 33]) });
  const aid = await addFile(work.id, 'foto.png', PNG);
  await app.ok(accioRoutes.assign, { token, params: { id: work.id }, body: { assigna: [titular.usuariId] } });
  /** Every reading call that has an answer of its own, as it stands. */
  const read = async () => {
    const answers: Record<string, unknown> = {};
    const ids: Record<string, Record<string, number>> = {
      'agent.get': { id: agent.id },
      'agent.usos': { id: agent.id },
      'treball.get': { id: work.id },
      'treball.documents': { id: work.id },
      'treball.arxiu': { id: work.id, aid },
      'treball.usuaris': { id: work.id },
      'formigo.zones': { id: work.id },
      'formigo.zona': { id: zona.id },
    };
    for (const { route } of allHandlers(null)) {
      if (route.method !== 'GET' || route.writes || route.empresa !== 'query') continue;
      const params = ids[route.name];
      if (route.path.includes('{') && !params) continue;
      if (/sincronitza|duplicats|[dD]ocument$|llistat$/.test(route.name) && !params) continue;
      const reply = await app.call(route, { token, ...(params && { params }) });
      answers[route.name] = [reply.status, route.download ? reply.raw.toString('base64') : reply.body];
    }
    return answers;
  };
  const before = await read();
  expect(JSON.stringify(before)).toContain('Promotora Esborrada');
  const work_gone = await removeTreball(work.id);
  const agent_gone = await removeAgent(agent.id);
  const gone = await read();
  expect(Object.entries(gone).filter(([, answer]) => /esborrad|EXP-ESBORRAT/i.test(JSON.stringify(answer)))).toEqual(
    [],
  );
  for (const [name, answer] of Object.entries(before))
    if (JSON.stringify(answer).match(/esborrad|EXP-ESBORRAT/i)) expect(gone[name], name).not.toEqual(answer);

  // A work needs its agents: those first.
  expect((await undo(work_gone)).body).toMatchObject({ status: 409, codi: 'desfer_xoc' });
  expect((await undo(agent_gone)).body).toEqual({ tipus: 'agent', id: agent.id });
  expect((await undo(work_gone)).body).toEqual({ tipus: 'treball', id: work.id });
  expect(await read()).toEqual(before);
  expect((await acts('treball', work.id)).slice(0, 2)).toEqual(['recupera', 'suprimeix']);
  expect((await acts('agent', agent.id)).slice(0, 2)).toEqual(['recupera', 'suprimeix']);
  // What came back goes on as anything else: it is judged, changed and deleted again.
  await saveZona(app, titular, zona.id, { pastades: samplesOf(lotId(zona, 1), [34, 35, 36], '2026-03-01') });
  await removeTreball(work.id);
});

test('a file comes back into its folder, under another name where its own was taken meanwhile', async () => {
  const { id } = await buildTreball(app, titular);
  const aid = await addFile(id);
  const remove = async (one: number) =>
    (await app.ok(arxiuRoutes.remove, { token, params: { id, aid: one } })).desfer.id;
  const names = async () =>
    (await app.ok(arxiuRoutes.list, { token, params: { id } })).items.map(({ nom }) => nom).sort();
  const gone = await remove(aid);
  await addFile(id);
  expect(await names()).toEqual(['acta.pdf']);
  expect((await undo(gone)).status).toBe(200);
  expect(await names()).toEqual(['acta (2).pdf', 'acta.pdf']);
  expect((await app.call(arxiuRoutes.get, { token, params: { id, aid } })).raw).toEqual(PDF);
  // A closed work is only read: nothing comes back into it.
  const again = await remove(aid);
  await app.ok(accioRoutes.finalize, { token, params: { id }, body: {} });
  expect((await undo(again)).body.codi).toBe('treball_tancat');
  expect(await acts('arxiu', aid)).toEqual(['suprimeix', 'recupera', 'suprimeix', 'crea']);
});

test('a code that was given again is no reason to lose it: the refusal says which', async () => {
  const first = await buildTreball(app, titular);
  const gone = await removeTreball(first.id);
  const second = await buildTreball(app, titular);
  expect(second.codi).toBe(first.codi);
  const refused = await undo(gone);
  expect(refused.body).toMatchObject({ status: 409, codi: 'desfer_codi' });
  expect(refused.body.detail).toContain(first.codi);
  const body = { versio: second.versio, codi: '2031/001' };
  await app.ok(treballRoutes.update, { token, params: { id: second.id }, body });
  expect((await undo(gone)).status).toBe(200);
});

test('a deleted work follows its agents: to whom they were merged into, and without those that are no more', async () => {
  const [stays, merged, imported] = [
    await buildAgent(app, titular, { rao_social: 'Queda, SL' }),
    await buildAgent(app, titular, { rao_social: 'Es fusiona, SL' }),
    await buildAgent(app, titular, { rao_social: 'Ja no hi és, SL' }),
  ];
  const functions = [funcioId('PRO'), funcioId('CON')];
  const work = await openWork(app, titular, {
    agents: [merged, imported].map(({ id }, at) => ({ agent_fk: id, funcio_fk: functions[at] ?? 0 })),
  });
  const gone = await removeTreball(work.id);
  const { agent } = await app.ok(agentAccioRoutes.merge, {
    token,
    params: { id: stays.id },
    body: { versio: stays.versio, altre: merged.id, altre_versio: merged.versio, valors: {} },
  });
  // Changed since, so that the merge itself can no longer be undone.
  await app.ok(agentRoutes.update, {
    token,
    params: { id: stays.id },
    body: { versio: agent.versio, web: 'exemple.cat' },
  });
  await app.database.write((db) => db.deleteFrom('agent').where('id', '=', imported.id).execute());
  expect((await undo(gone)).body).toEqual({ tipus: 'treball', id: work.id });
  const back = await app.ok(treballRoutes.get, { token, params: { id: work.id } });
  expect(back.agents.map(({ agent_fk }) => agent_fk)).toEqual([stays.id]);
  const { items } = await app.ok(historialRoutes.list, { token, params: { entitat: 'treball', id: work.id } });
  expect(items.find(({ accio }) => accio === 'recupera')?.canvis).toContainEqual({
    camp: 'agents_perduts',
    abans: null,
    despres: ['Ja no hi és, SL'],
  });
});

test('a company is not deleted under a work that can still come back', async () => {
  const { body: company } = await app.send('POST', '/api/empresa', {
    token,
    body: { nom_fiscal: 'Amb obra desada, SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
  });
  const query = { empresa_fk: company.id };
  const { body: work } = await app.send('POST', `/api/treball?empresa_fk=${company.id}`, {
    token,
    body: { nom: 'Obra' },
  });
  await app.ok(accioRoutes.remove, {
    token,
    params: { id: work.id },
    query: { ...query, avisos_acceptats: 'treball_amb_tot,informes_lliurats' },
  });
  const remove = () => app.call(vidaRoutes.remove, { token, params: { id: company.id } });
  expect((await remove()).body).toMatchObject({ codi: 'en_us', comptes: [{ que: 'treballs', n: 1 }] });
  await passHours(25);
  expect((await remove()).status).toBe(200);
});

test('once, for whoever may delete it, in its company and for a day', async () => {
  const { id: agent } = await buildAgent(app, titular);
  const gone = await removeAgent(agent);
  const lector = await app.addMember(titular.empresaId, 'lector');
  const site = await app.addMember(titular.empresaId, 'obra');
  for (const by of [lector, site]) expect((await undo(gone, by.token)).body.codi).toBe('no_permes');
  const { body: other } = await app.send('POST', '/api/empresa', {
    token,
    body: { nom_fiscal: 'Altra SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
  });
  expect((await undo(gone, token, { empresa_fk: other.id })).body).toMatchObject({
    status: 404,
    codi: 'desfer_caducat',
  });
  const both = await Promise.all([undo(gone), undo(gone)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);

  const late = await removeAgent(agent);
  await passHours(24);
  app.clock.pass(1);
  expect((await undo(late)).body.codi).toBe('desfer_caducat');
  // Probe 50: what is gone for good still tells its history.
  expect(await acts('agent', agent)).toEqual(['suprimeix', 'recupera', 'suprimeix', 'crea']);
  expect(await app.database.read.selectFrom('agent').select('id').where('id', '=', agent).execute()).toEqual([]);
});

test('what is not brought back in its time is forgotten, and its files are freed', async () => {
  const { id } = await buildTreball(app, titular);
  const content = Buffer.from(`%PDF-1.7\n${'nomes aqui '.repeat(9)}`);
  await addFile(id, 'unic.pdf', content);
  const { fitxer_fk } = await app.database.read
    .selectFrom('treball_arxiu')
    .select('fitxer_fk')
    .where('treball_fk', '=', id)
    .executeTakeFirstOrThrow();
  await removeTreball(id);
  const sweep = () => sweepUnused(app.platform.files, app.database, fileUses, app.clock.now());
  const kept = async () =>
    (await app.database.read.selectFrom('fitxer').select('id').where('id', '=', fitxer_fk).execute()).length;
  await passHours(23);
  await app.database.write((db) => sweepDesfer(db, app.clock.now()));
  await sweep();
  expect(await kept()).toBe(1);
  await passHours(2);
  await app.database.write((db) => sweepDesfer(db, app.clock.now()));
  await sweep();
  expect(await kept()).toBe(0);
  expect(await app.database.read.selectFrom('desfer').select('id').execute()).toEqual([]);
});

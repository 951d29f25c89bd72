import { afterAll, beforeAll, expect, test } from 'vitest';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { funcioId } from '#areas/referencia/server/index.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, PNG, uploadFile } from '#tests/support/upload.ts';
import { accioRoutes } from '../contract/accions.ts';
import { arxiuRoutes } from '../contract/arxius.ts';
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

const finalize = (id: number, avisos_acceptats?: string[]) =>
  app.call(accioRoutes.finalize, { token, params: { id }, body: { avisos_acceptats } });
const reopen = (id: number) => app.call(accioRoutes.unfinalize, { token, params: { id }, body: {} });
const remove = (id: number, avisos_acceptats?: string) =>
  app.call(accioRoutes.remove, { token, params: { id }, query: { avisos_acceptats } });
const history = async (id: number) =>
  (await app.ok(historialRoutes.list, { token, params: { entitat: 'treball', id } })).items;

/** A work with a zone of three lots: failed without decision, one pending, one satisfactory. */
const openConcrete = async () => {
  const work = await openWork(app, titular);
  const zona = await openZona(app, titular, work.id, { lots: 3, nom: 'Pilars A' });
  await saveZona(app, titular, zona.id, {
    pastades: [...samplesOf(lotId(zona), [12, 13, 14]), ...samplesOf(lotId(zona, 2), [41, 42, 43], '2026-03-01')],
  });
  return { work, zona };
};

test('closing tells which lots are open; accepted, the work is only read until it is opened again', async () => {
  const { work, zona } = await openConcrete();
  const warned = await finalize(work.id);
  expect([warned.status, warned.body.codi]).toEqual([409, 'avisos']);
  expect(warned.body.avisos).toEqual([
    {
      codi: 'control_amb_mancances',
      cami: `lot-${lotId(zona)}.lot_sense_decisio`,
      missatge: 'Pilars A · Lot 1: lot de formigó no satisfactori, sense decisió. Apunteu-la al lot.',
    },
    {
      codi: 'control_amb_mancances',
      cami: `lot-${lotId(zona, 1)}.lot_pendent`,
      missatge: 'Pilars A · Lot 2: lot de formigó sense veredicte',
    },
  ]);
  const accepted = ['control_amb_mancances'];
  const closed = await finalize(work.id, accepted);
  expect(closed.body).toMatchObject({ obert: false, data_tancament: app.clock.today(), versio: 2 });
  expect((await finalize(work.id, accepted)).body).toMatchObject({ codi: 'treball_tancat' });

  // Every writing call of the work and of what hangs from it refuses.
  const params = { id: work.id };
  for (const reply of [
    await app.call(treballRoutes.update, { token, params, body: { versio: 2, us: 'x' } }),
    await app.call(accioRoutes.assign, { token, params, body: { assigna: [titular.usuariId] } }),
    await app.call(accioRoutes.setLogo, { token, params, body: { pujada_fk: 1 } }),
    await app.call(accioRoutes.removeLogo, { token, params }),
    await app.call(formigoRoutes.seguiment, {
      token,
      params: { id: zona.id },
      body: { pastades: samplesOf(lotId(zona), [30]) },
    }),
    await app.call(formigoRoutes.createZona, {
      token,
      body: { treball_fk: work.id, nom: 'Z', estructura: zona.estructura },
    }),
    await app.call(formigoRoutes.deleteZona, { token, params: { id: zona.id } }),
    await remove(work.id),
  ])
    expect([reply.status, reply.body.codi]).toEqual([409, 'treball_tancat']);

  const opened = await reopen(work.id);
  expect(opened.body).toMatchObject({ obert: true, data_tancament: null, versio: 3 });
  expect((await reopen(work.id)).body).toMatchObject({ status: 409, codi: 'treball_obert' });
  expect((await history(work.id)).slice(0, 2)).toMatchObject([
    { accio: 'reobre', canvis: [{ camp: 'data_tancament', despres: null }] },
    {
      accio: 'finalitza',
      canvis: [
        { camp: 'data_tancament', despres: app.clock.today() },
        { camp: 'avisos_acceptats', despres: accepted },
      ],
    },
  ]);
});

test('a copy has data, agents and logo with the next code; the concrete only if asked, and without results', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Promotora Exemple, SL' });
  const { work, zona } = await openConcrete();
  await app.ok(treballRoutes.update, {
    token,
    params: { id: work.id },
    body: { versio: 1, expedient: 'E-1', agents: [{ agent_fk: agent.id, funcio_fk: funcioId('PRO') }] },
  });
  const duplicate = (control_qualitat: boolean) =>
    app.ok(accioRoutes.duplicate, { token, params: { id: work.id }, body: { control_qualitat } });
  const named = await app.ok(accioRoutes.duplicate, {
    token,
    params: { id: work.id },
    body: { control_qualitat: false, nom: '  Bloc   B ' },
  });
  expect(named.nom).toBe('Bloc B');
  const blank = { token, params: { id: work.id }, body: { control_qualitat: false, nom: ' ' } };
  expect((await app.call(accioRoutes.duplicate, blank)).body.camps).toMatchObject([{ cami: 'nom' }]);
  const [plain, whole] = [await duplicate(false), await duplicate(true)];
  expect(plain).toMatchObject({
    nom: work.nom,
    expedient: 'E-1',
    data_projecte: work.data_projecte,
    obert: true,
    versio: 1,
    agents: [{ agent_fk: agent.id, nom: 'Promotora Exemple, SL' }],
  });
  expect(new Set([work.codi, plain.codi, whole.codi]).size).toBe(3);
  const found = await app.ok(treballRoutes.list, { token, query: { search: whole.codi } });
  expect(found.items.map(({ id }) => id)).toEqual([whole.id]);
  const zones = (id: number) => app.ok(formigoRoutes.zonesTotes, { token, params: { id } });
  expect(await zones(plain.id)).toEqual([]);
  const [copied] = await zones(whole.id);
  expect(copied).toMatchObject({ nom: 'Pilars A', designacio: zona.designacio });
  expect(copied?.lots.map(({ numero, verdict, decisio }) => [numero, verdict, decisio])).toEqual([
    [1, 'pendent', null],
    [2, 'pendent', null],
    [3, 'pendent', null],
  ]);
  expect((await zones(work.id))[0]?.lots[0]?.verdict).toBe('no_satisfactori');
  expect((await history(whole.id)).at(-1)).toMatchObject({ accio: 'duplica' });
});

test('deleting says all that goes along; accepted, nothing of it stays but its history', async () => {
  const { work, zona } = await openConcrete();
  const { id } = work;
  await app.ok(arxiuRoutes.add, {
    token,
    params: { id },
    body: { pujades: [await uploadFile(app, titular, 'a.pdf', PDF)] },
  });
  await app.ok(accioRoutes.assign, { token, params: { id }, body: { assigna: [titular.usuariId] } });
  const warned = await remove(id);
  expect(warned.body.avisos).toMatchObject([
    {
      codi: 'treball_amb_tot',
      missatge: `Se suprimirà el treball ${work.codi} Edifici d’exemple amb tot el que conté: 1 zona, 3 lots, 6 pastades i 1 fitxer. Ho podreu desfer tot seguit.`,
    },
  ]);
  const gestor = await app.addMember(titular.empresaId, 'tecnic');
  expect((await app.call(accioRoutes.remove, { token: gestor.token, params: { id } })).body.codi).toBe('no_permes');
  expect((await remove(id, 'treball_amb_tot')).status).toBe(200);
  expect((await app.call(treballRoutes.get, { token, params: { id } })).status).toBe(404);
  expect((await app.call(formigoRoutes.zona, { token, params: { id: zona.id } })).status).toBe(404);
  for (const table of ['zona', 'zona_lot', 'pastada', 'treball_agent', 'treball_usuari', 'treball_arxiu'] as const)
    expect(
      await app.database.read.selectFrom(table).select('empresa_fk').where('treball_fk', '=', id).execute(),
    ).toEqual([]);
  // Probe 50: the history of what is gone opens.
  const [last] = await history(id);
  expect(last).toMatchObject({ accio: 'suprimeix' });
  expect(
    (await app.ok(historialRoutes.list, { token, params: { entitat: 'zona', id: zona.id } })).total,
  ).toBeGreaterThan(0);
});

test('an agent is told by what it does, what would be lacking and whether it signs', async () => {
  const [one, other] = [await buildAgent(app, titular), await buildAgent(app, titular)];
  const work = await buildTreball(app, titular, {
    agents: [
      { agent_fk: one.id, funcio_fk: funcioId('PRO') },
      { agent_fk: one.id, funcio_fk: funcioId('DEO') },
      { agent_fk: other.id, funcio_fk: funcioId('PRO') },
    ],
  });
  const check = (aid: number) => app.call(accioRoutes.checkAgent, { token, params: { id: work.id, aid } });
  expect((await check(one.id)).body).toEqual({
    funcions: [funcioId('PRO'), funcioId('DEO')],
    mancances: ['sense_director_execucio'],
    signa: true,
  });
  expect((await check(other.id)).body).toEqual({ funcions: [funcioId('PRO')], mancances: [], signa: false });
  const outside = await buildAgent(app, titular);
  for (const aid of [outside.id, 999_999]) expect((await check(aid)).status).toBe(404);
});

test('a work is assigned to people of the company, who then see it; two who assign at once both prevail', async () => {
  const { id } = await buildTreball(app, titular);
  const [one, other] = [await app.addMember(titular.empresaId, 'obra'), await app.addMember(titular.empresaId, 'obra')];
  const assign = (body: object, who = titular) =>
    app.call(accioRoutes.assign, { token: who.token, params: { id }, body });
  const sees = async (who: Member) => (await app.call(treballRoutes.get, { token: who.token, params: { id } })).status;
  expect([await sees(one), await sees(other)]).toEqual([404, 404]);
  await Promise.all([assign({ assigna: [one.usuariId, one.usuariId] }), assign({ assigna: [other.usuariId] })]);
  expect([await sees(one), await sees(other)]).toEqual([200, 200]);
  const { items } = await app.ok(accioRoutes.usuaris, { token, params: { id } });
  expect(items.filter(({ assignat }) => assignat).map(({ usuari_fk, rol }) => [usuari_fk, rol])).toEqual(
    [one, other].map(({ usuariId }) => [usuariId, 'obra']),
  );
  const after = await assign({ treu: [one.usuariId] });
  expect(after.status).toBe(200);
  expect([await sees(one), await sees(other)]).toEqual([404, 200]);
  expect((await assign({ assigna: [999_999] })).body.camps).toMatchObject([
    { cami: 'assigna.0', codi: 'usuari_desconegut' },
  ]);
  expect((await assign({ treu: [one.usuariId] }, other)).body.codi).toBe('no_permes');
  expect((await history(id))[0]).toMatchObject({ accio: 'canvia', canvis: [{ camp: 'usuaris' }] });
});

test('a work has a logo of its own: a picture, not large, read back the same', async () => {
  const { id } = await buildTreball(app, titular);
  const put = async (nom: string, content: Buffer) =>
    app.call(accioRoutes.setLogo, {
      token,
      params: { id },
      body: { pujada_fk: await uploadFile(app, titular, nom, content) },
    });
  const logo = () => app.call(accioRoutes.logo, { token, params: { id } });
  expect((await logo()).status).toBe(404);
  expect((await put('logo.png', PDF)).body.camps).toMatchObject([{ codi: 'logo_incorrecte_treball' }]);
  expect((await put('logo.svg', Buffer.from('<svg xmlns="x"/>'))).body.camps).toMatchObject([
    { codi: 'logo_incorrecte_treball' },
  ]);
  expect((await put('logo.png', PNG.subarray(0, -20))).body.camps).toMatchObject([{ codi: 'logo_incorrecte_treball' }]);
  const large = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]);
  expect((await put('logo.png', large)).body.camps).toMatchObject([{ codi: 'logo_massa_gran' }]);
  expect((await put('logo.png', PNG)).body).toMatchObject({ logo: expect.any(Number), versio: 1 });
  const seen = await logo();
  expect([seen.headers['content-type'], seen.raw.equals(PNG)]).toEqual(['image/png', true]);
  expect((await app.ok(accioRoutes.removeLogo, { token, params: { id } })).logo).toBeNull();
  expect((await logo()).status).toBe(404);
});

test('probe 14: the dates of a work stay the same days however often it is opened and saved', async () => {
  const dates = {
    data_encarrec: '2026-03-28',
    data_projecte: '2026-03-29',
    data_inici: '2026-10-25',
    data_final: '2026-12-31',
  };
  let work = await buildTreball(app, titular, dates);
  for (const _again of [1, 2, 3, 4, 5]) {
    const { data_encarrec, data_projecte, data_inici, data_final } = await app.ok(treballRoutes.get, {
      token,
      params: { id: work.id },
    });
    const read = { data_encarrec, data_projecte, data_inici, data_final };
    expect(read).toEqual(dates);
    work = await app.ok(treballRoutes.update, {
      token,
      params: { id: work.id },
      body: { versio: work.versio, ...read },
    });
  }
  const row = await app.database.read
    .selectFrom('treball')
    .selectAll()
    .where('id', '=', work.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject(dates);
});

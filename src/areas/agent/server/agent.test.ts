import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { agentBody, buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agentRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
let token: string;
/** Titular of another company. */
let stranger: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
  const nova = await app.ok(empresaRoutes.create, {
    token,
    body: { nom_fiscal: 'Una altra, SL', tipus_persona: 'E', nif: '' },
  });
  stranger = await app.addMember(nova.id, 'titular');
});
afterAll(() => app.close());

const create = (body: object) => app.call(agentRoutes.create, { token, body });
const list = (query = {}) => app.ok(agentRoutes.list, { token, query });
const names = async (query = {}): Promise<string[]> => (await list(query)).items.map((item) => item.nom_complet);

test('what is typed comes back whole, whatever its letters', async () => {
  const text = 'Àlex ’“ŀ” 名前 \u{1f3d7}\u{fe0f} e\u0301 הפוך\tfi\nlínia';
  const given = {
    tipus: 'A',
    tipus_persona: 'F',
    promotor: true,
    nif: '00000000T',
    nif_pais: 'ES',
    nom: 'Joan',
    cognoms: 'Ferrer i Güell',
    representant: { nom: 'Rosa', cognoms: 'Mas', nif: '', carrec: 'administradora' },
    titulacio_fk: 1,
    adreces: [
      { tipus: 'obra', via: 'c/ Nou, 1', codi_postal: '08001', poblacio: 'Barcelona', provincia: '', pais: 'ES' },
    ],
    telefons: ['+34 600 000 000', '93 000 00 00'],
    emails: [{ email: 'joan@exemple.cat', us: 'factures' }],
    observacions: text,
  };
  const made = await app.ok(agentRoutes.create, { token, body: given });
  expect(made).toMatchObject({ ...given, observacions: text.normalize('NFC'), adreces: [{ ...given.adreces[0] }] });
  expect(await app.ok(agentRoutes.get, { token, params: { id: made.id } })).toEqual(made);
  expect(made).toMatchObject({ nom_complet: 'Joan Ferrer i Güell', nif_correcte: true, versio: 1 });
});

test('control characters and halves of letters go; four thousand characters stay; one more is refused', async () => {
  const made = await app.ok(agentRoutes.create, {
    token,
    body: agentBody({
      rao_social: 'Obres\u0000 \u0007Nord\ud800,\u0085 SL',
      observacions: `a\r\nb\u0000${'ñ'.repeat(3990)}`,
    }),
  });
  expect(made.rao_social).toBe('Obres Nord, SL');
  expect(made.observacions).toBe(`a\nb${'ñ'.repeat(3990)}`);
  expect((await create(agentBody({ observacions: '字'.repeat(4000) }))).status).toBe(200);
  const long = await create(agentBody({ observacions: 'x'.repeat(4001) }));
  expect(long.body).toMatchObject({ status: 422, camps: [{ cami: 'observacions', codi: 'massa_llarg' }] });
  expect(long.body.camps[0].missatge).toMatch(/4[.\s]?000/);
});

const WRONG: [string, Record<string, unknown>, string, string][] = [
  ['unknown field', { inventat: 1 }, 'inventat', 'camp_desconegut'],
  ['field of the server', { id: 1 }, 'id', 'camp_desconegut'],
  ['another company', { empresa_fk: 1 }, 'empresa_fk', 'camp_desconegut'],
  ['number for text', { web: 1 }, 'web', 'tipus_incorrecte'],
  ['text for flag', { promotor: 'true' }, 'promotor', 'tipus_incorrecte'],
  ['object for list', { telefons: { 0: 'x' } }, 'telefons', 'tipus_incorrecte'],
  ['huge id', { titulacio_fk: Number.MAX_SAFE_INTEGER }, 'titulacio_fk', 'registre_desconegut'],
  ['beyond whole numbers', { titulacio_fk: 1e300 }, 'titulacio_fk', 'massa_gran'],
  ['unknown activity', { activitat_fk: 99_999 }, 'activitat_fk', 'registre_desconegut'],
  ['unknown town', { adreces: [{ poblacio_fk: 99_999 }] }, 'adreces.0.poblacio_fk', 'registre_desconegut'],
  ['bad e-mail', { emails: [{ email: 'x', us: 'obra' }] }, 'emails.0.email', 'email_incorrecte'],
  ['bad country', { nif_pais: '\u0000\u0000' }, 'nif_pais', 'pais_incorrecte'],
  ['too many', { telefons: Array(11).fill('1') }, 'telefons', 'massa_elements'],
  [
    'unknown inside',
    { representant: { nom: '', cognoms: '', nif: '', carrec: '', x: 1 } },
    'representant.x',
    'camp_desconegut',
  ],
  ['no name', { rao_social: ' ' }, 'rao_social', 'nom_obligatori'],
  ['public body of our side', { tipus: 'E', tipus_persona: 'P' }, 'tipus_persona', 'persona_publica'],
];
test.each(WRONG)('%s is refused and makes nothing', async (_what, more, cami, codi) => {
  const before = (await list()).total;
  const reply = await create(agentBody(more));
  expect([reply.status, reply.body.camps]).toMatchObject([422, [{ cami, codi }]]);
  expect(reply.body.camps[0].missatge).not.toMatch(/^camp\./);
  expect((await list()).total).toBe(before);
});

test('another company’s agent is as absent as one that never was, in every call', async () => {
  const foreign = await buildAgent(app, stranger);
  const own = await buildAgent(app, titular);
  const params = { id: foreign.id };
  const query = { empresa_fk: titular.empresaId };
  expect((await app.call(agentRoutes.get, { token, params, query })).status).toBe(404);
  const change = { token, params, query, body: { versio: 1, web: 'robat' } };
  expect((await app.call(agentRoutes.update, change)).status).toBe(404);
  const agents = [{ agent_fk: foreign.id, funcio_fk: 1 }];
  const work = await app.call(treballRoutes.create, { token, query, body: { nom: 'Obra', agents } });
  expect(work.body).toMatchObject({ status: 422, camps: [{ cami: 'agents.0.agent_fk', codi: 'agent_desconegut' }] });
  expect((await app.call(agentRoutes.get, { token: stranger.token, params: { id: own.id } })).status).toBe(404);
  expect((await app.ok(agentRoutes.list, { token: stranger.token })).items.map((item) => item.id)).toEqual([
    foreign.id,
  ]);
});

test('a changed tax id asks again; an untouched one does not', async () => {
  const made = await buildAgent(app, titular, { nif: 'B00000003', avisos_acceptats: ['nif_incorrecte'] });
  const save = (body: object) => app.call(agentRoutes.update, { token, params: { id: made.id }, body });
  expect((await save({ versio: 1, web: 'a.cat' })).status).toBe(200);
  expect((await save({ versio: 2, nif: 'B00000004' })).body.codi).toBe('avisos');
  expect((await save({ versio: 2, nif: null })).status).toBe(422);
  expect((await save({ versio: 2, nif: '' })).body).toMatchObject({ nif: '', nif_correcte: true, web: 'a.cat' });
});

test('a developer called otherwise is called so in the lists of works', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Promocions Velles, SL' });
  const work = await buildTreball(app, titular, { agents: [{ agent_fk: agent.id, funcio_fk: 1 }] });
  const renamed = { versio: 1, rao_social: 'Promocions Noves, SL' };
  await app.ok(agentRoutes.update, { token, params: { id: agent.id }, body: renamed });
  const found = await app.ok(treballRoutes.list, { token, query: { search: 'noves' } });
  expect(found.items).toMatchObject([{ id: work.id, promotor: 'Promocions Noves, SL' }]);
  expect((await app.ok(treballRoutes.list, { token, query: { search: 'velles' } })).total).toBe(0);
});

describe('the list', () => {
  beforeAll(async () => {
    const [a, b] = await app.database.read.selectFrom('agent').select('id').orderBy('id').limit(2).execute();
    expect([a, b].every(Boolean)).toBe(true);
    await app.database.write((db) => db.updateTable('agent').set({ baixa: 1 }).execute());
    for (const [rao_social, kinds] of [
      ['Cel·la Nova, SL', { contractista: true, nif: 'B-12345674', telefons: ['93 555 11 22'] }],
      ['Ànima Obres, SL', { promotor: true, contractista: false }],
      ['àbac, SA', { proveidor: true, contractista: false, nom_comercial: 'L’Hospitalet 100%' }],
      ['Zeta_u', { contractista: false }],
      ['Çedilla', { contractista: true, emails: [{ email: 'taller@fusta.cat', us: 'obra' }] }],
      ['Ñandú', { contractista: true, adreces: [{ poblacio: 'Sant Cugat del Vallès' }] }],
    ] as const)
      await buildAgent(app, titular, { rao_social, ...kinds });
    await buildAgent(app, titular, {
      tipus_persona: 'F',
      nom: 'Zoe',
      cognoms: 'Bru',
      tecnic: true,
      contractista: false,
    });
  });

  test('orders by folded name, as they are shown, the same on every engine', async () => {
    const up = ['àbac, SA', 'Ànima Obres, SL', 'Çedilla', 'Cel·la Nova, SL', 'Ñandú', 'Zeta_u', 'Zoe Bru'];
    expect(await names()).toEqual(up);
    expect(await names({ ordre_camp: 'nom', ordre_criteri: 'DESC' })).toEqual([...up].reverse());
  });

  test.each([
    ['CEL·LA', ['Cel·la Nova, SL']],
    ['cella', ['Cel·la Nova, SL']],
    ['cel.la', ['Cel·la Nova, SL']],
    ['cel·', ['Cel·la Nova, SL']],
    ['nova cel', ['Cel·la Nova, SL']],
    ['ova', []],
    ['B12345674', ['Cel·la Nova, SL']],
    ['b-1234', ['Cel·la Nova, SL']],
    ['935551', ['Cel·la Nova, SL']],
    ['anima', ['Ànima Obres, SL']],
    ['hospitalet', ['àbac, SA']],
    ["l'hosp", ['àbac, SA']],
    ['100%', ['àbac, SA']],
    ['%', ['àbac, SA', 'Ànima Obres, SL', 'Çedilla', 'Cel·la Nova, SL', 'Ñandú', 'Zeta_u', 'Zoe Bru']],
    ['z_ta', []],
    ['zeta_u', ['Zeta_u']],
    ['fusta', ['Çedilla']],
    ['cedilla', ['Çedilla']],
    ['valles', ['Ñandú']],
    ['sant nandu', ['Ñandú']],
    ["x' or '1'='1", []],
    ['ced\u0000illa', ['Çedilla']],
  ])('the search «%s» finds what starts so', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test('each true flag adds its kind', async () => {
    const none = { promotors: false, tecnics: false, contractistes: false, proveidors: false, senseTipus: false };
    expect(await names(none)).toEqual([]);
    expect(await names({ ...none, promotors: true })).toEqual(['Ànima Obres, SL']);
    expect(await names({ ...none, tecnics: true, senseTipus: true })).toEqual(['Zeta_u', 'Zoe Bru']);
    expect((await list({ baixes: true })).total).toBeGreaterThan(7);
  });

  test('pages neither overlap nor lose, even among equals, and say their total', async () => {
    for (let time = 0; time < 30; time += 1) await buildAgent(app, titular, { rao_social: 'Igual, SL' });
    const whole = await list({ getAll: true });
    expect([whole.total, whole.items.length, whole.limit]).toEqual([37, 37, 5000]);
    for (const ordre_camp of ['nom', 'nif', 'poblacio', 'canviat'] as const)
      for (const ordre_criteri of ['ASC', 'DESC'] as const) {
        const ids: number[] = [];
        for (let offset = 0; offset < 37; offset += 5) {
          const page = await list({ ordre_camp, ordre_criteri, offset, limit: 5 });
          expect([page.total, page.offset, page.limit]).toEqual([37, offset, 5]);
          ids.push(...page.items.map((item) => item.id));
        }
        expect(ids).toEqual((await list({ ordre_camp, ordre_criteri, limit: 500 })).items.map((item) => item.id));
        expect(new Set(ids).size).toBe(37);
      }
    expect((await list({ offset: 10_000_000 })).items).toEqual([]);
  });

  test.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'limit=NaN',
    'limit=1e99',
    'offset=-1',
    'offset=1.5',
    'ordre_camp=id',
    'ordre_criteri=up',
    'getAll=potser',
    'search=a&search=b',
    '__proto__=1',
  ])('refuses «%s»', async (query) => {
    expect((await app.send('GET', `/api/agent?${query}`, { token })).status).toBe(422);
  });
});

test('a tax id of a contested ending, or of a country of the Union in a form that is not its own, asks', async () => {
  const asked = async (nif: string, nif_pais: string) => {
    const { status, body } = await create({ tipus_persona: 'E', rao_social: `De ${nif}`, nif, nif_pais });
    return status === 200 ? [] : body.avisos.map((one: { codi: string }) => one.codi);
  };
  for (const nif of ['B0000000J', 'E0000000J']) expect(await asked(nif, 'ES')).toEqual(['nif_dubtos']);
  expect(await asked('K0000000T', 'ES')).toEqual(['nif_dubtos', 'nif_persona']);
  for (const [nif, pais] of [
    ['DE12345678', 'DE'],
    ['RO0123456', 'RO'],
    ['Y03860557K', 'ES'],
  ] as const)
    expect([nif, await asked(nif, pais)]).toEqual([nif, ['nif_incorrecte']]);
  for (const [nif, pais] of [
    ['DE123456789', 'DE'],
    ['12345678', 'DE'],
    ['US1', 'US'],
    ['CHE123', 'CH'],
  ] as const)
    expect([nif, await asked(nif, pais)]).toEqual([nif, []]);
});

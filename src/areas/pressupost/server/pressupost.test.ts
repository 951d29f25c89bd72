import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentAccioRoutes } from '#areas/agent/contract/accions.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { clientRoutes, pressupostRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
let client: { id: number };
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  client = await buildAgent(app, titular, { rao_social: 'Promotora Ter, SL', promotor: true });
});
afterAll(() => app.close());

const at = (pid?: number, by = titular) => ({
  token: by.token,
  params: { id: titular.empresaId, ...(pid === undefined ? {} : { pid }) },
});
const LINIES = [
  { clau: 'a', concepte: 'Direcció d’execució', preu: '1200' },
  { clau: 'b', concepte: 'Control de qualitat', quantitat: '5', unitat: 'lot', preu: '60' },
  { clau: 'o', concepte: 'Llibre de l’edifici', preu: '450', opcio: true },
];
const IRPF_15 = 2;
const FITES = [
  { clau: 'f1', nom: 'Encàrrec', percentatge: '30' },
  { clau: 'f2', nom: 'Meitat de l’obra', percentatge: '40' },
  { clau: 'f3', nom: 'Final', percentatge: '30' },
];
const draft = (more: object = {}) =>
  app.ok(pressupostRoutes.create, {
    ...at(),
    body: { agent_fk: client.id, titol: 'Reforma d’un edifici', linies: LINIES, fites: FITES, ...more } as never,
  });
const sent = async (more: object = {}) => {
  const { id, versio } = await draft(more);
  return app.ok(pressupostRoutes.emetre, { ...at(id), body: { versio } });
};
const link = async (pid: number): Promise<string> =>
  (await app.ok(pressupostRoutes.makeLink, { ...at(pid), body: { dies: 15 } })).enllac.replace('#/p/', '');
const answer = (token: string, more: object = {}) =>
  app.call(clientRoutes.answer, {
    params: { token },
    body: { acceptat: true, nom: 'Propietat', revisio: 1, ...more } as never,
  });
const history = async (id: number) =>
  (await app.ok(historialRoutes.list, { ...at(), params: { entitat: 'pressupost', id } })).items;

test('no line is larger than a document may be, whatever its discount or another line makes of it', async () => {
  const huge = { clau: 'h', concepte: 'Obra', preu: '999999999', quantitat: '999999' };
  for (const body of [
    { linies: [huge] },
    { linies: [{ ...huge, descompte: '100' }] },
    { linies: [huge, { ...huge, clau: 'i', preu: '-999999999' }, { clau: 'j', concepte: 'Visat', preu: '1' }] },
  ]) {
    const { status, body: answered } = await app.call(pressupostRoutes.create, {
      ...at(),
      body: { agent_fk: client.id, titol: 'Massa gran', ...body } as never,
    });
    expect([status, answered.codi]).toEqual([422, 'import_massa_gran']);
  }
});

test('a draft starts from company and client, adds up, leaves options out and has no number', async () => {
  const made = await draft();
  expect(made).toMatchObject({
    estat: 'esborrany',
    numero: null,
    revisio: 1,
    agent: { nom: 'Promotora Ter, SL' },
    totals: { base: 150_000, quotes: 31_500, total_factura: 181_500 },
    fites: [{ base: 45_000 }, { base: 60_000 }, { base: 45_000 }],
  });
  expect(made.validesa).not.toBeNull();
  const list = await app.ok(pressupostRoutes.list, { ...at(), query: { search: 'reforma' } });
  expect(list.sumes).toEqual({ pressupostos: list.total, base: 150_000 * list.total, total: 181_500 * list.total });
});

test('sending gives the number, without gaps, and holds it: only notes change after, and it is not deleted', async () => {
  const first = await sent();
  const second = await sent();
  const ordinal = (text: string | null): number => Number(text?.split('-').at(-1));
  expect(ordinal(second.numero) - ordinal(first.numero)).toBe(1);
  const hint = await app.ok(pressupostRoutes.next, { ...at(), query: {} });
  expect(hint.numero).toBe(ordinal(second.numero) + 1);
  const change = (body: object) =>
    app.call(pressupostRoutes.update, { ...at(first.id), body: { versio: first.versio, ...body } as never });
  expect((await change({ titol: 'Un altre' })).body).toMatchObject({ codi: 'pressupost_enviat' });
  expect((await change({ notes: 'Trucar dilluns' })).body).toMatchObject({ notes: 'Trucar dilluns' });
  expect((await app.call(pressupostRoutes.remove, at(first.id))).body).toMatchObject({ codi: 'pressupost_enviat' });
});

test('20 sent at once get 20 numbers in a row', async () => {
  const drafts = await Promise.all(Array.from({ length: 20 }, () => draft()));
  const done = await Promise.all(
    drafts.map(({ id, versio }) => app.ok(pressupostRoutes.emetre, { ...at(id), body: { versio } })),
  );
  const numbers = done.map(({ numero }) => Number(numero?.split('-').at(-1))).sort((a, b) => a - b);
  expect(numbers.map((one) => one - (numbers[0] ?? 0))).toEqual(Array.from({ length: 20 }, (_none, at_) => at_));
});

test.each([
  ['no client', { agent_fk: null }, ['agent_fk obligatori']],
  [
    'no lines',
    { linies: [{ clau: 'o', concepte: 'Opció', preu: '1', opcio: true }], fites: [] },
    ['linies pressupost_sense_linies'],
  ],
  [
    'a nameless line',
    { linies: [{ clau: 'a', concepte: '', preu: '1' }], fites: [] },
    ['linies.0.concepte obligatori'],
  ],
  ['milestones short of 100', { fites: FITES.slice(1) }, ['fites fites_no_sumen']],
  ['a validity in the past', { validesa: '2020-01-01' }, ['validesa validesa_passada']],
])('is not sent with %s', async (_name, more, faults) => {
  const { id, versio } = await draft(more);
  const { status, body } = await app.call(pressupostRoutes.emetre, { ...at(id), body: { versio } });
  expect(status).toBe(422);
  expect(body.camps.map(({ cami, codi }: { cami: string; codi: string }) => `${cami} ${codi}`)).toEqual(faults);
});

test('what is not of the company, or does not exist, is refused by its field', async () => {
  const body = {
    linies: [{ clau: 'a', concepte: 'A', iva_fk: 99_999, irpf_fk: 88_888 }],
    treball_fk: 999_999,
    serie: 'ZZ',
  };
  const reply = await app.call(pressupostRoutes.create, { ...at(), body: body as never });
  expect(reply.body.camps.map(({ cami }: { cami: string }) => cami)).toEqual([
    'linies.0.iva_fk',
    'linies.0.irpf_fk',
    'serie',
    'treball_fk',
  ]);
});

test('a new version keeps the number, replaces the old one when it is sent, and its link says so and answers nothing', async () => {
  const first = await sent();
  const token = await link(first.id);
  const next = await app.ok(pressupostRoutes.newVersion, { ...at(first.id), body: {} });
  expect(next).toMatchObject({ numero: first.numero, revisio: 2, estat: 'esborrany' });
  expect((await app.call(pressupostRoutes.newVersion, { ...at(first.id), body: {} })).body).toMatchObject({
    codi: 'pressupost_no_versionable',
  });
  const out = await app.ok(pressupostRoutes.emetre, { ...at(next.id), body: { versio: next.versio } });
  expect(out.revisions.map(({ revisio, situacio }) => [revisio, situacio])).toEqual([
    [1, 'substituit'],
    [2, 'enviat'],
  ]);
  const gone = await app.call(clientRoutes.get, { params: { token } });
  expect([gone.status, gone.body.codi]).toEqual([404, 'pressupost_nova_versio']);
  expect((await answer(token)).body).toMatchObject({ codi: 'pressupost_nova_versio' });
  expect((await app.ok(pressupostRoutes.get, at(first.id))).enllac).toBeNull();
  const { items } = await app.ok(pressupostRoutes.list, { ...at(), query: { search: first.numero ?? '' } });
  expect(items.map(({ id }) => id)).toEqual([next.id]);
});

test('a version that was being written cannot take the place of one that was accepted meanwhile', async () => {
  const first = await sent();
  const token = await link(first.id);
  const next = await app.ok(pressupostRoutes.newVersion, { ...at(first.id), body: {} });
  expect((await answer(token)).status).toBe(200);
  const out = await app.call(pressupostRoutes.emetre, { ...at(next.id), body: { versio: next.versio } });
  expect([out.status, out.body.codi]).toEqual([409, 'pressupost_versio_acceptada']);
  expect((await app.ok(pressupostRoutes.get, at(first.id))).situacio).toBe('acceptat');
  expect((await app.ok(pressupostRoutes.get, at(next.id))).estat).toBe('esborrany');
});

test('a cause goes with a rate that takes it', async () => {
  const asked = (iva_fk: number, causa: string) =>
    app.call(pressupostRoutes.create, {
      ...at(),
      body: { linies: [{ clau: 'a', concepte: 'A', preu: '1', iva_fk, causa }] } as never,
    });
  expect((await asked(4, 'E1')).status).toBe(200);
  for (const [iva, causa] of [
    [4, 'E2'],
    [1, 'E1'],
    [5, 'E6'],
  ] as const)
    expect((await asked(iva, causa)).body.camps).toMatchObject([{ cami: 'linies.0.causa', codi: 'causa_no_admesa' }]);
});

test('the client sees it by the link, takes an option and accepts: kept with name and address, and the work is opened', async () => {
  const made = await sent();
  const token = await link(made.id);
  const seen = await app.ok(clientRoutes.get, { params: { token } });
  expect(seen).toMatchObject({ numero: made.numero, situacio: 'enviat', client: 'Promotora Ter, SL', resposta: null });
  expect(seen.opcions).toEqual([{ clau: 'o', total: 181_500 + 54_450 }]);
  expect(JSON.stringify(seen)).not.toContain('notes');
  const reply = await answer(token, { opcions: ['o'], text: 'Endavant' });
  expect(reply.body).toMatchObject({ situacio: 'acceptat', totals: { total_factura: 235_950 } });
  const after = await app.ok(pressupostRoutes.get, at(made.id));
  expect(after.resposta).toMatchObject({
    acceptat: true,
    per: 'enllac',
    nom: 'Propietat',
    text: 'Endavant',
    opcions: ['o'],
  });
  expect(after.resposta?.ip).not.toBe('');
  const work = await app.ok(treballRoutes.get, { token: titular.token, params: { id: after.treball?.id ?? 0 } });
  expect(work).toMatchObject({ nom: 'Reforma d’un edifici', agents: [{ agent_fk: client.id }] });
  expect((await history(made.id))[0]).toMatchObject({ accio: 'accepta', usuari: 'Propietat' });
  // Once is enough.
  expect((await answer(token)).body).toMatchObject({ codi: 'pressupost_no_esperava' });
  expect((await app.ok(clientRoutes.get, { params: { token } })).resposta).toMatchObject({ acceptat: true });
});

test('what the client reads adds up as the paper does, and follows the options that are tried', async () => {
  const made = await sent({
    linies: [
      { ...LINIES[0], descompte: '10', irpf_fk: IRPF_15 },
      { clau: 's', tipus: 'suplit', concepte: 'Taxes', preu: '84.50' },
      { ...LINIES[2], irpf_fk: IRPF_15 },
    ],
    fites: [],
    descomptes: [{ concepte: 'Client antic', import: 8000 }],
    carrecs: [{ concepte: 'Desplaçament', import: 2000 }],
  });
  const token = await link(made.id);
  const read = (opcions?: string[]) =>
    app.ok(clientRoutes.get, { params: { token }, query: opcions ? { opcions } : {} } as never);
  const cents = (text: string) =>
    Math.round(
      Number(
        text
          .replace('−', '-')
          .replace(/[^\d,-]/g, '')
          .replace(',', '.'),
      ) * 100,
    );
  for (const opcions of [undefined, [], ['o']]) {
    const seen = await read(opcions);
    const { totals } = seen;
    const said = seen.sumes.map((one) => cents(one.import));
    expect(said).toEqual([
      totals.brut,
      -8000,
      2000,
      totals.base,
      totals.quotes,
      totals.total_factura,
      -totals.retingut,
      8450,
      totals.total_a_pagar,
    ]);
    expect(seen.sumes.at(-1)).toMatchObject({ forma: 'pagar' });
    expect(totals.base).toBe(opcions?.length ? 147_000 : 102_000);
    expect(totals.base + totals.quotes - totals.retingut + 8450).toBe(totals.total_a_pagar);
  }
  const tried = await read(['o']);
  expect(tried.opcions).toEqual([{ clau: 'o', total: tried.totals.total_a_pagar }]);
  const { body } = await answer(token, { opcions: ['o'] });
  expect(body.sumes).toEqual(tried.sumes);
});

test('two clients who answer at once: one alone is heard', async () => {
  const made = await sent();
  const token = await link(made.id);
  const replies = await Promise.all([answer(token), answer(token, { acceptat: false }), answer(token)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a link answers nothing to who guesses, after its end, of an older reading, or once it is taken away', async () => {
  const made = await sent();
  const token = await link(made.id);
  expect((await app.call(clientRoutes.get, { params: { token: `${token.slice(0, -1)}x` } })).body).toMatchObject({
    codi: 'enllac_caducat',
  });
  expect((await answer(token, { revisio: 2 })).body).toMatchObject({ codi: 'pressupost_canviat' });
  expect((await answer(token, { opcions: ['a'] })).body).toMatchObject({ camps: [{ cami: 'opcions' }] });
  const other = await link(made.id);
  expect((await app.call(clientRoutes.get, { params: { token } })).status).toBe(404);
  await app.ok(pressupostRoutes.dropLink, at(made.id));
  expect((await app.call(clientRoutes.get, { params: { token: other } })).status).toBe(404);
});

test('an answer noted by mistake is taken back, options with it', async () => {
  const made = await sent();
  const yes = await app.ok(pressupostRoutes.accept, {
    ...at(made.id),
    body: { versio: made.versio, treball: 'cap', opcions: ['o'] },
  });
  expect(yes.totals.base).toBe(195_000);
  const back = await app.ok(pressupostRoutes.reopen, { ...at(made.id), body: { versio: yes.versio } });
  expect(back).toMatchObject({ situacio: 'enviat', resposta: null, totals: { base: 150_000 } });
  const no = await app.ok(pressupostRoutes.refuse, {
    ...at(made.id),
    body: { versio: back.versio, text: 'Massa car' },
  });
  expect(no).toMatchObject({ situacio: 'rebutjat', resposta: { text: 'Massa car' } });
});

test('accepted into a work that is not there or of another company, it is refused by its field and waits on', async () => {
  const made = await sent();
  const other = await app.ok(empresaRoutes.create, {
    token: titular.token,
    body: { nom_fiscal: 'Una altra, SL', tipus_persona: 'E', nif: '' },
  });
  const theirs = await buildTreball(app, await app.addMember(other.id, 'titular'));
  for (const treball of [999_999, theirs.id]) {
    const refused = await app.call(pressupostRoutes.accept, {
      ...at(made.id),
      body: { versio: made.versio, treball },
    });
    expect([refused.status, refused.body.camps]).toMatchObject([
      422,
      [{ cami: 'treball', codi: 'registre_desconegut' }],
    ]);
  }
  expect((await app.ok(pressupostRoutes.get, at(made.id))).situacio).toBe('enviat');
});

test('two people in one draft: the second is told, and nothing of the first is lost', async () => {
  const { id, versio } = await draft();
  await app.ok(pressupostRoutes.update, { ...at(id), body: { versio, titol: 'Primer' } });
  const second = await app.call(pressupostRoutes.update, { ...at(id), body: { versio, titol: 'Segon' } });
  expect([second.status, second.body.codi, second.body.actual.titol]).toEqual([409, 'versio_obsoleta', 'Primer']);
});

test('a deleted draft comes back whole', async () => {
  const made = await draft();
  const { desfer } = await app.ok(pressupostRoutes.remove, at(made.id));
  expect((await app.call(pressupostRoutes.get, at(made.id))).status).toBe(404);
  await app.ok(desferRoutes.undo, { token: titular.token, params: { id: desfer.id }, body: {} });
  expect(await app.ok(pressupostRoutes.get, at(made.id))).toEqual(made);
});

test('a technician reads those of the works assigned to it, changes none, and the work’s history tells of them', async () => {
  const work = await buildTreball(app, titular, { agents: [{ agent_fk: client.id, funcio_fk: 1 }] });
  const own = await draft({ treball_fk: work.id });
  const other = await draft();
  const tecnic = await app.addMember(titular.empresaId, 'tecnic');
  const seen = async () =>
    (await app.ok(pressupostRoutes.list, { ...at(undefined, tecnic), query: {} })).items.map(({ id }) => id);
  expect(await seen()).toEqual([]);
  await app.ok(accioRoutes.assign, {
    token: titular.token,
    params: { id: work.id },
    body: { assigna: [tecnic.usuariId] },
  });
  expect(await seen()).toEqual([own.id]);
  expect((await app.call(pressupostRoutes.get, at(own.id, tecnic))).status).toBe(200);
  expect((await app.call(pressupostRoutes.get, at(other.id, tecnic))).status).toBe(404);
  const change = { versio: own.versio, titol: 'X' };
  expect((await app.call(pressupostRoutes.update, { ...at(own.id, tecnic), body: change })).status).toBe(403);
  const { items } = await app.ok(historialRoutes.list, {
    token: titular.token,
    params: { entitat: 'treball', id: work.id },
  });
  expect(items.some(({ entitat, accio }) => entitat === 'pressupost' && accio === 'crea')).toBe(true);
});

test('an agent with quotations is not deleted: the refusal names them', async () => {
  const agent = await buildAgent(app, titular, { rao_social: 'Canviant, SL' });
  const open = await draft({ agent_fk: agent.id });
  const out = await sent({ agent_fk: agent.id });
  const reply = await app.call(agentAccioRoutes.remove, { token: titular.token, params: { id: agent.id } });
  expect(reply.body.usos.map(({ tipus, id }: { tipus: string; id: number }) => [tipus, id])).toEqual([
    ['pressupost', out.id],
    ['pressupost', open.id],
  ]);
});

// Last: sessions die with the days that pass.
test('out of date, or by a link that has ended, the client may not accept; the office may once it is warned', async () => {
  const made = await sent({ validesa: app.clock.today() });
  const token = await link(made.id);
  const ended = await link((await sent({ validesa: null })).id);
  app.clock.pass(2 * 86_400_000);
  const office = await app.addMember(titular.empresaId, 'administracio');
  expect((await app.ok(pressupostRoutes.get, at(made.id, office))).situacio).toBe('caducat');
  expect((await answer(token)).body).toMatchObject({ codi: 'pressupost_caducat' });
  const { versio } = await app.ok(pressupostRoutes.get, at(made.id, office));
  const accept = (more: object) =>
    app.call(pressupostRoutes.accept, { ...at(made.id, office), body: { versio, treball: 'cap', ...more } });
  expect((await accept({})).body).toMatchObject({ codi: 'avisos', avisos: [{ codi: 'pressupost_caducat' }] });
  expect((await accept({ avisos_acceptats: ['pressupost_caducat'] })).body).toMatchObject({
    situacio: 'acceptat',
    treball: null,
    resposta: { per: 'oficina' },
  });
  expect((await app.call(clientRoutes.get, { params: { token: ended } })).status).toBe(200);
  app.clock.pass(14 * 86_400_000);
  expect((await app.call(clientRoutes.get, { params: { token: ended } })).body).toMatchObject({
    codi: 'enllac_caducat',
  });
  expect((await answer(ended)).status).toBe(404);
});

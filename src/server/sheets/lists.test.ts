import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { registreRoutes } from '#areas/efactura/contract/registre.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { perClientRoutes } from '#areas/factura/contract/per-client.ts';
import { periodicaRoutes } from '#areas/factura/contract/periodiques.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { llibresRoutes } from '#areas/llibres/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import { noConformitatRoutes } from '#areas/resultat/contract/no-conformitats.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { accioRoutes } from '#areas/treball/contract/accions.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { equipRoutes } from '#areas/usuari/contract/equip.ts';
import { correuRoutes } from '#contract/correu.ts';
import { historialRoutes } from '#contract/historial.ts';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { allows, ROLS } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import { allHandlers } from '#server/app.ts';
import { buildAdreca, buildAgent, buildTreball } from '#tests/support/builders.ts';
import { openWork, openZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const PAYLOAD = '=cmd|" /C calc"!A0';
const OTHER = 'Només de l’altra';
let app: TestApp;
let titular: Member;
let other: number;
let work: number;
let alien: number;

beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  const { token } = titular;
  const body = { nom_fiscal: `${OTHER} empresa`, tipus_persona: 'E', nif: 'B65410011' };
  other = (await app.ok(empresaRoutes.create, { token, body })).id;
  await app.ok(empresaRoutes.create, { token, body: { ...body, nom_fiscal: PAYLOAD } });
  work = (await openWork(app, titular, { nom: PAYLOAD, pem: 12_345_678, data_encarrec: '2026-02-03' })).id;
  await openZona(app, titular, work, { nom: PAYLOAD, volum: 120.5 });
  await buildTreball(app, titular, { nom: 'Zona esportiva' });
  const client = await buildAgent(app, titular, { rao_social: PAYLOAD });
  const foreign = { ...titular, empresaId: other };
  alien = (await buildTreball(app, foreign, { nom: OTHER })).id;
  const stranger = await buildAgent(app, foreign, { rao_social: OTHER });
  for (const [id, agent] of [
    [titular.empresaId, client.id],
    [other, stranger.id],
  ] as const)
    for (const route of [facturaRoutes.create, pressupostRoutes.create])
      await app.ok(route, { token, params: { id }, body: { agent_fk: agent } });
  const linies = [{ clau: 'a', concepte: 'Informe', preu: '90', iva_fk: 1 }] as never;
  for (const [id, agent, told] of [
    [titular.empresaId, client.id, PAYLOAD],
    [other, stranger.id, OTHER],
  ] as const) {
    const params = { id };
    const draft = await app.ok(facturaRoutes.create, { token, params, body: { tipus: 'simplificada', linies } });
    const given = { token, params: { id, fid: draft.id } };
    await buildAdreca(app, { token, empresaId: id });
    await app.ok(facturaAccioRoutes.emetre, { ...given, body: { versio: draft.versio } });
    await app.ok(cobramentRoutes.create, { ...given, body: { observacions: told } });
    const named = await app.ok(facturaRoutes.create, {
      ...{ token, params },
      body: { tipus: 'simplificada', agent_fk: agent, linies },
    });
    const checked = await app.ok(facturaRoutes.comprova, { token, params: { id, fid: named.id } });
    const accepted = { versio: named.versio, avisos_acceptats: checked.problemes.map(({ codi }) => codi) };
    await app.ok(facturaAccioRoutes.emetre, { token, params: { id, fid: named.id }, body: accepted });
    const spent = {
      nom_proveidor: told,
      num_factura: '1',
      linies: [{ clau: 'a', tipus_despesa_fk: null, base: 100 }],
      treballs: [{ treball_fk: id === other ? alien : work, percentatge: '100' }],
    };
    await app.ok(despesaRoutes.create, { token, params, body: spent as never });
    const body = { nom: told, periodicitat: 'mensual', inici: '2027-01-31', agent_fk: agent, plantilla: { linies } };
    await app.ok(periodicaRoutes.create, { token, params, body: body as never });
  }
  for (const [id, nom] of [
    [titular.empresaId, PAYLOAD],
    [other, OTHER],
  ] as const)
    await app.ok(partidaRoutes.create, {
      token,
      query: { empresa_fk: id },
      body: { nom, proces_fk: 7, control_fk: 2 },
    });
  for (const [empresa_fk, id, accio] of [
    [titular.empresaId, work, PAYLOAD],
    [other, alien, OTHER],
  ] as const) {
    const params = { id, pid: 7 };
    const query = { empresa_fk };
    const partides = [{ partida_fk: 1037, usos: [1] }];
    const [item] = await app.ok(procesRoutes.addPartides, { token, params, query, body: { partides } });
    const check = item?.comprovacions[0];
    if (!item || !check) throw new Error('no item');
    const { categoria_fk, comprovacio_fk } = check;
    const place = { proces_fk: 7, treball_partida_fk: item.id, categoria_fk, comprovacio_fk };
    const resultats = [{ ...place, resultat: 'NC' as const, accio, termini: '2026-12-04' }];
    await app.ok(resultatRoutes.create, { token, query, body: { treball_fk: id, resultats } });
  }
  const person = { nom: PAYLOAD, cognoms: '', rol: 'obra', idioma_fk: 'ca' };
  await app.ok(equipRoutes.invite, {
    token,
    query: { empresa_fk: titular.empresaId },
    body: { ...person, email: 'una@exemple.cat' },
  });
  await app.ok(equipRoutes.invite, {
    token,
    query: { empresa_fk: other },
    body: { ...person, nom: OTHER, email: 'altra@exemple.cat' },
  });
  for (const [empresaId, assumpte] of [
    [titular.empresaId, PAYLOAD],
    [other, OTHER],
  ] as const)
    await app.database.write((db) =>
      app.platform.mail.enqueue(db, app.clock.now(), {
        empresaId,
        per_a: ['client@exemple.cat'],
        assumpte,
        text: 'Bon dia.',
      }),
    );
});
afterAll(() => app.close());

const ALL: readonly Route[] = [
  agentRoutes.document,
  treballRoutes.document,
  equipRoutes.document,
  empresaRoutes.document,
  correuRoutes.document,
  formigoRoutes.zonesDocument,
  facturaRoutes.llistat,
  cobramentRoutes.llistat,
  perClientRoutes.llistat,
  periodicaRoutes.llistat,
  pressupostRoutes.llistat,
  despesaRoutes.exporta,
  llibresRoutes.rendimentExporta,
  registreRoutes.document,
  partidaRoutes.document,
  noConformitatRoutes.document,
];
/** The company stands in the path of some, as it does in the query of the others. */
const isOfPath = (route: Route): boolean => route.empresa === 'path';
const askedOf = (route: Route, id?: number) => ({
  params: { id: isOfPath(route) ? titular.empresaId : (id ?? work) },
  query: isOfPath(route) ? {} : { empresa_fk: titular.empresaId },
});
/** Nothing that a person writes stands in it. */
const WITHOUT_TEXTS = new Set(['registre.document']);
const take = (
  route: Route,
  query: Readonly<Record<string, string | number | boolean>>,
  given: { token?: string; language?: string; id?: number } = {},
) =>
  app.call(route, {
    token: given.token ?? titular.token,
    params: { ...askedOf(route, given.id).params, ...(isOfPath(route) && given.id ? { id: given.id } : {}) },
    query: { ...askedOf(route).query, ...query },
    headers: { 'accept-language': given.language ?? 'ca' },
  });
const lines = (raw: Buffer): string[] => raw.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n');
const text = async (
  route: Route,
  query: Readonly<Record<string, string | number | boolean>> = {},
  language = 'ca',
): Promise<string[]> => lines((await take(route, { documentType: 'csv', ...query }, { language })).raw);

test('every list of the product that goes out is held here', () => {
  const lists = allHandlers(null)
    .map(({ route }) => route)
    .filter(({ query }) => 'documentType' in ((query as { shape?: object } | undefined)?.shape ?? {}))
    .filter(({ errors }) => errors.includes('llistat_massa_llarg'));
  expect(lists.map(({ name }) => name).sort()).toEqual(ALL.map(({ name }) => name).sort());
});

describe.each(ALL.map((route) => [route.name, route] as const))('%s', (_name, route) => {
  test('goes out in every format, and nothing in it runs', async () => {
    for (const documentType of PLAIN_FORMATS) {
      const { status, raw } = await take(route, { documentType });
      expect(status).toBe(200);
      if (documentType === 'pdf') expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
      if (documentType === 'xlsx')
        for (const [name, bytes] of Object.entries(unzipSync(raw)))
          if (name.endsWith('.xml')) expect(strFromU8(bytes)).not.toContain('<f>');
    }
    const cells = (await text(route)).flatMap((line) => line.split(';'));
    // A negative number is a number.
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@](?!\d+([.,]\d+)?$)/);
    if (!WITHOUT_TEXTS.has(route.name)) expect(cells.some((cell) => cell.startsWith(`"'=cmd`))).toBe(true);
  });

  test('has its heads in each language, and a file name', async () => {
    const heads = await Promise.all(['ca', 'es', 'en'].map(async (language) => (await text(route, {}, language))[0]));
    expect(new Set(heads).size).toBe(3);
    for (const head of heads) expect(head).not.toMatch(/\.(col|camp)\.|^$/);
    const { headers } = await take(route, { documentType: 'csv' });
    expect(String(headers['content-disposition'])).toMatch(/2026-11-28\.csv/);
  });

  test('never has a row of another company, and lets in who sees the list', async () => {
    const rows = (await text(route)).join('\n');
    // One's own companies are one list, whichever is in use.
    if (route.name !== 'empresa.document') expect(rows).not.toContain(OTHER);
    for (const rol of ROLS) {
      const member = await app.addMember(titular.empresaId, rol);
      const { status } = await take(route, { documentType: 'csv' }, { token: member.token });
      const allowed = allows(route.access, rol);
      const assigned = rol === 'obra' && route.name === 'formigo.zonesDocument';
      expect([rol, status]).toEqual([rol, assigned ? 404 : allowed ? 200 : 403]);
    }
    const away = isOfPath(route)
      ? await take(route, { documentType: 'csv' }, { id: 987_654 })
      : await take(route, { documentType: 'csv', empresa_fk: 987_654 });
    expect(away.status).toBe(404);
  });

  test('stays in the history, and refuses a format that it has not', async () => {
    const about =
      route.name === 'formigo.zonesDocument'
        ? { entitat: 'treball', id: work }
        : { entitat: 'empresa', id: titular.empresaId };
    const read = () =>
      app.ok(historialRoutes.list, { token: titular.token, params: about, query: { empresa_fk: titular.empresaId } });
    const before = (await read()).total;
    await take(route, { documentType: 'csv' });
    const after = await read();
    expect([after.total - before, after.items[0]?.accio]).toEqual([1, 'descarrega']);
    expect((await take(route, { documentType: 'doc' })).status).toBe(422);
  });

  test('may be made behind, as a task', async () => {
    const asked = await app.call(route, {
      token: titular.token,
      ...askedOf(route),
      query: { ...askedOf(route).query, documentType: 'csv' },
      headers: { prefer: 'respond-async' },
    });
    expect([asked.status, asked.body.estat]).toEqual([202, 'en_cua']);
    expect(asked.body.titol).not.toMatch(/^tasca\./);
  });
});

/** Columns of each list on its screen, by the name that it asks for them with (`src/web/list-columns.test.tsx`). */
const SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL('../../../tests/lists/columns.json', import.meta.url), 'utf8'),
);
/** The zones of a work stand as cards: their file has columns of its own. The list of expenses has no screen yet. */
const WITHOUT_LIST = new Set(['formigo.zonesDocument']);

test('every list that goes out has its columns written down', () => {
  expect(Object.keys(SCREENS).sort()).toEqual(
    ALL.map(({ name }) => name)
      .filter((name) => !WITHOUT_LIST.has(name))
      .sort(),
  );
});

test.each(ALL.filter(({ name }) => !WITHOUT_LIST.has(name)).map((route) => [route.name, route] as const))(
  '%s gives each column that its screen shows, under the same head',
  async (name, route) => {
    const wrong: string[] = [];
    for (const [key, head] of Object.entries(SCREENS[name] ?? {})) {
      const given = (await take(route, { documentType: 'csv', columnes: key })).raw;
      // The unit of money may stand in its cells, and a mark of them in a column beside it.
      const [told = ''] = (lines(given)[0] ?? '').replace(' €', '').split(';');
      if (told !== head.replace(' €', '')) wrong.push(`${key}: ${head} ≠ ${told}`);
    }
    expect(wrong).toEqual([]);
  },
);

describe('what a file has', () => {
  test('of payments and recurring invoices, what their lists show, and what payments come to', async () => {
    const columnes = 'data,factura,forma,total';
    const [head, ...rows] = await text(cobramentRoutes.llistat, { columnes, data_inici: '2026-01-01' });
    expect(head).toBe('Data;Factura;Forma;Import');
    expect(rows).toEqual([
      expect.stringMatching(/^28\/11\/2026;S-2026-\d+;Transferència;108,90$/),
      ';Total de 1 cobrament;;108,90',
    ]);
    expect(await text(cobramentRoutes.llistat, { columnes, data_final: '2026-01-01' })).toHaveLength(1);
    const next = { columnes: 'periodicitat,propera,accio,total' };
    expect(await text(periodicaRoutes.llistat, { ...next, actives: true })).toEqual([
      'Cada;Propera;Acció;Total',
      'Mes;31/01/2027;Fer un esborrany;108,90',
    ]);
    expect(await text(periodicaRoutes.llistat, { ...next, actives: false })).toHaveLength(1);
  });

  test('filters, order and columns are those of the screen', async () => {
    const columnes = { columnes: 'nom,codi', ordre_camp: 'nom', ordre_criteri: 'DESC' };
    const [head, first, ...rest] = await text(treballRoutes.document, columnes);
    expect([head, rest.length]).toEqual(['Nom;Codi', 1]);
    expect(first).toMatch(/^Zona esportiva;2026\/\d{3}$/);
    expect(await text(treballRoutes.document, { obert: false, tancat: true, columnes: 'nom' })).toEqual(['Nom']);
    expect(await text(treballRoutes.document, { search: 'esportiva', columnes: 'nom' })).toEqual([
      'Nom',
      'Zona esportiva',
    ]);
    expect(await text(equipRoutes.document, { search: 'una@', columnes: 'email,estat' })).toEqual([
      'Correu electrònic;Estat',
      'una@exemple.cat;Convidat',
    ]);
    expect(await text(correuRoutes.document, { per_atendre: true, columnes: 'assumpte' })).toEqual(['Assumpte']);
  });

  test('money, numbers, days and moments are values of their kind', async () => {
    const row = (
      await text(treballRoutes.document, { columnes: 'pem,data_encarrec', ordre_camp: 'codi', ordre_criteri: 'ASC' })
    )[1];
    expect(row).toBe('123456,78;03/02/2026');
    expect((await text(formigoRoutes.zonesDocument, { columnes: 'num,normativa,volum' }))[1]).toMatch(
      /^1;(Codi Estructural|EHE-08);120,5$/,
    );
    expect((await text(correuRoutes.document, { columnes: 'creat,intents' }))[1]).toBe('28/11/2026 10:00;0');
    const book = unzipSync(
      (await take(treballRoutes.document, { documentType: 'xlsx', columnes: 'pem,data_encarrec' })).raw,
    );
    const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(/<v>123456\.78<\/v>/);
    expect(sheet).toMatch(/<v>46056<\/v>/);
    const mail = unzipSync((await take(correuRoutes.document, { documentType: 'xlsx', columnes: 'creat' })).raw);
    expect(strFromU8(mail['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(/<v>46354\.41666/);
  });

  test('who works on site takes the works assigned, and no zone of another', async () => {
    const site = await app.addMember(titular.empresaId, 'obra');
    const rows = async () =>
      lines((await take(treballRoutes.document, { documentType: 'csv', columnes: 'codi' }, { token: site.token })).raw);
    expect(await rows()).toEqual(['Codi']);
    await app.ok(accioRoutes.assign, {
      token: titular.token,
      params: { id: work },
      query: { empresa_fk: titular.empresaId },
      body: { assigna: [site.usuariId] },
    });
    expect(await rows()).toHaveLength(2);
    const zones = await take(formigoRoutes.zonesDocument, { documentType: 'csv' }, { token: site.token });
    expect(lines(zones.raw)).toHaveLength(2);
    expect((await take(formigoRoutes.zonesDocument, { documentType: 'csv' }, { id: alien })).status).toBe(404);
  });
});

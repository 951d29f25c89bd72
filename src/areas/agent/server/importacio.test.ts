import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { pujadaRoutes } from '#contract/pujada.ts';
import { tascaRoutes } from '#contract/tasca.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { agentBody } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type ImportCamp, importacioRoutes } from '../contract/importacio.ts';
import { agentRoutes } from '../contract/routes.ts';
import { exampleSheet } from '../domain/exemple.ts';

let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const upload = async (content: string | Buffer, as = token): Promise<number> => {
  const bytes = Buffer.from(content as string);
  const { id } = await app.ok(pujadaRoutes.create, { token: as, body: { nom: 'agents.csv', mida: bytes.length } });
  await app.server.inject({
    method: 'PUT',
    url: `/api/pujada/${id}?inici=0`,
    headers: { 'auth-token': as, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  await app.ok(pujadaRoutes.finish, { token: as, params: { id } });
  return id;
};
const open = async (content: string | Buffer) =>
  app.ok(importacioRoutes.create, { token, body: { pujada_fk: await upload(content) } });
const review = (id: number, columnes: (ImportCamp | null)[], more = {}) =>
  app.ok(importacioRoutes.revisio, { token, params: { id }, body: { columnes, ...more } });
const run = async (id: number, columnes: (ImportCamp | null)[], more = {}) => {
  const tasca = await app.ok(importacioRoutes.fer, { token, params: { id }, body: { columnes, ...more } });
  await app.platform.jobs.runNext();
  return app.ok(tascaRoutes.get, { token, params: { id: tasca.id } });
};
const count = async (): Promise<number> => (await app.ok(agentRoutes.list, { token, query: { baixes: 'true' } })).total;
const report = async (id: number, query = {}) =>
  (await app.call(importacioRoutes.informe, { token, params: { id }, query })).raw.toString('utf8');

const SHEET = [
  'Nom;NIF;Població;Correu;Tipus',
  'Böhmerwald Señán, SL;B64717838;Vic;obra@exemple.cat;Promotor',
  '"Dues\r\nlínies, SA";A11111118;Manresa;;Contractista',
  'Repetida, SL;B64717838;Vic;;',
  'Correu dolent, SL;;Vic;no-és-correu;',
  ';B58378431;Vic;;',
  "'=cmd|calc, SL;;<script>alert(1)</script>;;",
].join('\r\n');

describe('probe 34: an import', () => {
  test.each([
    ['utf-8', Buffer.from(SHEET)],
    ['utf-8-bom', Buffer.from(`\ufeff${SHEET}`)],
    ['windows-1252', Buffer.from(SHEET, 'latin1')],
  ])(
    'of %s shows how it is read, each row with its faults, and writes nothing before the end',
    async (codificacio, bytes) => {
      const before = await count();
      const opened = await open(bytes);
      expect(opened).toMatchObject({
        format: 'csv',
        codificacio,
        separador: ';',
        total: 6,
        estat: 'oberta',
        resultat: null,
      });
      expect(opened.proposta).toEqual(['nom_complet', 'nif', 'poblacio', 'email', 'tipus']);
      expect(opened.mostra[0]?.[0]).toBe('Böhmerwald Señán, SL');
      const { items, ...sums } = await review(opened.id, opened.proposta);
      expect(sums).toMatchObject({ total: 6, bones: 2, amb_avisos: 2, amb_faltes: 2 });
      expect(
        items.map(({ fila, faltes, avisos }) => [
          fila,
          ...faltes.map((one) => one.cami),
          ...avisos.map((one) => one.codi),
        ]),
      ).toEqual([[2], [3, 'nif_incorrecte'], [4, 'nif_repetit'], [5, 'emails.0.email'], [6, 'rao_social'], [7]]);
      for (const { missatge } of items.flatMap((one) => [...one.faltes, ...one.avisos]))
        expect(missatge).toMatch(/^[A-ZÀ-Ú].*\.$/);
      expect(items[5]).toMatchObject({ nom: '=cmd|calc, SL', poblacio: '<script>alert(1)</script>' });
      expect((await review(opened.id, opened.proposta, { nomes_errors: true })).total).toBe(4);
      expect(await count()).toBe(before);
    },
  );

  test('accepts of a row what its review warned of, and nothing that came in meanwhile', async () => {
    const { id, proposta } = await open('Nom;NIF\r\nVista Exemple, SL;B66123457\r\nIgual Exemple, SL;B66123458');
    const codes = (await review(id, proposta)).items.map(({ avisos }) => avisos.map(({ codi }) => codi));
    expect(codes).toEqual([['nif_incorrecte'], ['nif_incorrecte']]);
    await app.ok(agentRoutes.create, { token, body: { tipus_persona: 'E', rao_social: 'Vista Exemple, SL' } as never });
    expect(await run(id, proposta, { acceptades: 'totes' })).toMatchObject({ resultat: { creats: 1, saltats: 1 } });
    expect(await report(id, { nomes_errors: 'true' })).toContain('no hi era quan vau revisar');
  });

  test('brings in what may come, tells every row, remembers the columns, and is undone', async () => {
    const before = await count();
    const { id, proposta } = await open(SHEET.replace('Nom;NIF', 'Qui;NIF'));
    const columnes: (ImportCamp | null)[] = ['nom_complet', ...proposta.slice(1)];
    const tasca = await run(id, columnes, { acceptades: [3] });
    expect(tasca).toMatchObject({ estat: 'feta', resultat: { importacio: id, creats: 3, saltats: 3 } });
    expect(await count()).toBe(before + 3);
    const done = await app.ok(importacioRoutes.get, { token, params: { id } });
    expect([done.estat, done.resultat]).toEqual(['feta', { creats: 3, saltats: 1, errors: 2 }]);
    // What was matched is proposed the next time.
    expect(done.proposta[0]).toBe('nom_complet');
    const whole = await report(id);
    expect(whole.split('\r\n')[0]).toBe('\ufeffQui;NIF;Població;Correu;Tipus;Fila;Resultat;Motiu');
    expect(whole).toContain("'=cmd|calc, SL;");
    const left = await report(id, { nomes_errors: 'true' });
    expect(left).toContain(
      'Repetida, SL;B64717838;Vic;;;4;No importat;NIF: Ja hi ha un agent amb aquest NIF: Böhmerwald Señán, SL.',
    );
    expect(left).not.toContain('Dues');
    const { items } = await app.ok(agentRoutes.list, { token, query: { search: 'bohmerwald' } });
    const [brought] = items;
    expect(brought).toMatchObject({ promotor: true, poblacio: 'Vic', email: 'obra@exemple.cat' });
    expect((await app.call(importacioRoutes.fer, { token, params: { id }, body: { columnes } })).body.codi).toBe(
      'importacio_feta',
    );

    // One is used since, one was changed: both stay.
    const funcio = (await app.ok(referenciaRoutes.funcions, { token })).find(({ codi }) => codi === 'PRO');
    await app.ok(treballRoutes.create, {
      token,
      body: { nom: 'Obra', data_projecte: '2024-03-18', agents: [{ agent_fk: brought?.id, funcio_fk: funcio?.id }] },
    });
    const other = (await app.ok(agentRoutes.list, { token, query: { search: 'dues' } })).items[0]?.id ?? 0;
    await app.ok(agentRoutes.update, { token, params: { id: other }, body: { versio: 1, observacions: 'canviat' } });
    expect(await app.ok(importacioRoutes.desfer, { token, params: { id } })).toEqual({ suprimits: 1, conservats: 2 });
    expect(await count()).toBe(before + 2);
    expect(await app.ok(importacioRoutes.desfer, { token, params: { id } })).toEqual({ suprimits: 0, conservats: 2 });
  });

  test('warns of names that the company or another row has, says fields in words, shows what is refused', async () => {
    await app.ok(agentRoutes.create, { token, body: agentBody({ rao_social: 'Cel·la Repetida, SL' }) });
    const { id, proposta } = await open(
      'Nom;Correu;Vila\nCEL.LA  repetida, SL;;Vic\nNova, SL;no-és-correu;Vic\nAltra;;\naltra;;',
    );
    const columnes = proposta.map((camp, at) => (at === 2 ? 'poblacio' : camp));
    const { items, amb_avisos } = await review(id, columnes);
    expect(items.map(({ avisos }) => avisos.map(({ codi }) => codi))).toEqual([
      ['nom_repetit'],
      [],
      [],
      ['nom_repetit'],
    ]);
    expect(amb_avisos).toBe(2);
    expect(items[1]).toMatchObject({ email: 'no-és-correu', poblacio: 'Vic', faltes: [{ cami: 'emails.0.email' }] });
    const before = await count();
    await run(id, columnes, { acceptades: [2], tots: 'promotor' });
    expect(await count()).toBe(before + 2);
    const { items: brought } = await app.ok(agentRoutes.list, { token, query: { search: 'altra' } });
    expect(brought).toMatchObject([{ promotor: true, tecnic: false }]);
    const left = await report(id, { nomes_errors: 'true' });
    expect(left).toContain('Error;Correu: ');
    expect(left).toContain('Ja hi ha un agent o una fila amb aquest nom: Altra.');
    expect(left).not.toContain('emails.0');
    await app.ok(importacioRoutes.desfer, { token, params: { id } });
  });

  test('a column that gives types goes before what all are said to be', async () => {
    const { id, proposta } = await open('Nom;Tipus\nTipada Primera, SL;Tècnic');
    await run(id, [...proposta], { tots: 'promotor' });
    const { items } = await app.ok(agentRoutes.list, { token, query: { search: 'tipada' } });
    expect(items).toMatchObject([{ promotor: false, tecnic: true }]);
    await app.ok(importacioRoutes.desfer, { token, params: { id } });
  });

  test.each(LANGUAGES)('the example sheet in «%s» is understood whole', async (language) => {
    const { id, proposta, codificacio, total } = await open(exampleSheet(language));
    expect([proposta.includes(null), codificacio, total]).toEqual([false, 'utf-8-bom', 3]);
    const { amb_faltes } = await review(id, [...proposta]);
    expect(amb_faltes).toBe(0);
    await run(id, [...proposta], { acceptades: 'totes' });
    const { items } = await app.ok(agentRoutes.list, { token, query: { search: '93000000' } });
    expect(
      items.map(({ promotor, tecnic, contractista, proveidor }) => [promotor, tecnic, contractista, proveidor]),
    ).toEqual(
      expect.arrayContaining([
        [true, false, false, false],
        [false, true, false, false],
        [false, false, true, true],
      ]),
    );
    await app.ok(importacioRoutes.desfer, { token, params: { id } });
  });

  test('is all or nothing: cancelled or broken in the middle, no agent is left', async () => {
    const rows = Array.from({ length: 500 }, (_none, at) => `Empresa ${at}, SL;Vic`).join('\n');
    const before = await count();
    const { id, proposta } = await open(`Nom;Població\n${rows}`);
    const tasca = await app.ok(importacioRoutes.fer, { token, params: { id }, body: { columnes: proposta } });
    const running = app.platform.jobs.runNext();
    await app.ok(tascaRoutes.cancel, { token, params: { id: tasca.id } });
    await running;
    const ended = await app.ok(tascaRoutes.get, { token, params: { id: tasca.id } });
    expect(['cancelada', 'feta']).toContain(ended.estat);
    expect(await count()).toBe(before + (ended.estat === 'feta' ? 500 : 0));
  });

  test('twenty thousand come in whole while others read and save, and the task tells how far it is', async () => {
    const rows = Array.from({ length: 20_000 }, (_none, at) => `Massiva ${at}, SL;Vic;obra${at}@exemple.cat`).join(
      '\n',
    );
    const before = await count();
    const { id, proposta, total } = await open(`Nom;Població;Correu\n${rows}`);
    expect(total).toBe(20_000);
    const tasca = await app.ok(importacioRoutes.fer, { token, params: { id }, body: { columnes: proposta } });
    let over = false;
    const running = app.platform.jobs.runNext().finally(() => {
      over = true;
    });
    const told = new Set<number>();
    let saved = 0;
    while (!over) {
      await app.ok(agentRoutes.create, { token, body: agentBody() });
      saved += 1;
      const page = await app.ok(agentRoutes.list, { token, query: { search: 'massiva' } });
      // All or nothing is what others see, too.
      expect([0, 20_000]).toContain(page.total);
      const { fet, total: of } = await app.ok(tascaRoutes.get, { token, params: { id: tasca.id } });
      told.add(fet);
      expect(fet).toBeLessThanOrEqual(of);
    }
    await running;
    expect((await app.ok(tascaRoutes.get, { token, params: { id: tasca.id } })).estat).toBe('feta');
    expect(await count()).toBe(before + 20_000 + saved);
    expect(told.size).toBeGreaterThan(1);
  });

  test.each([
    ['nothing', '', 'full_buit'],
    ['heads alone', 'Nom;NIF\r\n', 'full_buit'],
    ['two hundred columns', `${'a;'.repeat(200)}\n${'1;'.repeat(200)}`, 'full_massa_columnes'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'full_desconegut'],
    ['half a workbook', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(300)]), 'full_malmes'],
  ])('of %s is refused in words', async (_what, content, codi) => {
    if (content.length === 0) {
      const empty = await app.call(pujadaRoutes.create, { token, body: { nom: 'agents.csv', mida: 0 } });
      expect([400, 422]).toContain(empty.status);
      return;
    }
    const reply = await app.call(importacioRoutes.create, { token, body: { pujada_fk: await upload(content) } });
    expect([reply.status, reply.body.codi]).toEqual([422, codi]);
    expect(reply.body.detail.length).toBeGreaterThan(20);
  });

  test('of a sheet with a title above says the row of the sheet; read in the wrong letters, it can be read again', async () => {
    const text = 'Agents del despatx\r\nNom;NIF;Població\r\nPeña, SL;;Vic\r\n;;Olot';
    const { id, proposta, capcalera } = await open(Buffer.from(text, 'latin1'));
    expect(capcalera).toEqual(['Nom', 'NIF', 'Població']);
    const { items } = await review(id, proposta);
    expect(items.map(({ fila, nom }) => [fila, nom])).toEqual([
      [3, 'Peña, SL'],
      [4, ''],
    ]);
    const wrong = await review(id, proposta, { codificacio: 'utf-8' });
    expect(wrong.items[0]?.faltes).toMatchObject([{ cami: 'nom_complet', codi: 'cella_illegible' }]);
    expect(wrong.items[0]?.faltes[0]?.missatge).toContain('lletres que no es poden llegir');
  });

  test('with a letter that is none is told by its row and cell; the other rows come in', async () => {
    const text = 'Nom;NIF;Població\r\nPe\u0000ña, SL;;Vic\r\nNúria, SL;;Ol\u0007ot\r\nAltra Peña, SL;;Vic';
    const { id, proposta } = await open(text);
    const { items } = await review(id, proposta);
    expect(items.map(({ faltes }) => faltes.map(({ cami, codi }) => `${cami} ${codi}`))).toEqual([
      ['nom_complet cella_illegible'],
      ['poblacio cella_illegible'],
      [],
    ]);
    expect(await run(id, proposta)).toMatchObject({ resultat: { creats: 1, saltats: 2 } });
    expect(await report(id)).not.toMatch(/[\u0000\u0007]/);
  });

  test('another reading may be tried; another company’s import, or a role that may not, gets none', async () => {
    const { id } = await open(Buffer.from('Nom,NIF;x\nSeñán,1;2', 'latin1'));
    const tried = await app.ok(importacioRoutes.get, {
      token,
      params: { id },
      query: { codificacio: 'utf-8', separador: ',' },
    });
    expect([tried.capcalera, tried.mostra[0]?.[0]]).toEqual([['Nom', 'NIF;x'], 'Se��n']);
    const reader = await app.addMember(titular.empresaId, 'lector');
    expect((await app.call(importacioRoutes.get, { token: reader.token, params: { id } })).status).toBe(403);
    expect((await app.call(importacioRoutes.get, { token, params: { id: id + 999 } })).status).toBe(404);
  });

  test('a file that cannot be read is refused in words, and leaves nothing', async () => {
    const said = new Set<string>();
    for (const language of ['ca', 'es', 'en']) {
      const reply = await app.call(importacioRoutes.create, {
        token,
        body: { pujada_fk: await upload(Buffer.from('d0cf11e0a1b11ae1', 'hex')) },
        headers: { 'accept-language': language },
      });
      expect([reply.status, reply.body.codi]).toEqual([422, 'full_antic']);
      said.add(reply.body.detail);
    }
    expect(said.size).toBe(3);
    expect((await app.call(importacioRoutes.create, { token, body: { pujada_fk: 999_999 } })).status).toBe(422);
  });
});

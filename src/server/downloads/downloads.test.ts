import { afterAll, beforeAll, expect, test } from 'vitest';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sweepDescarregues } from './store.ts';

let app: TestApp;
let one: Member;
let cami: string;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
  const body = { nom: 'Prova', data_projecte: '2024-03-18' };
  const { id } = await app.ok(treballRoutes.create, { token: one.token, body });
  cami = `/treball/${id}/document/formigo?passos=false&idioma=en`;
});
afterAll(() => app.close());

const ask = (path = cami, token = one.token, query = {}) =>
  app.call(descarregaRoutes.create, { token, query, body: { cami: path } });
const use = (adreca: string, headers = {}) => app.send('GET', adreca, { headers });

test('an address gives the download of the path once, without a token; then it is gone, said in three languages', async () => {
  const { body } = await ask();
  expect(body.adreca).toMatch(/^\/api\/descarrega\/[\w-]{43}$/);
  expect(Date.parse(body.caduca) - Date.parse(app.clock.now())).toBe(60_000);
  // A look ahead does not use it up.
  expect((await app.send('HEAD', body.adreca)).status).toBe(404);
  const file = await use(body.adreca);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(file.headers['content-disposition'])).toContain('Concrete%20report');
  expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
  const said = [];
  for (const language of ['ca', 'es', 'en']) {
    const again = await use(body.adreca, { 'accept-language': language });
    expect([again.status, again.body.codi]).toEqual([410, 'descarrega_gastada']);
    said.push(again.body.detail);
  }
  expect(new Set(said).size).toBe(3);
  const unknown = await use(`/api/descarrega/${'x'.repeat(43)}`);
  expect(unknown.status).toBe(410);
});

test('of many at once, one gets it', async () => {
  const { body } = await ask();
  const got = await Promise.all(Array.from({ length: 6 }, () => use(body.adreca)));
  expect(got.map((reply) => reply.status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
});

test('it dies after a minute, with its session and with the right to see', async () => {
  const late = await ask();
  app.clock.pass(60_001);
  expect((await use(late.body.adreca)).status).toBe(410);
  const member = await app.addMember(one.empresaId, 'tecnic');
  const out = await ask(cami, member.token);
  await app.call(usuariRoutes.logout, { token: member.token });
  expect((await use(out.body.adreca)).status).toBe(410);
  const demoted = await app.addMember(one.empresaId, 'tecnic');
  const promised = await ask(cami, demoted.token);
  await app.database.write((db) =>
    db.updateTable('usuari_empresa').set({ rol: 'obra' }).where('usuari_fk', '=', demoted.usuariId).execute(),
  );
  expect((await use(promised.body.adreca)).status).toBe(403);
  await ask();
  app.clock.pass(60_001);
  await app.database.write((db) => sweepDescarregues(db, app.clock.now()));
  expect(await app.database.read.selectFrom('descarrega').selectAll().execute()).toEqual([]);
});

test('only downloads that the role may have, of a company of its own', async () => {
  for (const path of [
    '/agent',
    '/treball/1',
    '/descarrega/x',
    '/inventat',
    'https://fora.exemple/x',
    '/treball/%E0/document/formigo',
  ])
    expect([path, (await ask(path)).body.camps]).toMatchObject([
      path,
      [{ cami: 'cami', codi: 'descarrega_desconeguda' }],
    ]);
  const site = await app.addMember(one.empresaId, 'obra');
  expect((await ask(cami, site.token)).status).toBe(403);
  const { body: other } = await app.send('POST', '/api/empresa', {
    token: one.token,
    body: { nom_fiscal: 'Altra SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
  });
  // Bound to the company that it was asked in, whatever the path says.
  const elsewhere = await ask(`${cami}&empresa_fk=${one.empresaId}`, one.token, { empresa_fk: other.id });
  expect((await use(elsewhere.body.adreca)).status).toBe(404);
  // A paper, or the papers of a closing in one file.
  expect(informeRoutes.formigo.download).toBe('application/octet-stream');
});

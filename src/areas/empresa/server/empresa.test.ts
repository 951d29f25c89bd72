import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PNG } from '#tests/support/upload.ts';
import { empresaRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  token = titular.token;
});
afterAll(() => app.close());

const create = (more = {}) =>
  app.call(empresaRoutes.create, { token, body: { nom_fiscal: 'Nova, SL', tipus_persona: 'E', nif: '', ...more } });

test('whoever makes a company is its titular; nobody else sees it', async () => {
  const logo = `data:image/png;base64,${PNG.toString('base64')}`;
  const { body: nova } = await create({ color: '#0a7e8c', logo, adreca: { via: 'Rambla 1', poblacio_fk: 8019 } });
  expect(nova).toMatchObject({ versio: 1, rol: 'titular', exerciciActiu: 2026, baixa: false, logo, color: '#0a7e8c' });
  expect(await app.ok(empresaRoutes.get, { token, params: { id: nova.id } })).toEqual(nova);
  const other = await app.addMember(titular.empresaId, 'titular');
  for (const id of [nova.id, 1, Number.MAX_SAFE_INTEGER])
    expect((await app.call(empresaRoutes.get, { token: other.token, params: { id } })).status).toBe(404);
  const change = { token: other.token, params: { id: nova.id }, body: { versio: 1, nom_fiscal: 'Robada' } };
  expect((await app.call(empresaRoutes.update, change)).status).toBe(404);
  expect((await app.ok(empresaRoutes.list, { token: other.token })).items.map((item) => item.id)).toEqual([
    titular.empresaId,
  ]);
});

test('a change keeps what is not said, clears what is null, and asks about a new wrong tax id alone', async () => {
  const { body: nova } = await create({ telefon: '93', color: '#000000' });
  const save = (body: object) => app.call(empresaRoutes.update, { token, params: { id: nova.id }, body });
  expect((await save({ versio: 1, color: null, web: 'nova.cat' })).body).toMatchObject({
    versio: 2,
    color: null,
    telefon: '93',
    web: 'nova.cat',
  });
  expect((await save({ versio: 2, nif: 'B1' })).body).toMatchObject({ codi: 'avisos', avisos: [{ cami: 'nif' }] });
  expect((await save({ versio: 2, nif: 'B1', avisos_acceptats: ['nif_incorrecte'] })).status).toBe(200);
  expect((await save({ versio: 3, web: '' })).status).toBe(200);
  expect((await save({ versio: 3, web: 'x' })).body).toMatchObject({ codi: 'versio_obsoleta', actual: { versio: 4 } });
});

test.each([
  ['colour', { color: 'red' }, 'color', 'color_incorrecte'],
  ['logo of another kind', { logo: 'data:text/html;base64,AAAA' }, 'logo', 'logo_incorrecte'],
  ['logo that is not what it says', { logo: 'data:image/png;base64,PHN2Zy8+' }, 'logo', 'logo_incorrecte'],
  ['logo too large', { logo: `data:image/png;base64,${'A'.repeat(560_000)}` }, 'logo', 'massa_llarg'],
  ['kind of person', { tipus_persona: 'P' }, 'tipus_persona', 'valor_no_admes'],
  ['no name', { nom_fiscal: '\u200b' }, 'nom_fiscal', 'obligatori'],
  ['unknown town', { adreca: { poblacio_fk: 99_999 } }, 'adreca.poblacio_fk', 'registre_desconegut'],
  ['country', { adreca: { pais: 'es' } }, 'adreca.pais', 'pais_incorrecte'],
  ['own role', { rol: 'titular' }, 'rol', 'camp_desconegut'],
])('a wrong %s is refused', async (_what, more, cami, codi) => {
  const reply = await create(more);
  expect([reply.status, reply.body.camps]).toMatchObject([422, [{ cami, codi }]]);
});

test('the list searches and orders without accents', async () => {
  for (const nom_fiscal of ['Àgora Vidal-Llopis, SLP', 'Basses, SA']) await create({ nom_fiscal, nif: '' });
  const names = async (query = {}) =>
    (await app.ok(empresaRoutes.list, { token, query })).items.map((one) => one.nom_fiscal);
  expect((await names())[0]).toBe('Àgora Vidal-Llopis, SLP');
  for (const search of ['agora', 'llopis', 'vidal-llopis', 'vidal', 'slp agora'])
    expect(await names({ search })).toContain('Àgora Vidal-Llopis, SLP');
  expect(await names({ search: 'idal' })).toEqual([]);
  expect(await names({ offset: 1, limit: 1 })).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { firstSeries } from '../domain/series.ts';

let app: TestApp;
let one: Member;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
});
afterAll(() => app.close());

const read = (member = one): Promise<Empresa> =>
  app.ok(empresaRoutes.get, { token: member.token, params: { id: member.empresaId } });
const save = async (body: object, headers = {}) =>
  app.call(empresaRoutes.update, {
    token: one.token,
    params: { id: one.empresaId },
    body: { versio: (await read()).versio, ...body },
    headers,
  });
const compte = (iban: string, more = {}) => ({ iban, bic: '', nom: '', per_defecte: false, ...more });

test('the first company has its series, its defaults and nothing else', async () => {
  expect(await read()).toMatchObject({
    series: firstSeries('ca'),
    comptes: [],
    certificats: [],
    iva_fk: null,
    irpf_fk: null,
    regim_iva: 'general',
    verifactu: { mode: 'cap', entorn: 'proves' },
  });
});

test('a new company has them in its own language', async () => {
  const body = { nom_fiscal: 'Otra, SL', tipus_persona: 'E', nif: '', idioma_fk: 'es' };
  expect((await app.ok(empresaRoutes.create, { token: one.token, body })).series).toEqual(firstSeries('es'));
});

test('what invoices ask is kept and answered', async () => {
  const given = {
    peu_factura: 'Gràcies',
    peu_pressupost: 'Vàlid 30 dies',
    condicions_pagament: '30 dies',
    iva_fk: 1,
    irpf_fk: 1,
    regim_iva: 'caixa',
    verifactu: { mode: 'verifactu', entorn: 'produccio' },
  };
  expect((await save(given)).body).toMatchObject(given);
  expect(await read()).toMatchObject(given);
});

test('accounts are kept bare, one of them the usual one', async () => {
  const { body } = await save({
    comptes: [
      compte('es91 2100-0418 4502 0005 1332', { bic: 'caix esbb xxx', nom: 'La Caixa' }),
      compte('ES5800490290342413528341'),
    ],
  });
  expect(body.comptes).toEqual([
    compte('ES9121000418450200051332', { bic: 'CAIXESBBXXX', nom: 'La Caixa', per_defecte: true }),
    compte('ES5800490290342413528341'),
  ]);
  expect((await read()).comptes).toEqual(body.comptes);
  const { items } = await app.ok(historialRoutes.list, {
    token: one.token,
    params: { entitat: 'empresa', id: one.empresaId },
  });
  expect(items[0]?.canvis.map(({ camp }) => camp)).toEqual(['comptes']);
});

test.each([
  ['no account', [compte('no és cap compte')], 'comptes.0.iban', 'iban_forma'],
  ['blank account', [compte(' ')], 'comptes.0.iban', 'obligatori'],
  ['short account', [compte('ES9121000418450200051')], 'comptes.0.iban', 'iban_forma'],
  [
    'repeated account',
    [compte('ES9121000418450200051332'), compte('ES91 2100 0418 4502 0005 1332')],
    'comptes.1.iban',
    'iban_repetit',
  ],
  ['bank code', [compte('ES9121000418450200051332', { bic: 'CAIXA' })], 'comptes.0.bic', 'bic_incorrecte'],
  ['field', [{ ...compte('ES9121000418450200051332'), titular: 'x' }], 'comptes.0.titular', 'camp_desconegut'],
])('a wrong %s is refused at its place', async (_what, comptes, cami, codi) => {
  const reply = await save({ comptes });
  expect([reply.status, reply.body.camps]).toMatchObject([422, [{ cami, codi }]]);
});

test('two usual accounts are refused', async () => {
  const usual = { per_defecte: true };
  const { body } = await save({
    comptes: [compte('ES9121000418450200051332', usual), compte('ES5800490290342413528341', usual)],
  });
  expect(body.camps).toMatchObject([{ codi: 'compte_defecte_unic' }, { codi: 'compte_defecte_unic' }]);
});

test('wrong check digits warn once, in the three languages, and may be kept', async () => {
  const comptes = [compte('ES2121000418450200051331')];
  const said = await Promise.all(
    ['ca', 'es', 'en'].map(async (language) => (await save({ comptes }, { 'accept-language': language })).body),
  );
  for (const body of said)
    expect(body).toMatchObject({ codi: 'avisos', avisos: [{ codi: 'iban_incorrecte', cami: 'comptes.0.iban' }] });
  expect(new Set(said.map(({ avisos }) => avisos[0].missatge)).size).toBe(3);
  expect((await save({ comptes, avisos_acceptats: ['iban_incorrecte'] })).status).toBe(200);
  expect((await save({ comptes: [...comptes, compte('ES9121000418450200051332')] })).status).toBe(200);
});

const cases = referenceCases('iban');
test.skipIf(cases === null).each(cases ?? [])('reference case $valor', async ({ valor, valido, normalizado }) => {
  const reply = await save({ comptes: [compte(valor)] });
  if (valido) {
    expect([reply.status, reply.body.comptes]).toMatchObject([200, [{ iban: normalizado }]]);
    return;
  }
  const codis = [...(reply.body.camps ?? []), ...(reply.body.avisos ?? [])].map(({ codi }) => codi);
  expect(codis).toHaveLength(1);
  expect(['iban_forma', 'iban_incorrecte']).toContain(codis[0]);
});

test('series are changed whole: renamed, added, taken away', async () => {
  const [a, r] = firstSeries('ca');
  const series = [
    { ...r, codi: 'REC', format: '{serie}/{any2}/{numero:4}' },
    { ...a, nom: 'Obres', exercici_reinicia: false, format: '{serie}-{numero}' },
  ];
  expect((await save({ series })).body.series).toEqual(series);
  expect((await read()).series).toEqual(series);
  expect((await save({ telefon: '93' })).body.series).toEqual(series);
});

test.each([
  ['token', { format: '{serie}-{mes}-{numero}' }, 'format', 'numero_token'],
  ['format that repeats numbers', { format: '{serie}-{numero:5}' }, 'format', 'numero_sense_exercici'],
  ['format without a number', { format: '{serie}-{exercici}' }, 'format', 'numero_sense_numero'],
  ['code', { codi: 'À' }, 'codi', 'serie_codi'],
  ['code used twice', { codi: 'r', format: '{serie}x{exercici}-{numero}' }, 'codi', 'serie_repetida', 1],
  ['kind', { tipus: 'proforma' }, 'tipus', 'valor_no_admes'],
])('a wrong %s is refused, saying why in each language', async (_what, more, field, codi, place = 0) => {
  const series = firstSeries('ca').map((serie, at) => (at === 0 ? { ...serie, ...more } : serie));
  const said = await Promise.all(
    ['ca', 'es', 'en'].map(async (language) => (await save({ series }, { 'accept-language': language })).body),
  );
  for (const { camps } of said)
    expect(camps).toContainEqual(expect.objectContaining({ cami: `series.${place}.${field}`, codi }));
  expect(new Set(said.map(({ camps }) => camps[0].missatge)).size).toBe(3);
});

test('the law asks for a rectifying series, and references have to exist', async () => {
  const [a] = firstSeries('ca');
  expect((await save({ series: [a] })).body.camps).toMatchObject([{ cami: 'series', codi: 'serie_falta' }]);
  expect((await save({ iva_fk: 99, irpf_fk: 99 })).body.camps).toMatchObject([
    { cami: 'iva_fk', codi: 'registre_desconegut' },
    { cami: 'irpf_fk', codi: 'registre_desconegut' },
  ]);
});

test('who may not change a company may read all of it but its certificates', async () => {
  const series = firstSeries('ca');
  for (const rol of ['tecnic', 'obra', 'administracio', 'lector'] as const) {
    const member = await app.addMember(one.empresaId, rol);
    // Who only brings results from the site has no business with accounts, series or certificates.
    if (rol === 'obra') {
      const seen = await app.call(empresaRoutes.get, { token: member.token, params: { id: one.empresaId } });
      expect([seen.status, JSON.stringify(seen.body)]).toEqual([403, expect.not.stringContaining('comptes')]);
    } else expect((await read(member)).certificats).toBeNull();
    const body = { versio: (await read()).versio, series };
    const reply = await app.call(empresaRoutes.update, {
      token: member.token,
      params: { id: one.empresaId },
      body,
    });
    expect([rol, reply.status]).toEqual([rol, 403]);
  }
});

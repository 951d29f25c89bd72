import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '#contract/route.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { referenciaRoutes } from '../contract/routes.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = (await app.setUp()).token;
});
afterAll(() => app.close());

const lists = Object.values(referenciaRoutes).filter(
  (route) => !route.params && route.name !== 'referencia.parametres',
);

test.each(lists.map((route): [string, Route] => [route.name, route]))(
  '%s answers its rows in each language',
  async (_name, route) => {
    const answers = [];
    for (const language of ['ca', 'es', 'en', 'de'])
      answers.push((await app.call(route, { token, headers: { 'accept-language': language } })).body);
    expect(JSON.stringify(answers[0]).length).toBeGreaterThan(20);
    expect(answers[3]).toEqual(answers[0]);
    if (Array.isArray(answers[0])) {
      expect(new Set(answers.map((rows) => rows.length)).size).toBe(1);
      expect(new Set(answers[0].map((row: { id: unknown }) => row.id)).size).toBe(answers[0].length);
      for (const rows of answers) for (const row of rows) expect(row.nom.trim()).not.toBe('');
    }
  },
);

test('the conditions are worded in three languages', async () => {
  const texts = await Promise.all(
    ['ca', 'es', 'en'].map(
      async (language) =>
        (await app.ok(referenciaRoutes.textos, { headers: { 'accept-language': language } })).condicions,
    ),
  );
  expect(new Set(texts.map((one) => one.text)).size).toBe(3);
  expect(new Set(texts.map((one) => one.versio)).size).toBe(1);
});

test.each([
  ['hospitalet de ll', "L'Hospitalet de Llobregat", '08101'],
  ['SANT CUGAT DEL VALLES', 'Sant Cugat del Vallès', '08205'],
  ['girona', 'Girona', '17079'],
])('the municipality «%s» is found', async (text, nom, ine) => {
  const found = await app.ok(referenciaRoutes.poblacions, { token, params: { text } });
  expect(found[0]).toMatchObject({ nom, ine, id: Number(ine) });
  expect(found.length).toBeLessThanOrEqual(20);
});

test.each(['%', '··', 'xyzxyz', "' or 1=1", '名前', '\u0000'])(
  '«%s» finds no municipality and breaks nothing',
  async (text) => {
    const reply = await app.call(referenciaRoutes.poblacions, { token, params: { text } });
    expect([reply.status, reply.body]).toEqual([200, []]);
  },
);

test.each([
  [undefined, false],
  ['3.6.1', false],
  ['99.0.0', false],
  ['0.0.1', true],
  ['no és una versió', true],
])('the client %s must update: %s', async (bundle, obligatoria) => {
  const reply = await app.ok(referenciaRoutes.versio, { query: { bundle, plataforma: 'web' } });
  expect(reply).toMatchObject({ versio: '3.6.1', obligatoria });
});

test.each([
  ['5', '0.5', '2022-07-01', '2022-12-31'],
  ['5', '0.62', '2023-01-01', '2024-09-30'],
  ['7.5', '1', '2024-10-01', '2024-12-31'],
  ['2', '0.26', '2024-10-01', '2024-12-31'],
  ['0', '0', '2023-01-01', '2024-09-30'],
  ['0', '0', '2024-10-01', null],
])('VAT of %s %% with its surcharge of %s is there from %s to %s, for what is rectified late', async (...row) => {
  const rates = await app.ok(referenciaRoutes.iva, { token });
  const found = rates.map((one) => [one.percentatge, one.recarrec_equivalencia, one.inici, one.final]);
  expect(found.map((one) => one.join())).toContain(row.join());
});

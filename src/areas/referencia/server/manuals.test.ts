import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, LOCALE_OF } from '#kernel/language.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { referenciaRoutes } from '../contract/routes.ts';
import { MANUAL_IDS } from '../contract/schemas.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = (await app.setUp()).token;
});
afterAll(() => app.close());

const cases = MANUAL_IDS.flatMap((x) => LANGUAGES.map((idioma) => [x, idioma] as const));

test.each(cases)('the manual «%s» comes as a tagged PDF with its pictures (%s)', async (x, idioma) => {
  const reply = await app.call(referenciaRoutes.manual, { token, params: { x }, query: { idioma } });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const pdf = Buffer.from(reply.raw).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain(`(${LOCALE_OF[idioma]})`);
  expect(pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
});

test('without a language it comes in the caller’s', async () => {
  const reply = await app.call(referenciaRoutes.manual, {
    token,
    params: { x: 'obra' },
    headers: { 'accept-language': 'es' },
  });
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('A pie de obra.pdf');
});

test.each(['', 'cap', '../formigo', 'formigo.ca'])('the manual «%s» does not exist', async (x) => {
  const reply = await app.call(referenciaRoutes.manual, { token, params: { x: encodeURIComponent(x) as 'obra' } });
  expect([404, 422]).toContain(reply.status);
});

test('manuals are for people with a session', async () => {
  expect((await app.call(referenciaRoutes.manuals, {})).status).toBe(401);
  expect((await app.call(referenciaRoutes.manual, { params: { x: 'obra' } })).status).toBe(401);
});

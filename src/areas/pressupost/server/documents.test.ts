import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { pressupostDocumentRoutes } from '../contract/documents.ts';
import { type PressupostEmes, pressupostEmesSchema } from '../contract/emes.ts';
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

const at = (pid?: number, token: string | undefined = titular.token) => ({
  token,
  params: { id: titular.empresaId, ...(pid === undefined ? {} : { pid }) },
});
const draft = () =>
  app.ok(pressupostRoutes.create, {
    ...at(),
    body: {
      agent_fk: client.id,
      titol: 'Reforma',
      linies: [
        { clau: 'a', concepte: 'Direcció d’execució', preu: '1200' },
        { clau: 'o', concepte: 'Llibre de l’edifici', preu: '450', opcio: true },
      ],
      fites: [{ clau: 'f', nom: 'Tot', percentatge: '100' }],
    } as never,
  });
const sent = async () => {
  const { id, versio } = await draft();
  return app.ok(pressupostRoutes.emetre, { ...at(id), body: { versio } });
};
const frozen = async (id: number): Promise<PressupostEmes | null> => {
  const { congelat } = await app.database.read
    .selectFrom('pressupost')
    .select('congelat')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return congelat === null ? null : pressupostEmesSchema.parse(JSON.parse(congelat));
};
const paper = (pid: number, query: object = {}, token?: string) =>
  app.call(pressupostDocumentRoutes.one, { ...at(pid, token), query: query as never });
const isPdf = (raw: Buffer): boolean => raw.subarray(0, 5).toString('latin1') === '%PDF-';

test('what is sent is frozen whole, and stays when company and client change', async () => {
  const { id, versio } = await draft();
  expect(await frozen(id)).toBeNull();
  const record = await app.ok(pressupostRoutes.emetre, { ...at(id), body: { versio } });
  const before = await frozen(id);
  expect(before).toMatchObject({
    numero: record.numero,
    revisio: 1,
    enviat: true,
    idioma: 'ca',
    receptor: { copia: { rao_social: 'Promotora Ter, SL' } },
    linies: [
      { concepte: 'Direcció d’execució', iva: '21', brut: 120_000, opcio: false },
      { brut: 45_000, opcio: true },
    ],
    totals: { base: 120_000, total_factura: 145_200 },
    fites: [{ nom: 'Tot', base: 120_000 }],
  });
  const company = await app.ok(empresaRoutes.get, { token: titular.token, params: { id: titular.empresaId } });
  await app.ok(empresaRoutes.update, {
    token: titular.token,
    params: { id: titular.empresaId },
    body: { versio: company.versio, nom_comercial: 'Un altre nom' },
  });
  expect(await frozen(id)).toEqual(before);
});

test('options that are taken are frozen as lines, by link or at the office, and given back when it is reopened', async () => {
  const record = await sent();
  const first = await frozen(record.id);
  const { enllac } = await app.ok(pressupostRoutes.makeLink, { ...at(record.id), body: { dies: 15 } });
  await app.ok(clientRoutes.answer, {
    params: { token: enllac.replace('#/p/', '') },
    body: { acceptat: true, nom: 'Propietat', revisio: 1, opcions: ['o'] },
  });
  const taken = await frozen(record.id);
  expect(taken).toMatchObject({
    linies: [{ opcio: false }, { opcio: false }],
    totals: { base: 165_000 },
    fites: [{ base: 165_000 }],
  });
  expect(taken?.treball).not.toBeNull();
  const { versio } = await app.ok(pressupostRoutes.get, at(record.id));
  await app.ok(pressupostRoutes.reopen, { ...at(record.id), body: { versio } });
  expect(await frozen(record.id)).toEqual({ ...first, treball: taken?.treball });
});

test('a quotation is given as a PDF called by its number, in the language asked for, and its history says so', async () => {
  const made = await draft();
  const reply = await paper(made.id, { idioma: 'en', disseny: 'caixeti' });
  expect([reply.status, reply.headers['content-type'], isPdf(reply.raw)]).toEqual([200, 'application/pdf', true]);
  expect(String(reply.headers['content-disposition'])).toContain('draft');
  expect(reply.raw.toString('latin1')).toMatch(/\/Lang\s?\(en-GB\)/);
  const record = await sent();
  expect(String((await paper(record.id, { inline: true })).headers['content-disposition'])).toContain('inline');
  const numbered = await paper(record.id);
  expect(decodeURIComponent(String(numbered.headers['content-disposition']))).toContain(record.numero);
  const { items } = await app.ok(historialRoutes.list, {
    token: titular.token,
    params: { entitat: 'pressupost', id: record.id },
  });
  expect(items.filter(({ accio }) => accio === 'descarrega')).toHaveLength(1);
});

test('one of nobody, or asked for wrongly, is refused', async () => {
  const { id } = await draft();
  expect((await paper(99_999)).status).toBe(404);
  expect((await paper(id, { disseny: 'barroc' })).status).toBe(422);
  const site = await app.addMember(titular.empresaId, 'obra');
  expect((await paper(id, {}, site.token)).status).toBe(403);
  const technician = await app.addMember(titular.empresaId, 'tecnic');
  expect((await paper(id, {}, technician.token)).status).toBe(404);
});

test('whoever has the link takes the paper while it lives; nobody else does', async () => {
  const { id } = await sent();
  const { enllac } = await app.ok(pressupostRoutes.makeLink, { ...at(id), body: { dies: 15 } });
  const take = (token: string) =>
    app.call(pressupostDocumentRoutes.client, { params: { token }, query: { idioma: 'es' } });
  const key = enllac.replace('#/p/', '');
  const reply = await take(key);
  expect([reply.status, isPdf(reply.raw)]).toEqual([200, true]);
  expect(reply.raw.toString('latin1')).toMatch(/\/Lang\s?\(es-ES\)/);
  expect((await take('x'.repeat(43))).body).toMatchObject({ codi: 'enllac_caducat' });
  await app.ok(pressupostRoutes.dropLink, at(id));
  expect((await take(key)).status).toBe(404);
});

test('seen in place it is answered as such, and nobody is told to have taken it away', async () => {
  const { id } = await draft();
  const seen = await paper(id, { inline: true });
  expect(String(seen.headers['content-disposition'])).toMatch(/^inline/);
  expect(isPdf(seen.raw)).toBe(true);
  const { items } = await app.ok(historialRoutes.list, {
    token: titular.token,
    params: { entitat: 'pressupost', id },
  });
  expect(items.filter(({ accio }) => accio === 'descarrega')).toEqual([]);
});

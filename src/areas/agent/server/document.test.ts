import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { LIST_FORMATS } from '#contract/llistat.ts';
import { agentBody } from '#tests/support/builders.ts';
import { pdfText } from '#tests/support/paper.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agentRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
const PAYLOAD = '=cmd|" /C calc"!A0<script>alert(1)</script>';
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  const body = { ...agentBody(), tipus_persona: 'E', nif: '', tecnic: false, contractista: false, proveidor: false };
  for (const rao_social of ['Zeta, SL', 'Àrids del Nord, SA', PAYLOAD])
    await app.ok(agentRoutes.create, {
      token: titular.token,
      body: { ...body, rao_social, observacions: PAYLOAD, nom_comercial: PAYLOAD, promotor: rao_social !== 'Zeta, SL' },
    });
});
afterAll(() => app.close());

const take = (query: object, language = 'ca', token = titular.token) =>
  app.call(agentRoutes.document, {
    token,
    query: { ordre_camp: 'nom', ...query } as Record<string, string>,
    headers: { 'accept-language': language },
  });
const lines = (raw: Buffer): string[] => raw.toString('utf8').split('\r\n');

test('the file has the rows, the order and the columns of the screen', async () => {
  const csv = await take({
    documentType: 'csv',
    columnes: 'poblacio,nom',
    ordre_criteri: 'DESC',
    senseTipus: 'false',
    tecnics: 'false',
  });
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, first, second] = lines(csv.raw);
  expect(head).toBe('\ufeffPoblació;Nom');
  expect(first).toContain('Àrids del Nord, SA');
  expect(second).toContain(`"'${PAYLOAD.replaceAll('"', '""')}"`);
  expect(lines(csv.raw)).toHaveLength(4);
  const found = await take({ documentType: 'csv', search: 'arids', columnes: 'nom' });
  expect(lines(found.raw)).toEqual(['\ufeffNom', 'Àrids del Nord, SA', '']);
  expect(String(csv.headers['content-disposition'])).toMatch(/Agents%202026-11-28\.csv/);
});

test('probe 43: what looks like a formula or a script is plain text in every format', async () => {
  const csv = await take({ documentType: 'csv' });
  for (const line of csv.raw.toString('utf8').split(/;|\r\n/)) expect(line).not.toMatch(/^"?[=+\-@]/);
  const book = unzipSync((await take({ documentType: 'xlsx' })).raw);
  const sheets = Object.entries(book).filter(([name]) => name.endsWith('.xml'));
  for (const [, bytes] of sheets) expect(strFromU8(bytes)).not.toMatch(/<f>|<script>/);
  expect(sheets.some(([, bytes]) => strFromU8(bytes).includes('&lt;script&gt;'))).toBe(true);
  const cards = (await take({ documentType: 'vcard' })).raw.toString('utf8').replaceAll('\r\n ', '');
  expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(4);
  expect((await take({ documentType: 'pdf' })).raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each(['ca', 'es', 'en'])('the listing on paper is tagged and in %s', async (language) => {
  const pdf = (await take({ documentType: 'pdf' }, language)).raw.toString('latin1');
  expect(pdf).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
  for (const tag of ['/THead', '/TH', '/Table']) expect(pdf).toContain(tag);
});

test('every download stays in the history; an unknown format is refused, who may not see the list takes none', async () => {
  const before = await app.ok(historialRoutes.list, {
    token: titular.token,
    params: { entitat: 'empresa', id: titular.empresaId },
  });
  for (const documentType of LIST_FORMATS) await take({ documentType });
  const { items, total } = await app.ok(historialRoutes.list, {
    token: titular.token,
    params: { entitat: 'empresa', id: titular.empresaId },
  });
  expect(total - before.total).toBe(LIST_FORMATS.length);
  expect(items[0]?.accio).toBe('descarrega');
  expect((await take({ documentType: 'doc' })).status).toBe(422);
  const site = await app.addMember(titular.empresaId, 'obra');
  expect((await take({ documentType: 'csv' }, 'ca', site.token)).status).toBe(403);
});

interface Box {
  readonly text: string;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}
/** Words of a PDF with their places, or null where poppler-utils is not installed. */
const boxesOf = (pdf: Buffer): Box[] | null => {
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)/g;
  const html = pdfText(pdf, '-bbox');
  return html === null
    ? null
    : [...html.matchAll(word)].map(([, xMin, yMin, xMax, yMax, text = '']) => ({
        text,
        x: [Number(xMin), Number(xMax)],
        y: [Number(yMin), Number(yMax)],
      }));
};

test('on paper a long address breaks after its signs, inside its column, and is copied whole', async ({ skip }) => {
  const emails = [{ email: 'joan.ferrer@arquitectura.example', us: 'general' }];
  const body = agentBody({ emails, web: 'https://www.exemple.cat/qui-som', iban: 'ES9121000418450200051332' });
  await app.ok(agentRoutes.create, { token: titular.token, body });
  // Standing and lying, and with every column that there is.
  for (const columnes of ['nom,nif,tipus,poblacio,telefon,correu', undefined]) {
    const boxes = boxesOf((await take({ documentType: 'pdf', ...(columnes && { columnes }) })).raw);
    if (boxes === null) return skip('pdftotext (poppler-utils) is not installed');
    expect(boxes.map(({ text }) => text).join('')).toContain('joan.ferrer@arquitectura.example');
    const over = (a: readonly [number, number], b: readonly [number, number], least: number): boolean =>
      Math.min(a[1], b[1]) - Math.max(a[0], b[0]) > least;
    const clashes = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => over(one.x, other.x, 0.5) && over(one.y, other.y, 6))
        .map((other) => `${one.text} over ${other.text}`),
    );
    expect(clashes).toEqual([]);
    const [width, margin] = [columnes ? 595.3 : 841.9, 45.4];
    expect(boxes.filter(({ x }) => x[1] > width - margin + 0.5).map(({ text }) => text)).toEqual([]);
  }
});

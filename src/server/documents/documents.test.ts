import { afterAll, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from './compiler.ts';
import { createDocuments, DocumentFault, type Documents } from './documents.ts';

const PLAIN = new URL('./examples/plain.typ', import.meta.url);
const NOW = new Date('2026-05-12T10:00:00Z');
const MIB = 1024 * 1024;

const dades = (...textos: string[]) => ({
  idioma: { lang: 'ca', regio: 'es' },
  titol: 'Prova',
  autor: 'Despatx d’exemple',
  paraules: ['prova'],
  disseny: 'sobri',
  color: '#1f4287',
  empresa: { nom: 'Despatx d’exemple', linies: [] },
  peu: 'Despatx d’exemple',
  pagina: 'Pàgina {n} de {total}',
  esborrany: null,
  corrent: { document: 'Prova', numero: '1', treball: 'Obra' },
  textos,
  taula: { columnes: ['1fr'], alinea: ['esquerra'], cap: ['Cap'], files: textos.map((text) => [text]) },
});

const used: Documents[] = [];
const started = (limits = {}): Documents => {
  const documents = createDocuments({ ...USUAL_LIMITS, ...limits });
  used.push(documents);
  return documents;
};
afterAll(() => Promise.all(used.map((documents) => documents.close())));
const usual = started();
const print = (textos: string[], more: { logo?: Uint8Array } = {}) =>
  usual.print({ template: PLAIN, dades: dades(...textos), now: NOW, ...more });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('documents', () => {
  test('come out as tagged PDF/A with language, title and author', async () => {
    const { pdf, pages, warnings } = await print(['Hola']);
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toMatch(/\/MarkInfo[\s\S]{0,20}\/Marked true/);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang\s?\(ca-ES\)/);
    expect(text).toContain('<dc:title>');
    expect(pages).toBe(1);
    expect(warnings).toEqual([]);
  });

  test('hold for hostile text, which is data and never source', async () => {
    const hostile = [
      '#panic("no") #read("/etc/passwd") $x$ *a* <l> @b \\ " \' ` = - + / [ ]',
      '\u0000\u0007\u001b[31m',
      '👩‍👩‍👧 🏗️ 旧楼改造 ภาษาไทย हिन्दी',
      'e\u0301\u0302\u0303\u0304\u0305 a\u0300b\u20dd 𝔘𝔫𝔦 \ue000 \ud800',
      'مرحبا שלום',
      'W'.repeat(4000),
      'paraula '.repeat(500),
    ];
    const { pdf, warnings } = await print(hostile);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings.every(({ codi }) => codi === 'caracters_no_imprimibles')).toBe(true);
  });

  test('show a logo, and leave out with a warning what is no picture', async () => {
    expect((await print(['a'], { logo: PNG })).warnings).toEqual([]);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    expect((await print(['a'], { logo: svg })).warnings).toEqual([]);
    for (const logo of [Buffer.from('not a picture'), PNG.subarray(0, 30)]) {
      expect((await print(['a'], { logo })).warnings).toEqual([
        { codi: 'logo_no_imprimible', cami: 'empresa.logo', caracters: '' },
      ]);
    }
  });

  test('tell a template at fault from everything else', async () => {
    await expect(usual.print({ template: PLAIN, dades: {}, now: NOW })).rejects.toBeInstanceOf(DocumentFault);
    expect((await print(['still'])).pages).toBe(1);
  });

  test('are stopped when they take too long, and the next one comes', async () => {
    const documents = started({ time: 6000 });
    const endless = new URL('./examples/endless.typ', import.meta.url);
    await expect(documents.print({ template: endless, dades: dades(), now: NOW })).rejects.toMatchObject({
      status: 503,
      codi: 'document_massa_lent',
    });
    expect((await documents.print({ template: PLAIN, dades: dades('a'), now: NOW })).pages).toBe(1);
  });

  test('are stopped when they hold too much memory, and the next one comes', async () => {
    const documents = started({ memory: 300 * MIB });
    const greedy = new URL('./examples/greedy.typ', import.meta.url);
    await expect(documents.print({ template: greedy, dades: dades(), now: NOW })).rejects.toMatchObject({
      status: 503,
      codi: 'document_massa_gran',
    });
    expect((await documents.print({ template: PLAIN, dades: dades('a'), now: NOW })).pages).toBe(1);
  });

  test('wait for their turn, up to a number, and may be given up', async () => {
    const documents = started({ queue: 2, compilations: 1 });
    const one = (signal?: AbortSignal) =>
      documents.print({ template: PLAIN, dades: dades('a'), now: NOW, ...(signal && { signal }) });
    const given = new AbortController();
    const [first, second, third] = [one(), one(given.signal), one()];
    await expect(third).rejects.toMatchObject({ codi: 'document_cua_plena' });
    given.abort(new Error('given up'));
    await expect(second).rejects.toThrow('given up');
    expect((await first).pages).toBe(1);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { createDocuments } from '#server/documents/index.ts';
import { buildEmesa, manyLines } from '#tests/support/emesa.ts';
import { golden as keptAs, pagesOf, textsOf } from '#tests/support/paper.ts';
import type { PressupostEmes } from '../contract/emes.ts';
import { paperName, presentPaper } from './document-present.ts';
import { printPressupost } from './document-print.ts';

const documents = createDocuments();
afterAll(() => documents.close());

type Lines = NonNullable<NonNullable<Parameters<typeof buildEmesa>[0]>['linies']>;
type Given = Partial<Omit<PressupostEmes, 'linies' | 'totals'>> & { readonly linies?: Lines };
/** A quotation that was sent, with what is given instead; its lines and sums as those of invoices. */
const buildEmes = ({ linies: lines = [{}], ...more }: Given = {}): PressupostEmes => {
  const { descomptes = [], carrecs = [] } = more;
  const { emissor, receptor, linies, totals } = buildEmesa({ linies: lines, descomptes, carrecs });
  return {
    v: 1,
    id: 1,
    empresa_fk: 1,
    serie: 'P',
    numero: 'P-2026-0007',
    exercici: 2026,
    revisio: 1,
    enviat: true,
    data: '2026-11-28',
    validesa: '2026-12-28',
    idioma: 'ca',
    emissor,
    receptor: receptor && { copia: receptor.copia },
    treball: null,
    titol: 'Reforma d’un edifici d’habitatges',
    text: '',
    condicions: '',
    descomptes,
    carrecs,
    recarrec_equivalencia: false,
    fites: [],
    ...more,
    linies,
    totals,
  };
};
const LOOK = { color: '#1f5f99', disseny: 'sobri' } as const;
const print = (given: Given = {}, disseny: 'sobri' | 'caixeti' = 'sobri') => {
  const emes = buildEmes(given);
  return printPressupost(documents, {
    emes,
    idioma: emes.idioma,
    logo: null,
    ...LOOK,
    disseny,
    ara: '2026-11-28T10:00:00Z',
  });
};
const golden = (name: string, text: string): void =>
  keptAs(new URL(`./documents/examples/${name}`, import.meta.url), text);
const FITES = [
  { clau: 'f1', nom: 'Encàrrec', percentatge: '30', capitol: null, base: 45_000 },
  { clau: 'f2', nom: 'Final de l’obra', percentatge: '70', capitol: null, base: 105_000 },
];
const TERMS = 'Els honoraris no inclouen taxes ni visats.\nEl pagament és a trenta dies de cada fita.';
const WHOLE: Given = {
  revisio: 2,
  emissor: { ...buildEmesa().emissor, telefon: '972 00 00 00', peu: 'Text legal de l’empresa.' },
  treball: { codi: '2026-014', nom: 'Edifici de 12 habitatges', expedient: 'EXP-14' },
  text: 'Us oferim els treballs que segueixen.',
  condicions: TERMS,
  linies: [
    { tipus: 'capitol', concepte: 'Projecte' },
    { concepte: 'Projecte bàsic', descripcio: 'Memòria i plànols\nDues revisions', descompte: '5' },
    { concepte: 'Projecte executiu' },
    { tipus: 'capitol', concepte: 'Obra' },
    { concepte: 'Direcció d’execució', quantitat: '12', unitat: 'mes', preu: '350' },
    { concepte: 'Llibre de l’edifici', preu: '450', opcio: true, descripcio: 'Amb instruccions d’ús' },
    { tipus: 'suplit', concepte: 'Taxa municipal', preu: '84.5' },
  ],
  descomptes: [{ concepte: 'Client habitual', percentatge: '2' }],
  fites: FITES,
};

describe('a quotation on paper', () => {
  test('what was accepted says by whom and when, which lines had been options, and is signed by hand only where it was not by the link', () => {
    const linies = WHOLE.linies?.map((one) => ({ ...one, opcio: false }));
    const emes = buildEmes({ ...WHOLE, ...(linies && { linies }) });
    const taken = emes.linies.find(({ concepte }) => concepte === 'Llibre de l’edifici');
    const given = { nom: 'Propietat', data: '2026-12-02', opcions: [taken?.clau ?? ''] };
    for (const [per, boxes, said] of [
      ['enllac', 0, 'Acceptat en línia per Propietat el 02/12/2026'],
      ['oficina', 1, 'Acceptat per Propietat el 02/12/2026, segons va dir al despatx'],
    ] as const) {
      const paper = presentPaper(emes, 'ca', LOOK, { ...given, per });
      expect(paper.conforme).toContain(said);
      expect(paper.signatures).toHaveLength(boxes);
      const marked = paper.taula.files.filter(({ descripcio }) => descripcio.startsWith('Opció acceptada.'));
      expect(marked.map(({ concepte }) => concepte)).toEqual(['Llibre de l’edifici']);
    }
    expect(JSON.stringify(presentPaper(emes, 'ca', LOOK))).not.toContain('Opció acceptada.');
  });

  test.each(LANGUAGES)('in %s every sentence is said, and the page reads as committed', async (idioma) => {
    const said = textsOf(presentPaper(buildEmes({ ...WHOLE, idioma }), idioma, LOOK));
    expect(said.filter((text) => /^paper\.|NaN|undefined|null/.test(text))).toEqual([]);
    const { pdf, warnings } = await print({ ...WHOLE, idioma });
    expect(warnings).toEqual([]);
    const pages = pagesOf(pdf);
    if (pages !== null) golden(`pressupost.${idioma}.txt`, pages.join('\f'));
  });

  test('says nothing that would make an invoice of it', () => {
    for (const idioma of LANGUAGES) {
      const given = { ...WHOLE, linies: [...(WHOLE.linies ?? []), { iva: '0', regim: 'E1' as const }] };
      const said = textsOf(presentPaper(buildEmes(given), idioma, LOOK)).join('\n');
      expect(said).not.toMatch(/factura|invoice|IBAN|37\/1992/i);
    }
  });

  test('options are told apart and not added; chapters say what they come to', () => {
    const { taula, opcions, sumes } = presentPaper(buildEmes(WHOLE), 'ca', LOOK);
    expect(taula.files.map(({ concepte }) => concepte)).not.toContain('Llibre de l’edifici');
    expect(opcions?.files.map(({ concepte, cels }) => [concepte, cels.at(-1)])).toEqual([
      ['Llibre de l’edifici', '450,00'],
    ]);
    const subtotals = taula.files.filter(({ tipus }) => tipus === 'subtotal');
    expect(subtotals.map(({ concepte, cels }) => [concepte, ...cels])).toEqual([
      ['Subtotal Projecte', '1.950,00'],
      ['Subtotal Obra', '4.200,00'],
    ]);
    expect(sumes.map(([label, value]) => `${label}: ${value}`)).toEqual([
      'Suma: 6.150,00',
      'Client habitual 2\u00a0%: −123,00',
      'Base imposable 21\u00a0%: 6.027,00',
      'IVA 21\u00a0%: 1.265,67',
      'Total pressupost: 7.292,67',
      'Suplits: 84,50',
      'Total a pagar: 7.377,17 €',
    ]);
  });

  test('a draft is marked, also one that has its number of before; what was sent is not', () => {
    const mark = (given: Given) => presentPaper(buildEmes(given), 'ca', LOOK).esborrany;
    expect([mark({ numero: null, enviat: false }), mark({ enviat: false, revisio: 2 }), mark({})]).toEqual([
      'ESBORRANY',
      'ESBORRANY',
      null,
    ]);
    const name = (given: Given) => paperName(buildEmes(given), 'es');
    expect([name({}), name({ revisio: 3 }), name({ numero: null, enviat: false })]).toEqual([
      'Presupuesto P-2026-0007',
      'Presupuesto P-2026-0007 v3',
      'Presupuesto borrador',
    ]);
  });

  test('is tagged PDF/A in its language', async () => {
    const plain = (await print({ ...WHOLE, idioma: 'en' })).pdf.toString('latin1');
    expect(plain).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(plain).toMatch(/\/Lang\s?\(en-GB\)/);
    for (const tag of ['/THead', '/TH']) expect(plain).toContain(tag);
  });
});

describe('pages', () => {
  test.each([1, 17, 60])('%d lines: all come, and sums are carried', async (count) => {
    for (const disseny of ['sobri', 'caixeti'] as const) {
      const { pdf, pages } = await print({ linies: manyLines(count) }, disseny);
      const text = pagesOf(pdf);
      if (text === null) return;
      expect(text).toHaveLength(pages);
      for (let place = 1; place <= count; place += 1)
        expect(text.join('\n')).toMatch(new RegExp(`Partida ${place}\\b`));
      for (const [place, page] of text.entries()) {
        const carried = /Suma i segueix\s+([\d.,]+)/.exec(page)?.[1];
        const brought = /Suma anterior\s+([\d.,]+)/.exec(text[place + 1] ?? '')?.[1];
        expect(carried).toBe(brought);
      }
    }
  });

  test('wherever the page ends, the box of the client stands under what it agrees to', async () => {
    const last = [
      {},
      { condicions: TERMS },
      { fites: FITES },
      { condicions: `${'Una frase de les condicions que es repeteix. '.repeat(88)}Final de tot.` },
    ];
    const ends = ['Total pressupost', 'trenta dies', 'Final de l’obra', 'Final de tot'];
    for (const [kind, given] of last.entries())
      for (let count = 10; count <= 40; count += 3) {
        const text = pagesOf((await print({ linies: manyLines(count), ...given })).pdf);
        if (text === null) return;
        const page = text.find((one) => one.includes('Conforme del client')) ?? '';
        expect(page.replaceAll(/\s+/g, ' '), `${kind} ${count}`).toContain(ends[kind]);
      }
  }, 120_000);

  test('a chapter is never left at the foot of a page, nor its sum at the head of one', async () => {
    for (let before = 20; before <= 45; before += 1) {
      const linies: Lines = [
        { tipus: 'capitol', concepte: 'PRIMER' },
        ...manyLines(before),
        { tipus: 'capitol', concepte: 'CAPITOL NOU' },
        ...manyLines(6).map((one) => ({ ...one, concepte: `Altra ${one.concepte}` })),
      ];
      const text = pagesOf((await print({ linies })).pdf);
      if (text === null) return;
      const page =
        text.find((one) => one.includes('CAPITOL NOU') && !one.includes('Subtotal CAPITOL NOU')) ??
        text.find((one) => one.includes('CAPITOL NOU')) ??
        '';
      expect(page, String(before)).toMatch(/CAPITOL NOU[\s\S]*Altra Partida 1\b[\s\S]*Altra Partida 2\b/);
      const closing = text.find((one) => one.includes('Subtotal PRIMER')) ?? '';
      expect(closing, String(before)).toMatch(new RegExp(`Partida ${before}\\b[\\s\\S]*Subtotal PRIMER`));
    }
  }, 120_000);

  test('typed text of any kind and length never stops it, in either design', async () => {
    const hostile = '👷 龍 \u0007#panic() <b>$x$</b> \\ '.repeat(20);
    const given: Given = {
      titol: 'W'.repeat(200),
      text: hostile.repeat(4),
      condicions: hostile.repeat(5),
      linies: [
        { tipus: 'capitol', concepte: hostile.slice(0, 500) },
        { concepte: hostile.slice(0, 500), descripcio: 'Paraula molt llarga. '.repeat(190) },
        { concepte: hostile.slice(0, 500), opcio: true, descripcio: 'W'.repeat(4000) },
      ],
      fites: Array.from({ length: 24 }, (_, place) => ({
        clau: `f${place}`,
        nom: 'W'.repeat(200),
        percentatge: null,
        capitol: 'l1',
        base: 1,
      })),
    };
    for (const disseny of ['sobri', 'caixeti'] as const)
      for (const condicions of [given.condicions ?? '', '']) {
        const { pages, warnings } = await print({ ...given, condicions }, disseny);
        expect(pages).toBeGreaterThan(1);
        expect(warnings.some(({ caracters }) => caracters.includes('龍'))).toBe(true);
      }
  });
});

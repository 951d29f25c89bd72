import { afterAll, describe, expect, test } from 'vitest';
import { formigoTexts } from '#areas/formigo/server/index.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { createDocuments } from '#server/documents/index.ts';
import { translator } from '#server/http/texts.ts';
import { golden as keptAs, pdfText, textsOf } from '#tests/support/paper.ts';
import { informeTexts } from '../texts/index.ts';
import { buildFormigoReport } from './build-formigo-report.ts';
import { exampleReport } from './example-report.ts';
import type { FormigoReport } from './formigo-report.ts';
import { presentReport } from './present-report.ts';
import { wordingOf } from './wording.ts';

const translate = translator([informeTexts, formigoTexts]);
const documents = createDocuments();
afterAll(() => documents.close());

const print = (report: FormigoReport, idioma: Language = 'ca', more: { passos?: boolean; esborrany?: boolean } = {}) =>
  buildFormigoReport(documents, translate, {
    report,
    idioma,
    ara: '2026-05-12T10:00:00Z',
    avui: '2026-05-12',
    passos: true,
    esborrany: false,
    lotsTotals: report.lots.length,
    ...more,
  });

const golden = (name: string, text: string): void =>
  keptAs(new URL(`./documents/examples/${name}`, import.meta.url), text);

describe('report of the concrete of a work', () => {
  test.each(LANGUAGES)('in %s every sentence is said, and the pages read as committed', async (idioma) => {
    const report = exampleReport(12);
    const choices = { passos: true, esborrany: false, avui: '2026-05-12', lotsTotals: 12 };
    const said = textsOf(presentReport(report, choices, wordingOf(idioma, translate)));
    expect(said.filter((text) => /^(formigo|informe|avis)\.[a-z_.]+/.test(text))).toEqual([]);
    expect(said.filter((text) => /NaN|undefined|null|−0,00\b/.test(text))).toEqual([]);
    const { pdf, warnings } = await print(report, idioma);
    expect(warnings).toEqual([]);
    const pages = pdfText(pdf);
    if (pages !== null) golden(`formigo-12.${idioma}.txt`, pages);
  });

  test('is tagged PDF/A in the language of the document', async () => {
    const text = (await print(exampleReport(3), 'en')).pdf.toString('latin1');
    expect(text).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toMatch(/\/Lang\s?\(en-GB\)/);
    for (const tag of ['/H1', '/H2', '/H3', '/THead', '/TH', '/Figure', '/Alt']) expect(text).toContain(tag);
  });

  test('a work without zones, one lot, a hundred lots: all come', async () => {
    const whole = exampleReport(1);
    expect((await print({ ...whole, zones: [], lots: [], canvis: [], signants: [] })).pages).toBe(2);
    expect((await print(whole)).pages).toBe(3);
    const { pages } = await print(exampleReport(100));
    expect(pages).toBeGreaterThan(50);
  }, 60_000);

  test('whatever its length, with and without changed rows, notes and boxes never end it alone on a page', async () => {
    const words = wordingOf('ca', translate);

    for (const many of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const canvis of [true, false]) {
        for (const passos of [true, false]) {
          const report = exampleReport(many);
          const { pdf } = await print(canvis ? report : { ...report, canvis: [] }, 'ca', { passos });
          const pages = pdfText(pdf)
            ?.split('\f')
            .filter((page) => page.trim() !== '');
          const last = pages?.at(-1);
          if (last === undefined) continue;
          const before = canvis ? words.t('informe.canviades') : 'Motor ';
          expect(last, `${many} lots`).toContain(before);
        }
      }
    }
  }, 120_000);

  test('failed lots come first in the index and keep their verdict beside the later decision', () => {
    const report = exampleReport(12);
    const choices = { passos: true, esborrany: false, avui: '2026-05-12', lotsTotals: 12 };
    const { index, lots } = presentReport(report, choices, wordingOf('ca', translate));
    const states = index.files.map(({ estat }) => estat);
    expect(states.slice(0, 2)).toEqual(['no_satisfactori', 'no_satisfactori']);
    expect(states.slice(2)).not.toContain('no_satisfactori');
    const decided = lots.filter(({ decisions }) => decisions.length > 0);
    expect(decided.length).toBeGreaterThan(0);
    for (const lot of decided) expect([lot.estat, lot.paraula]).toEqual(['no_satisfactori', 'No satisfactori']);
  });

  test('a decision beside a lot that was corrected since says so, in every language', async () => {
    const report = exampleReport(3);
    const good = report.lots.find(({ verdict }) => verdict.verdict === 'satisfactori');
    if (!good) throw new Error('the example has a satisfactory lot');
    const decisio = { actuacions: [], resultat: 'acceptat', data: '2026-05-06', autor: 'DF', text: '' } as const;
    const left: FormigoReport = { ...report, lots: [{ ...good, decisio: { ...decisio, actuacions: ['testimonis'] } }] };
    const choices = { passos: true, esborrany: false, avui: '2026-05-12', lotsTotals: 3 };
    const said = { ca: /sense objecte/, es: /sin objeto/, en: /no object any more/ } as const;
    for (const language of LANGUAGES) {
      const { lots } = presentReport(left, choices, wordingOf(language, translate));
      expect(lots[0]?.decisions[0]?.sobrera).toMatch(said[language]);
    }
    expect((await print(left)).pages).toBeGreaterThan(1);
    const failed = presentReport(exampleReport(12), { ...choices, lotsTotals: 12 }, wordingOf('ca', translate));
    for (const lot of failed.lots) for (const one of lot.decisions) expect(one.sobrera).toBe('');
  });

  test('without steps a lot keeps head, samples and formula, and answers are told', async () => {
    const report = exampleReport(12);
    const short = await print(report, 'ca', { passos: false });
    expect(short.pages).toBeLessThan((await print(report)).pages);
    const choices = { passos: false, esborrany: false, avui: '2026-05-12', lotsTotals: 12 };
    const { lots } = presentReport(report, choices, wordingOf('ca', translate));
    expect(lots.every(({ passos }) => passos.length === 0)).toBe(true);
    expect(lots.some(({ respostes }) => respostes.length > 0)).toBe(true);
  });

  test('typed text of any kind never stops it, in either design, as a draft too', async () => {
    const hostile = '👷 龍 \u0007#panic() <b>$x$</b> \\ '.repeat(160);
    const report = exampleReport(3);
    const first = report.lots[0];
    if (!first) throw new Error('the example has lots');
    const bad: FormigoReport = {
      ...report,
      empresa: {
        ...report.empresa,
        nom: hostile,
        linies: [hostile],
        peu: hostile,
        disseny: 'caixeti',
        color: '#ffff00',
      },
      treball: {
        ...report.treball,
        nom: hostile,
        adreca: hostile,
        codi: hostile,
        agents: [{ funcio: hostile, nom: 'W'.repeat(4000), titulacio: hostile, num_collegiat: hostile }],
      },
      zones: report.zones.map((zona) => ({ ...zona, nom: hostile, designacio: hostile })),
      lots: [
        {
          ...first,
          nom: hostile,
          mostres: first.mostres.map((mostra) => ({ ...mostra, albara: hostile, lloc: hostile, planta: hostile })),
          decisio: { actuacions: [], resultat: null, data: '2026-05-01', autor: hostile, text: hostile },
        },
      ],
      signants: [{ funcio: hostile, nom: hostile, titulacio: hostile, num_collegiat: hostile }],
    };
    const { pages, warnings } = await print(bad, 'es', { esborrany: true });
    expect(pages).toBeGreaterThan(3);
    expect(warnings.some(({ caracters }) => caracters.includes('龍'))).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { judgeCon } from '#areas/formigo/domain/con.ts';
import { dailySlump } from '#areas/formigo/domain/con-diari.ts';
import { judge } from '#areas/formigo/domain/verdict.ts';
import { formigoTexts } from '#areas/formigo/server/index.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import { buildLot } from '#tests/support/formigo-lot.ts';
import { informeTexts } from '../texts/index.ts';
import { exampleReport } from './example-report.ts';
import type { LotReport, MostraReport } from './formigo-report.ts';
import { presentLot } from './present-lot.ts';
import { presentReport } from './present-report.ts';
import type { PrintedTable } from './printed.ts';
import { wordingOf } from './wording.ts';

const translate = translator([informeTexts, formigoTexts]);
const [EXAMPLE] = exampleReport(1).lots;
const printed = (lot: Partial<LotReport>, language: Language = 'ca') =>
  presentLot({ ...(EXAMPLE as LotReport), ...lot }, 'Pilars', true, wordingOf(language, translate));
const column = ({ cap, files }: PrintedTable, head: RegExp): string[] => {
  const place = cap.findIndex((text) => head.test(text));
  return files.map((row) => {
    const cell = row[place] ?? '';
    return typeof cell === 'string' ? cell : cell.t;
  });
};
const sample = (numero: number, more: Partial<MostraReport>): MostraReport => ({
  ...(EXAMPLE?.mostres[0] as MostraReport),
  numero,
  ...more,
});

test('a strength is printed with the decimals that tell on which side of its limit it lies', () => {
  const values = [25.05, 24.95, 25, 22.45, 22.5, 27.31];
  const verdict = judge(buildLot('CODI', values, { fck: 25 }));
  const mostres = values.map((resistencia, place) => sample(place + 1, { resistencia, provetes: [] }));
  expect(column(printed({ verdict, mostres }).mostres, /^fc|Resist/)).toEqual([
    '25,05',
    '24,95',
    '25,0',
    '22,45',
    '22,5',
    '27,3',
  ]);
});

test.each(LANGUAGES)('under indirect control the slumps are judged in place of strengths (%s)', (language) => {
  const lectures = [[100, 110], [180, 190], [], [93, 94]];
  const rule = judgeCon({ normativa: 'CODI', consistencia: 'F', lectures: [] });
  const mostres = lectures.map((con, place) => {
    const judged = judgeCon({ normativa: 'CODI', consistencia: 'F', lectures: con });
    const conAccepta = judged.verdict === 'pendent' ? null : judged.verdict === 'satisfactori';
    return sample(place + 1, { con, conMitjana: judged.mean, conAccepta, resistencia: null, provetes: [] });
  });
  const dies = dailySlump('CODI', [
    { data: '2026-02-03', con: [100] },
    { data: null, con: [90] },
  ]);
  const verdict = judge(buildLot('CODI', [null, null, null, null], { modalitat: 'INDIRECTE' }));
  const lot = printed({ verdict, mostres, con: { consistencia: 'F', rule, dies } }, language);
  const t = (key: string): string => translate(language, key);
  expect(lot.avisos).toEqual([
    translate(language, 'formigo.con.dia_curt', { data: '03/02/2026', fets: 1, minim: 4 }),
    translate(language, 'formigo.con.dia_sense_data', { n: 1 }),
  ]);
  const before = { ...mostres[0], resistencia: 31 } as (typeof mostres)[number];
  const strong = printed({ verdict, mostres: [before], con: { consistencia: 'F', rule, dies: null } }, language);
  expect(strong.avisos).toEqual([translate(language, 'formigo.graella.indirecte_resistencies')]);
  expect(lot.con).toContain(String(rule.minim));
  expect(lot.con).not.toMatch(/formigo\.|\{/);
  expect(lot.mostres.cap.some((head) => head.startsWith('28'))).toBe(false);
  const heads = lot.mostres.cap;
  const at = (key: string) => column(lot.mostres, new RegExp(`^${t(key)}$`));
  expect(heads).toContain(t('formigo.con.limits'));
  expect(at('formigo.con.mitjana')).toEqual(
    language === 'en' ? ['105.0', '185.0', '', '93.5'] : ['105,0', '185,0', '', '93,5'],
  );
  expect(at('formigo.con.resultat')).toEqual([
    t('formigo.con.estat.satisfactori'),
    t('formigo.con.estat.no_satisfactori'),
    t('formigo.con.estat.pendent'),
    t('formigo.con.estat.satisfactori'),
  ]);
});

test('the formula prints the factors that its product comes from', () => {
  const verdict = judge(buildLot('CODI', [34.05, 35.6, 36.2], { fck: 30 }));
  expect(
    presentLot({ ...(EXAMPLE as LotReport), verdict }, 'Pilars', true, wordingOf('ca', translate)).formula,
  ).toMatch(/0,89.×.34,05.=.30,30/);
});

test('a lot accepted below fck is said so in the index and on the cover', () => {
  const report = exampleReport(1);
  const verdict = judge(
    buildLot('EHE-98', [26.8, 28.1], {
      fck: 25,
      distintiu: 3,
      classeCentral: 'A',
      norma: { normativa: 'EHE-98', per: 'projecte', data: '2005-01-01' },
    }),
  );
  expect(verdict).toMatchObject({ verdict: 'satisfactori', acceptedBelowFck: true });
  const lots = report.lots.map((lot) => ({ ...lot, verdict }));
  const choices = { passos: true, esborrany: false, avui: '2026-05-12', lotsTotals: lots.length };
  const shown = presentReport({ ...report, lots }, choices, wordingOf('ca', translate));
  expect(shown.index.files[0]?.paraula).toBe('Satisfactori, per sota de fck');
  expect(shown.portada.resum_text).toBe('Un lot satisfactori s’ha acceptat per sota de fck.');
});

import { expect, test } from 'vitest';
import { judgeCon } from '#areas/formigo/domain/con.ts';
import { judge } from '#areas/formigo/domain/verdict.ts';
import { formigoTexts } from '#areas/formigo/server/index.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { translator } from '#server/http/texts.ts';
import { buildLot } from '#tests/support/formigo-lot.ts';
import { informeTexts } from '../texts/index.ts';
import { exampleReport } from './example-report.ts';
import type { LotReport, MostraReport } from './formigo-report.ts';
import { presentLot } from './present-lot.ts';
import { presentReport } from './present-report.ts';
import { wordingOf } from './wording.ts';

const translate = translator([informeTexts, formigoTexts]);
const [EXAMPLE] = exampleReport(1).lots as [LotReport];
const BLANK: MostraReport = {
  numero: 1,
  albara: '',
  planta: 'Central Exemple',
  data: null,
  hora: '',
  lloc: '',
  con: [],
  conMitjana: null,
  conAccepta: null,
  provetes: [],
  resistencia: null,
  valida: true,
};
const pending = judge(buildLot('CODI', [null, null, null]));
const printed = (lot: Partial<LotReport>, language: (typeof LANGUAGES)[number] = 'ca') =>
  presentLot({ ...EXAMPLE, ...lot }, 'Pilars PB', true, wordingOf(language, translate));

test.each(LANGUAGES)('a lot without any data is one line, without chart nor steps (%s)', (language) => {
  const lot = printed({ verdict: pending, mostres: [BLANK, { ...BLANK, numero: 2 }] }, language);
  expect([lot.grafic, lot.passos, lot.mostres.files, lot.avisos]).toEqual([null, [], [], []]);
  expect(lot.sense_mostres).toBe(translate(language, 'informe.sense_dades'));
});

test('a lot that only waits for strengths says once that nothing can be computed yet', () => {
  const lot = printed({ verdict: pending, mostres: [{ ...BLANK, albara: 'A-1' }] });
  expect(lot.mostres.files).toHaveLength(1);
  expect(lot.grafic).toBeNull();
  expect(lot.passos.filter(({ resultat }) => resultat === 'Encara no es pot calcular')).toHaveLength(1);
});

test('an indirect lot prints no step of the strength and no chart', () => {
  const verdict = judge(buildLot('CODI', [null, null], { modalitat: 'INDIRECTE' }));
  const rule = judgeCon({ normativa: 'CODI', consistencia: 'F', lectures: [] });
  const con = { consistencia: 'F', rule, dies: null };
  const lot = printed({ verdict, con, mostres: [{ ...BLANK, con: [100, 110] }] });
  expect(lot.passos.map(({ numero }) => numero)).toEqual([1, 2, 3]);
  expect(lot.grafic).toBeNull();
});

test('the head of each lot names its zone', () => {
  expect(printed({}).de_zona).toBe('Pilars PB');
});

test('the cover counts lots in words, and says how many failed ones have a later decision', () => {
  const report = exampleReport(12);
  const choices = { passos: true, esborrany: false, avui: '2026-05-12', lotsTotals: 12 };
  const { portada, notes } = presentReport(report, choices, wordingOf('ca', translate));
  const failed = report.lots.filter(({ verdict }) => verdict.verdict === 'no_satisfactori');
  const decided = failed.filter(({ decisio }) => decisio !== null).length;
  expect(portada.resum[0]).toMatchObject({
    estat: 'no_satisfactori',
    quants: `${failed.length} lots`,
    nota: `${decided} amb decisió posterior`,
  });
  expect(portada.nota).toBe(translate('ca', 'informe.nota_verificar'));
  expect(notes).not.toContain(portada.nota);
});

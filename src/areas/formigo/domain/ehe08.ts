import { deviationLines, meanLine, rangeLine, sortedLine } from './calcul.ts';
import { ANTERIORS_MINIM, type CoeficientRow, FINESTRA_S35 } from './coeficients.data.ts';
import { coefficientFor } from './coeficients.ts';
import { settle } from './comparacio.ts';
import { coefficient, number, operator, symbol } from './formula.ts';
import { judgeIdentification } from './identificacio.ts';
import { ceilTenth, sampleDeviation } from './nombres.ts';
import type { Canviaria, Cas, Confidence, Failure, StepLine } from './tipus.ts';
import type { Finding, LotNumbers, Reglament } from './troballa.ts';
import { answerLines, asking, finding, line, stepPart, unreached, wouldChange } from './troballa.ts';

const PLACE = { article: '86.5.4.3', taula: '86.5.4.3.a' } as const;
const TABLE_B = { article: '86.5.4.3', taula: '86.5.4.3.b' } as const;

/** Case 1. With mark A the reading of the mark itself is inferred. */
const identify = (lot: LotNumbers, confidence: Confidence, lines: readonly StepLine[]): Finding =>
  judgeIdentification(lot, { ...PLACE, cas: '1', codi: 'ehe08_1', confidence, articleSegona: '86.7.3', lines });

/** The lot has fewer or more samples than the tables hold. */
const outside = (
  failure: Failure & ('N < 3' | 'N > 6'),
  lot: LotNumbers,
  cas: Cas | null,
  lines: readonly StepLine[],
): Finding =>
  finding({
    verdict: 'no_satisfactori',
    failure,
    cas,
    rector: lot.x1,
    deciding: 'coeficient',
    cas_: stepPart(cas === '3' ? 'ehe08_3' : 'ehe08_2', { n: lot.n }, { ...PLACE, confidence: 'V' }, lines),
    coeficient_: stepPart('fora_taula', { n: lot.n, minim: 3, maxim: 6 }, { ...TABLE_B, confidence: 'K+' }),
    calcul_: unreached('sense_coeficient'),
    comparacio_: stepPart('sense_coeficient', { n: lot.n }, { ...TABLE_B, confidence: 'K+' }),
  });

/** Smallest x(1), up to the second sample, with which mean and range would do. */
const smallestX1 = (lot: LotNumbers, f: number, k2: number): Canviaria | null => {
  const valor = ceilTenth(lot.x1 + (lot.fck - f) / (1 / lot.n + k2));
  return valor <= (lot.sorted[1] ?? 0) ? { codi: 'x1', valor } : null;
};

const judgeByRange = (lot: LotNumbers, row: CoeficientRow, lines: readonly StepLine[]): Finding => {
  const f = lot.mean - row.valor * lot.range;
  const settled = settle({
    f,
    fck: lot.fck,
    limit090: null,
    failure: 'mean - K2*rN < fck',
    article: '86.5.4.3',
    confidence: row.confidence,
    parts: [
      ...[symbol('xm'), operator('−'), symbol('K2'), operator('·'), symbol('rN'), operator('=')],
      ...[number(lot.mean, 2, 'mitjana'), operator('−'), coefficient(row.valor), operator('×')],
      ...[number(lot.range, 2, 'recorregut'), operator('=')],
    ],
  });
  return finding({
    ...settled,
    cas: '2',
    formula: 'mean-K2*rN',
    coeficient: row.valor,
    rector: lot.x1,
    banda: true,
    canviaria: settled.verdict === 'satisfactori' ? null : smallestX1(lot, f, row.valor),
    cas_: stepPart('ehe08_2', { n: lot.n }, { ...PLACE, confidence: 'V' }, lines),
    coeficient_: stepPart(
      'valor',
      { simbol: 'K2', n: lot.n, valor: row.valor },
      { ...TABLE_B, confidence: row.confidence },
      [],
      [row],
    ),
    calcul_: stepPart(
      'mitjana_k2',
      { f, mitjana: lot.mean, k2: row.valor, recorregut: lot.range },
      { ...PLACE, confidence: 'K+' },
      [sortedLine(lot), meanLine(lot), rangeLine(lot)],
    ),
  });
};

const judgeByDeviation = (lot: LotNumbers, row: CoeficientRow, lines: readonly StepLine[]): Finding => {
  const finestra = lot.anteriors.slice(-FINESTRA_S35);
  const s35 = sampleDeviation(finestra);
  const f = lot.x1 - row.valor * s35;
  const settled = settle({
    f,
    fck: lot.fck,
    limit090: null,
    failure: 'x(1) - K3*s35 < fck',
    article: '86.5.4.3',
    confidence: row.confidence,
    parts: [
      ...[symbol('x(1)'), operator('−'), symbol('K3'), operator('·'), symbol('s35'), operator('=')],
      ...[
        number(lot.x1, 1, 'x1'),
        operator('−'),
        coefficient(row.valor),
        operator('×'),
        number(s35, 2, 's35'),
        operator('='),
      ],
    ],
  });
  return finding({
    ...settled,
    cas: '3',
    formula: 'x1-K3*s35',
    coeficient: row.valor,
    s35,
    finestra,
    rector: lot.x1,
    canviaria: settled.verdict === 'satisfactori' ? null : wouldChange('x1', lot.fck + row.valor * s35),
    cas_: stepPart('ehe08_3', { n: lot.n }, { ...PLACE, confidence: 'V' }, lines),
    coeficient_: stepPart(
      'valor',
      { simbol: 'K3', n: lot.n, valor: row.valor },
      { ...TABLE_B, confidence: row.confidence },
      [],
      [row],
    ),
    calcul_: stepPart('x1_k3', { f, x1: lot.x1, k3: row.valor, s35 }, { ...PLACE, confidence: 'K' }, [
      sortedLine(lot),
      ...deviationLines(s35, finestra),
    ]),
  });
};

const judgeUnmarked = (lot: LotNumbers, before: readonly StepLine[]): Finding => {
  const earlier = lot.anteriors.length;
  const enough = earlier >= ANTERIORS_MINIM;
  const answer = enough ? lot.respostes.case3 : undefined;
  const lines = [
    ...before,
    line(enough ? 'anteriors_prou' : 'anteriors_pocs', { n: earlier, minim: ANTERIORS_MINIM }),
    ...(answer ? answerLines('resposta_case3', { valor: answer.valor ? 'si' : 'no' }, answer) : []),
  ];
  const cas = !enough || answer?.valor === false ? '2' : answer ? '3' : null;
  const row = coefficientFor(cas === '3' ? 'K3' : 'K2', lot.n, lot.canvis);
  if (!row) return outside(lot.n < 3 ? 'N < 3' : 'N > 6', lot, cas, lines);
  if (cas === null) return asking('case3', { cas_: stepPart('ask_case3', {}, { ...PLACE, confidence: 'V' }, lines) });
  return cas === '3' ? judgeByDeviation(lot, row, lines) : judgeByRange(lot, row, lines);
};

const judge = (lot: LotNumbers): Finding => {
  if (lot.distintiu === 3) return identify(lot, 'K+', [line('distintiu_51')]);
  if (lot.distintiu !== 2) return judgeUnmarked(lot, [line('sense_distintiu')]);
  const answer = lot.respostes.case1;
  if (!answer)
    return asking('case1', { cas_: stepPart('ask_case1', {}, { ...PLACE, confidence: 'I' }, [line('distintiu_a')]) });
  const lines = [line('distintiu_a'), ...answerLines('resposta_case1', { valor: answer.valor ? 'si' : 'no' }, answer)];
  return answer.valor ? identify(lot, 'I', lines) : judgeUnmarked(lot, lines);
};

/** EHE-08, art. 86 (RD 1247/2008). */
export const ehe08: Reglament = {
  normativa: 'EHE-08',
  articles: { estadistic: '86.5.4', total: '86.5.5', indirecte: '86.5.6', provetes: '86.3.2' },
  judge,
};

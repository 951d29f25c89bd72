import { deviationLines, meanLine, sortedLine } from './calcul.ts';
import { ANTERIORS_MINIM, FINESTRA_S35 } from './coeficients.data.ts';
import { coefficientFor, constantOf } from './coeficients.ts';
import { settle } from './comparacio.ts';
import { coefficient, decimalsOf, number, operator, symbol } from './formula.ts';
import { judgeIdentification } from './identificacio.ts';
import { isPresent, sampleDeviation } from './nombres.ts';
import type { StepLine } from './tipus.ts';
import type { Finding, LotNumbers, Reglament } from './troballa.ts';
import { answerLines, asking, finding, line, stepPart, unreached, wouldChange } from './troballa.ts';

const PLACE = { article: '57.5.4.3' } as const;

/** Case 1: dispersion certified, deviation known. Inferred; the report says so. */
const judgeCertified = (lot: LotNumbers): Finding => {
  const lines = [line('distintiu_dispersio'), ...lot.certificatNo];
  const answer = lot.respostes.sigma;
  if (!answer || !isPresent(answer.sigma)) {
    const cas_ = stepPart('ask_sigma_codi', {}, { ...PLACE, confidence: 'I' }, lines);
    const coeficient_ = stepPart('demanat', {}, { ...PLACE, confidence: 'I' });
    return asking('sigma', { cas: '1', cas_, coeficient_, askMotius: lot.certificatNo });
  }
  const { sigma } = answer;
  const factor = constantOf('CODI', 'sigma_1645', lot.canvis);
  const f = lot.mean - factor.valor * sigma;
  const place = { ...PLACE, confidence: factor.confidence };
  const settled = settle({
    ...{ f, fck: lot.fck, limit090: null, failure: 'mean - 1.645*sigma < fck', ...place },
    parts: [
      ...[symbol('xm'), operator('−'), coefficient(factor.valor), operator('·'), symbol('σ'), operator('=')],
      ...[number(lot.mean, 2, 'mitjana'), operator('−'), coefficient(factor.valor), operator('×')],
      ...[number(sigma, Math.max(1, decimalsOf(sigma)), 'sigma'), operator('=')],
    ],
  });
  return finding({
    ...settled,
    cas: '1',
    formula: 'mean-1.645*sigma',
    coeficient: factor.valor,
    sigma,
    rector: lot.x1,
    canviaria: settled.verdict === 'satisfactori' ? null : wouldChange('mitjana', lot.fck + factor.valor * sigma),
    cas_: stepPart('codi_1', { n: lot.n }, place, [...lines, ...answerLines('resposta_sigma', { sigma }, answer)]),
    coeficient_: stepPart('constant', { valor: factor.valor }, place, [], [factor]),
    calcul_: stepPart('mitjana_sigma', { f, mitjana: lot.mean, k: factor.valor, sigma }, place, [
      sortedLine(lot),
      meanLine(lot),
    ]),
  });
};

/** Case 2: from the 37th sample of the concrete on, the deviation of the 35 samples before the lot. */
const judgeByDeviation = (lot: LotNumbers, lines: readonly StepLine[]): Finding => {
  const finestra = lot.anteriors.slice(-FINESTRA_S35);
  const s35 = sampleDeviation(finestra);
  const factor = constantOf('CODI', 's35_166', lot.canvis);
  const f = lot.mean - factor.valor * s35;
  const place = { ...PLACE, confidence: factor.confidence };
  const settled = settle({
    ...{ f, fck: lot.fck, limit090: null, failure: 'mean - 1.66*s35 < fck', ...place },
    parts: [
      ...[symbol('xm'), operator('−'), coefficient(factor.valor), operator('·'), symbol('s35'), operator('=')],
      ...[number(lot.mean, 2, 'mitjana'), operator('−'), coefficient(factor.valor), operator('×')],
      ...[number(s35, 2, 's35'), operator('=')],
    ],
  });
  return finding({
    ...settled,
    cas: '2',
    formula: 'mean-1.66*s35',
    coeficient: factor.valor,
    s35,
    finestra,
    rector: lot.x1,
    canviaria: settled.verdict === 'satisfactori' ? null : wouldChange('mitjana', lot.fck + factor.valor * s35),
    cas_: stepPart('codi_2', { n: lot.n }, place, lines),
    coeficient_: stepPart('constant', { valor: factor.valor }, place, [], [factor]),
    calcul_: stepPart('mitjana_s35', { f, mitjana: lot.mean, k: factor.valor, s35 }, place, [
      sortedLine(lot),
      meanLine(lot),
      ...deviationLines(s35, finestra),
    ]),
  });
};

const outside = (lot: LotNumbers, cas: '2' | '3', lines: readonly StepLine[]): Finding =>
  finding({
    verdict: 'no_satisfactori',
    failure: 'N < 3',
    cas,
    rector: lot.x1,
    deciding: 'coeficient',
    cas_: stepPart(`codi_${cas}`, { n: lot.n }, { ...PLACE, confidence: 'V' }, lines),
    coeficient_: stepPart('fora_taula_minim', { n: lot.n, minim: 3 }, { ...PLACE, confidence: 'K+' }),
    calcul_: unreached('sense_coeficient'),
    comparacio_: stepPart('sense_coeficient', { n: lot.n }, { ...PLACE, confidence: 'K+' }),
  });

/** Case 3: up to the 36th sample, KN·x(1). */
const judgeByLowest = (lot: LotNumbers, lines: readonly StepLine[]): Finding => {
  const row = coefficientFor('KN', lot.n, lot.canvis);
  if (!row) return outside(lot, '3', lines);
  const f = row.valor * lot.x1;
  const place = { ...PLACE, confidence: row.confidence };
  const settled = settle({
    ...{ f, fck: lot.fck, limit090: null, failure: 'KN*x(1) < fck', ...place },
    parts: [
      ...[symbol('KN'), operator('·'), symbol('x(1)'), operator('='), coefficient(row.valor), operator('×')],
      ...[number(lot.x1, 1, 'x1'), operator('=')],
    ],
  });
  return finding({
    ...settled,
    cas: '3',
    formula: 'KN*x1',
    coeficient: row.valor,
    rector: lot.x1,
    canviaria: settled.verdict === 'satisfactori' ? null : wouldChange('x1', lot.fck / row.valor),
    cas_: stepPart('codi_3', { n: lot.n }, { ...PLACE, confidence: 'V' }, lines),
    coeficient_: stepPart('valor', { simbol: 'KN', n: lot.n, valor: row.valor }, place, [], [row]),
    calcul_: stepPart('kn_x1', { f, x1: lot.x1, kn: row.valor }, place, [sortedLine(lot)]),
  });
};

const judge = (lot: LotNumbers): Finding => {
  if (lot.distintiu === 5) return judgeCertified(lot);
  if (lot.distintiu === 4) {
    const lines = [line('distintiu_dor')];
    const place = {
      ...PLACE,
      cas: 'identificacio',
      codi: 'codi_identificacio',
      confidence: 'K',
      articleSegona: '57.5.4.3',
    } as const;
    return judgeIdentification(lot, { ...place, lines });
  }
  const earlier = lot.anteriors.length;
  const enough = earlier >= ANTERIORS_MINIM;
  const lines = [
    line('sense_distintiu'),
    line(enough ? 'anteriors_prou' : 'anteriors_pocs', { n: earlier, minim: ANTERIORS_MINIM }),
  ];
  if (!enough) return judgeByLowest(lot, lines);
  return lot.n < 3 ? outside(lot, '2', lines) : judgeByDeviation(lot, lines);
};

/** Codi Estructural, art. 57 (RD 470/2021). */
export const codi: Reglament = {
  normativa: 'CODI',
  articles: { estadistic: '57.5.4', total: '57.5', indirecte: '57.5', provetes: '57.3.2' },
  judge,
};

import { sortedLine } from './calcul.ts';
import { constantOf } from './coeficients.ts';
import { settle } from './comparacio.ts';
import { coefficient, decimalsOf, number, operator, symbol } from './formula.ts';
import { lowestConfidence } from './llei.ts';
import { atLeast, isPresent } from './nombres.ts';
import type { Cas, Confidence, StepLine } from './tipus.ts';
import {
  answerLines,
  asking,
  type Finding,
  finding,
  type LotNumbers,
  line,
  stepPart,
  wouldChange,
} from './troballa.ts';

/** How a regulation words the identification of concrete with a mark. */
export interface IdentificationPlace {
  readonly cas: Cas & ('1' | 'identificacio');
  readonly codi: 'ehe08_1' | 'codi_identificacio';
  readonly article: string;
  readonly taula?: string;
  readonly confidence: Confidence;
  readonly articleSegona: string;
  readonly lines: readonly StepLine[];
}

const FORMULA = 'all xi >= fck';
const FORMULA_SECOND = 'xMean15-1.645*sigma >= 0.90*fck';

/**
 * Concrete with a recognised mark: every sample reaches fck. If some does not but none is under 0,90 fck, a second chance
 * on the plant's own control: mean of 15 − 1,645 σ ≥ 0,90 fck. Sources: EHE-08 86.5.4.3 and 86.7.3; Codi 57.5.4.3.
 */
export const judgeIdentification = (lot: LotNumbers, place: IdentificationPlace): Finding => {
  const { fck, x1, canvis, normativa } = lot;
  const reduced = constantOf(normativa, 'marca_090', canvis);
  const limit090 = reduced.valor * fck;
  const cas_ = stepPart(place.codi, { n: lot.n }, place, place.lines);
  const coeficient_ = stepPart('cap', {}, { confidence: place.confidence });
  const calcul_ = stepPart('minim', { x1 }, place, [sortedLine(lot)]);
  const common = { cas: place.cas, formula: FORMULA, rector: x1, cas_, coeficient_, calcul_ } as const;
  const parts = [symbol('x(1)'), operator('=')];
  if (atLeast(x1, fck)) {
    const { article, confidence } = place;
    const settled = settle({
      f: x1,
      fck,
      limit090: null,
      failure: 'Xi < fck',
      article,
      confidence,
      parts,
      decimals: 1,
    });
    return finding({ ...common, ...settled });
  }
  const second = { article: place.articleSegona, confidence: lowestConfidence(place.confidence, reduced.confidence) };
  if (!atLeast(x1, limit090)) {
    const failure = 'Xi < 0,90fck';
    const settled = settle({ f: x1, fck, limit090, failure, ...second, files: [reduced], parts, decimals: 1 });
    return finding({ ...common, ...settled, canviaria: wouldChange('x1', fck) });
  }
  const factor = constantOf(normativa, 'marca_1645', canvis);
  const below = line('entre_090_i_fck', { x1, fck, limit090 });
  const { sigma: answer } = lot.respostes;
  const casBelow = { ...cas_, lines: [...place.lines, below] };
  if (!answer || !isPresent(answer.sigma) || !isPresent(answer.mean15)) {
    const casAsk = { ...casBelow, codi: 'ask_sigma', article: second.article, confidence: second.confidence };
    return asking('sigma', {
      ...common,
      f: null,
      limit090,
      askMean15: true,
      cas_: casAsk,
      coeficient_: stepPart('demanat', {}, second),
    });
  }
  const { sigma, mean15 } = answer;
  const f = mean15 - factor.valor * sigma;
  const settled = settle({
    f,
    fck,
    limit090,
    only090: true,
    failure: 'Xi < fck',
    ...second,
    files: [reduced],
    parts: [
      ...[symbol('x15'), operator('−'), coefficient(factor.valor), operator('·'), symbol('σ'), operator('=')],
      ...[number(mean15, Math.max(1, decimalsOf(mean15)), 'mean15'), operator('−'), coefficient(factor.valor)],
      ...[operator('×'), number(sigma, Math.max(1, decimalsOf(sigma)), 'sigma'), operator('=')],
    ],
  });
  return finding({
    ...common,
    ...settled,
    formula: FORMULA_SECOND,
    coeficient: factor.valor,
    sigma,
    mean15,
    cas_: {
      ...casBelow,
      codi: `${place.codi}_segona`,
      article: second.article,
      confidence: second.confidence,
      lines: [...casBelow.lines, ...answerLines('resposta_sigma_15', { sigma, mean15 }, answer)],
    },
    coeficient_: stepPart('constant', { valor: factor.valor }, second, [], [factor]),
    calcul_: stepPart('mean15', { f, mean15, sigma }, second, [sortedLine(lot), line('minim', { x1 })]),
    canviaria: settled.verdict === 'satisfactori' ? null : wouldChange('mean15', limit090 + factor.valor * sigma),
  });
};

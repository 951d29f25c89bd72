import { comparisonParts, decimalsBeside } from './formula.ts';
import { atLeast } from './nombres.ts';
import type { Confidence, Failure, FormulaPart, LawRow } from './tipus.ts';
import { type Finding, type StepPart, stepPart } from './troballa.ts';

interface Rule {
  readonly f: number;
  readonly fck: number;
  /** Reduced limit, when the rule accepts down to it. */
  readonly limit090: number | null;
  readonly failure: Failure;
  readonly article: string;
  readonly confidence: Confidence;
  readonly files?: readonly LawRow[];
  /** Only the reduced limit is compared (second chance of a mark). */
  readonly only090?: boolean;
  /** The start of the formula line, up to the last `=`. */
  readonly parts: readonly FormulaPart[];
  /** Decimals of f: 2 for computed values, 1 for a sample. */
  readonly decimals?: number;
}

type Settled = Pick<
  Finding,
  | 'verdict'
  | 'f'
  | 'limit090'
  | 'llindar'
  | 'acceptedBelowFck'
  | 'failure'
  | 'comparacio_'
  | 'formulaParts'
  | 'deciding'
>;

/** Compares f with fck, and with 0,90 fck where the rule allows it: verdict, margin, step 7 and formula line. */
export const settle = (rule: Rule): Settled => {
  const { f, fck, limit090, failure, article, confidence, files = [], only090 = false, decimals = 2 } = rule;
  const reachesFck = !only090 && atLeast(f, fck);
  const reaches090 = limit090 !== null && atLeast(f, limit090);
  const complies = reachesFck || reaches090;
  const is090 = limit090 !== null && !reachesFck;
  const llindar = is090 ? limit090 : fck;
  const factor = is090 ? limit090 / fck : null;
  const codi = `${complies ? 'compleix' : 'no_compleix'}${is090 ? '_090' : ''}`;
  const params = { f, fck, limit: llindar, marge: Math.abs(f - llindar), dec: decimalsBeside(f, llindar, 2) };
  const comparacio_: StepPart = stepPart(codi, params, { article, confidence }, [], files);
  return {
    verdict: complies ? 'satisfactori' : 'no_satisfactori',
    f,
    limit090,
    llindar,
    acceptedBelowFck: complies && is090,
    failure: complies ? null : failure,
    deciding: 'comparacio',
    comparacio_,
    formulaParts: [...rule.parts, ...comparisonParts({ f, llindar, complies, factor }, decimals)],
  };
};

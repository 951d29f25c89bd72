import type { TextParams } from '#kernel/coded-error.ts';
import type { Ask, ClasseCentral, ClassState, Confidence, LawChange, Normativa, StepLine } from './entrada.ts';

export const VEREDICTES = [
  'satisfactori',
  'no_satisfactori',
  'ask',
  'pendent',
  'mostra_no_valida',
  'no_aplica',
] as const;
export type Veredicte = (typeof VEREDICTES)[number];

/**
 * Which criterion judged: EHE-98 `kn` (N < 6) or `estimador` (N ≥ 6); EHE-08 and Codi `1`, `2`, `3`;
 * Codi with recognised mark `identificacio`; full control `100x100`.
 */
export type Cas = 'kn' | 'estimador' | '1' | '2' | '3' | 'identificacio' | '100x100';

/** Fixed failure texts, the same in every language. */
export const FAILURES = [
  'fck <= 0',
  'N < 3',
  'N > 6',
  'Xi < 0,90fck',
  'Xi < fck',
  'fc,real < fck (control 100x100)',
  'fest < 0,90fck',
  'KN*x(1) < fck',
  'mean - K2*rN < fck',
  'x(1) - K3*s35 < fck',
  'mean - 1.66*s35 < fck',
  'mean - 1.645*sigma < fck',
] as const;
export type Failure = (typeof FAILURES)[number];

export const STEP_IDS = ['norma', 'control', 'mostres', 'cas', 'coeficient', 'calcul', 'comparacio'] as const;
export type StepId = (typeof STEP_IDS)[number];

/** One of the seven steps. Question: `formigo.pas.<id>`; result: `formigo.pas.<id>.<codi>` with `params`. */
export interface VerdictStep {
  readonly id: StepId;
  readonly codi: string;
  readonly params: TextParams;
  /** Place in the regulation: article (`86.5.4`, empty when none applies) and table. */
  readonly article: string;
  readonly taula?: string;
  readonly confidence: Confidence;
  readonly lines: readonly StepLine[];
  /** The step that settled the verdict. */
  readonly deciding?: boolean;
  /** Rows of law used here that the company or the work has changed. */
  readonly canviades: readonly (LawChange & { readonly fila: number })[];
}

/** What a number of the formula comes from: clicking it lights that source. */
export type FormulaSource =
  | 'x1'
  | 'xN'
  | 'xm'
  | 'mitjana'
  | 'recorregut'
  | 's35'
  | 'sigma'
  | 'mean15'
  | 'coeficient'
  | 'fc_real'
  | 'f'
  | 'fck'
  | 'fck090';

/** A piece of the formula line, in reading order: `KN · x(1) = 0,89 × 29,4 = 26,17 < 30 = fck`. */
export interface FormulaPart {
  readonly role: 'simbol' | 'operador' | 'numero';
  /** Symbol or operator, verbatim in every language; empty for numbers. */
  readonly text: string;
  readonly value: number | null;
  /** Decimals to show, enough that rounding prints no false equality. */
  readonly decimals: number;
  readonly font: FormulaSource | null;
}

export interface ChartMostra {
  readonly numero: number;
  readonly valor: number | null;
  /** 28-day specimens, shape factor applied. */
  readonly provetes: readonly number[];
  /** Mean of the 7-day specimens, informative only. */
  readonly valor7: number | null;
  readonly valida: boolean;
}

/** What the chart draws; all in N/mm². */
export interface VerdictChart {
  /** In pour order. */
  readonly mostres: readonly ChartMostra[];
  /** Position in `mostres` of the ruling value (lowest, or the percentile of full control). */
  readonly rector: number | null;
  /** The 35 earlier samples behind s35, oldest first; empty when s35 is not used. */
  readonly anteriors: readonly number[];
  /** Lowest, highest and mean, only where they enter the formula. */
  readonly banda: { readonly min: number; readonly max: number; readonly mitjana: number } | null;
  /** The value compared with the limit. */
  readonly comparat: number | null;
  readonly fck: number;
  /** 0,90 fck where the rule uses it. */
  readonly fck090: number | null;
}

/** Coded warning beside a verdict: text `avis.<codi>`. */
export interface VerdictWarning {
  readonly codi: string;
  readonly params: TextParams;
}

/** The smallest single change that would turn the verdict. Text `formigo.canviaria.<codi>`. */
export interface Canviaria {
  readonly codi:
    | 'x1'
    | 'mitjana'
    | 'mean15'
    | 'fc_real'
    | 'resposta_case3'
    | 'resposta_case1'
    | 'resposta_sigma'
    | 'resposta_coeficient';
  /** N/mm², rounded up to 0,1; null for answers. */
  readonly valor: number | null;
}

/** The answer of the engine for one lot. All strengths in N/mm², unrounded. */
export interface LotVerdict {
  readonly verdict: Veredicte;
  readonly ask: Ask | null;
  /** With `ask` = `sigma`: the mean of the 15 values is needed too. */
  readonly askMean15: boolean;
  /** With `ask` = `sigma`: why the certificate of the zone does not answer it. */
  readonly askMotius: readonly StepLine[];
  readonly normativa: Normativa;
  readonly cas: Cas | null;
  /** Formula in plain signs (`KN*x1`), null when none was reached. */
  readonly formula: string | null;
  /** KN, K2, K3, 1.66 or 1.645. */
  readonly coeficient: number | null;
  readonly n: number;
  /** Strengths present, ascending. */
  readonly ordenades: readonly number[];
  readonly mean: number | null;
  readonly x1: number | null;
  readonly xN: number | null;
  readonly range: number | null;
  readonly relativeRange: number | null;
  /** EHE-98: largest relative range of the applied class; null for the last class. */
  readonly relativeRangeMax: number | null;
  readonly s35: number | null;
  readonly sigma: number | null;
  readonly mean15: number | null;
  /** Full control: position of the value that counts, from 1. */
  readonly position: number | null;
  /** EHE-98, N ≥ 6: the order statistic and its floor. */
  readonly statistic: number | null;
  readonly floor: number | null;
  readonly m: number | null;
  /** The value compared. */
  readonly f: number | null;
  /** fck. */
  readonly limit: number;
  /** 0,90 fck where the rule uses it. */
  readonly limit090: number | null;
  /** The limit that settled it (`limit` or `limit090`). */
  readonly llindar: number | null;
  /** f − llindar: positive margin, negative shortfall. */
  readonly marge: number | null;
  readonly acceptedBelowFck: boolean;
  readonly failure: Failure | null;
  readonly mostresDemanades: number | null;
  /** Samples of the lot that have a value, valid or not; planned ones without strength do not count. */
  readonly mostresTingudes: number;
  readonly mostresInsuficients: boolean;
  /** Strengths that are missing (verdict `pendent`). */
  readonly mostresSenseValor: number;
  /** Numbers of the samples whose specimens differ too much. */
  readonly mostresNoValides: readonly number[];
  /** Earlier samples of the same concrete that were counted. */
  readonly nAnteriors: number;
  readonly classeAplicada: ClasseCentral | null;
  /** EHE-98: class A is read in its column with seal. */
  readonly ambSegell: boolean;
  readonly estatClasse: ClassState | null;
  readonly canviaria: Canviaria | null;
  readonly avisos: readonly VerdictWarning[];
  /** The lowest of the rules that settled the verdict. */
  readonly confidence: Confidence;
  readonly steps: readonly VerdictStep[];
  readonly formulaParts: readonly FormulaPart[];
  readonly chart: VerdictChart;
  readonly engine: string;
  /** Ids of the rows of law used. */
  readonly lleis: readonly number[];
}

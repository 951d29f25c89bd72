import { showDate } from '#kernel/calendar-date.ts';
import type { TextParams } from '#kernel/coded-error.ts';
import { ceilTenth } from './nombres.ts';
import type {
  AnswerMark,
  Ask,
  Canviaria,
  Cas,
  ClasseCentral,
  ClassState,
  Confidence,
  Distintiu,
  Failure,
  FormulaPart,
  LawOverride,
  LawRow,
  Normativa,
  Respostes,
  StepId,
  StepLine,
} from './tipus.ts';

/** The numbers of a lot whose samples all have a strength, as a regulation reads them. N/mm². */
export interface LotNumbers {
  readonly normativa: Normativa;
  readonly distintiu: Distintiu;
  readonly fck: number;
  readonly n: number;
  readonly sorted: readonly number[];
  readonly x1: number;
  readonly xN: number;
  readonly mean: number;
  readonly range: number;
  readonly relativeRange: number;
  readonly anteriors: readonly number[];
  readonly respostes: Respostes;
  readonly certificatNo: readonly StepLine[];
  readonly classeCentral: ClasseCentral | null;
  readonly estatClasse: ClassState | null;
  readonly canvis: readonly LawOverride[];
}

/** A step as a regulation tells it; the question and the changed rows are added when the steps are put together. */
export interface StepPart {
  readonly codi: string;
  readonly params: TextParams;
  readonly article: string;
  readonly taula?: string;
  readonly confidence: Confidence;
  readonly lines: readonly StepLine[];
  readonly files: readonly LawRow[];
}

/** What a regulation finds in a lot: the outcome, the numbers it used and its four steps. */
export interface Finding {
  readonly verdict: 'satisfactori' | 'no_satisfactori' | 'ask' | 'pendent';
  readonly ask: Ask | null;
  readonly askMean15: boolean;
  readonly askMotius: readonly StepLine[];
  readonly cas: Cas | null;
  readonly formula: string | null;
  readonly coeficient: number | null;
  readonly relativeRangeMax: number | null;
  readonly s35: number | null;
  readonly sigma: number | null;
  readonly mean15: number | null;
  readonly position: number | null;
  readonly statistic: number | null;
  readonly floor: number | null;
  readonly m: number | null;
  readonly f: number | null;
  readonly limit090: number | null;
  readonly llindar: number | null;
  readonly acceptedBelowFck: boolean;
  readonly failure: Failure | null;
  /** The strength that rules, for the ring of the chart. */
  readonly rector: number | null;
  /** Mean and range enter the formula. */
  readonly banda: boolean;
  /** Window of s35. */
  readonly finestra: readonly number[];
  readonly classeAplicada: ClasseCentral | null;
  readonly ambSegell: boolean;
  readonly estatClasse: ClassState | null;
  readonly canviaria: Canviaria | null;
  readonly deciding: StepId;
  readonly formulaParts: readonly FormulaPart[];
  readonly cas_: StepPart;
  readonly coeficient_: StepPart;
  readonly calcul_: StepPart;
  readonly comparacio_: StepPart;
}

/** The shape that the file of each regulation exports. */
export interface Reglament {
  readonly normativa: Normativa;
  /** Articles of the steps that do not depend on the criterion. */
  readonly articles: {
    readonly estadistic: string;
    readonly total: string;
    readonly indirecte: string;
    readonly provetes: string;
  };
  /** Judges a lot under statistical control. */
  readonly judge: (lot: LotNumbers) => Finding;
}

export const line = (codi: string, params: TextParams = {}, valors?: readonly number[]): StepLine =>
  valors ? { codi, params, valors } : { codi, params };

export const stepPart = (
  codi: string,
  params: TextParams,
  place: { article?: string; taula?: string; confidence?: Confidence },
  lines: readonly StepLine[] = [],
  files: readonly LawRow[] = [],
): StepPart => ({
  codi,
  params,
  article: place.article ?? '',
  ...(place.taula ? { taula: place.taula } : {}),
  confidence: place.confidence ?? 'V',
  lines,
  files,
});

/** A step that could not be reached: `pendent` while something is missing. */
export const unreached = (codi = 'pendent'): StepPart => stepPart(codi, {}, {});

const EMPTY: Omit<Finding, 'verdict'> = {
  ask: null,
  askMean15: false,
  askMotius: [],
  cas: null,
  formula: null,
  coeficient: null,
  relativeRangeMax: null,
  s35: null,
  sigma: null,
  mean15: null,
  position: null,
  statistic: null,
  floor: null,
  m: null,
  f: null,
  limit090: null,
  llindar: null,
  acceptedBelowFck: false,
  failure: null,
  rector: null,
  banda: false,
  finestra: [],
  classeAplicada: null,
  ambSegell: false,
  estatClasse: null,
  canviaria: null,
  deciding: 'comparacio',
  formulaParts: [],
  cas_: unreached(),
  coeficient_: unreached(),
  calcul_: unreached(),
  comparacio_: unreached(),
};

export const finding = (found: Pick<Finding, 'verdict'> & Partial<Finding>): Finding => ({ ...EMPTY, ...found });

/** A question to the user; it is put at the step of the case. */
export const asking = (ask: Ask, found: Partial<Finding>): Finding =>
  finding({
    ...found,
    verdict: 'ask',
    ask,
    deciding: 'cas',
    canviaria: { codi: `resposta_${ask}`, valor: null },
    comparacio_: unreached('cal_resposta'),
  });

export const wouldChange = (codi: 'x1' | 'mitjana' | 'mean15' | 'fc_real', valor: number): Canviaria => ({
  codi,
  valor: ceilTenth(valor),
});

/** Lines that tell an answer, and who gave it when known. */
export const answerLines = (codi: string, params: TextParams, answer: AnswerMark): StepLine[] => [
  line(codi, params),
  ...(answer.qui ? [line('resposta_de', { qui: answer.qui, quan: answer.quan ? showDate(answer.quan) : 'cap' })] : []),
];

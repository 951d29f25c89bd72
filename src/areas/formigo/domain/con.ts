import {
  type ClasseFlux,
  CON_NUMERO_ROWS,
  CON_ROWS,
  type Consistencia,
  FLUX_ROWS,
  LECTURES_CON,
} from './consistencia.data.ts';
import { withChanges } from './llei.ts';
import { atLeast, exceeds, mean } from './nombres.ts';
import type { Confidence, LawOverride, Normativa } from './tipus.ts';

export interface ConInput {
  readonly normativa: Normativa;
  readonly consistencia: Consistencia;
  /** Readings of one load, mm: slump, or slump flow for AC. */
  readonly lectures: readonly number[];
  /** Slump ordered as a number, cm, instead of a class. */
  readonly especificat_cm?: number | null;
  /** Class of slump flow; without it AC accepts from the first class to the last. */
  readonly classeFlux?: ClasseFlux | null;
  readonly canvis?: readonly LawOverride[];
}

export interface ConVerdict {
  readonly verdict: 'satisfactori' | 'no_satisfactori' | 'pendent' | 'no_aplica';
  readonly mean: number | null;
  readonly minim: number | null;
  readonly maxim: number | null;
  readonly lecturesMinim: number;
  readonly confidence: Confidence;
  readonly source: string;
  readonly lleis: readonly number[];
}

interface Accepted {
  readonly minim: number;
  readonly maxim: number;
  readonly confidence: Confidence;
  readonly source: string;
  readonly lleis: readonly number[];
}

const flowRange = ({ classeFlux, canvis }: ConInput): Accepted | null => {
  const rows = withChanges(FLUX_ROWS, canvis).filter((row) => !classeFlux || row.classe === classeFlux);
  const [first, last] = [rows[0], rows[rows.length - 1]];
  if (!first || !last) return null;
  const { confidence, source } = first;
  return { minim: first.minim, maxim: last.maxim, confidence, source, lleis: rows.map((row) => row.id) };
};

/** Slumps that are accepted, mm; null when the regulation has no rule for that class or number. */
export const acceptedSlump = (input: ConInput): Accepted | null => {
  const { normativa, consistencia, especificat_cm, canvis } = input;
  if (consistencia === 'AC') return flowRange(input);
  if (typeof especificat_cm === 'number') {
    const rows = withChanges(CON_NUMERO_ROWS, canvis);
    const row = rows.find((each) => each.normatives.includes(normativa) && especificat_cm <= each.fins_cm);
    if (!row) return null;
    const [minim, maxim] = [especificat_cm - row.tolerancia_cm, especificat_cm + row.tolerancia_cm];
    const { confidence, source, id } = row;
    return { minim: Math.max(0, minim * 10), maxim: maxim * 10, confidence, source, lleis: [id] };
  }
  const rows = withChanges(CON_ROWS, canvis);
  const row = rows.find((each) => each.normatives.includes(normativa) && each.consistencia === consistencia);
  if (!row) return null;
  return {
    minim: row.accepta_min,
    maxim: row.accepta_max,
    confidence: row.confidence,
    source: row.source,
    lleis: [row.id],
  };
};

/**
 * Acceptance of one load by its consistency: the mean of two determinations lies within the accepted slumps, ends included.
 * A failure rejects the load, not the lot. Sources: EHE-08 86.5.2.1, Codi 33.5 and 57, UNE-EN 206 for slump flow.
 */
export const judgeCon = (input: ConInput): ConVerdict => {
  const accepted = acceptedSlump(input);
  const readings = input.lectures.filter((value) => Number.isFinite(value) && value >= 0);
  const average = readings.length > 0 ? mean(readings) : null;
  const { minim = null, maxim = null, confidence = 'V', source = '', lleis = [] } = accepted ?? {};
  const told = { mean: average, minim, maxim, lecturesMinim: LECTURES_CON, confidence, source, lleis };
  if (minim === null || maxim === null) return { ...told, verdict: 'no_aplica' };
  if (average === null || readings.length < LECTURES_CON) return { ...told, verdict: 'pendent' };
  const within = atLeast(average, minim) && !exceeds(average, maxim);
  return { ...told, verdict: within ? 'satisfactori' : 'no_satisfactori' };
};

/** How many samples of a lot have a slump that is out of what the concrete of their zone accepts; one not measured twice is not. */
export const consFora = (
  zona: Pick<ConInput, 'normativa' | 'consistencia'>,
  lectures: readonly (readonly number[])[],
): number => lectures.filter((one) => judgeCon({ ...zona, lectures: one }).verdict === 'no_satisfactori').length;

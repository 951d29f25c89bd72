import { CON_DIARI_ROWS } from './consistencia.data.ts';
import { withChanges } from './llei.ts';
import type { Confidence, LawOverride, Normativa } from './tipus.ts';

interface Measured {
  readonly data: string | null;
  readonly con: readonly number[];
}
/** A day of supply with fewer slump tests than asked for. */
export interface ShortDay {
  readonly data: string;
  readonly fets: number;
}
export interface DailySlump {
  readonly minim: number;
  readonly source: string;
  readonly confidence: Confidence;
  /** In the order of the calendar. */
  readonly curts: readonly ShortDay[];
  /** Loads measured without a date: they count for no day. */
  readonly senseData: number;
}

/**
 * Slump tests of each day of supply under indirect control, against the least that the regulation asks for. A load with
 * any reading is one test; a load of the day without readings shows that there was supply. `mostres`: those of the lot;
 * `altres`: other loads of the same zone, which count on the days of the lot.
 */
export const dailySlump = (
  normativa: Normativa,
  mostres: readonly Measured[],
  altres: readonly Measured[] = [],
  canvis: readonly LawOverride[] = [],
): DailySlump | null => {
  const row = withChanges(CON_DIARI_ROWS, canvis).find((one) => one.normativa === normativa);
  if (!row) return null;
  const isTest = ({ con }: Measured): boolean => con.length > 0;
  const days = [...new Set(mostres.flatMap(({ data }) => (data === null ? [] : [data])))].sort();
  const all = [...mostres, ...altres];
  const counted = days.map((data) => ({ data, fets: all.filter((one) => one.data === data && isTest(one)).length }));
  return {
    minim: row.minim,
    source: row.source,
    confidence: row.confidence,
    curts: counted.filter(({ fets }) => fets < row.minim),
    senseData: mostres.filter((one) => one.data === null && isTest(one)).length,
  };
};

import {
  COEFICIENT_ROWS,
  CONSTANT_ROWS,
  type CoeficientRow,
  type ColumnaEhe98,
  type ConstantRow,
  KN_EHE98_ROWS,
  type KnEhe98Row,
} from './coeficients.data.ts';
import { withChanges } from './llei.ts';
import type { LawOverride, Normativa } from './tipus.ts';

type Canvis = readonly LawOverride[] | undefined;

/** K2 or K3 (EHE-08) or KN (Codi) for `n` samples; null when the table has none. */
export const coefficientFor = (taula: CoeficientRow['taula'], n: number, canvis: Canvis): CoeficientRow | null => {
  const rows = withChanges(COEFICIENT_ROWS, canvis).filter((row) => row.taula === taula);
  const largest = Math.max(...rows.map((row) => row.n ?? 0));
  return rows.find((row) => (row.n === null ? n > largest : row.n === n)) ?? null;
};

/** Row of EHE-98 table 88.4.b; from 8 samples on the last one. Null for a single sample. */
export const knEhe98For = (columna: ColumnaEhe98, n: number, canvis: Canvis): KnEhe98Row | null =>
  withChanges(KN_EHE98_ROWS, canvis).find((row) => row.columna === columna && row.n === Math.min(n, 8)) ?? null;

export const constantOf = (normativa: Normativa, clau: ConstantRow['clau'], canvis: Canvis): ConstantRow => {
  const row = withChanges(CONSTANT_ROWS, canvis).find((each) => each.normativa === normativa && each.clau === clau);
  if (!row) throw new RangeError(`no constant ${clau} in ${normativa}`);
  return row;
};

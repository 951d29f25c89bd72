import { same } from './nombres.ts';
import type { FormulaPart, FormulaSource } from './tipus.ts';
import { decimalsApart } from './xifres.ts';

export const symbol = (text: string): FormulaPart => ({ role: 'simbol', text, value: null, decimals: 0, font: null });
export const operator = (text: string): FormulaPart => ({
  role: 'operador',
  text,
  value: null,
  decimals: 0,
  font: null,
});
export const number = (value: number, decimals: number, font: FormulaSource | null = null): FormulaPart => ({
  role: 'numero',
  text: '',
  value,
  decimals,
  font,
});

/** Decimals needed by a limit or a coefficient, no more than `most`. */
export const decimalsOf = (value: number, most = 3): number => {
  for (let decimals = 0; decimals < most; decimals += 1)
    if (same(value, Number(value.toFixed(decimals)))) return decimals;
  return most;
};

/** Decimals, from `start` on, that show a value on its own side of the limit. */
export const decimalsBeside = (value: number, limit: number, start: number): number =>
  decimalsApart(value, [limit], start);

export interface Comparison {
  readonly f: number;
  readonly llindar: number;
  readonly complies: boolean;
  /** The factor of fck that makes the limit, when it is not fck itself. */
  readonly factor: number | null;
}

/** `26,17 < 30 = fck`: the end of every formula line. `start` = decimals of a computed value (2) or of a sample (1). */
export const comparisonParts = ({ f, llindar, complies, factor }: Comparison, start = 2): FormulaPart[] => [
  number(f, decimalsBeside(f, llindar, start), 'f'),
  operator(complies ? '≥' : '<'),
  number(llindar, decimalsOf(llindar), factor === null ? 'fck' : 'fck090'),
  operator('='),
  ...(factor === null ? [] : [number(factor, 2), operator('·')]),
  symbol('fck'),
];

/** A coefficient, with at least two decimals. */
export const coefficient = (value: number): FormulaPart => number(value, Math.max(2, decimalsOf(value)), 'coeficient');

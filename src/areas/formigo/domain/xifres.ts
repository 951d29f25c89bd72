import { same } from './nombres.ts';
import type { FormulaPart, FormulaSource } from './tipus.ts';

const SHOWN = 1;
const MOST = 6;
const FACTOR_090 = 0.9;

/** Decimals, from `start` on, at which no way of rounding prints a value on a limit that it only comes near to. */
export const decimalsApart = (value: number, limits: readonly number[], start: number): number => {
  const near = (decimals: number): boolean =>
    limits.some((limit) => !same(value, limit) && Math.abs(value - limit) <= 0.5 * 10 ** -decimals + 1e-9);
  let decimals = start;
  while (decimals < MOST && near(decimals)) decimals += 1;
  return decimals;
};

/** Decimals of a strength: one, and more where one would hide on which side of fck or of 0,90 fck it lies. */
export const strengthDecimals = (value: number, fck: number): number =>
  decimalsApart(value, [fck, FACTOR_090 * fck], SHOWN);

const SAMPLES: readonly FormulaSource[] = ['x1', 'xN', 'xm'];

/**
 * Decimals, least and most, of a sample that stands in a formula: its hundredths are shown, or the product beside it could
 * not be followed by hand. Null when the part is no sample.
 */
export const sampleDecimals = (
  { value, decimals, font }: FormulaPart,
  fck: number,
): readonly [number, number] | null => {
  if (font === null || !SAMPLES.includes(font)) return null;
  const least = Math.max(decimals, strengthDecimals(value ?? 0, fck));
  return [least, Math.max(least, 2)];
};

import { same } from './nombres.ts';

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

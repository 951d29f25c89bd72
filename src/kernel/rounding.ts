/**
 * Exact decimals as scaled integers, and the roundings of the house by name. Money is integer cents; prices, quantities and
 * rates are decimal texts. Nothing here goes through a binary fraction.
 */
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

const power = (places: number): bigint => 10n ** BigInt(places);

/** `12.5` with 3 places is 12500n. Null when it is no decimal text or has more than `places` decimals. */
export const toScaled = (text: string, places: number): bigint | null => {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || decimals.length > places) return null;
  const digits = BigInt(whole + decimals.padEnd(places, '0'));
  return sign === '-' ? -digits : digits;
};

/** A quotient rounded to the nearest integer, halves away from zero: alike for what is owed and what is given back. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  const negative = dividend < 0n !== divisor < 0n;
  const [n, d] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
};

/** A scaled integer with fewer places, halves away from zero. */
export const roundHalfUp = (scaled: bigint, from: number, to: number): bigint =>
  from <= to ? scaled * power(to - from) : divideHalfUp(scaled, power(from - to));

/** Cents as a number; never minus zero. */
export const toCents = (scaled: bigint): number => Number(scaled) + 0;

/**
 * Parts of a whole in proportion to weights, each an integer, adding up to it: every part is cut short and the units left
 * over go to the largest remainders, the first of equals first. Turning the sign of all turns the sign of every part.
 * Null when the weights add up to nothing and there is something to part.
 */
export const largestRemainder = (whole: bigint, weights: readonly bigint[]): bigint[] | null => {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return whole === 0n ? weights.map(() => 0n) : null;
  if (sum < 0n)
    return largestRemainder(
      whole,
      weights.map((weight) => -weight),
    );
  if (whole < 0n) return largestRemainder(-whole, weights)?.map((part) => -part) ?? null;
  const cut = weights.map((weight) => {
    const exact = whole * weight;
    const floor = exact >= 0n ? exact / sum : -((-exact + sum - 1n) / sum);
    return { floor, rest: exact - floor * sum };
  });
  const left = Number(whole - cut.reduce((total, { floor }) => total + floor, 0n));
  const first = cut
    .map(({ rest }, place) => ({ rest, place }))
    .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
    .slice(0, left);
  const raised = new Set(first.map(({ place }) => place));
  return cut.map(({ floor }, place) => floor + (raised.has(place) ? 1n : 0n));
};

/**
 * A computed measurement (a mean, a range) without the tail of its binary fraction, so that it is shown rounded as by hand: the mean
 * of 28.2 and 27.9 is 28.05, not 28.04999…. 12 significant digits; never for money, which is integer.
 */
export const withoutTail = (value: number): number => Number(value.toPrecision(12));

import { PLACES_PERCENTATGE } from '#areas/fiscal/domain/linia.ts';
import { divideHalfUp, largestRemainder, toCents, toScaled } from '#kernel/rounding.ts';

/** Cents as an amount in euros with two decimals, as entry points want every one; never minus zero. */
export const euros = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A decimal text with two decimals at least: rates and unit prices. */
export const decimals = (text: string): string => {
  const [whole = '0', places = ''] = text.split('.');
  const shown = `${whole}.${places.replace(/0+$/, '').padEnd(2, '0')}`;
  return /[1-9]/.test(shown) ? shown : shown.replace('-', '');
};

/** A decimal text without what says nothing: quantities. Turned to the other sign where asked. */
export const plain = (text: string, turned = false): string => {
  const bare = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  if (!/[1-9]/.test(bare)) return '0';
  return turned ? (bare.startsWith('-') ? bare.slice(1) : `-${bare}`) : bare;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Bases of the lines of a key: what each comes to, with its part of what general discounts took from the whole. */
export const basesOf = (bruts: readonly number[], base: number): readonly number[] => {
  const left = BigInt(base - sum(bruts));
  const parts = largestRemainder(left, bruts.map(BigInt)) ?? bruts.map((_, place) => (place === 0 ? left : 0n));
  return bruts.map((brut, place) => brut + toCents(parts[place] ?? 0n));
};

/**
 * A tax told line by line: each line's own, rounded, and the cents by which they miss the tax of all of them go to the lines
 * whose rounding was the furthest that way: of equals, the first gets a cent and the last gives one.
 */
export const quotesOf = (bases: readonly number[], percentatge: string, quota: number): readonly number[] => {
  const rate = toScaled(percentatge, PLACES_PERCENTATGE) ?? 0n;
  const unit = 100n * 10n ** BigInt(PLACES_PERCENTATGE);
  const exact = bases.map((base) => BigInt(base) * rate);
  const rounded = exact.map((one) => toCents(divideHalfUp(one, unit)));
  const missing = quota - sum(rounded);
  const step = Math.sign(missing);
  const turn = step === Math.sign(quota) ? 1 : -1;
  const order = exact
    .map((one, place) => ({ place, rest: (one - BigInt(rounded[place] ?? 0) * unit) * BigInt(step) }))
    .sort((a, b) => (a.rest === b.rest ? (a.place - b.place) * turn : a.rest > b.rest ? -1 : 1));
  for (let given = 0; given < Math.abs(missing); given += 1) {
    const place = order[given % order.length]?.place;
    if (place !== undefined) rounded[place] = (rounded[place] ?? 0) + step;
  }
  return rounded.map((one) => one + 0);
};

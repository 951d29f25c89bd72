import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfUp, largestRemainder, roundHalfUp, toCents, toScaled } from './rounding.ts';

test.each([
  ['12.5', 3, 12500n],
  ['-0.005', 3, -5n],
  ['7', 0, 7n],
  ['1.234', 2, null],
  ['1,5', 2, null],
  ['', 2, null],
  ['1e3', 2, null],
  ['.5', 2, null],
  ['9'.repeat(16), 0, null],
])('%s with %i places is %s', (text, places, scaled) => {
  expect(toScaled(text, places)).toBe(scaled);
});

test.each([
  [369075n, 3, 2, 36908n],
  [-369075n, 3, 2, -36908n],
  [33425n, 3, 2, 3343n],
  [2169993n, 4, 2, 21700n],
  [5n, 0, 2, 500n],
  [4n, 1, 0, 0n],
  [-4n, 1, 0, 0n],
])('%s of %i places rounds to %i as %s', (scaled, from, to, rounded) => {
  expect(roundHalfUp(scaled, from, to)).toBe(rounded);
});

test('what is rounded to nothing is not minus zero', () => {
  expect(Object.is(toCents(roundHalfUp(-4n, 1, 0)), 0)).toBe(true);
});

const big = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('properties', () => {
  test('a quotient is off by half at most, halves away from zero, alike on both sides', () => {
    fc.assert(
      fc.property(big, divisor, (n, d) => {
        const twice = 2n * (n - divideHalfUp(n, d) * d);
        expect(twice >= -d && twice <= d).toBe(true);
        if (twice === d || twice === -d) expect(twice < 0n).toBe(n > 0n);
        expect(divideHalfUp(-n, d)).toBe(-divideHalfUp(n, d));
        expect(divideHalfUp(n, -d)).toBe(-divideHalfUp(n, d));
      }),
      { numRuns: 10_000 },
    );
  });

  test('parts add up, are off by less than one, and turn their sign with the whole', () => {
    const weights = fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(big, weights, (whole, given) => {
        const sum = given.reduce((total, one) => total + one, 0n);
        const parts = largestRemainder(whole, given);
        if (sum === 0n) {
          expect(parts).toEqual(whole === 0n ? given.map(() => 0n) : null);
          return;
        }
        expect(parts?.reduce((total, one) => total + one, 0n)).toBe(whole);
        for (const [place, part] of (parts ?? []).entries()) {
          const off = part * sum - whole * (given[place] ?? 0n);
          expect((off < 0n ? -off : off) < (sum < 0n ? -sum : sum)).toBe(true);
        }
        expect(largestRemainder(-whole, given)).toEqual(parts?.map((part) => -part));
        expect(
          largestRemainder(
            whole,
            given.map((one) => -one),
          ),
        ).toEqual(parts);
      }),
      { numRuns: 5_000 },
    );
  });
});

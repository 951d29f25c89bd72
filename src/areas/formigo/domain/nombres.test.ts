import { describe, expect, test } from 'vitest';
import { coefficientFor, constantOf, knEhe98For } from './coeficients.ts';
import { comparisonParts, decimalsBeside, decimalsOf } from './formula.ts';
import { atLeast, ceilRatio, ceilTenth, exceeds, isPresent, same, sampleDeviation } from './nombres.ts';

describe('comparisons', () => {
  test('forgive 1e-9 and no more', () => {
    expect([30, 30 - 1e-10, 30 - 1e-8].map((value) => atLeast(value, 30))).toEqual([true, true, false]);
    expect([30, 30 + 1e-10, 30 + 1e-8].map((value) => exceeds(value, 30))).toEqual([false, false, true]);
    expect([30, 30 + 1e-10, 29.99, 30.01].map((value) => same(value, 30))).toEqual([true, true, false, false]);
  });

  test('a strength is a finite number above 0', () => {
    expect([1, 0.01, 0, -1, Number.NaN, Infinity, null, undefined].map(isPresent)).toEqual([
      ...[true, true, false, false, false, false, false, false],
    ]);
  });
});

describe('rounding', () => {
  test('upwards, forgiving noise', () => {
    expect([30, 30.01, 33.708, 0.1 + 0.2, 30.1].map(ceilTenth)).toEqual([30, 30.1, 33.8, 0.3, 30.1]);
    expect([ceilRatio(0.3, 0.1), ceilRatio(100, 100), ceilRatio(100.1, 100), ceilRatio(200, 100)]).toEqual([
      3, 1, 2, 2,
    ]);
  });

  test('decimals that a value needs', () => {
    expect([30, 22.5, 1.645, 0.89, 1 / 3].map((value) => decimalsOf(value))).toEqual([0, 1, 3, 2, 3]);
    expect([decimalsBeside(26.166, 30, 2), decimalsBeside(29.996, 30, 2), decimalsBeside(29.9999999, 30, 2)]).toEqual([
      2, 3, 6,
    ]);
    expect([decimalsBeside(30, 30, 2), decimalsBeside(29.96, 30, 1)]).toEqual([2, 2]);
    expect(comparisonParts({ f: 29.97, llindar: 30, complies: false, factor: null }, 1)[0]?.decimals).toBe(2);
  });

  test('sample deviation', () => {
    expect(sampleDeviation([1, 3])).toBeCloseTo(Math.SQRT2, 12);
  });
});

describe('tables', () => {
  test('KN begins at 3 and ends in 1; K2 and K3 go from 3 to 6', () => {
    expect([2, 3, 10, 11, 40].map((n) => coefficientFor('KN', n, [])?.valor)).toEqual([undefined, 0.89, 0.98, 1, 1]);
    expect([2, 3, 6, 7].map((n) => coefficientFor('K2', n, [])?.valor)).toEqual([undefined, 1.02, 0.66, undefined]);
    expect([2, 3, 6, 7].map((n) => coefficientFor('K3', n, undefined)?.valor)).toEqual([
      undefined,
      0.85,
      0.43,
      undefined,
    ]);
    expect([1, 2, 8, 9].map((n) => knEhe98For('B', n, [])?.kn)).toEqual([undefined, 0.85, 0.96, 0.96]);
  });

  test('a constant that a regulation has not is a fault of the program', () => {
    expect(() => constantOf('EHE-98', 's35_166', [])).toThrow(RangeError);
    expect(constantOf('CODI', 's35_166', [])).toMatchObject({ valor: 1.66, confidence: 'V', since: '2021-11-10' });
  });

  test('each table names its own regulation', () => {
    expect(coefficientFor('KN', 3, [])).toMatchObject({
      source: 'Codi Estructural, art. 57.5.4.3',
      since: '2021-11-10',
    });
    expect(coefficientFor('K2', 3, [])).toMatchObject({
      source: expect.stringContaining('86.5.4.3.b'),
      since: '2008-12-01',
    });
  });
});

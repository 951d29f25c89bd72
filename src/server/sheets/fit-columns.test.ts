import { expect, test } from 'vitest';
import { fitting, leastOf, sharesOf } from './fit-columns.ts';

test('a column takes its longest word, an amount or a day whole', () => {
  expect(leastOf(['Combustible i recàrrega'], false)).toBe(leastOf(['Combustible'], true));
  expect(leastOf(['x'.repeat(300)], false)).toBe(leastOf(['x'.repeat(24)], true));
});

test.each([
  [[10, 10, 10], 30, 3],
  [[10, 10, 11], 30, 2],
  [[40, 10], 30, 1],
  [[], 30, 0],
])('of columns of %j in %i, the first %i', (least, width, kept) => {
  expect(
    fitting(
      least.map((one) => ({ least: one, share: 1 })),
      width,
    ),
  ).toBe(kept);
});

test('shares stay as asked where nothing is narrow, else none is under its least and all fill the width', () => {
  expect(
    sharesOf(
      [
        { least: 5, share: 1 },
        { least: 5, share: 2 },
      ],
      30,
    ),
  ).toEqual([1, 2]);
  const columns = [
    { least: 18, share: 1 },
    { least: 5, share: 1 },
    { least: 9, share: 1.5 },
    { least: 2, share: 0.1 },
  ];
  const shares = sharesOf(columns, 40);
  expect(shares.every((share, at) => share >= (columns[at]?.least ?? 0))).toBe(true);
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(40, 0);
});

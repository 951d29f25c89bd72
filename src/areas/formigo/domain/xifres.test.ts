import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALE_OF } from '#kernel/language.ts';
import { strengthDecimals } from './xifres.ts';

/** What a reader sees: the two ways of rounding that the product uses, on screen and in texts. */
const readings = (value: number, decimals: number): number[] => [
  Number(value.toFixed(decimals)),
  ...LANGUAGES.map((language) =>
    Number(
      new Intl.NumberFormat(LOCALE_OF[language], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: false,
      })
        .format(value)
        .replace(',', '.'),
    ),
  ),
];

describe('strengthDecimals', () => {
  it.each([
    [25.05, 25, 2],
    [24.95, 25, 2],
    [(25 + 25.1) / 2, 25, 2],
    [25.06, 25, 1],
    [25, 25, 1],
    [29.996, 30, 3],
    [(29.9 + 30 + 30.1 + 0.01) / 3, 30, 3],
    [26.97, 30, 2],
    [27, 30, 1],
    [31.24, 30, 1],
  ])('%d beside %d shows %d decimals', (value, fck, decimals) => expect(strengthDecimals(value, fck)).toBe(decimals));

  it('never hides on which side of fck or of 0,90 fck a strength lies, however it is rounded', () => {
    for (const fck of [15, 20, 25, 30, 35, 40, 45, 50, 100])
      for (const limit of [fck, 0.9 * fck])
        for (let hundredths = -12; hundredths <= 12; hundredths += 1)
          for (const parts of [1, 2, 3, 4, 7]) {
            const value = limit + hundredths / 100 / parts;
            const side = Math.sign(Math.abs(value - limit) < 1e-9 ? 0 : value - limit);
            const decimals = strengthDecimals(value, fck);
            for (const read of readings(value, decimals))
              expect(Math.sign(Math.abs(read - limit) < 1e-9 ? 0 : read - limit), `${value} ${limit} ${read}`).toBe(
                side,
              );
          }
  });
});

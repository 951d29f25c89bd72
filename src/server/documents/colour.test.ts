import { expect, test } from 'vitest';
import { contrastOnWhite, printColour } from './colour.ts';

test('the contrast formula gives its known values', () => {
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
});

test('any colour of a company reads at 4.5:1 on white, and a dark one is left alone', () => {
  for (const colour of ['#ffff00', '#FFF', '#ff8800', '#00ffff', '#fefefe']) {
    expect(contrastOnWhite(printColour(colour))).toBeGreaterThanOrEqual(4.5);
  }
  expect(printColour('#1F4287')).toBe('#1f4287');
  for (const nothing of [null, undefined, '', 'red', '#12']) expect(printColour(nothing)).toBe('#1f4287');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printFormats } from '#server/documents/formats.ts';
import { formatsOf } from './formats.ts';

test('means and ranges of strengths are shown rounded as by hand, on screen and on paper', () => {
  const tenths = fc.integer({ min: 50, max: 900 });
  const [screen, paper] = [formatsOf('ca'), printFormats('ca')];
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      const hundredths = 5 * (a + b);
      const byHand = Math.floor((hundredths + 5) / 10);
      const shown = `${Math.floor(byHand / 10)},${byHand % 10}`;
      expect(screen.decimal((a / 10 + b / 10) / 2, 1)).toBe(shown);
      expect(paper.decimal((a / 10 + b / 10) / 2, 1)).toBe(shown);
    }),
    { numRuns: 2000 },
  );
  expect(formatsOf('es').decimal(29.9 - 28.05, 1)).toBe('1,9');
});

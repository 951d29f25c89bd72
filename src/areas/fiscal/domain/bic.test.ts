import { expect, it } from 'vitest';
import { bicPasses, normaliseBic } from './bic.ts';

it.each(['CAIXESBBXXX', 'BSABESBB', 'DEUTDEFF500'])('%s is the code of a bank', (bic) => {
  expect(bicPasses(bic)).toBe(true);
});
it.each(['', 'CAIXESBBXX', 'CAIX3SBB', 'caixesbb', 'CAIXESBBXXXX', 'CAIXESB-'])('%s is not', (bic) => {
  expect(bicPasses(bic)).toBe(false);
});
it('is read whatever way it was typed', () => {
  expect(normaliseBic(' caix esbb xxx')).toBe('CAIXESBBXXX');
});

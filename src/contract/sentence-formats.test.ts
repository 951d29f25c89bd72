import { expect, test } from 'vitest';
import { SENTENCE_FORMATS } from './sentence-formats.ts';

test('numbers in a sentence are grouped from the fourth figure, with a real minus and never minus zero', () => {
  const format = (locale: string, value: number) =>
    SENTENCE_FORMATS.getNumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
  expect([format('es-ES', 1000), format('ca-ES', -1), format('en-GB', -1234.5), format('es-ES', -0.001)]).toEqual([
    '1.000,00',
    '−1,00',
    '−1,234.50',
    '0,00',
  ]);
  expect(SENTENCE_FORMATS.getNumberFormat('es-ES', { useGrouping: false }).format(2026)).toBe('2026');
});

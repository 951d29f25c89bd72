import { expect, test } from 'vitest';
import { numeroDe } from './llegida.ts';

test.each([
  ['', '9', '9'],
  ['E', '9', 'E-9'],
  ['E-', '9', 'E-9'],
  ['E/', '9', 'E/9'],
  ['E', '-9', 'E-9'],
  ['2026', '2026/9', '2026/9'],
])('series «%s» and number «%s» are %s', (serie, numero, whole) => {
  expect(numeroDe(serie, numero)).toBe(whole);
});

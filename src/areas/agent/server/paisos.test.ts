import { expect, test } from 'vitest';
import { countryOf } from './paisos.ts';

test.each([
  ['', 'ES'],
  ['ie', 'IE'],
  ['Irlanda', 'IE'],
  ['Grècia', 'GR'],
  ['grecia', 'GR'],
  ['Estados Unidos', 'US'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['França', 'FR'],
  ['Francia', 'FR'],
  ['Alemanya', 'DE'],
  ['Andorra', 'AD'],
  ['Enlloc', 'ENLLOC'],
])('a cell that says «%s» is %s', (text, pais) => {
  expect(countryOf(text)).toBe(pais);
});

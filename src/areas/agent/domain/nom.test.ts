import { expect, test } from 'vitest';
import { looksLikeCompany, splitName } from './nom.ts';

test.each([
  ['Joan', 'Joan', ''],
  ['Joan Puig', 'Joan', 'Puig'],
  ['  Joan  Puig Serra ', 'Joan', 'Puig Serra'],
  ['Maria Carme Puig Serra', 'Maria Carme', 'Puig Serra'],
  ['Anna Mas i Roca', 'Anna', 'Mas i Roca'],
  ['Anna Maria Mas i Roca', 'Anna Maria', 'Mas i Roca'],
  ['Pere de la Torre Vila', 'Pere', 'de la Torre Vila'],
  ['Puig Serra, Joan', 'Joan', 'Puig Serra'],
  ['', '', ''],
  ['Joan i', 'Joan', 'i'],
])('«%s» is proposed as «%s» and «%s»', (whole, nom, cognoms) => {
  expect(splitName(whole)).toEqual([nom, cognoms]);
});

test('a legal form tells a company from a person', () => {
  for (const name of ['Estudi Exemple, SLP', 'Obres S.A.', 'Arquitectura S.C.P.', 'UTE'])
    expect(looksLikeCompany(name)).toBe(true);
  for (const name of ['Joan Puig', 'Elisa Sala', 'Marta Costa']) expect(looksLikeCompany(name)).toBe(false);
});

import { expect, it } from 'vitest';
import { foraDelDemanat, unitatDemanada } from './demanat.ts';

it.each([
  ['4.2', ['≥ valor de projecte; 5 N/mm² en general'], true],
  ['5', ['≥ valor de projecte; 5 N/mm² en general'], false],
  ['2', ['clase 3 o superior'], true],
  ['classe 3', ['classe 3 o superior'], false],
  ['AP2', ['classe 3 o superior'], true],
  ['ap 2', ['clase 3 o superior'], true],
  ['C2', ['class 3 or better'], true],
  ['2a', ['classe 3 o superior'], true],
  ['classe 2a', ['classe 3 o superior'], true],
  ['RD1', ['classe 2 (pendent < 6 %)'], true],
  ['classe 2', ['class 2 (slope < 6 %)'], false],
  ['3', ['classe 3'], false],
  ['lliscant', ['classe 3'], false],
  ['AP3', ['classe 3 o superior'], false],
  ['AP4', ['class 3 or better'], false],
  ['Rd1', ['classe 2 o superior (pendent)'], true],
  ['0.41', ['≤ 0,40'], true],
  ['0.40', ['≤ 0,40'], false],
  ['26', ['at least 25 N/mm²', '≥ 30 N/mm²'], true],
  ['2', ['or higher than class 3 of EN 12207'], false],
  // What no figure decides is left to who answers.
  ['2', ['entre 3 i 5'], false],
  ['2', ['3'], false],
  ['2', ['≥ valor de projecte'], false],
  ['AP2', ['≥ 3'], false],
  ['', ['≥ 3'], false],
  ['3/4', ['≥ 5'], false],
] as const)('%s where «%s» is asked', (valor, demanats, fora) => {
  expect(foraDelDemanat(valor, demanats) !== null).toBe(fora);
});

it.each([
  [['≥ valor de projecte; 5 N/mm² en general'], 'N/mm²'],
  [['≤ 3 mm', '≤ 5 mm'], 'mm'],
  [['≥ 95 % del Proctor'], '%'],
  [['5 mm amb el regle de 2 m'], ''],
  [['classe 3 o superior'], ''],
  [['12 mesos'], ''],
  [[], ''],
] as const)('the unit of what is asked: %s', (demanats, unitat) => {
  expect(unitatDemanada(demanats)).toBe(unitat);
});

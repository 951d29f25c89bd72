import { expect, test } from 'vitest';
import { escritsDe, senseMarques, teMarques } from './marques.ts';

test('marks are read in the language of the invoice, however they were written', () => {
  const text = 'Quota de {mes} de {any}';
  expect([
    senseMarques(text, '2027-04-01', 'ca'),
    senseMarques(text, '2027-01-31', 'ca'),
    senseMarques('Quota de {mes} de {año}', '2027-09-01', 'es'),
    senseMarques('Fee of {month} {year}, {quarter}', '2027-12-15', 'en'),
    senseMarques('{Mes} · {TRIMESTRE}', '2027-05-15', 'es'),
  ]).toEqual([
    'Quota d’abril de 2027',
    'Quota de gener de 2027',
    'Quota de septiembre de 2027',
    'Fee of December 2027, 4th quarter',
    'mayo · 2.º trimestre',
  ]);
});

test('what is no mark stays as it was written', () => {
  const text = 'Caixa {altres} {mes de} 100 %';
  expect(senseMarques(text, '2027-04-01', 'ca')).toBe(text);
  expect([teMarques(text), teMarques('Quota {any}'), teMarques('Quota {any}')]).toEqual([false, true, true]);
});

test('concepts, descriptions and the remarks, and nothing else of a line', () => {
  expect(
    escritsDe(
      { linies: [{ concepte: 'Quota {mes}', descripcio: '{trimestre}', unitat: '{mes}' }], observacions: '{any}' },
      '2027-02-01',
      'ca',
    ),
  ).toEqual({
    linies: [{ concepte: 'Quota febrer', descripcio: '1r trimestre', unitat: '{mes}' }],
    observacions: '2027',
  });
});

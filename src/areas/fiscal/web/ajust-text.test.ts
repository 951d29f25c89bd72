import { expect, test } from 'vitest';
import { ajustWriting, carrecCell, descompteCell, withCarrec, withDescompte } from './ajust-text.ts';
import { newLinia } from './linia-values.ts';

const { read, typed } = ajustWriting('mal');
const line = newLinia('linia', { iva_fk: 1, irpf_fk: null });

test.each([
  ['10', '10'],
  ['10 %', '10'],
  ['12,5', '12.5'],
  ['25 €', '25 €'],
  ['1.250,50€', '1250.5 €'],
  ['25 EUR', '25 €'],
  ['10 % + 25 €', '10 + 25 €'],
  ['25 € + 10', '10 + 25 €'],
  ['0 €', '0'],
  ['101', null],
  ['-5', null],
  ['-5 €', null],
  ['1,005 €', null],
  ['10 + 5', null],
  ['5 € + 5 €', null],
  ['10 % €', null],
  ['deu', null],
])('a discount typed «%s» is %s', (text, cell) => {
  expect(read(text, 'ca')).toBe(cell);
  if (cell !== null) expect(read(typed(cell, 'ca'), 'ca')).toBe(cell);
});

test('a line keeps what was written of its discount and its charge, and no name for nothing', () => {
  const both = withCarrec(withDescompte(line, '10 + 25.5 €'), '4 €');
  expect(both).toEqual({ ...line, descompte: '10', descompte_import: 2_550, carrec_import: 400 });
  expect([descompteCell(both), carrecCell(both)]).toEqual(['10 + 25.5 €', '4 €']);
  expect(Object.keys(withCarrec(withDescompte(both, '0'), '0')).sort()).toEqual(Object.keys(line).sort());
  expect(typed('10 + 25.5 €', 'en')).toBe('10 + €25.5');
  expect(read('10% + €25.50', 'en')).toBe('10 + 25.5 €');
});

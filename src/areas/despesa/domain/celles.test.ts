import { describe, expect, test } from 'vitest';
import { camps } from '../texts/importar/camps.ts';
import { decimalOf, paisOfNif, readCausa, readDia, readForma, readImport, readPercentatge } from './celles.ts';
import { proposeColumnes } from './columnes.ts';

describe('a day', () => {
  test.each([
    ['2026-10-05', '2026-10-05'],
    ['5/10/2026', '2026-10-05'],
    ['05-10-26', '2026-10-05'],
    ['5.10.2026', '2026-10-05'],
    ['2026/10/5', '2026-10-05'],
    ['2026-10-05T00:00:00.000Z', '2026-10-05'],
    ['05/10/2026 12:30', '2026-10-05'],
    ['46300', '2026-10-05'],
    ['46300.5', '2026-10-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['13/13/2026', null],
    ['ahir', null],
    ['123', null],
    ['99999', null],
  ])('%s', (text, day) => {
    expect(readDia(text)).toBe(day);
  });
});

describe('an amount', () => {
  test.each([
    ['1.234,56 €', ',', 123_456],
    ['1,234.56', '.', 123_456],
    ['€1 234,5', ',', 123_450],
    ['-12,00', ',', -1200],
    ['12,00-', ',', -1200],
    ['(12.00)', '.', -1200],
    ['1.234.567', ',', 123_456_700],
    ['1.234', ',', 123_400],
    ['1.234', '.', 123],
    ['1,234', '.', 123_400],
    ['1.234', null, 'dubtos'],
    ['0.605', null, 61],
    ['1234', null, 123_400],
    ['31.6050000000000004', '.', 3161],
    ['1.0049999999999999', '.', 101],
    ['1.00499', '.', 100],
    ['2.675', '.', 268],
    [',50', ',', 50],
    ['12,34,56', ',', null],
    ['1.23.456,00', ',', null],
    ['dotze', ',', null],
    ['(12', ',', null],
  ] as const)('%s with %s', (text, decimal, cents) => {
    expect(readImport(text, decimal)).toBe(cents);
  });

  test.each([
    [['1.234,50', '1.200'], false, ','],
    [['10.5', '1.200'], false, '.'],
    [['1.200'], false, null],
    [['1.200'], true, '.'],
    [['1.234.567'], false, ','],
    [['10.5', '10,5'], false, null],
  ] as const)('the mark of %j', (amounts, workbook, mark) => {
    expect(decimalOf(amounts, workbook)).toBe(mark);
  });
});

test('rates, causes, means of payment and countries by what people write', () => {
  expect(['21', '21 %', '5,2', '0.21', '0', '101', '-21', 'x'].map(readPercentatge)).toEqual([
    21,
    21,
    5.2,
    21,
    0,
    null,
    null,
    null,
  ]);
  expect(['Exempta', 'no sujeto', '21'].map(readCausa)).toEqual(['E1', 'N1', null]);
  expect(['Domiciliació', 'Tarjeta', 'Bank transfer', 'Taló', 'cap'].map(readForma)).toEqual([
    'domiciliacio',
    'targeta',
    'transferencia',
    'xec',
    null,
  ]);
  const union = (pais: string) => ['FR', 'EL'].includes(pais);
  expect(['FR12345678901', 'ESB64717838', 'B64717838', 'X1234567L'].map((nif) => paisOfNif(nif, union))).toEqual([
    'FR',
    'ES',
    'ES',
    'ES',
  ]);
});

test('columns are matched by their heads in three languages, each field once, or by what was matched last', () => {
  expect(
    proposeColumnes(
      ['Fecha', 'Proveedor', 'N.º factura', 'Base imponible', '% IVA', 'Cuota', 'Total', 'Total'],
      new Map(),
    ),
  ).toEqual(['data', 'proveidor', 'num_factura', 'base', 'iva', 'quota', 'total', null]);
  expect(
    proposeColumnes(
      ['Date', 'Vendor', 'Fulls'],
      new Map([
        ['fulls', 'total'],
        ['vendor', ''],
      ]),
    ),
  ).toEqual(['data', null, 'total']);
});

test.each(Object.entries(camps))(
  'what screens and templates call the fields in «%s» is understood',
  (_language, texts) => {
    const own = Object.entries(texts).map(([key, text]) => [key.slice('despesa.importar.camp.'.length), text] as const);
    expect(
      proposeColumnes(
        own.map(([, text]) => text),
        new Map(),
      ),
    ).toEqual(own.map(([camp]) => camp));
  },
);

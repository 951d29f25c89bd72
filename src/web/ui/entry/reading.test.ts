import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';
import { centsOf, readDecimal, typedDecimal } from './read-decimal.ts';

describe('probe 17: numbers as they are typed', () => {
  it.each(['ca', 'es', 'en'] as const)(
    'are read the same in %s: never a hundred times more, never nothing',
    (language) => {
      const typed = ['1.234,56', '1234,5', '1,234.56', '35,-', '35 €', '1\u00a0234,56 €', '35'];
      expect(typed.map((text) => readDecimal(text, language))).toEqual([
        ...['1234.56', '1234.5', '1234.56', '35', '35', '1234.56', '35'],
      ]);
    },
  );
});

describe('readDecimal', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234,5', '1234.5'],
    ['1,234.56', '1234.56'],
    ['35 €', '35'],
    ['35,-', '35'],
    ['31,25', '31.25'],
    ['31.2', '31.2'],
    ['1.234', '1234'],
    ['1,234', '1.234'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1.234.567', '1234567'],
    ['−3,50', '-3.5'],
    ['-0,00', '0'],
    [',5', '0.5'],
    ['21 %', '21'],
    ['007', '7'],
  ])('reads %s in ca', (typed, value) => expect(readDecimal(typed, 'ca')).toBe(value));
  it.each([
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['31.25', '31.25'],
    ['31,25', '31.25'],
  ])('reads %s in en', (typed, value) => expect(readDecimal(typed, 'en')).toBe(value));
  it.each(['', 'abc', '1,2,3', '12a', '--3', '1.23.456', 'NaN', '1e5', ','])('refuses «%s»', (typed) => {
    expect(readDecimal(typed, 'ca')).toBeNull();
  });
  it('writes back as typed in the language', () => {
    expect(typedDecimal('1234.5', 'ca')).toBe('1234,5');
    expect(typedDecimal(null, 'ca')).toBe('');
    expect(typedDecimal('1234.5', 'en')).toBe('1234.5');
    expect([typedDecimal(398.9, 'ca', 2), typedDecimal(106, 'en', 2), typedDecimal(-44, 'es', 2)]).toEqual([
      '398,90',
      '106.00',
      '-44,00',
    ]);
    expect(typedDecimal('1.2345', 'ca', 2)).toBe('1,2345');
  });
  it('gives cents, half away from zero', () => {
    expect(centsOf('1234.56')).toBe(123456);
    expect(centsOf('-0.005')).toBe(-1);
    expect(centsOf('0.004')).toBe(0);
    expect(centsOf('99999999999999')).toBeNull();
  });
});

describe('readDate', () => {
  it.each([
    ['1/3/26', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    ['1.3.26', '2026-03-01'],
    ['1/3', '2026-03-01'],
    ['0103', '2026-03-01'],
    ['010326', '2026-03-01'],
    ['01032026', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    ['avui', '2026-11-27'],
    ['Hoy', '2026-11-27'],
    ['+30', '2026-12-27'],
    ['-7', '2026-11-20'],
    ['1/3/98', '1998-03-01'],
  ])('reads %s', (typed, date) => expect(readDate(typed, '2026-11-27')).toBe(date));
  it.each(['', '31/2/26', '1/13/26', '99', 'demà', '290226'])('refuses «%s»', (typed) => {
    expect(readDate(typed, '2026-11-27')).toBeNull();
  });
});

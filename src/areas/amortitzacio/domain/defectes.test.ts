import { describe, expect, test } from 'vitest';
import { COEFICIENTS, TAULES } from './coeficients.data.ts';
import { defectesOf } from './defectes.ts';
import { LLINDARS } from './llindars.data.ts';
import type { Be } from './quadre.ts';
import { esBeInversio, finestraIva, regularitzacioIva } from './regularitzacio.ts';
import { coeficientOf, coeficientsOn, llindarOn } from './vigencia.ts';

const be = (more: Partial<Be> = {}): Be => ({
  valor: 150_000,
  residual: 0,
  percentatge: '26',
  metode: '01',
  inici: '2026-03-01',
  baixa: null,
  ...more,
});
const codis = (given: Be, codi = 'S-5', petits: { altres: number } | null = null): readonly string[] =>
  defectesOf(given, coeficientOf(codi), petits).map((one) => one.codi);

describe('tables of the law', () => {
  test('every row is coded once, stands today and can be written off within its years', () => {
    expect(new Set(COEFICIENTS.map(({ codi }) => codi)).size).toBe(COEFICIENTS.length);
    for (const { maxim, anys } of COEFICIENTS) expect(Number(maxim) * anys).toBeGreaterThanOrEqual(100);
    expect(TAULES.map((taula) => coeficientsOn(taula, '2026-06-30').length)).toEqual([10, 33]);
    expect(TAULES.map((taula) => coeficientsOn(taula, '2014-12-31').length)).toEqual([10, 0]);
  });

  test('figures stand from their day', () => {
    expect(new Set(LLINDARS.map(({ codi }) => codi)).size).toBe(LLINDARS.length);
    expect([llindarOn('lliure_unitat', '2014-12-31'), llindarOn('lliure_unitat', '2026-01-01')]).toEqual([
      null,
      30_000,
    ]);
    expect(esBeInversio(300_505, '2026-01-01')).toBe(false);
    expect(esBeInversio(300_506, '2026-01-01')).toBe(true);
    expect(esBeInversio(900_000, '2026-01-01', false)).toBe(false);
  });
});

describe('what is wrong with a good', () => {
  test.each([
    ['within its row', be(), []],
    ['at least 100 over the years', be({ percentatge: '10' }), []],
    ['too slow', be({ percentatge: '9.9999' }), ['percentatge_massa_baix']],
    ['too fast', be({ percentatge: '26.0001' }), ['percentatge_massa_alt']],
    ['used, twice as fast', be({ percentatge: '52', metode: '08' }), []],
    ['small company, twice as fast', be({ percentatge: '52', metode: '07' }), []],
    ['accelerated over twice', be({ percentatge: '52.01', metode: '07' }), ['percentatge_massa_alt']],
    ['worth more at the end', be({ residual: 150_001 }), ['residual_incorrecte']],
    ['out before it is used', be({ baixa: { data: '2026-02-28', preu: 0 } }), ['baixa_abans_de_l_us']],
    ['before its table', be({ inici: '1997-12-31' }), ['coeficient_no_vigent']],
  ] as const)('%s', (_name, given, wanted) => {
    expect(codis(given)).toEqual(wanted);
  });

  test('tells the bounds that it may have', () => {
    expect(defectesOf(be({ percentatge: '1' }), coeficientOf('S-1'))).toEqual([
      { camp: 'percentatge', codi: 'percentatge_massa_baix', params: { minim: '1.4706', anys: 68 } },
    ]);
    expect(defectesOf(be({ percentatge: '60', metode: '08' }), coeficientOf('S-5'))).toMatchObject([
      { params: { maxim: '52' } },
    ]);
    expect(codis(be(), 'none')).toEqual(['coeficient_sense']);
  });

  test('small things go free up to 300 € each and 25,000 € a year', () => {
    const small = be({ metode: '06', valor: 30_000 });
    expect(codis(small, 'none', { altres: 2_470_000 })).toEqual([]);
    expect(codis(small, 'none', { altres: 2_470_001 })).toEqual(['lliure_massa_any']);
    expect(codis(be({ metode: '06', valor: 30_001 }), 'none', { altres: 0 })).toEqual(['lliure_massa_car']);
    expect(codis(be({ metode: '06', valor: 30_001 }), 'none')).toEqual([]);
    expect(codis(be({ metode: '06', lliures: [{ exercici: 2026, import: 150_001 }] }), 'none')).toEqual([
      'lliure_massa',
    ]);
  });
});

describe('VAT of investment goods', () => {
  const given = { inici: '2024-05-02', immoble: false, quota: 210_000, prorrata: '50' };
  test('is looked at again for five years, ten for buildings', () => {
    expect(finestraIva('2024-05-02', false)).toEqual({ de: 2024, a: 2028 });
    expect(finestraIva('2024-05-02', true)).toEqual({ de: 2024, a: 2033 });
  });
  test.each([
    [2025, '60', 0],
    [2025, '61', 4_620],
    [2025, '39', -4_620],
    [2028, '100', 21_000],
    [2029, '100', 0],
    [2024, '100', 0],
  ])('in %i with %s %%', (exercici, prorrata, wanted) => {
    expect(regularitzacioIva(given, { exercici, prorrata })).toBe(wanted);
  });
  test('a tenth of the difference for a building', () => {
    expect(regularitzacioIva({ ...given, immoble: true }, { exercici: 2030, prorrata: '100' })).toBe(10_500);
  });
});

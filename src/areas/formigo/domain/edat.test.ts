import { describe, expect, test } from 'vitest';
import { earlyWarnings, isEarly } from './edat.ts';

const mostra = (numero: number, data: string | null, resistencia: number | null) => ({
  numero,
  data,
  resistencia,
  provetes: [],
});

describe('a strength of 28 days', () => {
  test('is early until the day that the sample is 28 days old', () => {
    expect(isEarly(mostra(1, '2026-03-01', 30), '2026-03-28')).toBe('2026-03-29');
    expect(isEarly(mostra(1, '2026-03-01', 30), '2026-03-29')).toBeNull();
    expect(isEarly(mostra(1, null, 30), '2026-03-02')).toBeNull();
    expect(isEarly(mostra(1, '2026-03-01', null), '2026-03-02')).toBeNull();
    const seven = {
      ...mostra(1, '2026-03-01', null),
      provetes: [{ edat: 7 as const, valor: 20, forma: 'cilindre' as const }],
    };
    expect(isEarly(seven, '2026-03-02')).toBeNull();
  });
  test('is told once of a lot, with the last day', () => {
    const lot = [mostra(1, '2026-03-01', 30), mostra(2, '2026-03-03', 31), mostra(3, '2026-01-01', 31)];
    expect(earlyWarnings(lot, '2026-03-10')).toEqual([
      { codi: 'encara_sense_edat', params: { n: 2, numeros: '1, 2', edat: 28, data: '31/03/2026' } },
    ]);
    expect(earlyWarnings(lot, '2026-03-31')).toEqual([]);
  });
});

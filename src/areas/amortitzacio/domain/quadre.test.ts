import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfDayNumber, dayNumber, yearOf } from '#kernel/calendar-date.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { acumuladaOf, type Be, baseOf, METODES, netOf, quadreOf, quotaOf, resultatBaixa } from './quadre.ts';

const cents = (text: string): number => Math.round(Number(text) * 100);
const be = (more: Partial<Be> = {}): Be => ({
  valor: 150_000,
  residual: 0,
  percentatge: '26',
  metode: '01',
  inici: '2025-01-01',
  baixa: null,
  ...more,
});

const reference = referenceCases('amortizacion');
describe.skipIf(!reference)('reference cases', () => {
  test.each(reference ?? [])('$id', ({ valor, coeficiente, alta, baja, ejercicio, esperado }) => {
    const given = be({
      valor: cents(valor),
      percentatge: String(coeficiente),
      inici: alta,
      baixa: baja ? { data: baja, preu: 0 } : null,
    });
    expect(quotaOf(given, ejercicio)?.quota).toBe(cents(esperado));
  });
});

describe('a good', () => {
  test('is written off by days, and the year in which the time runs out takes the rest', () => {
    const rows = quadreOf(be({ valor: 100_000, percentatge: '33.3333' }));
    expect(rows.map(({ exercici, quota }) => [exercici, quota])).toEqual([
      [2025, 33_333],
      [2026, 33_333],
      [2027, 33_333],
      [2028, 1],
    ]);
  });

  test('is written off to the last cent even where a year’s part rounds to nothing', () => {
    const rows = quadreOf(be({ valor: 10, percentatge: '2' }));
    expect(rows.at(-1)).toMatchObject({ exercici: 2074, pendent: 0 });
    expect(rows.reduce((sum, { quota }) => sum + quota, 0)).toBe(10);
  });

  test('that is sold stops on the first day out of use, and its gain is its price less what it was worth', () => {
    const sold = be({ valor: 2_400_000, percentatge: '16', inici: '2024-03-15' });
    const kept = quadreOf(sold);
    const gone = { ...sold, baixa: { data: '2026-07-01', preu: 1_500_000 } };
    expect(quadreOf(gone).map(({ exercici, dies }) => [exercici, dies])).toEqual([
      [2024, 292],
      [2025, 365],
      [2026, 181],
    ]);
    expect(quadreOf(gone).slice(0, 2)).toEqual(kept.slice(0, 2));
    expect(quotaOf(gone, 2026)).toMatchObject({ quota: 190_422, pendent: 0 });
    expect(acumuladaOf(gone, 2027)).toBe(306_361 + 384_000 + 190_422);
    expect(resultatBaixa(gone)).toBe(1_500_000 - (2_400_000 - 880_783));
    expect([netOf(gone, 2025), netOf(gone, 2026)]).toEqual([2_400_000 - 690_361, 0]);
    expect(resultatBaixa(sold)).toBeNull();
  });

  test('keeps its residual value, and what leaves on the day that it came is never written off', () => {
    expect(netOf(be({ residual: 30_000 }), 2035)).toBe(30_000);
    expect(quadreOf(be({ baixa: { data: '2025-01-01', preu: 0 } }))).toEqual([]);
  });

  test('that is free goes in its first year, or as it is asked', () => {
    expect(quadreOf(be({ metode: '06', inici: '2025-11-20' }))).toMatchObject([{ exercici: 2025, quota: 150_000 }]);
    const lliures = [
      { exercici: 2025, import: 50_000 },
      { exercici: 2027, import: 999_999 },
    ];
    expect(quadreOf(be({ metode: '06', lliures })).map(({ quota }) => quota)).toEqual([50_000, 0, 100_000]);
  });

  test('a percentage that is no number is refused', () => {
    expect(() => quadreOf(be({ percentatge: '1/3' }))).toThrow(RangeError);
    expect(quadreOf(be({ percentatge: '0' }))).toHaveLength(1);
  });
});

const anyBe: fc.Arbitrary<Be> = fc
  .record({
    valor: fc.integer({ min: 0, max: 90_000_000 }),
    part: fc.integer({ min: 0, max: 100 }),
    percentatge: fc.integer({ min: 10_000, max: 1_000_000 }).map((scaled) => (scaled / 10_000).toFixed(4)),
    metode: fc.constantFrom(...METODES),
    inici: fc.integer({ min: dayNumber('1999-01-01'), max: dayNumber('2040-12-31') }).map(dateOfDayNumber),
  })
  .map(({ part, ...one }) => ({ ...one, residual: Math.floor((one.valor * part) / 100), baixa: null }));

describe('for any good', () => {
  test('the years add up to the base, none below nought, each starting where the last ended', () => {
    fc.assert(
      fc.property(anyBe, (one) => {
        const rows = quadreOf(one);
        expect(rows.reduce((sum, { quota }) => sum + quota, 0)).toBe(baseOf(one));
        let before = 0;
        for (const row of rows) {
          expect(row.quota).toBeGreaterThanOrEqual(0);
          expect(row.acumulada_inici).toBe(before);
          expect(row.acumulada_final + row.pendent).toBe(baseOf(one));
          before = row.acumulada_final;
        }
      }),
    );
  });

  test('going out of use changes no year before, and never writes off more', () => {
    fc.assert(
      fc.property(
        anyBe,
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 0, max: 9_000_000 }),
        (one, days, preu) => {
          const data = addDays(one.inici, days);
          const gone = { ...one, baixa: { data, preu } };
          const year = yearOf(data);
          expect(quadreOf(gone).filter(({ exercici }) => exercici < year)).toEqual(
            quadreOf(one).filter(({ exercici }) => exercici < year),
          );
          expect(quotaOf(gone, year)?.quota ?? 0).toBeLessThanOrEqual(quotaOf(one, year)?.quota ?? 0);
          expect(resultatBaixa(gone)).toBe(preu - one.valor + acumuladaOf(gone, year));
        },
      ),
    );
  });

  test('what several are written off together does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(anyBe, { maxLength: 8 }), fc.integer({ min: 1999, max: 2060 }), (goods, year) => {
        const sum = (some: readonly Be[]): number =>
          some.reduce((total, one) => total + (quotaOf(one, year)?.quota ?? 0), 0);
        expect(sum(goods.toReversed())).toBe(sum(goods));
      }),
    );
  });
});

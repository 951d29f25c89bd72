import { describe, expect, test } from 'vitest';
import { dailySlump } from './con-diari.ts';
import { CON_DIARI_ROWS } from './consistencia.data.ts';
import { NORMATIVES } from './tipus.ts';

const loads = (data: string | null, many: number, con: readonly number[] = [100, 110]) =>
  Array.from({ length: many }, () => ({ data, con }));
const short = (...args: Parameters<typeof dailySlump>) => dailySlump(...args)?.curts;

describe('slump tests of each day of supply', () => {
  test.each(NORMATIVES)('%s asks for the least that its row says, on both sides of it', (normativa) => {
    const minim = CON_DIARI_ROWS.find((row) => row.normativa === normativa)?.minim ?? 0;
    expect(minim).toBe(4);
    expect(short(normativa, loads('2026-02-03', minim))).toEqual([]);
    expect(short(normativa, loads('2026-02-03', minim - 1))).toEqual([{ data: '2026-02-03', fets: minim - 1 }]);
  });

  test('days are apart, in order, and a load without readings is supply but no test', () => {
    const mostres = [...loads('2026-02-05', 1), ...loads('2026-02-03', 4), ...loads('2026-02-04', 2, [])];
    expect(short('CODI', mostres)).toEqual([
      { data: '2026-02-04', fets: 0 },
      { data: '2026-02-05', fets: 1 },
    ]);
  });

  test('other loads of the zone count on the days of the lot, and bring no day of their own', () => {
    const altres = [...loads('2026-02-03', 3), ...loads('2026-02-09', 1)];
    expect(short('EHE-08', loads('2026-02-03', 1), altres)).toEqual([]);
  });

  test('loads without a date count for none', () => {
    const told = dailySlump('EHE-08', [...loads(null, 2), ...loads(null, 1, []), ...loads('2026-02-03', 3)]);
    expect([told?.senseData, told?.curts]).toEqual([2, [{ data: '2026-02-03', fets: 3 }]]);
  });

  test('a changed row rules', () => {
    const canvis = [{ fila: 7303, valors: { minim: 2 }, qui: 'Marta', quan: '2026-01-01', motiu: 'Acta 3' }];
    expect(short('CODI', loads('2026-02-03', 2), [], canvis)).toEqual([]);
  });
});

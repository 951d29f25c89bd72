import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './chart-scale.ts';

describe('labels of a chart', () => {
  it('stay where they are wanted while they are apart', () => {
    expect(spread([40, 120, 80], 14, 20, 146)).toEqual([40, 120, 80]);
  });

  it('stand around their middle when they are near, and by themselves when they are not', () => {
    expect(spread([80, 80, 80, 30], 14, 20, 146)).toEqual([66, 80, 94, 30]);
    expect(spread([80, 82], 14, 20, 146)).toEqual([74, 88]);
  });

  it('never leave the drawing, nor lie on one another, nor change places', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 20, max: 146, noNaN: true }), { minLength: 1, maxLength: 6 }), (wanted) => {
        const out = spread(wanted, 14, 20, 146);
        const sorted = [...out].sort((a, b) => a - b);
        expect(sorted[0]).toBeGreaterThanOrEqual(20 - 1e-9);
        expect(sorted.at(-1)).toBeLessThanOrEqual(146 + 1e-9);
        for (const [place, y] of sorted.slice(1).entries())
          expect(y - (sorted[place] ?? 0)).toBeGreaterThanOrEqual(14 - 1e-9);
        for (const [one, y] of wanted.entries())
          for (const [other, z] of wanted.entries()) if (y < z) expect(out[one]).toBeLessThan(out[other] ?? 0);
      }),
    );
  });
});

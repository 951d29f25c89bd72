import { describe, expect, test } from 'vitest';
import { buildLot, mostresOf } from '#tests/support/formigo-lot.ts';
import { judgeSequence, type SequenceLot } from './recalcul.ts';
import type { Normativa } from './tipus.ts';

const sequence = (
  normativa: Normativa,
  lots: readonly (readonly (number | null)[])[],
  more = {},
): SequenceLot<number>[] => lots.map((strengths, ref) => ({ ref, ...buildLot(normativa, strengths, more) }));
const threes = (count: number, strength = 36): number[][] =>
  Array.from({ length: count }, () => [strength, strength, strength]);

describe('lots of one concrete in pour order', () => {
  test('CODI: the first 12 lots of three in case 3, the 13th in case 2', () => {
    const found = judgeSequence(sequence('CODI', threes(14)));
    expect(found.map(({ verdict }) => verdict.cas)).toEqual([...Array.from({ length: 12 }, () => '3'), '2', '2']);
    expect(found.map(({ ref }) => ref)).toEqual(Array.from({ length: 14 }, (_, index) => index));
    expect(found[12]?.verdict.nAnteriors).toBe(36);
    expect(found[11]?.verdict.nAnteriors).toBe(33);
  });

  test('a lot that straddles the boundary keeps the case of its first sample', () => {
    const lots = [...threes(11), [36, 36], [36, 36, 36], [36, 36, 36]];
    expect(
      judgeSequence(sequence('CODI', lots))
        .slice(12)
        .map(({ verdict }) => verdict.cas),
    ).toEqual(['3', '2']);
  });

  test('samples without value are left out and told to the lots after', () => {
    const [, second] = judgeSequence(
      sequence('CODI', [
        [36, null, 37],
        [36, 36, 36],
      ]),
    );
    expect(second?.verdict.nAnteriors).toBe(2);
    expect(second?.verdict.avisos).toContainEqual({ codi: 'anteriors_sense_valor', params: { n: 1 } });
  });

  test('a sample whose specimens differ too much is left out as well', () => {
    const provetes = [20, 40].map((valor) => ({ edat: 28, forma: 'cilindre', valor }) as const);
    const [first, last] = sequence('CODI', [[36], [36, 36, 36]]);
    if (!first || !last) throw new Error('two lots');
    const bad = { ...first, mostres: [...mostresOf([36]), { numero: 2, resistencia: null, provetes }] };
    const [, second] = judgeSequence([bad, last]);
    expect(second?.verdict.nAnteriors).toBe(1);
  });

  test('earlier samples known beforehand count', () => {
    const start = { anteriors: Array.from({ length: 33 }, () => 35) };
    expect(judgeSequence(sequence('CODI', threes(2)), start).map(({ verdict }) => verdict.cas)).toEqual(['3', '2']);
    const estatClasse = { declarada: 'A', aplicada: 'C', seguits: 0 } as const;
    expect(judgeSequence(sequence('EHE-98', threes(1)), { estatClasse })[0]?.verdict.classeAplicada).toBe('C');
  });

  test('s35 is that of the 35 samples before each lot', () => {
    const lots = [...threes(12), [30, 30, 30], [36, 36, 36]];
    const found = judgeSequence(sequence('CODI', lots));
    expect(found[12]?.verdict.s35).toBeCloseTo(0, 9);
    expect(found[13]?.verdict.chart.anteriors).toEqual([...Array.from({ length: 32 }, () => 36), 30, 30, 30]);
  });
});

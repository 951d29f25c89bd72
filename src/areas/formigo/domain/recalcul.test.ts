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

  test('loads of an indirect lot are no earlier samples, with strength or without', () => {
    const [indirect, plain] = [
      sequence('CODI', [[null, null, 36]], { modalitat: 'INDIRECTE' }),
      sequence('CODI', threes(2)),
    ];
    for (const lots of [
      [...indirect, ...plain],
      [...plain.slice(0, 1), ...indirect, ...plain.slice(1)],
    ]) {
      const found = judgeSequence(lots).filter(({ verdict }) => verdict.verdict !== 'no_aplica');
      expect(found.map(({ verdict }) => verdict.nAnteriors)).toEqual([0, 3]);
      expect(found.flatMap(({ verdict }) => verdict.avisos.map(({ codi }) => codi))).not.toContain(
        'anteriors_sense_valor',
      );
    }
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

describe('lots that overlap in time', () => {
  const days = (dates: readonly string[]) => dates.map((data, entrada) => ({ data, hora: null, entrada }));
  const [before, long, short] = sequence('CODI', [Array.from({ length: 33 }, () => 36), [36, 36, 36], [33, 38, 38]]);
  if (!before || !long || !short) throw new Error('three lots');
  const january = {
    ...before,
    pours: days(before.mostres.map((_one, day) => `2026-01-${String((day % 28) + 1).padStart(2, '0')}`)),
  };
  const lots = [
    january,
    { ...long, pours: days(['2026-02-01', '2026-02-20', '2026-02-21']) },
    { ...short, pours: days(['2026-02-05', '2026-02-05', '2026-02-05']) },
  ];

  test('a sample poured later is not an earlier one, whatever its lot began with', () => {
    const [, , last] = judgeSequence(lots);
    expect(last?.verdict.nAnteriors).toBe(34);
    expect(last?.verdict.cas).toBe('3');
    expect(last?.verdict.verdict).toBe('no_satisfactori');
  });

  test('the window of s35 is ordered by pour, not by lot', () => {
    const late = { ...short, ref: 9, pours: days(['2026-02-25', '2026-02-25', '2026-02-25']) };
    const first = {
      ...long,
      mostres: mostresOf([30, 31, 32]),
      pours: days(['2026-02-01', '2026-02-20', '2026-02-21']),
    };
    const found = judgeSequence([january, first, lots[2] as (typeof lots)[number], late]);
    expect(found[3]?.abans.anteriors.slice(-6)).toEqual([30, 33, 38, 38, 31, 32]);
  });

  test('a lot without samples comes after those of the lots before it, and of no other', () => {
    const [one, empty, other] = sequence('CODI', [[36, 37], [], [40, 41, 42]]);
    if (!one || !empty || !other) throw new Error('three lots');
    expect(judgeSequence([empty, one, other]).map(({ abans }) => abans.anteriors)).toEqual([[], [], [36, 37]]);
    expect(judgeSequence([one, empty, other]).map(({ abans }) => abans.anteriors)).toEqual([[], [36, 37], [36, 37]]);
  });

  test('whose pours came first of all has none before it, wherever it stands', () => {
    const early = { ...short, pours: days(['2026-01-01', '2026-01-01', '2026-01-01']) };
    const late = { ...long, pours: days(['2026-02-01', '2026-02-02', '2026-02-03']) };
    expect(judgeSequence([late, early]).map(({ abans }) => abans.anteriors)).toEqual([[33, 38, 38], []]);
  });

  test('a lot never counts its own samples, and without pour marks the order of lots holds', () => {
    expect(judgeSequence(lots).map(({ abans }) => abans.anteriors.length)).toEqual([0, 33, 34]);
    const unmarked = [before, long, short];
    expect(judgeSequence(unmarked).map(({ abans }) => abans.anteriors.length)).toEqual([0, 33, 36]);
  });
});

test('mark A on concrete poured after 2010 is told', () => {
  const codes = (dataSubministrament: string | null) =>
    judgeSequence(sequence('EHE-08', [[31, 32, 33]], { distintiu: 2, dataSubministrament }))[0]?.verdict.avisos.map(
      (avis) => avis.codi,
    );
  expect(codes('2010-12-31')).not.toContain('marca_a_caducada');
  expect(codes('2011-01-01')).toContain('marca_a_caducada');
  expect(codes(null)).not.toContain('marca_a_caducada');
});

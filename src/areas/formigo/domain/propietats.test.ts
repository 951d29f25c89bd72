import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildLot, earlierSamples, mostresOf } from '#tests/support/formigo-lot.ts';
import { CONSISTENCIES } from './consistencia.data.ts';
import { AMBIENTS_CODI, AMBIENTS_EHE, TIPUS_FORMIGO } from './designacio.data.ts';
import { composeDesignacio, parseDesignacio } from './designacio.ts';
import { judgeSequence } from './recalcul.ts';
import type { JudgeInput, LotVerdict } from './tipus.ts';
import { judge } from './verdict.ts';

/** Strengths with two decimals, N/mm². */
const strength = fc.integer({ min: 1500, max: 7000 }).map((hundredths) => hundredths / 100);
const samples = (minLength: number, maxLength: number) => fc.array(strength, { minLength, maxLength });

const RANK: Readonly<Record<string, number>> = { no_satisfactori: 0, ask: 1, satisfactori: 2 };
const rank = ({ verdict }: LotVerdict): number => RANK[verdict] ?? Number.NaN;

const anteriors = earlierSamples(40, 3);
/** Every criterion, as what a lot needs beside its strengths; `minim` judges the lowest or a percentile alone. */
const CRITERIA: readonly {
  readonly name: string;
  readonly minim: boolean;
  readonly n: readonly [number, number];
  readonly lot: JudgeInput;
}[] = [
  ...(['A', 'B', 'C', 'altres'] as const).map((classeCentral) => ({
    ...{
      name: `EHE-98 ${classeCentral}`,
      minim: false,
      n: [2, 12] as const,
      lot: buildLot('EHE-98', [], { classeCentral }),
    },
  })),
  { name: 'EHE-98 full', minim: true, n: [1, 45], lot: buildLot('EHE-98', [], { modalitat: 'TOTAL' }) },
  { name: 'EHE-08 case 1', minim: true, n: [1, 4], lot: buildLot('EHE-08', [], { distintiu: 3 }) },
  {
    ...{ name: 'EHE-08 case 1, sigma answered', minim: true, n: [1, 4] },
    lot: buildLot('EHE-08', [], { distintiu: 3, respostes: { sigma: { sigma: 2, mean15: 31 } } }),
  },
  { name: 'EHE-08 case 2', minim: false, n: [2, 7], lot: buildLot('EHE-08', []) },
  {
    ...{ name: 'EHE-08 case 3', minim: true, n: [2, 7] },
    lot: buildLot('EHE-08', [], { anteriors, respostes: { case3: { valor: true } } }),
  },
  { name: 'CODI identification', minim: true, n: [1, 4], lot: buildLot('CODI', [], { distintiu: 4 }) },
  {
    name: 'CODI case 1',
    minim: false,
    n: [1, 8],
    lot: buildLot('CODI', [], { distintiu: 5, respostes: { sigma: { sigma: 2 } } }),
  },
  { name: 'CODI case 2', minim: false, n: [2, 8], lot: buildLot('CODI', [], { anteriors }) },
  { name: 'CODI case 3', minim: true, n: [2, 14], lot: buildLot('CODI', []) },
  { name: 'CODI full', minim: true, n: [1, 45], lot: buildLot('CODI', [], { modalitat: 'TOTAL' }) },
];

const withStrengths = (lot: JudgeInput, strengths: readonly number[]): LotVerdict =>
  judge({ ...lot, mostres: mostresOf(strengths) });

describe.each(CRITERIA.filter((criterion) => criterion.minim))('$name, on the lowest', ({ lot, n }) => {
  test('raising one sample never worsens the verdict', () => {
    fc.assert(
      fc.property(samples(...n), fc.nat(), fc.integer({ min: 1, max: 4000 }), (strengths, place, more) => {
        const raised = strengths.map((value, index) =>
          index === place % strengths.length ? value + more / 100 : value,
        );
        expect(rank(withStrengths(lot, raised))).toBeGreaterThanOrEqual(rank(withStrengths(lot, strengths)));
      }),
    );
  });
});

describe.each(CRITERIA)('$name', ({ lot, n }) => {
  test('the same amount more in every sample never worsens the verdict', () => {
    fc.assert(
      fc.property(samples(...n), fc.integer({ min: 1, max: 2000 }), (strengths, more) => {
        const raised = strengths.map((value) => value + more / 100);
        expect(rank(withStrengths(lot, raised))).toBeGreaterThanOrEqual(rank(withStrengths(lot, strengths)));
      }),
    );
  });

  test('the order of typing never matters', () => {
    fc.assert(
      fc.property(
        samples(...n).chain((strengths) =>
          fc.tuple(fc.constant(strengths), fc.shuffledSubarray(strengths, { minLength: strengths.length })),
        ),
        ([strengths, shuffled]) => {
          const [one, other] = [withStrengths(lot, strengths), withStrengths(lot, shuffled)];
          const told = ({ verdict, cas, f, failure, ordenades, steps }: LotVerdict) => ({
            verdict,
            cas,
            f,
            failure,
            ordenades,
            steps,
          });
          expect(told(other)).toEqual(told(one));
        },
      ),
    );
  });

  test('margin and verdict agree, and there are always seven steps with one that settles', () => {
    fc.assert(
      fc.property(samples(...n), (strengths) => {
        const found = withStrengths(lot, strengths);
        if (found.verdict === 'satisfactori') expect(found.marge).toBeGreaterThanOrEqual(-1e-9);
        if (found.verdict === 'no_satisfactori' && found.marge !== null) expect(found.marge).toBeLessThan(0);
        expect(found.failure === null).toBe(found.verdict !== 'no_satisfactori');
        expect(found.steps.map((step) => step.id).join()).toBe(
          'norma,control,mostres,cas,coeficient,calcul,comparacio',
        );
        expect(found.steps.filter((step) => step.deciding)).toHaveLength(1);
        if (found.canviaria?.valor)
          expect(found.canviaria.valor * 10).toBeCloseTo(Math.round(found.canviaria.valor * 10), 6);
      }),
    );
  });
});

test('with a range in the rule, raising one sample can worsen the verdict', () => {
  const before = judge(buildLot('EHE-08', [31.2, 29.8, 30.6], { fck: 25 }));
  const after = judge(buildLot('EHE-08', [40, 29.8, 30.6], { fck: 25 }));
  expect([before.verdict, after.verdict]).toEqual(['satisfactori', 'no_satisfactori']);
});

test('a lot of a sequence depends on the lots before it, never on those after', () => {
  const lots = fc.array(samples(3, 5), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(lots, fc.nat(), (strengths, cut) => {
      const whole = strengths.map((each, ref) => ({ ref, ...buildLot('CODI', each) }));
      const shown = (cut % strengths.length) + 1;
      expect(judgeSequence(whole.slice(0, shown))).toEqual(judgeSequence(whole).slice(0, shown));
    }),
  );
});

test('a designation read and written is itself', () => {
  const designation = fc.record({
    tipus: fc.constantFrom(...TIPUS_FORMIGO),
    resistencia: fc.integer({ min: 10, max: 150 }),
    consistencia: fc.constantFrom(...CONSISTENCIES),
    mesura: fc.integer({ min: 1, max: 99 }),
    ambients: fc.uniqueArray(fc.constantFrom(...AMBIENTS_EHE, ...AMBIENTS_CODI), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(designation, (concrete) => {
      const text = composeDesignacio(concrete);
      expect(parseDesignacio(text)).toEqual({ ok: true, value: concrete });
      expect(parseDesignacio(` ${text.toLowerCase()} `)).toEqual({ ok: true, value: concrete });
    }),
  );
});

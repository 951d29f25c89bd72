import { describe, expect, test } from 'vitest';
import { buildLot, earlierSamples } from '#tests/support/formigo-lot.ts';
import { positionOf } from './control-total.ts';
import { sampleDeviation } from './nombres.ts';
import type { JudgeInput, LotVerdict } from './tipus.ts';
import { judge } from './verdict.ts';

const CONTINU = { respostes: { case3: { valor: true } } } as const;
const brief = ({ verdict, ask, cas, failure, f, coeficient }: LotVerdict) => ({
  verdict,
  ask,
  cas,
  failure,
  f,
  coeficient,
});

describe('36 earlier samples', () => {
  test('CODI: case 3 up to the 36th sample, case 2 from the 37th', () => {
    expect(judge(buildLot('CODI', [40, 40, 40], { anteriors: earlierSamples(35) })).cas).toBe('3');
    expect(judge(buildLot('CODI', [40, 40, 40], { anteriors: earlierSamples(36) })).cas).toBe('2');
  });

  test('EHE-08: case 2 with 35, question with 36, case 3 or 2 by its answer', () => {
    expect(judge(buildLot('EHE-08', [40, 40, 40], { anteriors: earlierSamples(35), ...CONTINU })).cas).toBe('2');
    const asked = judge(buildLot('EHE-08', [40, 40, 40], { anteriors: earlierSamples(36) }));
    expect(brief(asked)).toMatchObject({ verdict: 'ask', ask: 'case3', cas: null });
    expect(asked.canviaria).toEqual({ codi: 'resposta_case3', valor: null });
    expect(judge(buildLot('EHE-08', [40, 40, 40], { anteriors: earlierSamples(36), ...CONTINU })).cas).toBe('3');
    const no = { anteriors: earlierSamples(36), respostes: { case3: { valor: false } } };
    expect(judge(buildLot('EHE-08', [40, 40, 40], no)).cas).toBe('2');
  });

  test('the total with the lot does not move the boundary', () => {
    expect(judge(buildLot('CODI', [40, 40, 40, 40, 40], { anteriors: earlierSamples(34) })).cas).toBe('3');
  });
});

describe('s35', () => {
  const window = earlierSamples(35, 2);
  test('takes the last 35 before the lot and divides by 34', () => {
    const found = judge(buildLot('CODI', [40, 41, 42], { anteriors: [1, 99, ...window] }));
    const centre = window.reduce((total, value) => total + value, 0) / 35;
    const squares = window.reduce((total, value) => total + (value - centre) ** 2, 0);
    expect(found.s35).toBeCloseTo(Math.sqrt(squares / 34), 12);
    expect(found.s35).not.toBeCloseTo(Math.sqrt(squares / 35), 3);
    expect(found.chart.anteriors).toEqual(window);
    expect(found.f).toBeCloseTo(41 - 1.66 * sampleDeviation(window), 12);
  });

  test('EHE-08 case 3 takes the same window and the lowest sample', () => {
    const found = judge(buildLot('EHE-08', [40, 41, 42], { anteriors: [1, 99, ...window], ...CONTINU }));
    expect(found.f).toBeCloseTo(40 - 0.85 * sampleDeviation(window), 12);
    expect(found.chart.anteriors).toEqual(window);
  });
});

describe('number of samples', () => {
  test.each([
    [2, 'no_satisfactori', 'N < 3', null],
    [3, 'satisfactori', null, 1.02],
    [4, 'satisfactori', null, 0.82],
    [5, 'satisfactori', null, 0.72],
    [6, 'satisfactori', null, 0.66],
    [7, 'no_satisfactori', 'N > 6', null],
  ] as const)('EHE-08 case 2 with %i', (n, verdict, failure, coeficient) => {
    const found = judge(
      buildLot(
        'EHE-08',
        Array.from({ length: n }, () => 40),
      ),
    );
    expect(brief(found)).toMatchObject({ verdict, failure, coeficient, cas: '2' });
  });

  test.each([
    [2, 'N < 3', null],
    [3, null, 0.85],
    [4, null, 0.67],
    [5, null, 0.55],
    [6, null, 0.43],
    [7, 'N > 6', null],
  ] as const)('EHE-08 case 3 with %i', (n, failure, coeficient) => {
    const strengths = Array.from({ length: n }, () => 40);
    const found = judge(buildLot('EHE-08', strengths, { anteriors: earlierSamples(40), ...CONTINU }));
    expect(brief(found)).toMatchObject({ failure, coeficient, cas: '3' });
  });

  test('EHE-08: the count is looked at before the question of case 3', () => {
    const found = judge(buildLot('EHE-08', [40, 40], { anteriors: earlierSamples(36) }));
    expect(brief(found)).toMatchObject({ verdict: 'no_satisfactori', failure: 'N < 3', cas: null });
  });

  test.each([
    [2, 'N < 3', null],
    [3, null, 0.89],
    [4, null, 0.91],
    [5, null, 0.93],
    [6, null, 0.94],
    [7, null, 0.95],
    [8, null, 0.96],
    [9, null, 0.97],
    [10, null, 0.98],
    [11, null, 1],
    [30, null, 1],
  ] as const)('CODI case 3 with %i', (n, failure, coeficient) => {
    const found = judge(
      buildLot(
        'CODI',
        Array.from({ length: n }, () => 40),
      ),
    );
    expect(brief(found)).toMatchObject({ failure, coeficient, cas: '3' });
  });

  test('CODI case 2 needs three samples too', () => {
    const found = judge(buildLot('CODI', [40, 40], { anteriors: earlierSamples(36) }));
    expect(brief(found)).toMatchObject({ verdict: 'no_satisfactori', failure: 'N < 3', cas: '2' });
    expect(found.steps.find((step) => step.deciding)?.id).toBe('coeficient');
  });

  test('concrete with a mark and full control have no least count', () => {
    expect(judge(buildLot('CODI', [31], { distintiu: 4 })).verdict).toBe('satisfactori');
    expect(judge(buildLot('EHE-08', [31], { distintiu: 3 })).verdict).toBe('satisfactori');
    expect(judge(buildLot('EHE-08', [31], { modalitat: 'TOTAL' })).verdict).toBe('satisfactori');
    expect(judge(buildLot('CODI', [40], { distintiu: 5, respostes: { sigma: { sigma: 2 } } })).verdict).toBe(
      'satisfactori',
    );
  });
});

/** A lot whose compared value is exactly `f` under each criterion. */
const exactly: Readonly<Record<string, (f: number) => JudgeInput>> = {
  'EHE-08 case 2': (f) => buildLot('EHE-08', [f, f, f]),
  'EHE-08 case 3': (f) =>
    buildLot('EHE-08', [f, f, f], { anteriors: Array.from({ length: 36 }, () => 33), ...CONTINU }),
  'EHE-08 case 1': (f) => buildLot('EHE-08', [f, 99], { distintiu: 3 }),
  'CODI identification': (f) => buildLot('CODI', [f, 99], { distintiu: 4 }),
  'CODI case 1': (f) => buildLot('CODI', [f + 1.645 * 2], { distintiu: 5, respostes: { sigma: { sigma: 2 } } }),
  'CODI case 2': (f) => buildLot('CODI', [f, f, f], { anteriors: Array.from({ length: 36 }, () => 33) }),
  'CODI case 3': (f) => buildLot('CODI', [f / 0.89, 99, 99]),
  'full control': (f) => buildLot('CODI', [f, 99], { modalitat: 'TOTAL' }),
};

describe('exactly fck', () => {
  test.each(Object.keys(exactly))('%s', (name) => {
    const at = judge((exactly[name] as (f: number) => JudgeInput)(30));
    expect(at.verdict).toBe('satisfactori');
    expect(at.marge).toBeCloseTo(0, 9);
    expect(at.acceptedBelowFck).toBe(false);
    const under = judge((exactly[name] as (f: number) => JudgeInput)(29.999));
    expect(under.verdict).not.toBe('satisfactori');
    if (under.marge !== null) expect(under.marge).toBeCloseTo(-0.001, 9);
  });
});

describe('exactly 0,90 fck', () => {
  test('EHE-98 accepts down to it and says so', () => {
    const at = judge(buildLot('EHE-98', [27 / 0.9, 34], { classeCentral: 'A' }));
    expect(at).toMatchObject({ verdict: 'satisfactori', acceptedBelowFck: true, limit090: 27, llindar: 27 });
    const under = judge(buildLot('EHE-98', [26.999 / 0.9, 34], { classeCentral: 'A' }));
    expect(under).toMatchObject({ verdict: 'no_satisfactori', acceptedBelowFck: false, failure: 'fest < 0,90fck' });
  });

  test.each([
    ['EHE-08', 3, '1'],
    ['CODI', 4, 'identificacio'],
  ] as const)('%s with mark asks sigma from it on', (normativa, distintiu, cas) => {
    const at = judge(buildLot(normativa, [27], { distintiu }));
    expect(at).toMatchObject({ verdict: 'ask', ask: 'sigma', askMean15: true, cas, limit090: 27 });
    const under = judge(buildLot(normativa, [26.99], { distintiu }));
    expect(under).toMatchObject({ verdict: 'no_satisfactori', failure: 'Xi < 0,90fck', cas, llindar: 27, ask: null });
    expect(under.canviaria).toEqual({ codi: 'x1', valor: 30 });
  });

  test('second chance: exactly 0,90 fck and just under', () => {
    const second = (mean15: number) =>
      judge(buildLot('EHE-08', [28], { distintiu: 3, respostes: { sigma: { sigma: 2, mean15 } } }));
    expect(second(27 + 3.29)).toMatchObject({
      verdict: 'satisfactori',
      acceptedBelowFck: true,
      coeficient: 1.645,
      sigma: 2,
    });
    const under = second(27 + 3.28);
    expect(under).toMatchObject({ verdict: 'no_satisfactori', failure: 'Xi < fck', acceptedBelowFck: false });
    expect(under.canviaria).toEqual({ codi: 'mean15', valor: 30.3 });
  });

  test('a high mean of 15 does not stand for fck: it is accepted below fck all the same', () => {
    const found = judge(buildLot('CODI', [28], { distintiu: 4, respostes: { sigma: { sigma: 1, mean15: 50 } } }));
    expect(found).toMatchObject({ verdict: 'satisfactori', acceptedBelowFck: true, llindar: 27 });
  });

  test('sigma alone is not enough', () => {
    const found = judge(buildLot('EHE-08', [28], { distintiu: 3, respostes: { sigma: { sigma: 2 } } }));
    expect(found).toMatchObject({ verdict: 'ask', ask: 'sigma' });
  });

  test('there is no acceptance below fck without mark', () => {
    for (const normativa of ['EHE-08', 'CODI'] as const) {
      expect(judge(buildLot(normativa, [29.9, 29.9, 29.9])).verdict).toBe('no_satisfactori');
    }
  });
});

describe('full control', () => {
  test('position of the value that counts', () => {
    expect([1, 20, 21, 40, 41, 60, 61].map(positionOf)).toEqual([1, 1, 3, 3, 4, 4, 5]);
  });

  const many = (n: number): number[] => [28, 29, ...Array.from({ length: n - 2 }, () => 31)];
  test('20 and 21 samples', () => {
    const twenty = judge(buildLot('CODI', many(20), { modalitat: 'TOTAL' }));
    expect(twenty).toMatchObject({ position: 1, f: 28, failure: 'fc,real < fck (control 100x100)' });
    expect(twenty.canviaria).toEqual({ codi: 'fc_real', valor: 30 });
    const more = judge(buildLot('CODI', many(21), { modalitat: 'TOTAL' }));
    expect(more).toMatchObject({ position: 3, f: 31, verdict: 'satisfactori', cas: '100x100' });
    expect(more.chart.rector).toBe(2);
  });

  test('EHE-98 keeps acceptance from 0,90 fck on; the others do not', () => {
    const at = (strength: number) => judge(buildLot('EHE-98', [strength, 40], { modalitat: 'TOTAL' }));
    expect(at(27)).toMatchObject({ verdict: 'satisfactori', acceptedBelowFck: true });
    expect(at(26.99)).toMatchObject({ verdict: 'no_satisfactori', failure: 'fc,real < fck (control 100x100)' });
    expect(at(26.99).canviaria).toEqual({ codi: 'fc_real', valor: 27 });
    expect(judge(buildLot('EHE-08', [29.9, 40], { modalitat: 'TOTAL' })).verdict).toBe('no_satisfactori');
  });
});

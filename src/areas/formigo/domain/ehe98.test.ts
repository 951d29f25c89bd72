import { describe, expect, test } from 'vitest';
import { buildLot } from '#tests/support/formigo-lot.ts';
import { estimate } from './ehe98.ts';
import { classOfLot } from './ehe98-classe.ts';
import { judgeSequence } from './recalcul.ts';
import type { ClasseCentral } from './tipus.ts';
import { judge } from './verdict.ts';

const TABLE: Readonly<Record<string, readonly (readonly [kn: number, r: number | null])[]>> = {
  A_segell: [
    [0.93, 0.29],
    [0.95, 0.31],
    [0.97, 0.34],
    [0.98, 0.36],
    [0.99, 0.38],
    [1, 0.39],
    [1, 0.4],
    [1, 0.4],
  ],
  A: [
    [0.9, 0.29],
    [0.92, 0.31],
    [0.94, 0.34],
    [0.95, 0.36],
    [0.96, 0.38],
    [0.97, 0.39],
    [0.97, 0.4],
    [0.97, 0.4],
  ],
  B: [
    [0.85, 0.4],
    [0.88, 0.46],
    [0.9, 0.49],
    [0.92, 0.53],
    [0.94, 0.55],
    [0.95, 0.57],
    [0.96, 0.59],
    [0.96, 0.59],
  ],
  C: [
    [0.81, 0.5],
    [0.85, 0.57],
    [0.88, 0.61],
    [0.9, 0.66],
    [0.92, 0.68],
    [0.93, 0.71],
    [0.95, 0.73],
    [0.95, 0.73],
  ],
  altres: [
    [0.75, null],
    [0.8, null],
    [0.84, null],
    [0.87, null],
    [0.89, null],
    [0.91, null],
    [0.93, null],
    [0.93, null],
  ],
};

describe('table 88.4.b', () => {
  test.each(Object.entries(TABLE))('%s', (columna, cells) => {
    const segell = columna === 'A_segell';
    const classe = (segell ? 'A' : columna) as ClasseCentral;
    cells.forEach(([kn, r], index) => {
      const strengths = Array.from({ length: index + 2 }, () => 40);
      const found = judge(buildLot('EHE-98', strengths, { classeCentral: classe, distintiu: segell ? 3 : 1 }));
      expect(found).toMatchObject({ coeficient: kn, relativeRangeMax: r, classeAplicada: classe, ambSegell: segell });
    });
  });
});

describe('estimator', () => {
  test('under 6 samples KN times the lowest; from 6 on the order statistic', () => {
    expect(estimate([30, 31, 32, 33, 34], 0.9)).toEqual({ f: 27, m: null, statistic: null, floor: null });
    expect(estimate([30, 31, 32, 33, 34, 35], 0.9)).toEqual({ f: 29, m: 3, statistic: 29, floor: 27 });
    expect(estimate([30, 31, 32, 33, 34, 35, 36], 0.9).m).toBe(3);
    expect(estimate([30, 31, 32, 33, 34, 35, 36, 37], 0.9)).toMatchObject({ m: 4, statistic: 29 });
  });

  test('never below KN times the lowest', () => {
    const found = judge(buildLot('EHE-98', [30, 30, 45, 45, 45, 45], { classeCentral: 'altres' }));
    expect(found.statistic).toBe(15);
    expect(found.f).toBeCloseTo(26.7, 9);
    expect(found.floor).toBeCloseTo(26.7, 9);
    expect(found.steps[5]?.codi).toBe('estimador_pis');
    expect(judge(buildLot('EHE-98', [40, 41, 42, 43, 44, 45], { classeCentral: 'A' })).steps[5]?.codi).toBe(
      'estimador',
    );
    expect(judge(buildLot('EHE-98', [40, 41], { classeCentral: 'A' }))).toMatchObject({ cas: 'kn', formula: 'KN*x1' });
  });
});

describe('the smallest lowest sample that would do', () => {
  test.each([
    ['raising it brings the lot back to its class', [24, 33], 25, 'A', 25],
    ['from a tenth on', [23.94, 33], 25, 'A', 25],
    ['the order statistic, up to the second sample', [33, 38, 38.5, 45, 45, 45], 40, 'B', 36.5],
    ['exactly the second sample', [33, 36.5, 37, 45, 45, 45], 40, 'B', 36.5],
    ['beyond the second sample, by KN alone', [30, 36, 37, 38, 39, 40], 40, 'B', 38.3],
    ['in a class between', [20, 36], 20, 'A', 22.3],
    ['both samples low', [20, 21], 25, 'A', 25],
  ] as const)('%s', (_, strengths, fck, classeCentral, valor) => {
    const found = judge(buildLot('EHE-98', [...strengths], { fck, classeCentral }));
    expect(found.verdict).toBe('no_satisfactori');
    expect(found.canviaria).toEqual({ codi: 'x1', valor });
  });
});

describe('plant class', () => {
  const step = (state: Parameters<typeof classOfLot>[0], r: number, declared: ClasseCentral = 'A', n = 2) =>
    classOfLot(state, declared, false, n, r, []);

  test('a range exactly at the largest stays; over it moves to the first class that admits it', () => {
    expect(step(null, 0.29).state).toEqual({ declarada: 'A', aplicada: 'A', seguits: 0 });
    expect(step(null, 0.291)).toMatchObject({ moviment: 'empitjora', state: { aplicada: 'B' } });
    expect(step(null, 0.41).state.aplicada).toBe('C');
    expect(step(null, 0.51).state.aplicada).toBe('altres');
  });

  test('comes back one class at the fifth lot in a row within the better one', () => {
    let state = step(null, 0.45).state;
    expect(state).toEqual({ declarada: 'A', aplicada: 'C', seguits: 0 });
    for (let lot = 1; lot <= 4; lot += 1) {
      state = step(state, 0.1).state;
      expect(state).toEqual({ declarada: 'A', aplicada: 'C', seguits: lot });
    }
    const fifth = step(state, 0.1);
    expect(fifth).toMatchObject({ moviment: 'millora', abans: 'C', state: { aplicada: 'B', seguits: 0 } });
    expect(fifth.fila.columna).toBe('B');
  });

  test('a lot outside the better class starts the count again', () => {
    const state = { declarada: 'A', aplicada: 'B', seguits: 4 } as const;
    expect(step(state, 0.35).state).toEqual({ declarada: 'A', aplicada: 'B', seguits: 0 });
    expect(step(state, 0.29).state.aplicada).toBe('A');
  });

  test('never better than declared; another declaration starts again, but does not undo what the ranges had worsened', () => {
    const steady = { declarada: 'B', aplicada: 'B', seguits: 4 } as const;
    expect(step(steady, 0.01, 'B').state).toEqual({ declarada: 'B', aplicada: 'B', seguits: 0 });
    expect(step({ declarada: 'B', aplicada: 'C', seguits: 4 }, 0.01, 'A').state.aplicada).toBe('C');
    expect(step({ declarada: 'B', aplicada: 'B', seguits: 4 }, 0.01, 'A').state.aplicada).toBe('A');
    expect(step({ declarada: 'A', aplicada: 'B', seguits: 0 }, 0.01, 'C').state.aplicada).toBe('C');
  });

  test('the seal moves class A alone, and the last class admits any range', () => {
    const sealed = (classe: ClasseCentral) => classOfLot(null, classe, true, 2, 0.1, []).fila.columna;
    expect((['A', 'B', 'C', 'altres'] as const).map(sealed)).toEqual(['A_segell', 'B', 'C', 'altres']);
    expect(judge(buildLot('EHE-98', [40, 41], { classeCentral: 'B', distintiu: 3 })).ambSegell).toBe(false);
    const last = { declarada: 'A', aplicada: 'altres', seguits: 0 } as const;
    expect(step(last, 0.9)).toMatchObject({ moviment: 'cap', state: last });
    expect(step(last, 0.5).state.seguits).toBe(1);
  });

  test('is carried along the lots of a sequence', () => {
    const lots = [
      [30, 42],
      [40, 41],
      [40, 41],
      [40, 41],
      [40, 41],
      [40, 41],
    ].map((strengths, ref) => ({
      ref,
      ...buildLot('EHE-98', strengths, { classeCentral: 'A', fck: 25 }),
    }));
    const verdicts = judgeSequence(lots).map(({ verdict }) => verdict);
    expect(verdicts.map((verdict) => verdict.classeAplicada)).toEqual(['B', 'B', 'B', 'B', 'B', 'A']);
    expect(verdicts.map((verdict) => verdict.coeficient)).toEqual([0.85, 0.85, 0.85, 0.85, 0.85, 0.9]);
    expect(verdicts[0]?.steps[4]?.lines.map((line) => line.codi)).toEqual(['recorregut_classe', 'classe_empitjora']);
    expect(verdicts[5]?.steps[4]?.lines.map((line) => line.codi)).toEqual(['recorregut_classe', 'classe_millora']);
  });
});

describe('unknown class', () => {
  test('asks the coefficient; a class or KN answers it', () => {
    const lot = (coeficient?: { classe?: ClasseCentral; kn?: number }) =>
      judge(buildLot('EHE-98', [35, 36], { respostes: coeficient ? { coeficient } : {} }));
    expect(lot()).toMatchObject({ verdict: 'ask', ask: 'coeficient', cas: null });
    expect(lot({ classe: 'C' })).toMatchObject({ coeficient: 0.81, classeAplicada: 'C' });
    expect(lot({ kn: 0.8 })).toMatchObject({ coeficient: 0.8, classeAplicada: null, relativeRangeMax: null, f: 28 });
    expect(lot({ kn: 0 }).ask).toBe('coeficient');
    expect(lot({ kn: 0.8 }).steps[4]?.codi).toBe('kn_donat');
    expect(lot({ kn: 0.8, classe: 'A' }).coeficient).toBe(0.8);
  });

  test('the answer rules over the zone, and the class carried serves the next lots', () => {
    const respostes = { coeficient: { classe: 'C' } } as const;
    expect(judge(buildLot('EHE-98', [35, 36], { classeCentral: 'A', respostes })).classeAplicada).toBe('C');
    const lots = [respostes, {}, {}].map((each, ref) => ({
      ref,
      ...buildLot('EHE-98', [35, 36], { respostes: each }),
    }));
    expect(judgeSequence(lots).map(({ verdict }) => verdict.classeAplicada)).toEqual(['C', 'C', 'C']);
  });

  test('a single sample has no coefficient, even if one is typed', () => {
    const found = judge(buildLot('EHE-98', [60], { respostes: { coeficient: { kn: 0.9 } } }));
    expect(found).toMatchObject({ verdict: 'pendent', mostresInsuficients: true });
    expect(found.steps[4]?.codi).toBe('cal_segona_mostra');
    expect(found.steps.find((step) => step.deciding)?.id).toBe('coeficient');
  });

  test('the state passes through lots that cannot use it', () => {
    const estatClasse = { declarada: 'A', aplicada: 'B', seguits: 3 } as const;
    for (const more of [{ modalitat: 'TOTAL' }, { modalitat: 'INDIRECTE' }, { mostres: [] }] as const) {
      expect(judge(buildLot('EHE-98', [35, 36], { estatClasse, ...more })).estatClasse).toEqual(estatClasse);
    }
    expect(judge(buildLot('EHE-98', [35], { estatClasse })).estatClasse).toEqual(estatClasse);
    const kn = { estatClasse, respostes: { coeficient: { kn: 0.9 } } };
    expect(judge(buildLot('EHE-98', [35, 36], kn)).estatClasse).toEqual(estatClasse);
  });
});

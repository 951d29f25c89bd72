import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildLot } from '#tests/support/formigo-lot.ts';
import { estimate } from './ehe98.ts';
import { classOfLot, demonstratedBy } from './ehe98-classe.ts';
import { judgeSequence } from './recalcul.ts';
import { CLASSES_CENTRAL, type ClasseCentral, type ClassState } from './tipus.ts';
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
    expect(step(null, 0.29).state).toEqual({ declarada: 'A', demostrada: null, aplicada: 'A', seguits: 0 });
    expect(step(null, 0.291)).toMatchObject({ moviment: 'empitjora', state: { aplicada: 'B', demostrada: 'B' } });
    expect(step(null, 0.41).state.aplicada).toBe('C');
    expect(step(null, 0.51).state.aplicada).toBe('altres');
  });

  test('comes back one class at the fifth lot in a row within the better one', () => {
    let state = step(null, 0.45).state;
    expect(state).toEqual({ declarada: 'A', demostrada: 'C', aplicada: 'C', seguits: 0 });
    for (let lot = 1; lot <= 4; lot += 1) {
      state = step(state, 0.1).state;
      expect(state).toEqual({ declarada: 'A', demostrada: 'C', aplicada: 'C', seguits: lot });
    }
    const fifth = step(state, 0.1);
    expect(fifth).toMatchObject({ moviment: 'millora', abans: 'C', state: { aplicada: 'B', seguits: 0 } });
    expect(fifth.fila.columna).toBe('B');
    expect(fifth.filaAbans.columna).toBe('C');
  });

  test('a lot outside the better class starts the count again', () => {
    const state = { declarada: 'A', demostrada: 'B', aplicada: 'B', seguits: 4 } as const;
    expect(step(state, 0.35).state).toEqual({ ...state, seguits: 0 });
    expect(step(state, 0.45).state).toEqual({ declarada: 'A', demostrada: 'C', aplicada: 'C', seguits: 0 });
    expect(step(state, 0.29).state).toEqual({ declarada: 'A', demostrada: null, aplicada: 'A', seguits: 0 });
  });

  test('the fault of old: declared A, worsened to B, declared C and declared A again stays at B', () => {
    const worsened = step(null, 0.35);
    const asC = step(worsened.state, 0.1, 'C');
    expect(asC).toMatchObject({ declaradaAbans: 'A', state: { demostrada: 'B', aplicada: 'C', seguits: 1 } });
    const asA = step(asC.state, 0.1);
    expect(asA).toMatchObject({ declaradaAbans: 'C', abans: 'B', moviment: 'cap' });
    expect(asA.state).toEqual({ declarada: 'A', demostrada: 'B', aplicada: 'B', seguits: 2 });
  });

  test('a worse class that is only declared leaves no memory; the ranges of its lots do', () => {
    expect(step(step(null, 0.1, 'C').state, 0.1).state.aplicada).toBe('A');
    expect(step(step(null, 0.35, 'C').state, 0.1).state).toMatchObject({ demostrada: 'B', aplicada: 'B' });
    expect(step(null, 0.35, 'C')).toMatchObject({ moviment: 'cap', state: { aplicada: 'C' } });
  });

  test('five lots improve what was demonstrated by one column, whatever is declared meanwhile', () => {
    let state = step(null, 0.45).state;
    for (const declared of ['C', 'B', 'altres', 'A'] as const) state = step(state, 0.1, declared).state;
    expect(state).toMatchObject({ demostrada: 'C', seguits: 4 });
    expect(step(state, 0.1, 'altres')).toMatchObject({ moviment: 'cap', state: { demostrada: 'B', seguits: 0 } });
    expect(step(state, 0.1, 'C').state.aplicada).toBe('C');
    expect(step(state, 0.1, 'A')).toMatchObject({ moviment: 'millora', state: { aplicada: 'B' } });
  });

  test('states kept before the demonstrated class was told apart are read by what they apply', () => {
    expect(step({ declarada: 'B', aplicada: 'C', seguits: 3 }, 0.01, 'A').state).toEqual({
      ...{ declarada: 'A', demostrada: 'C', aplicada: 'C', seguits: 4 },
    });
    expect(step({ declarada: 'B', aplicada: 'B', seguits: 4 }, 0.01, 'A').state).toEqual({
      ...{ declarada: 'A', demostrada: null, aplicada: 'A', seguits: 0 },
    });
    expect(demonstratedBy({ declarada: 'B', aplicada: 'B', seguits: 0 })).toBeNull();
    expect(demonstratedBy({ declarada: 'A', demostrada: null, aplicada: 'B', seguits: 0 })).toBeNull();
    expect(demonstratedBy({ declarada: 'A', demostrada: 'C', aplicada: 'A', seguits: 0 })).toBe('C');
    expect(demonstratedBy(null)).toBeNull();
  });

  test('the seal moves class A alone, and the last class admits any range', () => {
    const sealed = (classe: ClasseCentral) => classOfLot(null, classe, true, 2, 0.1, []).fila.columna;
    expect((['A', 'B', 'C', 'altres'] as const).map(sealed)).toEqual(['A_segell', 'B', 'C', 'altres']);
    expect(judge(buildLot('EHE-98', [40, 41], { classeCentral: 'B', distintiu: 3 })).ambSegell).toBe(false);
    const last = { declarada: 'A', demostrada: 'altres', aplicada: 'altres', seguits: 0 } as const;
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
    expect(verdicts[2]?.steps[4]?.lines).toEqual([
      { codi: 'classe_demostrada', params: { classe: 'B', declarada: 'A' } },
      expect.objectContaining({ codi: 'recorregut_classe' }),
    ]);
  });

  test('a lot that declares another class than the one before says so, and does not pass by it', () => {
    const lots = (
      [
        ['A', 28, 40],
        ['C', 40, 41],
        ['A', 25.5, 26],
      ] as const
    ).map(([classeCentral, ...strengths], ref) => ({
      ref,
      ...buildLot('EHE-98', strengths, { classeCentral, fck: 25 }),
    }));
    const verdicts = judgeSequence(lots).map(({ verdict }) => verdict);
    expect(verdicts.map((verdict) => [verdict.classeAplicada, verdict.verdict])).toEqual([
      ['B', 'satisfactori'],
      ['C', 'satisfactori'],
      ['B', 'no_satisfactori'],
    ]);
    expect(verdicts[1]?.steps[4]?.lines[0]).toEqual({
      codi: 'classe_redeclarada',
      params: { classe: 'C', abans: 'A' },
    });
    expect(verdicts[2]?.steps[4]?.lines.slice(0, 2)).toEqual([
      { codi: 'classe_redeclarada', params: { classe: 'A', abans: 'C' } },
      { codi: 'classe_demostrada', params: { classe: 'B', declarada: 'A' } },
    ]);
  });
});

describe('plant class of any lots', () => {
  const classe = fc.constantFrom(...CLASSES_CENTRAL);
  const range = fc.integer({ min: 0, max: 90 }).map((hundredths) => hundredths / 100);
  const lots = fc.array(fc.record({ declared: classe, range, n: fc.integer({ min: 2, max: 9 }), seal: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  });
  type Lot = { declared: ClasseCentral; range: number; n: number; seal: boolean };
  const rank = (one: ClasseCentral | null | undefined): number => (one ? CLASSES_CENTRAL.indexOf(one) : 0);
  const run = (all: readonly Lot[]) => {
    let state: ClassState | null = null;
    return all.map(({ declared, range: r, n, seal }) => {
      const before: ClassState | null = state;
      const moved = classOfLot(before, declared, seal, n, r, []);
      state = moved.state;
      return { before, moved };
    });
  };

  test('the one applied is the worse of declared and demonstrated, and admits the range of the lot', () => {
    fc.assert(
      fc.property(lots, (all) => {
        for (const [index, { moved }] of run(all).entries()) {
          const { declarada, demostrada, aplicada } = moved.state;
          expect(rank(aplicada)).toBe(Math.max(rank(declarada), rank(demostrada)));
          expect(moved.fila.recorregut_max ?? 1).toBeGreaterThanOrEqual(all[index]?.range ?? 0);
        }
      }),
    );
  });

  test('what is declared, and in which order, never moves what is demonstrated', () => {
    const declarations = fc.array(classe, { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(lots, declarations, (all, others) => {
        const shown = (each: readonly Lot[]) =>
          run(each).map(({ moved }) => [moved.state.demostrada, moved.state.seguits]);
        expect(shown(all.map((lot, index) => ({ ...lot, declared: others[index] ?? 'A' })))).toEqual(shown(all));
      }),
    );
  });

  test('it improves by one column at most, and only after five lots in a row within the better one', () => {
    fc.assert(
      fc.property(lots, (all) => {
        const told = run(all);
        for (const [index, { before, moved }] of told.entries()) {
          const gained = rank(before?.demostrada) - rank(moved.state.demostrada);
          if (gained <= 0) continue;
          expect(gained).toBe(1);
          const five = told.slice(Math.max(0, index - 4), index + 1);
          expect(five).toHaveLength(5);
          expect(new Set(five.map((one) => one.before?.demostrada))).toEqual(new Set([before?.demostrada]));
        }
      }),
    );
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

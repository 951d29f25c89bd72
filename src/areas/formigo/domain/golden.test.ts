import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeCon } from './con.ts';
import type { Consistencia } from './consistencia.data.ts';
import { LIMIT_ROWS } from './limits.data.ts';
import { limitFor } from './limits.ts';
import { sampleValue } from './mostra.ts';
import { forecast } from './previsio.ts';
import type { ClasseCentral, Distintiu, Estructura, JudgeInput, LimitRow, Normativa, Respostes } from './tipus.ts';
import { judge } from './verdict.ts';

interface Context {
  readonly method?: 'statistical' | 'full';
  readonly plantClass?: 'A' | 'B' | 'C' | 'other';
  readonly previousSamples?: readonly number[];
  readonly continuousSupply?: boolean;
  readonly sigma?: number;
  readonly xMean15?: number;
  readonly lotVolumes?: readonly number[];
  readonly weeks?: number;
  readonly surface?: number;
  readonly floors?: number;
  readonly limits?: Pick<LimitRow, 'volum' | 'setmanes' | 'superficie' | 'plantes'>;
  readonly consistency?: Consistencia;
  readonly slumps_mm?: readonly number[];
  readonly specimens?: readonly number[];
}

interface GoldenCase {
  readonly id: string;
  readonly kind: 'acceptance' | 'sampling' | 'consistency' | 'specimens';
  readonly regulation: Normativa;
  readonly structure: Estructura;
  readonly mark: Distintiu;
  readonly fck: number;
  readonly volume: number | null;
  readonly samples: readonly number[] | null;
  readonly context: Context;
  readonly expected: Readonly<Record<string, unknown>>;
}

const EXAMPLES = new URL('./examples/formigo.json', import.meta.url);
const SHARED = new URL('../../../../../shared/cases/formigo.json', import.meta.url);
const cases = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as readonly GoldenCase[];
const ofKind = (kind: GoldenCase['kind']): readonly GoldenCase[] => cases.filter((each) => each.kind === kind);

/** Numbers to 0.005, everything else exactly. */
const expectLike = (found: unknown, expected: unknown, what: string): void => {
  if (typeof expected === 'number') {
    expect(found, what).toBeTypeOf('number');
    expect(Math.abs((found as number) - expected), `${what}: ${String(found)}`).toBeLessThanOrEqual(0.005);
  } else expect(found, what).toEqual(expected);
};

const CLASSES: Readonly<Record<string, ClasseCentral>> = { A: 'A', B: 'B', C: 'C', other: 'altres' };
const VERDICTS: Readonly<Record<string, string>> = {
  satisfactory: 'satisfactori',
  unsatisfactory: 'no_satisfactori',
  ask: 'ask',
};

const answersOf = ({ continuousSupply, sigma, xMean15 }: Context): Respostes => ({
  ...(continuousSupply === undefined ? {} : { case3: { valor: continuousSupply } }),
  ...(sigma === undefined ? {} : { sigma: { sigma, ...(xMean15 === undefined ? {} : { mean15: xMean15 }) } }),
});

const inputOf = (golden: GoldenCase): JudgeInput => ({
  norma: { normativa: golden.regulation, per: 'projecte', data: '2022-01-01' },
  estructura: golden.structure,
  distintiu: golden.mark,
  modalitat: golden.context.method === 'full' ? 'TOTAL' : 'ESTADISTIC',
  fck: golden.fck,
  volum: golden.volume,
  mostres: (golden.samples ?? []).map((resistencia, index) => ({ numero: index + 1, resistencia })),
  anteriors: golden.context.previousSamples ?? [],
  respostes: answersOf(golden.context),
  classeCentral: golden.context.plantClass ? (CLASSES[golden.context.plantClass] ?? null) : null,
});

describe('acceptance', () => {
  test.each(ofKind('acceptance'))('$id', (golden) => {
    const found = judge(inputOf(golden));
    const applied = found.classeAplicada === 'altres' ? 'other' : found.classeAplicada;
    const wire: Readonly<Record<string, unknown>> = {
      ...found,
      verdict: found.verdict,
      case: found.cas === 'identificacio' ? 'identification (DCOR)' : found.cas,
      appliedClass: found.ambSegell ? `${applied}_seal` : applied,
      N: found.n,
      xMin: found.x1,
      rN: found.range,
      fcReal: found.f,
      floor_KNx1: found.floor,
      KN: found.coeficient,
      K2: found.coeficient,
      K3: found.coeficient,
    };
    for (const [key, expected] of Object.entries(golden.expected)) {
      const wanted = key === 'verdict' ? VERDICTS[String(expected)] : expected;
      expectLike(wire[key], wanted, `${golden.id} ${key}`);
    }
    expect(found.steps.map((step) => step.id)).toEqual([
      ...['norma', 'control', 'mostres', 'cas', 'coeficient', 'calcul', 'comparacio'],
    ]);
    expect(found.steps.filter((step) => step.deciding)).toHaveLength(1);
  });
});

describe('sampling', () => {
  test.each(ofKind('sampling'))('$id', ({ regulation, structure, mark, fck, volume, context, expected }) => {
    const limit = limitFor(LIMIT_ROWS, regulation, structure, mark, context.floors ?? null);
    if (!limit) throw new Error('no limit row');
    if (context.limits) expect(limit).toMatchObject(context.limits);
    const found = forecast({
      normativa: regulation,
      estructura: structure,
      distintiu: mark,
      modalitat: 'ESTADISTIC',
      fck,
      volum: volume,
      setmanes: context.weeks ?? null,
      superficie: context.surface ?? null,
      plantes: context.floors ?? null,
      limit,
      ...(context.lotVolumes ? { volumsLot: context.lotVolumes } : {}),
    });
    const perLot = found.mostresLot.map((lot) => lot.mostres);
    if (Array.isArray(expected.samplesPerLot)) expect(perLot).toEqual(expected.samplesPerLot);
    else expect(new Set(perLot)).toEqual(new Set([expected.samplesPerLot]));
    expect(found.mostresTotal).toBe(expected.total ?? expected.totalSamples);
    if ('lots' in expected) expect(found.lots).toBe(expected.lots);
    for (const [dimensio, lots] of Object.entries((expected.ratios ?? {}) as Record<string, number>)) {
      expect(found.ratios[dimensio as 'volum']?.lots).toBe(lots);
    }
  });
});

describe('consistency', () => {
  test.each(ofKind('consistency'))('$id', ({ regulation, context, expected }) => {
    const lectures = context.slumps_mm ?? [];
    const found = judgeCon({ normativa: regulation, consistencia: context.consistency ?? 'B', lectures });
    expectLike(found.mean, expected.mean, 'mean');
    expect([found.minim, found.maxim]).toEqual(expected.acceptedRange);
    expect(found.verdict).toBe(VERDICTS[String(expected.verdict)]);
  });
});

describe('specimens', () => {
  test.each(ofKind('specimens'))('$id', ({ regulation, fck, context, expected }) => {
    const provetes = (context.specimens ?? []).map((valor) => ({ edat: 28, forma: 'cilindre', valor }) as const);
    const found = sampleValue({ numero: 1, resistencia: null, provetes }, regulation, fck);
    expectLike(found.mitjana, expected.mean, 'mean');
    expectLike(found.recorregut, expected.relativeRange, 'relativeRange');
    expectLike(found.recorregutMax, expected.limit, 'limit');
    expect(found.valida).toBe(expected.valid);
  });
});

test('every case is driven', () => {
  const kinds = ['acceptance', 'sampling', 'consistency', 'specimens'] as const;
  expect(kinds.flatMap(ofKind)).toHaveLength(cases.length);
  expect(cases).toHaveLength(32);
});

test.skipIf(!existsSync(SHARED))('the cases are those of the specification', () => {
  expect(cases).toEqual(JSON.parse(readFileSync(SHARED, 'utf8')));
});

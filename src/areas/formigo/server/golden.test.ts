import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AMBIENT_OF, DATE_OF, lotId, openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Normativa } from '../domain/tipus.ts';

interface GoldenCase {
  readonly id: string;
  readonly kind: string;
  readonly regulation: Normativa;
  readonly structure: string;
  readonly mark: number;
  readonly fck: number;
  readonly volume: number | null;
  readonly samples: readonly number[] | null;
  readonly context: {
    readonly method?: string;
    readonly plantClass?: string;
    readonly previousSamples?: readonly number[];
    readonly continuousSupply?: boolean;
    readonly sigma?: number;
    readonly xMean15?: number;
    readonly lotVolumes?: readonly number[];
    readonly weeks?: number;
    readonly surface?: number;
    readonly floors?: number;
    readonly specimens?: readonly number[];
    readonly slumps_mm?: readonly number[];
  };
  // biome-ignore lint/suspicious/noExplicitAny: each kind of case expects its own values
  readonly expected: any;
}

const cases = JSON.parse(
  readFileSync(new URL('../domain/examples/formigo.json', import.meta.url), 'utf8'),
) as readonly GoldenCase[];
const ofKind = (kind: string) => cases.filter((one) => one.kind === kind);
const VERDICTS: Readonly<Record<string, string>> = {
  satisfactory: 'satisfactori',
  unsatisfactory: 'no_satisfactori',
  ask: 'ask',
};

let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

const zonaFor = async (golden: GoldenCase, fields: Record<string, unknown> = {}) => {
  const work = await openWork(app, who, { data_projecte: DATE_OF[golden.regulation], nom: golden.id });
  return openZona(app, who, work.id, {
    nom: golden.id,
    estructura: golden.structure,
    distintiu: golden.mark,
    designacio: `HA-${golden.fck}/F/20/${AMBIENT_OF[golden.regulation]}`,
    modalitat: golden.context.method === 'full' ? 'TOTAL' : 'ESTADISTIC',
    classe_central: golden.context.plantClass === 'other' ? 'altres' : (golden.context.plantClass ?? null),
    volum: golden.volume,
    plantes: golden.context.floors ?? null,
    setmanes: golden.context.weeks ?? null,
    superficie: golden.context.surface ?? null,
    lots: 1,
    ...fields,
  });
};

/** Earlier samples of the same concrete stand in a zone of their own, poured before. */
const pourEarlier = async (golden: GoldenCase, treballId: number): Promise<void> => {
  const earlier = golden.context.previousSamples ?? [];
  if (earlier.length === 0) return;
  const zona = await openZona(app, who, treballId, {
    nom: 'Anteriors',
    estructura: 'AE_COMPRESSIO',
    distintiu: golden.mark,
    designacio: `HA-${golden.fck}/F/20/${AMBIENT_OF[golden.regulation]}`,
    lots: Math.ceil(earlier.length / 3),
  });
  await saveZona(app, who, zona.id, {
    pastades: earlier.map((resistencia, index) => ({
      lot_fk: lotId(zona, Math.floor(index / 3)),
      camps: {
        resistencia,
        data: '2025-01-01',
        hora: `${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
      },
    })),
  });
};

describe('acceptance through the API', () => {
  test.each(ofKind('acceptance'))('$id', async (golden) => {
    const zona = await zonaFor(golden);
    await pourEarlier(golden, zona.treball_fk);
    const lot = lotId(zona);
    const { sigma, xMean15, continuousSupply } = golden.context;
    const saved = await saveZona(app, who, zona.id, { pastades: samplesOf(lot, golden.samples ?? []) });
    const respostes = {
      ...(continuousSupply !== undefined && { case3: { valor: continuousSupply } }),
      ...(sigma !== undefined && { sigma: { sigma, ...(xMean15 !== undefined && { mean15: xMean15 }) } }),
    };
    const answered =
      Object.keys(respostes).length > 0
        ? await saveZona(app, who, zona.id, { lots: [{ id: lot, versio: saved.zona.lots[0]?.versio, respostes }] })
        : saved;
    const found = answered.zona.lots[0]?.veredicte;
    expect(found?.verdict).toBe(VERDICTS[golden.expected.verdict]);
    if (golden.expected.failure !== undefined) expect(found?.failure).toBe(golden.expected.failure);
    if (golden.expected.ask !== undefined) expect(found?.ask).toBe(golden.expected.ask);
    if (golden.expected.acceptedBelowFck !== undefined)
      expect(found?.acceptedBelowFck).toBe(golden.expected.acceptedBelowFck);
    if (golden.expected.f !== undefined) expect(found?.f).toBeCloseTo(golden.expected.f, 2);
    if (golden.expected.s35 !== undefined) expect(found?.s35).toBeCloseTo(golden.expected.s35, 2);
    expect(found?.steps).toHaveLength(7);
  });
});

describe('sampling through the API', () => {
  test.each(ofKind('sampling'))('$id', async (golden) => {
    const { lotVolumes } = golden.context;
    const zona = await zonaFor(golden, { lots: lotVolumes ? 0 : undefined });
    if (lotVolumes) {
      const { zona: poured } = await saveZona(app, who, zona.id, { lots: lotVolumes.map((volum) => ({ volum })) });
      expect(poured.previsio.mostresLot.map((lot) => lot.mostres)).toEqual(golden.expected.samplesPerLot);
      expect(poured.previsio.mostresTotal).toBe(golden.expected.total);
      return;
    }
    expect(zona.lots).toHaveLength(golden.expected.lots);
    expect(zona.previsio.lots).toBe(golden.expected.lots);
    expect(zona.previsio.mostresTotal).toBe(golden.expected.totalSamples);
    for (const [dimension, lots] of Object.entries(golden.expected.ratios))
      expect(zona.previsio.ratios[dimension as 'volum']?.lots).toBe(lots);
  });
});

describe('specimens through the API', () => {
  test.each(ofKind('specimens'))('$id', async (golden) => {
    const zona = await zonaFor(golden, { volum: 50 });
    const provetes = (golden.context.specimens ?? []).map((valor) => ({ edat: 28, forma: 'cilindre', valor }));
    const { zona: saved } = await saveZona(app, who, zona.id, {
      pastades: [{ lot_fk: lotId(zona), camps: { provetes } }],
    });
    const verdict = saved.lots[0]?.veredicte;
    if (!golden.expected.valid) {
      expect(verdict?.verdict).toBe('mostra_no_valida');
      expect(verdict?.mostresNoValides).toEqual([1]);
    } else expect(verdict?.ordenades[0]).toBeCloseTo(golden.expected.mean, 2);
  });
});

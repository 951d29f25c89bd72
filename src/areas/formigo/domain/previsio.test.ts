import { describe, expect, test } from 'vitest';
import { LIMIT_ROWS } from './limits.data.ts';
import { isPerPour, limitFor } from './limits.ts';
import { samplesDemanded } from './mostreig.ts';
import { MOSTRES_FCK_ROWS } from './mostres.data.ts';
import { forecast, type PrevisioInput } from './previsio.ts';
import { type Distintiu, ESTRUCTURES, type Estructura, type LimitRow, type Normativa } from './tipus.ts';

const limit = (
  normativa: Normativa,
  estructura: Estructura,
  distintiu: Distintiu = 1,
  plantes: number | null = null,
): LimitRow => {
  const row = limitFor(LIMIT_ROWS, normativa, estructura, distintiu, plantes);
  if (!row) throw new Error('no row');
  return row;
};
const four = ({ volum, setmanes, superficie, plantes }: LimitRow) => [volum, setmanes, superficie, plantes];

describe('limit rows', () => {
  test('ids are unique and below 100000; every regulation, structure and mark has one', () => {
    const ids = LIMIT_ROWS.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(100_000);
    expect(LIMIT_ROWS).toHaveLength(12 * 2 + 12 * 3 + 12 * 3 + 1);
    for (const row of LIMIT_ROWS) expect(row.since < '2022-01-01' && row.source.length > 5).toBe(true);
  });

  test.each([
    ['AE_COMPRESSIO', [100, 2, 500, 2]],
    ['PILARS_MURS_PORTANTS', [100, 2, 500, 2]],
    ['PE_EC_ENGINYERIA', [100, 2, 500, 2]],
    ['PILES_TREPANS_LLISCAT_ENGINYERIA', [100, 2, 500, 2]],
    ['PAVIMENTS_ALTRES_FLEXIO', [100, 2, 1000, 2]],
    ['LLOSA_MARCS_ENGINYERIA', [100, 2, 1000, 2]],
    ['TAULES_AMD_ELEMENTS_ENGINYERIA', [100, 2, 1000, 2]],
    ['TAULERS_CONSTRUITS_ENGINYERIA', [100, 2, 1000, 2]],
    ['FEV_SUPERIOR_200', [100, 1, null, null]],
    ['FSE_INFERIOR_200', [100, 1, null, null]],
    ['SOLERS_TUNELS_ENGINYERIA', [100, 1, null, null]],
    ['CONTRAVOLTES_TUNELS_ENGINYERIA', [100, 1, null, null]],
  ] as const)('EHE %s', (estructura, expected) => {
    expect(four(limit('EHE-98', estructura))).toEqual(expected);
    expect(four(limit('EHE-98', estructura, 3))).toEqual(expected);
    expect(four(limit('EHE-08', estructura))).toEqual(expected);
  });

  test('EHE-08 marks enlarge lots two and five times, six weeks at most', () => {
    expect(four(limit('EHE-08', 'AE_COMPRESSIO', 2))).toEqual([200, 4, 1000, 4]);
    expect(four(limit('EHE-08', 'AE_COMPRESSIO', 3))).toEqual([500, 6, 2500, 10]);
    expect(four(limit('EHE-08', 'PAVIMENTS_ALTRES_FLEXIO', 3))).toEqual([500, 6, 5000, 10]);
    expect(four(limit('EHE-08', 'FSE_INFERIOR_200', 2))).toEqual([200, 2, null, null]);
    expect(four(limit('EHE-08', 'FSE_INFERIOR_200', 3))).toEqual([500, 5, null, null]);
  });

  test('CODI', () => {
    expect(four(limit('CODI', 'FSE_INFERIOR_200'))).toEqual([100, 1, null, null]);
    expect(four(limit('CODI', 'AE_COMPRESSIO', 4))).toEqual([100, 2, 500, 2]);
    expect(four(limit('CODI', 'PAVIMENTS_ALTRES_FLEXIO', 5))).toEqual([100, 2, 1000, 2]);
    for (const estructura of [
      'PE_EC_ENGINYERIA',
      'SOLERS_TUNELS_ENGINYERIA',
      'CONTRAVOLTES_TUNELS_ENGINYERIA',
    ] as const) {
      expect(four(limit('CODI', estructura))).toEqual([100, 2, null, null]);
    }
    const perPour = ESTRUCTURES.filter((estructura) => isPerPour(limit('CODI', estructura)));
    expect(perPour).toEqual([
      ...['FEV_SUPERIOR_200', 'LLOSA_MARCS_ENGINYERIA', 'PILES_TREPANS_LLISCAT_ENGINYERIA'],
      ...['TAULES_AMD_ELEMENTS_ENGINYERIA', 'TAULERS_CONSTRUITS_ENGINYERIA'],
    ]);
    expect(limit('CODI', 'FEV_SUPERIOR_200').confidence).toBe('V');
    expect(limit('CODI', 'FSE_INFERIOR_200').confidence).toBe('I');
  });

  test('columns and walls of at most three floors, without mark, CODI alone', () => {
    const surface = (normativa: Normativa, distintiu: Distintiu, plantes: number | null) =>
      limit(normativa, 'PILARS_MURS_PORTANTS', distintiu, plantes).superficie;
    expect(surface('CODI', 1, 3)).toBe(1000);
    expect(surface('CODI', 1, 4)).toBe(500);
    expect(surface('CODI', 1, null)).toBe(500);
    expect(surface('CODI', 4, 3)).toBe(500);
    expect(surface('EHE-08', 1, 3)).toBe(500);
  });

  test('a mark without row takes that without mark; rows of a work may rule; none is null', () => {
    expect(limit('CODI', 'AE_COMPRESSIO', 3).distintiu).toBe(1);
    const own = LIMIT_ROWS.map((row) => (row.id === limit('CODI', 'AE_COMPRESSIO').id ? { ...row, volum: 80 } : row));
    expect(limitFor(own, 'CODI', 'AE_COMPRESSIO', 1, null)?.volum).toBe(80);
    expect(limitFor([], 'CODI', 'AE_COMPRESSIO', 1, null)).toBeNull();
  });
});

describe('samples of a lot', () => {
  const demanded = (normativa: Normativa, fck: number, distintiu: Distintiu = 1) =>
    samplesDemanded({ normativa, estructura: 'AE_COMPRESSIO', distintiu, fck, volum: 100 }).n;

  test('EHE by strength', () => {
    expect([20, 25, 26, 35, 36, 50].map((fck) => demanded('EHE-98', fck))).toEqual([2, 2, 4, 4, 6, 6]);
    expect([30, 31, 35, 50, 51].map((fck) => demanded('EHE-08', fck))).toEqual([3, 4, 4, 4, 6]);
    expect([30, 31, 35, 50, 51].map((fck) => demanded('EHE-08', fck, 2))).toEqual([3, 4, 4, 4, 6]);
    expect([30, 35, 50, 51].map((fck) => demanded('EHE-08', fck, 3))).toEqual([1, 1, 1, 2]);
    // What is neither DCOR nor unmarked is another case of table 86.5.4.2: marks 4 and 5 are of the Codi.
    for (const other of [4, 5] as const)
      expect([30, 31, 35, 50, 51].map((fck) => demanded('EHE-08', fck, other))).toEqual([3, 4, 4, 4, 6]);
    expect([25, 60].map((fck) => demanded('CODI', fck))).toEqual([3, 3]);
    expect([25, 60].map((fck) => demanded('CODI', fck, 4))).toEqual([1, 1]);
    expect(demanded('CODI', 30, 5)).toBe(3);
  });

  test.each([
    [1, [3, 4, 6]],
    [2, [3, 4, 6]],
    [3, [1, 1, 2]],
    [4, [3, 4, 6]],
    [5, [3, 4, 6]],
  ] as const)(
    'table 86.5.4.2 names mark %s once up to 30, up to 50 and above, whatever the order of its rows',
    (mark, counts) => {
      const rows = MOSTRES_FCK_ROWS.filter((row) => row.normativa === 'EHE-08' && row.distintius.includes(mark));
      expect(rows.map((row) => row.fins_fck)).toEqual([30, 50, null]);
      expect(rows.map((row) => row.n)).toEqual(counts);
    },
  );

  test.each([
    [
      'FEV_SUPERIOR_200',
      1,
      [
        [105, 3],
        [105.1, 4],
        [140, 4],
        [10, 3],
      ],
    ],
    [
      'FEV_SUPERIOR_200',
      4,
      [
        [105, 1],
        [105.1, 2],
      ],
    ],
    [
      'LLOSA_MARCS_ENGINYERIA',
      5,
      [
        [90, 3],
        [91, 4],
      ],
    ],
    [
      'LLOSA_MARCS_ENGINYERIA',
      4,
      [
        [90, 1],
        [91, 2],
      ],
    ],
    [
      'TAULERS_CONSTRUITS_ENGINYERIA',
      1,
      [
        [120, 4],
        [121, 5],
      ],
    ],
    [
      'TAULERS_CONSTRUITS_ENGINYERIA',
      4,
      [
        [90, 1],
        [91, 2],
      ],
    ],
    [
      'PILES_TREPANS_LLISCAT_ENGINYERIA',
      1,
      [
        [80, 4],
        [81, 5],
      ],
    ],
    [
      'PILES_TREPANS_LLISCAT_ENGINYERIA',
      4,
      [
        [60, 1],
        [61, 2],
      ],
    ],
    [
      'TAULES_AMD_ELEMENTS_ENGINYERIA',
      1,
      [
        [80, 4],
        [81, 5],
      ],
    ],
    [
      'TAULES_AMD_ELEMENTS_ENGINYERIA',
      4,
      [
        [60, 1],
        [61, 2],
      ],
    ],
    ['FSE_INFERIOR_200', 1, [[900, 3]]],
  ] as const)('CODI %s with mark %i by volume', (estructura, distintiu, pairs) => {
    for (const [volum, n] of pairs) {
      expect(samplesDemanded({ normativa: 'CODI', estructura, distintiu, fck: 30, volum }).n).toBe(n);
    }
  });

  test('tells the rule it used', () => {
    const facts = { normativa: 'CODI', estructura: 'FEV_SUPERIOR_200', distintiu: 1, fck: 30 } as const;
    expect(samplesDemanded({ ...facts, volum: null })).toMatchObject({ n: 3, codi: 'regla_volum_desconegut' });
    expect(samplesDemanded({ ...facts, volum: 200 })).toMatchObject({
      codi: 'regla_volum',
      params: { n: 6, minim: 3, divisor: 35, volum: 200 },
      article: '57.5.4.1',
      fila: { id: 4101 },
    });
    expect(samplesDemanded({ ...facts, estructura: 'AE_COMPRESSIO', volum: 200 }).codi).toBe('regla_fixa');
    expect(samplesDemanded({ ...facts, normativa: 'EHE-08', volum: 200 })).toMatchObject({
      codi: 'regla_fck',
      taula: '86.5.4.2',
    });
  });
});

const zone = (more: Partial<PrevisioInput> = {}): PrevisioInput => {
  const { normativa = 'CODI', estructura = 'AE_COMPRESSIO', distintiu = 1 } = more;
  return {
    ...{ normativa, estructura, distintiu, modalitat: 'ESTADISTIC', fck: 30 },
    ...{ volum: null, setmanes: null, superficie: null, plantes: null },
    limit: limit(normativa, estructura, distintiu),
    ...more,
  };
};
const advices = (more: Partial<PrevisioInput>) => forecast(zone(more)).avisos.map((avis) => avis.codi);

describe('forecast', () => {
  test('each ratio goes up to whole lots; the largest rules; at least one lot', () => {
    const found = forecast(zone({ volum: 250, setmanes: 4, superficie: 501, plantes: 2 }));
    expect(found.ratios.volum).toEqual({ valor: 250, limit: 100, quocient: 2.5, lots: 3 });
    expect([found.ratios.setmanes?.lots, found.ratios.superficie?.lots, found.ratios.plantes?.lots]).toEqual([2, 2, 1]);
    expect(found).toMatchObject({ lots: 3, limitant: 'volum', mostresTotal: 9, perAbocada: false });
    expect(found.mostresLot[0]?.volum).toBeCloseTo(250 / 3, 9);
    expect(forecast(zone())).toMatchObject({ lots: 1, limitant: null, mostresTotal: 3 });
    expect(forecast(zone({ volum: 100 })).lots).toBe(1);
    expect(forecast(zone({ volum: 100.1 })).lots).toBe(2);
    expect(forecast(zone({ volum: 0 })).ratios.volum).toBeNull();
  });

  test('of equal lots the fuller dimension is said to limit', () => {
    expect(forecast(zone({ volum: 150, superficie: 900 })).limitant).toBe('superficie');
    expect(forecast(zone({ volum: 150, superficie: 750 })).limitant).toBe('volum');
    expect(forecast(zone({ plantes: 4, volum: 110 })).limitant).toBe('plantes');
  });

  test('the dimension with more lots limits even when another is fuller in its own', () => {
    expect(forecast(zone({ volum: 210, setmanes: 4 })).limitant).toBe('volum');
    expect(forecast(zone({ volum: 190, setmanes: 4.2 })).limitant).toBe('setmanes');
    expect(forecast(zone({ volum: 200, plantes: 3 })).limitant).toBe('volum');
  });

  test('a limit of nothing or an unknown volume forecasts nothing by itself', () => {
    const own = { ...limit('CODI', 'AE_COMPRESSIO'), volum: 0 };
    expect(forecast(zone({ volum: 300, limit: own }))).toMatchObject({ lots: 1, limitant: null });
    expect(forecast(zone({ setmanes: 4 })).mostresLot.map((lot) => lot.volum)).toEqual([null, null]);
    expect(forecast(zone({ volum: 150, volumsLot: [] })).mostresLot.map((lot) => lot.volum)).toEqual([75, 75]);
  });

  test('one limited dimension is enough for lots to be counted', () => {
    const none = limit('CODI', 'FEV_SUPERIOR_200');
    expect(isPerPour(none)).toBe(true);
    for (const dimensio of ['volum', 'setmanes', 'superficie', 'plantes'] as const) {
      expect(isPerPour({ ...none, [dimensio]: 1 })).toBe(false);
    }
  });

  test('noise of a division makes no lot more', () => {
    const own = { ...limit('CODI', 'AE_COMPRESSIO'), volum: 0.1 };
    expect(forecast(zone({ volum: 0.3, limit: own })).lots).toBe(3);
  });

  test('a structure per pour waits for the pours', () => {
    const waiting = forecast(zone({ estructura: 'FEV_SUPERIOR_200', volum: 300 }));
    expect(waiting).toMatchObject({ perAbocada: true, lots: null, mostresTotal: null, mostresLot: [] });
    expect(waiting.avisos.map((avis) => avis.codi)).toEqual(['cal_abocades']);
    const typed = forecast(zone({ estructura: 'FEV_SUPERIOR_200', volumsLot: [104, 120] }));
    expect(typed).toMatchObject({ lots: 2, mostresTotal: 7, avisos: [] });
  });

  test('volumes of the lots already made rule their samples', () => {
    const found = forecast(zone({ normativa: 'EHE-08', volum: 250, volumsLot: [100, 100, 50, 20] }));
    expect(found).toMatchObject({ lots: 3, mostresTotal: 12 });
  });

  test('full and indirect control', () => {
    expect(forecast(zone({ modalitat: 'TOTAL' }))).toMatchObject({ mostresTotal: null, lots: 1 });
    expect(forecast(zone({ modalitat: 'INDIRECTE', volum: 150 }))).toMatchObject({ mostresTotal: 0, lots: 2 });
  });

  test('advices', () => {
    expect(advices({ normativa: 'EHE-08' })).toEqual([]);
    expect(advices({ normativa: 'EHE-08', distintiu: 2 })).toEqual([
      'minim_tres_lots',
      'sis_setmanes',
      'suspensio_ampliacio',
    ]);
    expect(advices({ normativa: 'EHE-08', distintiu: 3 })).toEqual([
      'minim_tres_lots',
      'sis_setmanes',
      'suspensio_ampliacio',
    ]);
    expect(advices({ normativa: 'EHE-98', distintiu: 3 })).toEqual(['mostreig_meitat']);
    expect(advices({ normativa: 'EHE-98', plantes: 2 })).toEqual(['mostra_per_planta']);
    expect(advices({ normativa: 'EHE-98', plantes: 1 })).toEqual([]);
    expect(advices({ normativa: 'EHE-98', plantes: 2, estructura: 'FSE_INFERIOR_200' })).toEqual([]);
    expect(advices({ fck: 30 })).toEqual(['limit_per_verificar']);
    expect(advices({ fck: 31 })).toEqual(['mostres_aconsellades_previsio', 'limit_per_verificar']);
    expect(advices({ fck: 31, distintiu: 4 })).toEqual(['codi_sense_ampliacio', 'limit_per_verificar']);
    expect(forecast(zone({ fck: 55 })).avisos[0]?.params).toEqual({ fck: 55, aconsellades: 6 });
    expect(advices({ normativa: 'EHE-98', plantes: 2, modalitat: 'INDIRECTE' })).toEqual([
      'control_indirecte_cons',
      'control_indirecte_condicions',
    ]);
    expect(advices({ normativa: 'EHE-08', plantes: 2 })).toEqual([]);
    const pours = { estructura: 'TAULERS_CONSTRUITS_ENGINYERIA', fck: 55 } as const;
    expect(advices({ ...pours, volumsLot: [200, 30] })).toEqual([
      'mostres_aconsellades_previsio',
      'limit_per_verificar',
    ]);
    expect(advices({ ...pours, volumsLot: [200] })).toEqual(['limit_per_verificar']);
    expect(advices(pours)).toEqual(['cal_abocades', 'limit_per_verificar']);
    expect(advices({ modalitat: 'TOTAL', fck: 40 })).toEqual(['control_total_totes', 'limit_per_verificar']);
    for (const [normativa, norma] of [
      ['EHE-98', 'ehe98'],
      ['EHE-08', 'ehe08'],
      ['CODI', 'codi'],
    ] as const)
      expect(forecast(zone({ modalitat: 'INDIRECTE', normativa })).avisos).toContainEqual({
        codi: 'control_indirecte_condicions',
        params: { norma },
      });
    expect(advices({ modalitat: 'INDIRECTE', normativa: 'EHE-08' })).toEqual([
      'control_indirecte_cons',
      'control_indirecte_condicions',
      'control_indirecte_distintiu',
    ]);
    expect(advices({ modalitat: 'INDIRECTE', normativa: 'EHE-08', distintiu: 4 })).not.toContain(
      'control_indirecte_distintiu',
    );
    for (const [distintiu, told] of [
      [1, false],
      [4, true],
      [5, true],
    ] as const)
      expect(advices({ distintiu, normativa: 'CODI' }).includes('codi_sense_ampliacio')).toBe(told);
    const canviada = { qui: 'Marta', quan: '2024-01-01', motiu: 'Acta 3' };
    const own = { ...limit('EHE-08', 'AE_COMPRESSIO'), volum: 80, canviada };
    expect(forecast(zone({ normativa: 'EHE-08', limit: own })).avisos).toEqual([
      { codi: 'limit_canviat', params: { qui: 'Marta', motiu: 'Acta 3' } },
    ]);
  });
});

describe('a forecast of any size', () => {
  test('lists some hundreds of equal lots and counts the rest', () => {
    const row = { ...limit('CODI', 'AE_COMPRESSIO'), volum: 0.001, superficie: null, setmanes: null, plantes: null };
    const asked: PrevisioInput = {
      normativa: 'CODI',
      estructura: 'AE_COMPRESSIO',
      distintiu: 1,
      modalitat: 'ESTADISTIC',
      fck: 30,
      volum: 1_000_000,
      setmanes: null,
      superficie: null,
      plantes: null,
      limit: row,
    };
    const found = forecast(asked);
    expect([found.lots, found.mostresTotal, found.mostresLot.length]).toEqual([1_000_000_000, 3_000_000_000, 500]);
    const typed = forecast({ ...asked, volumsLot: Array.from({ length: 20_000 }, () => 50) });
    expect(typed.mostresTotal).toBe(60_000);
  });

  test('under indirect control lots ask for no sample, and none is advised', () => {
    const found = forecast({
      ...{ normativa: 'CODI', estructura: 'AE_COMPRESSIO', distintiu: 1, modalitat: 'INDIRECTE', fck: 60 },
      ...{ volum: 150, setmanes: null, superficie: null, plantes: null, limit: limit('CODI', 'AE_COMPRESSIO') },
    });
    expect(found.mostresLot).toEqual([75, 75].map((volum) => ({ volum, mostres: 0, regla: null })));
    expect(found.mostresTotal).toBe(0);
    expect(found.avisos.map(({ codi }) => codi)).not.toContain('mostres_aconsellades_previsio');
    expect(found.avisos.map(({ codi }) => codi)).toContain('control_indirecte_cons');
  });

  test('lots that are counted and not listed are told, from the first one on', () => {
    const limited = limit('CODI', 'AE_COMPRESSIO');
    const told = (volum: number | null, more: Partial<PrevisioInput> = {}) =>
      forecast({
        ...{ normativa: 'CODI', estructura: 'AE_COMPRESSIO', distintiu: 1, modalitat: 'ESTADISTIC', fck: 30 },
        ...{ volum, setmanes: null, superficie: null, plantes: null, limit: limited, ...more },
      }).avisos.filter(({ codi }) => codi === 'lots_no_llistats');
    expect(told(50_000)).toEqual([]);
    expect(told(50_001)).toEqual([{ codi: 'lots_no_llistats', params: { llistats: 500, n: 1 } }]);
    expect(told(200_000)).toEqual([{ codi: 'lots_no_llistats', params: { llistats: 500, n: 1500 } }]);
    expect(told(200_000, { volumsLot: [50, 60] })).toEqual([]);
    const perPour = limit('CODI', 'FEV_SUPERIOR_200');
    expect(told(200_000, { estructura: 'FEV_SUPERIOR_200', limit: perPour })).toEqual([]);
  });
});

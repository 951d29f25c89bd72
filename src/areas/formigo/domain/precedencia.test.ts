import { describe, expect, test } from 'vitest';
import { buildLot, earlierSamples, mostresOf } from '#tests/support/formigo-lot.ts';
import { askCode } from './claus.ts';
import { LIMIT_ROWS } from './limits.data.ts';
import { judge } from './verdict.ts';

/** 36 earlier samples whose last 35 deviate by 2,03 N/mm². */
const VARIED = earlierSamples(36, 2);
const broken = (...values: number[]) => values.map((valor) => ({ edat: 28, forma: 'cilindre', valor }) as const);

describe('what comes before any criterion', () => {
  test('a specified strength that is not above 0 fails, whatever else', () => {
    for (const fck of [0, -5, Number.NaN]) {
      for (const modalitat of ['ESTADISTIC', 'TOTAL', 'INDIRECTE'] as const) {
        const found = judge(buildLot('CODI', [null], { fck, modalitat }));
        expect(found).toMatchObject({ verdict: 'no_satisfactori', failure: 'fck <= 0', cas: null, f: null });
        expect(found.steps.find((step) => step.deciding)?.codi).toBe('fck_no_positiu');
      }
    }
  });

  test('indirect control has no verdict by strength, with samples or without', () => {
    const found = judge(buildLot('CODI', [40, null], { modalitat: 'INDIRECTE' }));
    expect(found).toMatchObject({ verdict: 'no_aplica', mostresDemanades: null, mostresInsuficients: false });
    expect(found.steps.find((step) => step.deciding)?.id).toBe('control');
  });

  test('a missing strength leaves the lot pending', () => {
    const found = judge(buildLot('CODI', [40, null, 40]));
    expect(found).toMatchObject({ mostresTingudes: 2, marge: null });
    expect(found).toMatchObject({ verdict: 'pendent', mostresSenseValor: 1, f: null, x1: 40, cas: null });
    expect(found.steps.find((step) => step.deciding)?.id).toBe('mostres');
    expect(found.chart.mostres.map((mostra) => mostra.valor)).toEqual([40, null, 40]);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is a missing strength', (strength) => {
    expect(judge(buildLot('EHE-08', [40, strength, 40])).verdict).toBe('pendent');
  });

  test('no samples at all is pending', () => {
    expect(judge(buildLot('CODI', []))).toMatchObject({ verdict: 'pendent', mostresSenseValor: 0, x1: null, n: 0 });
    expect(judge(buildLot('CODI', [], { modalitat: 'TOTAL' })).verdict).toBe('pendent');
  });

  test('a sample that is not valid is said before those that are missing', () => {
    const mostres = [...mostresOf([40, null]), { numero: 3, resistencia: 40, provetes: broken(30, 40) }];
    const found = judge(buildLot('CODI', [], { mostres }));
    expect(found).toMatchObject({ verdict: 'mostra_no_valida', mostresNoValides: [3], mostresSenseValor: 1 });
    expect(found.chart.mostres[2]).toMatchObject({ valor: 35, valida: false, provetes: [30, 40] });
  });

  test('specimens give the strength of the sample', () => {
    const mostres = [40, 41, 42].map((value, index) => ({
      numero: index + 1,
      resistencia: null,
      provetes: broken(value - 1, value + 1),
    }));
    const found = judge(buildLot('CODI', [], { mostres }));
    expect(found).toMatchObject({ x1: 40, xN: 42, mean: 41, range: 2, relativeRange: 2 / 41, verdict: 'satisfactori' });
    expect(found.lleis).toContain(6021);
  });
});

describe('questions', () => {
  test('mark A asks whether case 1 applies, and follows the answer', () => {
    const lot = (valor?: boolean, extra = {}) =>
      judge(
        buildLot('EHE-08', [31, 31, 31], {
          distintiu: 2,
          respostes: valor === undefined ? extra : { case1: { valor }, ...extra },
        }),
      );
    expect(lot()).toMatchObject({ verdict: 'ask', ask: 'case1', cas: null, askMean15: false });
    expect(lot(true)).toMatchObject({ verdict: 'satisfactori', cas: '1', formula: 'all xi >= fck' });
    expect(lot(false)).toMatchObject({ verdict: 'satisfactori', cas: '2' });
    expect(lot(true).steps[3]?.lines.map((line) => line.codi)).toEqual(['distintiu_a', 'resposta_case1']);
  });

  test('certified dispersion asks sigma alone', () => {
    expect(judge(buildLot('CODI', [40], { distintiu: 5 }))).toMatchObject({ ask: 'sigma', askMean15: false, cas: '1' });
    for (const sigma of [0, -1, Number.NaN]) {
      expect(judge(buildLot('CODI', [40], { distintiu: 5, respostes: { sigma: { sigma } } })).ask).toBe('sigma');
    }
    const found = judge(buildLot('CODI', [31, 33], { distintiu: 5, respostes: { sigma: { sigma: 2 } } }));
    expect(found).toMatchObject({ verdict: 'no_satisfactori', failure: 'mean - 1.645*sigma < fck', coeficient: 1.645 });
    expect(found.canviaria).toEqual({ codi: 'mitjana', valor: 33.3 });
    expect(found.confidence).toBe('I');
    expect(found.avisos.map((avis) => avis.codi)).toContain('per_verificar');
  });

  test('an answer is told with who gave it and when', () => {
    const respostes = { case1: { valor: false, qui: 'Núria', quan: '2010-03-02' } };
    const lines = judge(buildLot('EHE-08', [31, 31, 31], { distintiu: 2, respostes })).steps[3]?.lines ?? [];
    expect(lines).toContainEqual({ codi: 'resposta_case1', params: { valor: 'no' } });
    expect(lines).toContainEqual({ codi: 'resposta_de', params: { qui: 'Núria', quan: '02/03/2010' } });
    const undated = judge(
      buildLot('EHE-08', [31], { distintiu: 2, respostes: { case1: { valor: true, qui: 'Pau' } } }),
    );
    expect(undated.steps[3]?.lines).toContainEqual({ codi: 'resposta_de', params: { qui: 'Pau', quan: 'cap' } });
  });
});

describe('few samples', () => {
  test('are said beside the verdict', () => {
    const found = judge(buildLot('EHE-98', [40], { classeCentral: 'A' }));
    expect(found).toMatchObject({
      verdict: 'pendent',
      mostresInsuficients: true,
      mostresDemanades: 4,
      mostresTingudes: 1,
    });
    const two = judge(buildLot('EHE-98', [40, 41], { classeCentral: 'A' }));
    expect(two).toMatchObject({ verdict: 'satisfactori', mostresInsuficients: true });
    expect(two.avisos).toContainEqual({
      codi: 'mostres_insuficients',
      params: { demanades: 4, tingudes: 2, falten: 2 },
    });
    expect(two.steps[2]).toMatchObject({ codi: 'insuficients', params: { n: 2, demanades: 4, falten: 2 } });
    const four = judge(buildLot('EHE-98', [40, 41, 42, 43], { classeCentral: 'A' }));
    expect(four.mostresInsuficients).toBe(false);
    expect(four.steps[2]?.codi).toBe('completes');
  });

  test('full control asks for every load supplied, when it is known', () => {
    const full = (amassades: number | null) => judge(buildLot('CODI', [31, 32], { modalitat: 'TOTAL', amassades }));
    expect(full(3)).toMatchObject({ mostresInsuficients: true, mostresDemanades: 3 });
    expect(full(2).mostresInsuficients).toBe(false);
    expect(full(null)).toMatchObject({ mostresInsuficients: true, mostresDemanades: null });
    expect(full(null).steps[2]).toMatchObject({ codi: 'tingudes' });
  });

  test('CODI advises the counts of EHE-08 above 30 and 50, without mark only', () => {
    const advised = (fck: number, strengths: number[], distintiu: 1 | 4 = 1) =>
      judge(buildLot('CODI', strengths, { fck, distintiu })).avisos.find((avis) => avis.codi === 'mostres_aconsellades')
        ?.params;
    expect(advised(30, [80, 80, 80])).toBeUndefined();
    expect(advised(35, [80, 80, 80])).toMatchObject({ aconsellades: 4 });
    expect(advised(35, [80, 80, 80, 80])).toBeUndefined();
    expect(advised(55, [80, 80, 80, 80, 80])).toMatchObject({ aconsellades: 6 });
    expect(advised(50, [80, 80, 80, 80])).toBeUndefined();
    expect(advised(55, [80], 4)).toBeUndefined();
  });
});

describe('warnings', () => {
  const codes = (input: Parameters<typeof judge>[0]) => judge(input).avisos.map((avis) => avis.codi);
  test('a lot over its limit, earlier samples without value, a mark of another regulation', () => {
    const limit = {
      ...({
        id: 3051,
        normativa: 'CODI',
        estructura: 'PILARS_MURS_PORTANTS',
        distintiu: 1,
        fins_plantes: null,
      } as const),
      ...({
        volum: 100,
        setmanes: 2,
        superficie: 500,
        plantes: 2,
        since: '2021-11-10',
        source: 'x',
        confidence: 'I',
      } as const),
    };
    expect(codes(buildLot('CODI', [40, 40, 40], { limit, volum: 100 }))).not.toContain('lot_supera_volum');
    expect(codes(buildLot('CODI', [40, 40, 40], { limit, volum: 100.5 }))).toContain('lot_supera_volum');
    expect(judge(buildLot('CODI', [40, 40, 40], { limit })).lleis).toContain(3051);
    expect(codes(buildLot('CODI', [40, 40, 40], { anteriorsSenseValor: 2 }))).toContain('anteriors_sense_valor');
    expect(codes(buildLot('CODI', [40, 40, 40]))).toEqual([]);
    expect(codes(buildLot('CODI', [40, 40, 40], { distintiu: 3 }))).toContain('distintiu_fora_de_norma');
  });
});

describe('what is told beside the numbers', () => {
  test('advices belong to statistical control, and to lots with samples', () => {
    const codes = (more: Parameters<typeof buildLot>[2], strengths = [80, 80, 80]) =>
      judge(buildLot('CODI', strengths, { fck: 55, ...more })).avisos.map((avis) => avis.codi);
    expect(codes({})).toContain('mostres_aconsellades');
    expect(codes({ modalitat: 'TOTAL' })).toEqual(['control_total_sense_amassades']);
    expect(codes({ modalitat: 'TOTAL', amassades: 3 })).toEqual([]);
    expect(codes({ modalitat: 'TOTAL', amassades: 2 })).toEqual(['control_total_de_mes']);
    expect(codes({}, [])).toEqual(['mostres_insuficients']);
    expect(judge(buildLot('EHE-08', [80, 80, 80], { fck: 55 })).avisos.map((avis) => avis.codi)).toEqual([
      'mostres_insuficients',
    ]);
  });

  test('a lot over its limit says both volumes; without volume nothing', () => {
    const limit = LIMIT_ROWS.find((row) => row.id === 3051) ?? null;
    const over = judge(buildLot('CODI', [40, 40, 40], { limit, volum: 120 })).avisos;
    expect(over).toEqual([{ codi: 'lot_supera_volum', params: { volum: 120, maxim: 100 } }]);
    expect(judge(buildLot('CODI', [40, 40, 40], { limit, volum: null })).avisos).toEqual([]);
    expect(judge(buildLot('CODI', [40, 40, 40], { limit: null, volum: 900 })).avisos).toEqual([]);
  });

  test('earlier samples without a strength do not count', () => {
    const anteriors = [...earlierSamples(35), Number.NaN, 0];
    expect(judge(buildLot('CODI', [40, 40, 40], { anteriors }))).toMatchObject({ cas: '3', nAnteriors: 35 });
    expect(judge(buildLot('CODI', [40, 40, 40])).nAnteriors).toBe(0);
    expect(judge(buildLot('CODI', [])).ordenades).toEqual([]);
  });

  test('the names of its texts', () => {
    const asked = (lot: Parameters<typeof judge>[0]) => askCode(judge(lot));
    expect(asked(buildLot('CODI', [28], { distintiu: 4 }))).toBe('sigma_15');
    expect(asked(buildLot('CODI', [28], { distintiu: 5 }))).toBe('sigma');
    expect(asked(buildLot('EHE-08', [28], { distintiu: 2 }))).toBe('case1');
    expect(asked(buildLot('CODI', [40, 40, 40]))).toBeNull();
  });
});

describe('what would change a failed lot', () => {
  test.each([
    ['CODI', [29.4, 35.6, 34.9], {}, { codi: 'x1', valor: 33.8 }],
    ['CODI', [28, 29, 30], { anteriors: Array.from({ length: 36 }, () => 33) }, { codi: 'mitjana', valor: 30 }],
    ['EHE-08', [27, 32, 33], {}, { codi: 'x1', valor: 31.1 }],
    ['EHE-08', [27, 27, 27], {}, null],
    ['EHE-08', [27, 30, 30], {}, { codi: 'x1', valor: 30 }],
    ['EHE-08', [30, 32, 33], { anteriors: VARIED, respostes: { case3: { valor: true } } }, { codi: 'x1', valor: 31.8 }],
    ['CODI', [30, 32, 33], { anteriors: VARIED }, { codi: 'mitjana', valor: 33.4 }],
  ] as const)('%s %j', (normativa, strengths, more, canviaria) => {
    const found = judge(buildLot(normativa, [...strengths], more));
    expect(found.verdict).toBe('no_satisfactori');
    expect(found.canviaria).toEqual(canviaria);
  });

  test('the change told does turn the verdict, and a tenth less does not', () => {
    const found = judge(buildLot('EHE-08', [27, 32, 33]));
    const valor = found.canviaria?.valor ?? 0;
    expect(judge(buildLot('EHE-08', [valor, 32, 33])).verdict).toBe('satisfactori');
    expect(judge(buildLot('EHE-08', [valor - 0.1, 32, 33])).verdict).toBe('no_satisfactori');
    const old = buildLot('EHE-98', [28, 36, 37, 38], { classeCentral: 'B' });
    const change = judge(old).canviaria?.valor ?? 0;
    expect(judge({ ...old, mostres: buildLot('EHE-98', [change, 36, 37, 38]).mostres }).verdict).toBe('satisfactori');
    expect(judge({ ...old, mostres: buildLot('EHE-98', [change - 0.1, 36, 37, 38]).mostres }).verdict).toBe(
      'no_satisfactori',
    );
  });
});

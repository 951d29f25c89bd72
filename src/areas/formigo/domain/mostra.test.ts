import { describe, expect, test } from 'vitest';
import { acceptedSlump, judgeCon } from './con.ts';
import { asCylinders, sampleValue } from './mostra.ts';
import type { EdatProveta, FormaProveta, Normativa, Proveta } from './tipus.ts';

const broken = (forma: FormaProveta, edat: EdatProveta, ...values: number[]): Proveta[] =>
  values.map((valor) => ({ edat, forma, valor }));
const value = (provetes: readonly Proveta[], normativa: Normativa = 'CODI', fck = 30) =>
  sampleValue({ numero: 1, resistencia: 99, provetes }, normativa, fck);

describe('one sample', () => {
  test('the mean of its 28-day specimens, before the typed value', () => {
    expect(value(broken('cilindre', 28, 30, 32))).toMatchObject({
      valor: 31,
      font: 'provetes',
      valida: true,
      avisos: [],
    });
    expect(value([])).toMatchObject({ valor: 99, font: 'valor', recorregut: null });
    expect(sampleValue({ numero: 1, resistencia: 31 }, 'CODI', 30).valor).toBe(31);
    expect(sampleValue({ numero: 1, resistencia: null }, 'CODI', 30)).toMatchObject({
      valor: null,
      font: 'cap',
      valida: true,
    });
    expect(sampleValue({ numero: 1, resistencia: -1 }, 'CODI', 30).font).toBe('cap');
  });

  test('other ages never make the value; 7 days only inform', () => {
    const early = sampleValue({ numero: 1, resistencia: null, provetes: broken('cilindre', 7, 20, 22) }, 'CODI', 30);
    expect(early).toMatchObject({ valor: null, valor7: 21, font: 'cap' });
    expect(value([...broken('cilindre', 28, 30, 30), ...broken('cilindre', 60, 40, 40)])).toMatchObject({
      valor: 30,
      valor7: null,
    });
  });

  test.each(['EHE-98', 'EHE-08', 'CODI'] as const)('%s: range at most 0,13 for two and 0,20 for three', (normativa) => {
    expect(value(broken('cilindre', 28, 93.5, 106.5), normativa).valida).toBe(true);
    expect(value(broken('cilindre', 28, 93.4, 106.6), normativa)).toMatchObject({
      valida: false,
      valor: null,
      mitjana: 100,
    });
    expect(value(broken('cilindre', 28, 90, 100, 110), normativa).valida).toBe(true);
    expect(value(broken('cilindre', 28, 89.9, 100, 110.1), normativa)).toMatchObject({
      valida: false,
      recorregutMax: 0.2,
    });
    expect(value(broken('cilindre', 28, 50, 100, 100, 150), normativa)).toMatchObject({
      valida: true,
      recorregutMax: null,
    });
  });

  test('a single specimen warns', () => {
    expect(value(broken('cilindre', 28, 30)).avisos).toEqual([{ codi: 'una_sola_proveta', params: { numero: 1 } }]);
  });

  test('cubes become cylinders by the strength measured on them', () => {
    const factor = (...measured: number[]) =>
      asCylinders(broken('cub_15', 28, ...measured), 28).map((each, i) => each / (measured[i] ?? 1));
    expect(factor(59.9)[0]).toBeCloseTo(0.9, 12);
    expect(factor(60)[0]).toBeCloseTo(0.95, 12);
    expect(factor(79.9)[0]).toBeCloseTo(0.95, 12);
    expect(factor(80)[0]).toBeCloseTo(1, 12);
    expect(factor(59, 63)).toEqual([expect.closeTo(0.95, 12), expect.closeTo(0.95, 12)]);
    const mixed = [...broken('cilindre', 28, 36), ...broken('cub_15', 28, 40)];
    expect(asCylinders(mixed, 28)).toEqual([36, 36]);
    const apart = [...broken('cilindre', 28, 70), ...broken('cub_15', 28, 58)];
    expect(asCylinders(apart, 28)[1]).toBeCloseTo(52.2, 12);
  });

  test('cubes of 10 cm are for fck 50 and more', () => {
    const codes = (fck: number) => value(broken('cub_10', 28, 60, 60), 'CODI', fck).avisos.map((avis) => avis.codi);
    expect(codes(49)).toEqual(['cub_10_fck']);
    expect(codes(50)).toEqual([]);
    expect(value(broken('cub_15', 28, 60, 60)).avisos).toEqual([]);
    const one = [...broken('cub_10', 28, 60), ...broken('cub_15', 28, 60)];
    expect(value(one, 'CODI', 40).avisos.map((avis) => avis.codi)).toEqual(['cub_10_fck']);
  });

  test('a specimen without strength does not count', () => {
    expect(value([...broken('cilindre', 28, 30, 32), ...broken('cilindre', 28, 0)]).provetes).toEqual([30, 32]);
  });
});

describe('slump', () => {
  const range = (normativa: Normativa, consistencia: 'S' | 'P' | 'B' | 'F' | 'L' | 'AC') => {
    const accepted = acceptedSlump({ normativa, consistencia, lectures: [] });
    return accepted && [accepted.minim, accepted.maxim];
  };

  test('accepted by class', () => {
    expect((['S', 'P', 'B', 'F', 'L'] as const).map((letter) => range('EHE-08', letter))).toEqual([
      ...[
        [0, 20],
        [20, 60],
        [50, 100],
        [80, 170],
        [140, 220],
      ],
    ]);
    expect((['S', 'P', 'B', 'F', 'L'] as const).map((letter) => range('CODI', letter))).toEqual([
      ...[
        [0, 20],
        [20, 50],
        [40, 100],
        [80, 170],
        [140, 230],
      ],
    ]);
    expect(range('EHE-98', 'B')).toEqual([50, 100]);
    expect(range('EHE-98', 'L')).toBeNull();
  });

  test('the mean of two, ends included', () => {
    const verdict = (...lectures: number[]) => judgeCon({ normativa: 'EHE-08', consistencia: 'B', lectures }).verdict;
    expect(verdict(40, 60)).toBe('satisfactori');
    expect(verdict(90, 110)).toBe('satisfactori');
    expect(verdict(90, 111)).toBe('no_satisfactori');
    expect(verdict(39, 60)).toBe('no_satisfactori');
    expect(verdict(70)).toBe('pendent');
    expect(verdict()).toBe('pendent');
    expect(verdict(70, Number.NaN)).toBe('pendent');
    expect(verdict(70, -1)).toBe('pendent');
    expect(judgeCon({ normativa: 'EHE-08', consistencia: 'S', lectures: [0, 0] }).verdict).toBe('satisfactori');
    expect(judgeCon({ normativa: 'EHE-98', consistencia: 'L', lectures: [160, 160] }).verdict).toBe('no_aplica');
  });

  test('slump flow of self-compacting concrete', () => {
    const flow = (classeFlux: 'SF1' | 'SF2' | 'SF3' | null, mm: number) =>
      judgeCon({ normativa: 'CODI', consistencia: 'AC', lectures: [mm, mm], classeFlux });
    expect(flow('SF1', 550).verdict).toBe('satisfactori');
    expect(flow('SF1', 651).verdict).toBe('no_satisfactori');
    expect(flow('SF2', 750)).toMatchObject({ verdict: 'satisfactori', minim: 660, maxim: 750 });
    expect(flow('SF3', 759).verdict).toBe('no_satisfactori');
    expect(flow('SF3', 850).verdict).toBe('satisfactori');
    expect(flow(null, 655)).toMatchObject({ verdict: 'satisfactori', minim: 550, maxim: 850 });
  });

  test('ordered as a number of centimetres', () => {
    const ordered = (normativa: Normativa, especificat_cm: number) => {
      const accepted = acceptedSlump({ normativa, consistencia: 'B', lectures: [], especificat_cm });
      return accepted && [accepted.minim, accepted.maxim];
    };
    expect([0, 2, 3, 7, 8, 12].map((cm) => ordered('EHE-98', cm))).toEqual([
      ...[
        [0, 10],
        [10, 30],
        [10, 50],
        [50, 90],
        [50, 110],
        [90, 150],
      ],
    ]);
    expect(ordered('EHE-98', 13)).toBeNull();
    expect(ordered('EHE-08', 18)).toEqual([150, 210]);
    expect(ordered('EHE-08', 19)).toBeNull();
    expect(ordered('CODI', 8)).toBeNull();
  });

  test('tells the rows it used, and the mean even without a rule', () => {
    const told = (consistencia: 'B' | 'AC' | 'L', more = {}) =>
      judgeCon({ normativa: 'EHE-98', consistencia, lectures: [90, 100], ...more });
    expect(told('B')).toMatchObject({ lleis: [7003], confidence: 'K', mean: 95, lecturesMinim: 2 });
    expect(told('B', { especificat_cm: 8 }).lleis).toEqual([7203]);
    expect(told('AC').lleis).toEqual([7101, 7102, 7103]);
    expect(told('L')).toMatchObject({ lleis: [], source: '', mean: 95, verdict: 'no_aplica' });
    expect(told('B', { lectures: [] }).mean).toBeNull();
  });
});

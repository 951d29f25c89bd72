import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expedida, rebuda } from '#tests/support/llibres.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { type Caselles, importOf } from './caselles.ts';
import { caselles130, dificilJustificacio, resultat130 } from './caselles130.ts';
import type { LiniaRebuda, Trimestre } from './linies.ts';
import { caselles111, caselles115 } from './retencions.ts';
import { resum347, resum349 } from './tercers.ts';

const cents = (text: string): number => Math.round(Number(text) * 100);
const T1: Trimestre = { exercici: 2026, periode: '1T' };
const T2: Trimestre = { exercici: 2026, periode: '2T' };
const boxes = (caselles: Caselles, ...codis: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(codis.map((codi) => [codi, importOf(caselles, codi)]));

const reference = referenceCases('modelo130');
describe.skipIf(!reference)('reference cases of model 130', () => {
  test.each(reference ?? [])('$id', ({ ingresos_acumulados, gastos_acumulados, retenciones, anteriores, esperado }) => {
    const caselles = resultat130(
      { ingressos: cents(ingresos_acumulados), despeses: cents(gastos_acumulados), retencions: cents(retenciones) },
      {
        exercici: 2026,
        simplificada: true,
        anteriors: anteriores.map((one: Record<string, string>) => ({
          c07: cents(one['07'] ?? '0'),
          c16: cents(one['16'] ?? '0'),
        })),
      },
    );
    for (const [codi, wanted] of Object.entries<string>(esperado)) {
      const name = codi === 'dificil_justificacion' ? 'dificil' : codi;
      expect([codi, importOf(caselles, name)]).toEqual([codi, cents(wanted)]);
    }
  });
});

describe('model 130', () => {
  const config = { simplificada: true, anteriors: [] };
  const expedides = [
    expedida({ id: 'a', base: 2_000_000, quota: 420_000, irpf: '15', retingut: 300_000 }),
    expedida({ id: 'b', expedicio: '2026-05-02', base: 100_000 }),
    expedida({ id: 'c', tipus: 'F3' }),
    expedida({ id: 'd', concepte: null }),
    expedida({ id: 'e', activitat: { codi: 'D', tipus: '', iae: '' } }),
  ];
  const rebudes = [
    rebuda({ id: 'r', base: 600_000 }),
    rebuda({ id: 's', tipus: 'F2', base: 4_000, despesa: 4_000 }),
    rebuda({ id: 't', despesa: 0 }),
    rebuda({ id: 'u', tipus: 'F3' }),
    rebuda({ id: 'v', recepcio: '2025-12-31', expedicio: '2025-12-30' }),
  ];
  test('takes the year until the quarter, with the lines behind', () => {
    const first = caselles130({ expedides, rebudes }, T1, config);
    expect(boxes(first, '01', '02', '03', '04', '06', '07')).toEqual({
      '01': 2_000_000,
      '02': 673_800,
      '03': 1_326_200,
      '04': 265_240,
      '06': 300_000,
      '07': -34_760,
    });
    expect(['01', '02', '06'].map((codi) => first.get(codi)?.linies)).toEqual([['a'], ['r', 's'], ['a']]);
    expect(importOf(caselles130({ expedides, rebudes }, T2, config), '01')).toBe(2_100_000);
  });

  test('expenses hard to justify have a most, and none where there is a loss', () => {
    expect([2022, 2023, 2026].map((year) => dificilJustificacio(year, 100_000, 0))).toEqual([5_000, 7_000, 5_000]);
    expect([dificilJustificacio(2026, 9_000_000, 0), dificilJustificacio(2026, 0, 100)]).toEqual([200_000, 0]);
    const normal = resultat130(
      { ingressos: 100_000, despeses: 0, retencions: 0 },
      { exercici: 2026, simplificada: false, anteriors: [] },
    );
    expect(boxes(normal, '02', '04')).toEqual({ '02': 0, '04': 20_000 });
  });

  test('reduces by the income of the year before, uses earlier negatives, deducts the dwelling', () => {
    const made = (more: object, ingressos = 1_000_000): Caselles =>
      resultat130(
        { ingressos, despeses: 0, retencions: 0 },
        { exercici: 2026, simplificada: false, anteriors: [], ...more },
      );
    expect(
      [900_000, 900_001, 1_100_000, 1_200_000, 1_200_001].map((before) =>
        importOf(made({ rendiment_anterior: before }), '13'),
      ),
    ).toEqual([10_000, 7_500, 5_000, 2_500, 0]);
    expect(boxes(made({ rendiment_anterior: 0 }, 0), '14', '17', '19')).toEqual({
      '14': -10_000,
      '17': -10_000,
      '19': -10_000,
    });
    const anteriors = [
      { c07: 0, c16: 0, c19: -10_000 },
      { c07: 0, c16: 0, c15: 4_000 },
    ];
    expect(boxes(made({ anteriors }), '15', '17')).toEqual({ '15': 6_000, '17': 194_000 });
    expect(boxes(made({ habitatge: true }), '16', '17')).toEqual({ '16': 20_000, '17': 180_000 });
    expect(importOf(made({ habitatge: true }, 9_000_000), '16')).toBe(66_014);
    expect(boxes(made({ ingressat_abans: 50_000 }), '18', '19')).toEqual({ '18': 50_000, '19': 150_000 });
  });
});

describe('withholding', () => {
  const fee = (id: string, more: Partial<LiniaRebuda> = {}): LiniaRebuda =>
    rebuda({ id, irpf: '15', retingut: 1_500, concepte: 'G19', retencio: '2026-02-12', ...more });
  const other = { tipus: '', pais: '', identificacio: '12345678Z' };
  const rebudes = [
    fee('a'),
    fee('b', { base: 20_000, retingut: 3_000 }),
    fee('c', { nif: other }),
    fee('d', { concepte: 'G12', irpf: '19', retingut: 1_900 }),
    fee('e', { retencio: '2026-04-01' }),
    fee('f', { retencio: null }),
    rebuda({ id: 'g', retencio: '2026-02-12' }),
  ];
  test('of professionals in 111, of rents in 115, each person once, when it is owed', () => {
    const treball = { perceptors: 1, base: 300_000, retingut: 36_000 };
    const first = caselles111(rebudes, T1, { treball, ingressat_abans: 100 });
    expect(boxes(first, '01', '02', '03', '07', '08', '09', '28', '30')).toEqual({
      '01': 1,
      '02': 300_000,
      '03': 36_000,
      '07': 2,
      '08': 40_000,
      '09': 6_000,
      '28': 42_000,
      '30': 41_900,
    });
    expect(first.get('09')?.linies).toEqual(['a', 'b', 'c']);
    expect(boxes(caselles111(rebudes, T2), '07', '09', '30')).toEqual({ '07': 1, '09': 1_500, '30': 1_500 });
    expect(boxes(caselles115(rebudes, T1), '01', '02', '03', '05')).toEqual({
      '01': 1,
      '02': 10_000,
      '03': 1_900,
      '05': 1_900,
    });
  });
});

describe('third parties', () => {
  const sale = (id: string, total: number, more = {}) => expedida({ id, total, ...more });
  const E1 = { tipus: '', pais: '', identificacio: 'B1' };
  const E2 = { tipus: '', pais: '', identificacio: 'B2' };
  test('are told over the threshold, by quarter, without those of other forms', () => {
    const expedides = [
      sale('a', 200_000, { nif: E1 }),
      sale('b', 100_507, { nif: E1, expedicio: '2026-12-31' }),
      sale('c', 300_506, { nif: E2 }),
      sale('d', 999_999, { nif: E2, irpf: '15', retingut: 1 }),
      sale('e', 999_999, { nif: { tipus: '02', pais: 'FR', identificacio: 'FR1' } }),
      sale('f', 999_999, { nif: { ...E1, identificacio: '' }, tipus: 'F2' }),
      sale('g', 999_999, { nif: E2, qualificacio: null, exempcio: 'E2' }),
      sale('h', 30_052, { nif: E2, clau: '10' }),
      sale('i', 999_999, { nif: E2, expedicio: '2025-12-31' }),
    ];
    expect(resum347({ expedides, rebudes: [] }, 2026)).toEqual([
      {
        clau: 'B',
        nif: 'B1',
        nom: 'SOCIEDAD LIMITADA UNO',
        import: 300_507,
        trimestres: [200_000, 0, 0, 100_507],
        lloguer: false,
        caixa: false,
        isp: false,
        linies: ['a', 'b'],
      },
      expect.objectContaining({ clau: 'C', nif: 'B2', import: 30_052 }),
    ]);
  });

  test('what is given back counts without sign; rents, cash and what we owe stand apart', () => {
    const rebudes = [
      rebuda({ id: 'a', total: -400_000, tipus: 'R1' }),
      rebuda({ id: 'b', nif: E1, total: 200_000, clau: '12' }),
      rebuda({ id: 'c', nif: E1, total: 200_000, isp: true }),
      rebuda({ id: 'd', nif: E1, total: 1, clau: '07' }),
    ];
    expect(
      resum347({ expedides: [], rebudes }, 2026).map(({ nif, import: amount, lloguer, isp, caixa }) => [
        nif,
        amount,
        lloguer,
        isp,
        caixa,
      ]),
    ).toEqual([
      ['B1', 1, false, false, true],
      ['B1', 200_000, false, true, false],
      ['B1', 200_000, true, false, false],
      ['B98000003', -400_000, false, false, false],
    ]);
  });

  test('traders of the Union by what is done with them', () => {
    const nif = { tipus: '02', pais: 'DE', identificacio: 'DE1' };
    const rows = resum349(
      {
        expedides: [
          expedida({ id: 'a', nif, qualificacio: null, exempcio: 'E5', quota: 0 }),
          expedida({ id: 'b', nif, qualificacio: 'N2', quota: 0 }),
          expedida({ id: 'c', nif, qualificacio: 'N2', quota: 0, tipus: 'R1', base: -50 }),
          expedida({ id: 'd', qualificacio: 'N2', quota: 0 }),
          expedida({ id: 'e', nif, qualificacio: 'N2', quota: 0, expedicio: '2026-04-01' }),
          expedida({ id: 'f', nif }),
        ],
        rebudes: [
          rebuda({ id: 'g', nif, clau: '09', concepte: 'G01' }),
          rebuda({ id: 'h', nif, clau: '09', concepte: 'G18' }),
          rebuda({ id: 'i', nif, clau: '09', concepte: 'G18', be_inversio: true }),
          rebuda({ id: 'j', nif, clau: '09', concepte: null, be_material: true }),
        ],
      },
      { inici: '2026-01-01', final: '2026-03-31' },
    );
    expect(rows.map(({ clau, base, rectifica, linies }) => [clau, base, rectifica, linies])).toEqual([
      ['A', 30_000, false, ['g', 'i', 'j']],
      ['E', 100_000, false, ['a']],
      ['I', 10_000, false, ['h']],
      ['S', 100_000, false, ['b']],
      ['S', -50, true, ['c']],
    ]);
  });

  test('the order of the books changes nothing', () => {
    const line = fc
      .record({ total: fc.integer({ min: -400_000, max: 400_000 }), identificacio: fc.constantFrom('A', 'B', 'C') })
      .map(({ total, identificacio }) => expedida({ total, nif: { tipus: '', pais: '', identificacio } }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (expedides) => {
        const sums = (some: typeof expedides) =>
          resum347({ expedides: some, rebudes: [] }, 2026).map(({ nif, import: amount }) => [nif, amount]);
        expect(sums(expedides.toReversed())).toEqual(sums(expedides));
      }),
    );
  });
});

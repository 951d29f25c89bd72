import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { expedida, rebuda } from '#tests/support/llibres.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { importOf } from './caselles.ts';
import { type Config303, caselles303, SUMANDS_27, SUMANDS_45 } from './caselles303.ts';
import type { LiniaExpedida, LiniaRebuda, Trimestre } from './linies.ts';

const cents = (text: string): number => Math.round(Number(text) * 100);
const T1: Trimestre = { exercici: 2026, periode: '1T' };
const T2: Trimestre = { exercici: 2026, periode: '2T' };

/** Boxes that have lines, as a plain record. */
const ofBooks = (
  lines: { readonly expedides?: readonly LiniaExpedida[]; readonly rebudes?: readonly LiniaRebuda[] },
  trimestre = T1,
  config: Config303 = {},
): Readonly<Record<string, number>> => {
  const { caselles } = caselles303({ expedides: [], rebudes: [], ...lines }, trimestre, config);
  return Object.fromEntries(
    [...caselles].filter(([, box]) => box.linies.length > 0).map(([codi, box]) => [codi, box.import]),
  );
};

const reference = referenceCases('modelo303_libros');
describe.skipIf(!reference)('reference cases', () => {
  // biome-ignore lint/suspicious/noExplicitAny: cases have the shape of their group
  const lineOf = (one: any) => ({
    clau: one.clave,
    tipus: one.tipo,
    base: cents(one.base),
    iva: String(one.iva),
    quota: cents(one.cuota),
    ...(one.fecha_expedicion ? { expedicio: one.fecha_expedicion, operacio: one.fecha_operacion } : {}),
  });
  test.each(reference ?? [])('$id', ({ trimestre, expedidas, recibidas, esperado }) => {
    const expedides = expedidas.map((one: { calificacion: 'S1' }, at: number) =>
      expedida({ ...lineOf(one), id: `e${at}`, qualificacio: one.calificacion }),
    );
    const rebudes = recibidas.map((one: { deducible: string; isp?: string }, at: number) =>
      rebuda({ ...lineOf(one), id: `r${at}`, quota_deduible: cents(one.deducible), isp: one.isp === 'S' }),
    );
    const quarter: Trimestre = { exercici: 2026, periode: trimestre ?? '1T' };
    const { caselles, fora } = caselles303({ expedides, rebudes }, quarter);
    expect(fora).toEqual([]);
    for (const [codi, wanted] of Object.entries<string>(esperado))
      expect([codi, importOf(caselles, codi)]).toEqual([codi, cents(wanted)]);
  });
});

describe('invoices issued', () => {
  test.each([
    ['21 %', expedida(), { '07': 100_000, '09': 21_000 }],
    ['10 %', expedida({ iva: '10', quota: 10_000 }), { '04': 100_000, '06': 10_000 }],
    ['4 %', expedida({ iva: '4', quota: 4_000 }), { '01': 100_000, '03': 4_000 }],
    ['0 %', expedida({ iva: '0', quota: 0 }), { '150': 100_000, '152': 0 }],
    ['negative ordinary', expedida({ base: -5_000, quota: -1_050 }), { '14': -5_000, '15': -1_050 }],
    ['negative at 0 %', expedida({ iva: '0', base: -5_000, quota: 0 }), { '14': -5_000, '15': 0 }],
    ['rectifying, upwards', expedida({ tipus: 'R1' }), { '14': 100_000, '15': 21_000 }],
    ['replacing simplified ones, already counted', expedida({ tipus: 'F3' }), {}],
    ['owed by the receiver', expedida({ qualificacio: 'S2', iva: '0', quota: 0 }), { '122': 100_000 }],
    ['owed by the receiver, F3', expedida({ tipus: 'F3', qualificacio: 'S2', iva: '0', quota: 0 }), { '122': 100_000 }],
    [
      'owed by the receiver, rectified',
      expedida({ tipus: 'R4', qualificacio: 'S2', iva: '0', base: -9, quota: 0 }),
      { '122': -9 },
    ],
    ['supply in the Union', expedida({ qualificacio: null, exempcio: 'E5', iva: null, quota: 0 }), { '59': 100_000 }],
    ['export', expedida({ qualificacio: null, exempcio: 'E2', clau: '02', iva: null, quota: 0 }), { '60': 100_000 }],
    ['exempt of teaching', expedida({ qualificacio: null, exempcio: 'E1', iva: null, quota: 0 }), {}],
    ['not subject by place', expedida({ qualificacio: 'N2', iva: null, quota: 0 }), { '120': 100_000 }],
    [
      'service to a trader of the Union',
      expedida({
        qualificacio: 'N2',
        iva: null,
        quota: 0,
        nif: { tipus: '02', pais: 'FR', identificacio: 'FR12345678901' },
      }),
      { '59': 100_000 },
    ],
    [
      'surcharge of 5.2 %',
      expedida({ recarrec: '5.2', quota_recarrec: 5_200 }),
      { '07': 100_000, '09': 21_000, '22': 100_000, '24': 5_200 },
    ],
    [
      'surcharge of 1.75 %',
      expedida({ recarrec: '1.75', quota_recarrec: 1_750 }),
      { '07': 100_000, '09': 21_000, '156': 100_000, '158': 1_750 },
    ],
    [
      'surcharge of 1.4 %',
      expedida({ iva: '10', quota: 10_000, recarrec: '1.4', quota_recarrec: 1_400 }),
      { '04': 100_000, '06': 10_000, '19': 100_000, '21': 1_400 },
    ],
    [
      'surcharge given back',
      expedida({ tipus: 'R1', base: -100_000, quota: -21_000, recarrec: '5.2', quota_recarrec: -5_200 }),
      { '14': -100_000, '15': -21_000, '25': -100_000, '26': -5_200 },
    ],
    [
      'travellers',
      expedida({ tipus: 'DV', clau: '02', base: -1_000, quota: -210 }),
      { '14': -1_000, '15': -210, '60': 1_000 },
    ],
    ['entry without invoice', expedida({ tipus: 'SF' }), {}],
  ] as const)('%s', (_name, linia, wanted) => {
    expect(ofBooks({ expedides: [linia] })).toEqual(wanted);
  });

  test('rates of other days keep their boxes, and those that the form has no more are told', () => {
    const at = (iva: string, operacio: string) => expedida({ iva, operacio, quota: 100, expedicio: operacio });
    const boxes = (linia: LiniaExpedida, trimestre: Trimestre) =>
      Object.keys(ofBooks({ expedides: [linia] }, trimestre));
    expect(boxes(at('5', '2024-08-01'), { exercici: 2024, periode: '3T' })).toEqual(['153', '155']);
    expect(boxes(at('7.5', '2024-11-01'), { exercici: 2024, periode: '4T' })).toEqual(['153', '155']);
    expect(boxes(at('2', '2024-11-01'), { exercici: 2024, periode: '4T' })).toEqual(['165', '167']);
    const old = { expedides: [expedida({ id: 'old', iva: '18' })], rebudes: [] };
    expect(caselles303(old, T1).fora).toEqual([{ id: 'old', motiu: 'tipus_sense_casella' }]);
    const odd = { expedides: [expedida({ id: 'odd', recarrec: '3', quota_recarrec: 1 })], rebudes: [] };
    expect(caselles303(odd, T1).fora).toEqual([{ id: 'odd', motiu: 'recarrec_sense_casella' }]);
    for (const qualificacio of ['S1', 'S2'] as const) {
      const key = { expedides: [expedida({ id: 'key', clau: '06', qualificacio })], rebudes: [] };
      expect(caselles303(key, T1).fora).toEqual([{ id: 'key', motiu: 'clau_sense_casella' }]);
    }
    const payment = expedida({ base: 0, quota: 0, iva: null });
    expect(caselles303({ expedides: [payment], rebudes: [] }, T1).fora).toEqual([]);
  });

  test('the operation says the quarter, the issue that of rectifying ones', () => {
    const december = expedida({ operacio: '2025-12-30' });
    expect(ofBooks({ expedides: [december] })).toEqual({});
    expect(ofBooks({ expedides: [december] }, { exercici: 2025, periode: '4T' })).toHaveProperty('07');
    const rectifies = expedida({ tipus: 'R4', operacio: '2025-12-30', base: -1, quota: 0 });
    expect(ofBooks({ expedides: [rectifies] })).toEqual({ '14': -1, '15': 0 });
  });

  test('works for a public body count when they are received, not when they are invoiced', () => {
    const works = expedida({ clau: '14', expedicio: '2026-03-10', operacio: '2026-06-30' });
    expect([ofBooks({ expedides: [works] }), ofBooks({ expedides: [works] }, T2)]).toEqual([
      {},
      { '07': 100_000, '09': 21_000 },
    ]);
    const less = { ...works, tipus: 'R1' as const, base: -100_000, quota: -21_000 };
    expect([ofBooks({ expedides: [less] }), ofBooks({ expedides: [less] }, T2)]).toEqual([
      {},
      { '14': -100_000, '15': -21_000 },
    ]);
  });

  test('the cash regime accrues by what is collected, and whole once all is', () => {
    const collected = (data: string, amount: number) =>
      expedida({
        id: `c${data}`,
        document: 'd',
        clau: '07',
        base: 0,
        quota: 0,
        total: 0,
        iva: null,
        cobrament: { data, import: amount, mitja: '01', identificacio: '' },
      });
    const lines = [
      expedida({ id: 'a', document: 'd', clau: '07', base: 10_001, quota: 2_100 }),
      expedida({ id: 'b', document: 'd', clau: '07', base: 20_000, iva: '10', quota: 2_000 }),
      collected('2026-03-01', 11_367),
      collected('2026-05-01', 11_367),
      collected('2026-06-01', 11_367),
    ];
    const [first, second] = [ofBooks({ expedides: lines }, T1), ofBooks({ expedides: lines }, T2)];
    expect(first).toMatchObject({ '62': 30_001, '63': 4_100, '07': 3_334, '09': 700, '04': 6_667, '06': 667 });
    for (const codi of ['07', '09', '04', '06'])
      expect((first[codi] ?? 0) + (second[codi] ?? 0)).toBe(
        { '07': 10_001, '09': 2_100, '04': 20_000, '06': 2_000 }[codi],
      );
    expect(second).not.toHaveProperty('62');
  });

  test('the cash regime accrues on the last day of the next year what is not paid until then, and nothing after', () => {
    const Q4 = { exercici: 2027, periode: '4T' } as const;
    const [one, other] = [
      expedida({ clau: '07' }),
      expedida({ id: 'c', document: 'e1', clau: '07', base: 0, quota: 0, total: 0, iva: null }),
    ];
    const paid = (data: string, amount: number) => [
      { ...one, document: 'e1' },
      { ...other, cobrament: { data, import: amount, mitja: '01', identificacio: '' } },
    ];
    expect(ofBooks({ expedides: [one] }, Q4)).toEqual({ '07': 100_000, '09': 21_000 });
    expect(ofBooks({ expedides: paid('2026-05-01', 60_500) }, Q4)).toEqual({ '07': 50_000, '09': 10_500 });
    expect(ofBooks({ expedides: paid('2026-05-01', 121_000) }, Q4)).toEqual({});
    expect(ofBooks({ expedides: paid('2026-05-01', 130_000) }, Q4)).toEqual({});
    expect(ofBooks({ expedides: paid('2028-02-01', 121_000) }, Q4)).toEqual({ '07': 100_000, '09': 21_000 });
    expect(ofBooks({ expedides: paid('2028-02-01', 121_000) }, { exercici: 2028, periode: '1T' })).toEqual({});
  });
});

describe('invoices received', () => {
  const owed = { isp: true, base: 10_000, quota: 2_100 };
  test.each([
    ['current', rebuda(), { '28': 10_000, '29': 2_100 }],
    ['deducted in half', rebuda({ quota_deduible: 1_050 }), { '28': 10_000, '29': 1_050 }],
    ['simplified, that gives no right', rebuda({ tipus: 'F2', quota_deduible: 0 }), {}],
    ['investment', rebuda({ be_inversio: true }), { '30': 10_000, '31': 2_100 }],
    ['import', rebuda({ tipus: 'F5' }), { '32': 10_000, '33': 2_100 }],
    ['import of investment', rebuda({ tipus: 'F5', be_inversio: true }), { '34': 10_000, '35': 2_100 }],
    ['from the Union', rebuda({ clau: '09' }), { '10': 10_000, '11': 2_100, '36': 10_000, '37': 2_100 }],
    [
      'investment from the Union',
      rebuda({ clau: '09', be_inversio: true }),
      { '10': 10_000, '11': 2_100, '38': 10_000, '39': 2_100 },
    ],
    ['owed by us', rebuda(owed), { '12': 10_000, '13': 2_100, '28': 10_000, '29': 2_100 }],
    ['owed by us without right', rebuda({ ...owed, quota_deduible: 0 }), { '12': 10_000, '13': 2_100 }],
    ['rectifying', rebuda({ tipus: 'R1', base: -10_000, quota: -2_100 }), { '40': -10_000, '41': -2_100 }],
    ['negative', rebuda({ base: -10_000, quota: -2_100 }), { '40': -10_000, '41': -2_100 }],
    [
      'rectifying, owed by us',
      rebuda({ ...owed, tipus: 'R1', base: -10_000, quota: -2_100 }),
      { '14': -10_000, '15': -2_100, '40': -10_000, '41': -2_100 },
    ],
    ['farming', rebuda({ clau: '02', iva: '12', quota: 1_200 }), { '42': 1_200 }],
    ['final pro rata', rebuda({ tipus: 'SF', base: 0, quota: 0, quota_deduible: -300 }), { '44': -300 }],
    ['travel agencies', rebuda({ clau: '05', quota_deduible: 0 }), {}],
    ['correction of customs', rebuda({ tipus: 'LC', base: -10_000, quota: -2_100 }), { '40': -10_000, '41': -2_100 }],
  ] as const)('%s', (_name, linia, wanted) => {
    expect(ofBooks({ rebudes: [linia] })).toEqual(wanted);
  });

  test('counts when it is received, never before its operation; or in the later quarter that it says', () => {
    const late = rebuda({ recepcio: '2026-04-02' });
    expect([ofBooks({ rebudes: [late] }, T1), ofBooks({ rebudes: [late] }, T2)]).toMatchObject([{}, { '28': 10_000 }]);
    expect(ofBooks({ rebudes: [rebuda({ operacio: '2026-04-02' })] }, T1)).toEqual({});
    const waits = rebuda({ posterior: true });
    const said = rebuda({ posterior: true, deduccio: T2 });
    expect([
      ofBooks({ rebudes: [waits] }),
      ofBooks({ rebudes: [said] }),
      ofBooks({ rebudes: [said] }, T2),
    ]).toMatchObject([{}, {}, { '28': 10_000, '29': 2_100 }]);
    // What is owed is owed at once, although it is deducted later.
    expect(ofBooks({ rebudes: [{ ...said, isp: true }] })).toEqual({ '12': 10_000, '13': 2_100 });
  });

  test('of the cash regime counts when it is paid', () => {
    const pagament = { data: '2026-05-01', import: 12_100, mitja: '01', identificacio: '' };
    const cash = rebuda({ clau: '07', pagament });
    expect([ofBooks({ rebudes: [cash] }), ofBooks({ rebudes: [cash] }, T2)]).toEqual([
      { '74': 10_000, '75': 2_100 },
      { '28': 10_000, '29': 2_100 },
    ]);
  });

  test('under our own cash regime what we buy is deducted once it is paid, but for what it leaves out', () => {
    const caixa = (day: string): boolean => day < '2027-01-01';
    const of = (more: Partial<LiniaRebuda>, when: Trimestre = T1) =>
      ofBooks({ rebudes: [rebuda(more)] }, when, { caixa });
    const pagament = { data: '2026-05-01', import: 12_100, mitja: '01', identificacio: '' };
    expect([of({ pagament }), of({ pagament }, T2)]).toEqual([
      { '74': 10_000, '75': 2_100 },
      { '28': 10_000, '29': 2_100 },
    ]);
    // Left unpaid, on the last day of the next year; what is deducted in part is so then too.
    const Q4: Trimestre = { exercici: 2027, periode: '4T' };
    expect(of({}, Q4)).toEqual({ '28': 10_000, '29': 2_100 });
    expect(of({ quota_deduible: 1_050 }, Q4)).toEqual({ '28': 10_000, '29': 1_050 });
    // Of other years, owed by the receiver, of the Union, of customs: as ever.
    const later = { expedicio: '2027-02-10', recepcio: '2027-02-12', pagament } as const;
    expect(of(later, { exercici: 2027, periode: '1T' })).toEqual({ '28': 10_000, '29': 2_100 });
    expect(of({ isp: true })).toMatchObject({ '28': 10_000, '29': 2_100 });
    expect(of({ clau: '09' })).toMatchObject({ '36': 10_000, '37': 2_100 });
    expect(of({ tipus: 'F5' })).toEqual({ '32': 10_000, '33': 2_100 });
  });
});

describe('the result', () => {
  const result = (config: Config303, lines = { expedides: [expedida()], rebudes: [rebuda()] }) => {
    const { caselles } = caselles303(lines, T1, config);
    return Object.fromEntries(
      ['46', '66', '110', '78', '87', '69', '71'].map((codi) => [codi, importOf(caselles, codi)]),
    );
  };
  test('uses of what was left over as much as there is to pay', () => {
    expect(result({ a_compensar: 10_000 })).toEqual({
      '46': 18_900,
      '66': 18_900,
      '110': 10_000,
      '78': 10_000,
      '87': 0,
      '69': 8_900,
      '71': 8_900,
    });
    expect(result({ a_compensar: 30_000 })).toMatchObject({ '78': 18_900, '87': 11_100, '71': 0 });
    expect(result({ a_compensar: 30_000 }, { expedides: [], rebudes: [rebuda()] })).toMatchObject({
      '78': 0,
      '87': 30_000,
      '71': -2_100,
    });
    expect(result({ a_compensar: 30_000, aplicat: 100 })).toMatchObject({ '78': 100, '71': 18_800 });
  });
  test('less what was paid on account, and with what is regularised', () => {
    expect(result({ a_compte_carburants: 900, ingressat_abans: 1_000, tornat_abans: 500 })).toMatchObject({
      '71': 17_500,
    });
    expect(result({ regularitzacio_inversio: 400, prorrata_definitiva: 500 })).toMatchObject({ '46': 18_000 });
    expect(result({ estat: '50' })).toMatchObject({ '66': 9_450, '71': 9_450 });
  });
  test('walks each box back to its lines', () => {
    const expedides = ['a', 'b', 'c'].map((id) => expedida({ id, iva: id === 'b' ? '10' : '21' }));
    const { caselles } = caselles303({ expedides, rebudes: [] }, T1);
    expect([caselles.get('07')?.linies, caselles.get('04')?.linies]).toEqual([['a', 'c'], ['b']]);
  });
});

const day = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, date]) => `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
const amount = fc.integer({ min: -9_000_000, max: 9_000_000 });
const anyExpedida = fc
  .record({
    base: amount,
    iva: fc.constantFrom('21', '10', '4', '0'),
    tipus: fc.constantFrom('F1', 'F2', 'F4', 'R1', 'R5'),
    expedicio: day,
  })
  .map((one) => expedida({ ...one, quota: partOf(one.base, one.iva) }));
const anyRebuda = fc
  .record({
    base: amount,
    iva: fc.constantFrom('21', '10', '4'),
    tipus: fc.constantFrom('F1', 'F3', 'F4', 'F6', 'R1', 'R4'),
    recepcio: day,
    be_inversio: fc.boolean(),
    isp: fc.boolean(),
    clau: fc.constantFrom('01', '12', '09'),
  })
  .map((one) => {
    const isp = one.isp && one.clau !== '09';
    return rebuda({ ...one, isp, expedicio: '2026-01-01', quota: partOf(one.base, one.iva) });
  });

describe('for any books', () => {
  test('the four quarters hold every line once, and 27, 45, 46 and 71 are what the form says', () => {
    fc.assert(
      fc.property(
        fc.array(anyExpedida, { maxLength: 40 }),
        fc.array(anyRebuda, { maxLength: 40 }),
        fc.integer({ min: 0, max: 500_000 }),
        (expedides, rebudes, a_compensar) => {
          let [accrued, deducted] = [0, 0];
          for (const periode of ['1T', '2T', '3T', '4T'] as const) {
            const { caselles } = caselles303({ expedides, rebudes }, { exercici: 2026, periode }, { a_compensar });
            const at = (codi: string): number => importOf(caselles, codi);
            const sum = (codis: readonly string[]): number => codis.reduce((total, codi) => total + at(codi), 0);
            expect(at('27')).toBe(sum(SUMANDS_27));
            expect(at('45')).toBe(sum(SUMANDS_45));
            expect(at('46')).toBe(at('27') - at('45'));
            expect(at('71')).toBe(at('46') - at('78'));
            expect(at('87') + at('78')).toBe(a_compensar);
            expect(at('78')).toBeLessThanOrEqual(Math.max(0, at('46')));
            accrued += at('27');
            deducted += at('45');
          }
          const quotes = (some: readonly { readonly quota: number }[]): number =>
            some.reduce((total, { quota }) => total + quota, 0);
          const autorepercutit = rebudes.filter(({ isp, clau }) => isp || clau === '09');
          expect(accrued).toBe(quotes(expedides) + quotes(autorepercutit));
          expect(deducted).toBe(quotes(rebudes));
        },
      ),
      { numRuns: 200 },
    );
  });
});

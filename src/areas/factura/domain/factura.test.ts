import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { properaOf } from './periodes.ts';
import { motiuAdmes, negat, oposat } from './rectificacio.ts';
import { limitSimplificada } from './simplificada.data.ts';
import { cobramentRar, dita, liquida, reparteix } from './situacio.ts';
import { importsOfVenciments, primerVenciment, vencimentsOf, vencimentsQuadren } from './venciments.ts';

describe('due dates', () => {
  test('those without an amount share what the others leave, to the cent', () => {
    const dates = [
      { data: '2026-01-31', import: null },
      { data: '2026-02-28', import: 1_000 },
      { data: '2026-03-31', import: null },
      { data: '2026-04-30', import: null },
    ];
    expect(importsOfVenciments(dates, '2026-01-01', 11_000).map((one) => one.import)).toEqual([
      3_334, 1_000, 3_333, 3_333,
    ]);
    expect(importsOfVenciments(dates, '2026-01-01', -11_000).reduce((sum, one) => sum + one.import, 0)).toBe(-11_000);
    expect(importsOfVenciments([], '2026-01-01', 500)).toEqual([{ data: '2026-01-01', import: 500 }]);
  });

  test('what is still to be paid falls on the first that is not covered; of credit notes too', () => {
    const two = [
      { data: '2026-02-01', import: 6_000 },
      { data: '2026-01-01', import: 4_000 },
    ];
    expect([0, 3_999, 4_000, 9_999, 10_000].map((covered) => primerVenciment(two, covered))).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2026-02-01',
      '2026-02-01',
      null,
    ]);
    expect(primerVenciment([{ data: '2026-01-01', import: -500 }], -499)).toBe('2026-01-01');
    expect(primerVenciment([{ data: '2026-01-01', import: -500 }], -500)).toBeNull();
  });

  test('amounts that are all said have to add up', () => {
    const said = [{ data: '2026-01-01', import: 10 }];
    expect([vencimentsQuadren(said, 10), vencimentsQuadren(said, 11), vencimentsQuadren([], 5)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('terms of payment that say days make a due date', () => {
    const of = (terms: string) => vencimentsOf(terms, '2026-01-31').map((one) => one.data);
    expect(['30 dies', 'a 60 días f.f.', 'Transferència a 15 days', '30d'].map(of)).toEqual([
      ['2026-03-02'],
      ['2026-04-01'],
      ['2026-02-15'],
      ['2026-03-02'],
    ]);
    expect(['al comptat', '', '3000 dies', 'art. 30'].flatMap(of)).toEqual([]);
  });
});

describe('how an invoice stands', () => {
  const emesa = {
    estat: 'emesa' as const,
    cobrable: true,
    total_factura: 12_100,
    total: 12_100,
    garantia: 0,
    heretat: 0,
    cobraments: [] as number[],
    rectificadores: [],
  };
  const alone = (total_factura: number) => ({
    metode: 'I' as const,
    total_factura,
    cobreix: { n: 1, total_factura: 12_100 },
  });

  test('by what was collected', () => {
    const of = (...cobraments: number[]) => liquida({ ...emesa, cobraments }).situacio;
    expect([of(), of(100), of(12_100), of(12_200), of(100, -100)]).toEqual([
      'emesa',
      'cobrada_parcial',
      'cobrada',
      'cobrada_parcial',
      'emesa',
    ]);
  });

  test('rectified only once nothing is left of it', () => {
    const by = (...rectificadores: ReturnType<typeof alone>[]) => liquida({ ...emesa, rectificadores }).situacio;
    expect([by(alone(-12_099)), by(alone(-12_100)), by(alone(-6_000), alone(-6_100))]).toEqual([
      'emesa',
      'rectificada',
      'rectificada',
    ]);
    const many = { metode: 'I' as const, total_factura: -20_000, cobreix: { n: 2, total_factura: 20_000 } };
    expect(liquida({ ...emesa, rectificadores: [many] }).situacio).toBe('rectificada');
    expect(liquida({ ...emesa, rectificadores: [{ ...many, metode: 'S' as const }] })).toMatchObject({
      pendent: 0,
      substituida: true,
    });
  });

  test('pending and collected add up to what is to be paid, and a payment of all that is pending is never odd', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.integer({ min: -1e6, max: 1e6 })),
        (total, cobraments) => {
          const { pendent, cobrat } = liquida({ ...emesa, total, cobraments });
          expect(pendent + cobrat).toBe(total);
          expect(cobramentRar({ total, cobrat }, pendent)).toBeNull();
        },
      ),
    ));

  test('payments fill what is to be paid, then the guarantee, and what is over both is owed back; credit notes the same', () => {
    const of = (sign: number, total: number, cobrat: number) => {
      const left = reparteix({ total: sign * total, garantia: sign * 10_000, cobrat: sign * cobrat });
      return [left.pendent * sign + 0, left.garantia_pendent * sign + 0];
    };
    for (const sign of [1, -1])
      expect([0, 5_000, 12_100, 15_000, 22_100, 23_000].map((paid) => of(sign, 12_100, paid))).toEqual([
        [12_100, 10_000],
        [7_100, 10_000],
        [0, 10_000],
        [0, 7_100],
        [0, 0],
        [-900, 0],
      ]);
    expect(of(1, -50, 0)).toEqual([-50, 10_000]);
    expect(cobramentRar({ total: 12_100, garantia: 10_000, cobrat: 12_100 }, 10_000)).toBeNull();
    expect(cobramentRar({ total: 12_100, garantia: 10_000, cobrat: 12_100 }, 10_001)).toBe('cobrament_excessiu');
    const kept = { ...emesa, garantia: 10_000, cobraments: [12_100] };
    expect(liquida(kept)).toMatchObject({ situacio: 'cobrada', pendent: 0, garantia_pendent: 10_000 });
    for (const gone of [{ rectificadores: [alone(-12_100)] }, { estat: 'anullada' as const }, { cobrable: false }])
      expect(liquida({ ...kept, ...gone }).garantia_pendent).toBe(0);
  });

  test('it is told of as paid over, given back over, or with its guarantee to come', () => {
    const told = (situacio: 'cobrada' | 'cobrada_parcial', total: number, pendent: number, garantia_pendent = 0) =>
      dita({ situacio, total, pendent, garantia_pendent });
    expect([
      told('cobrada', 100, 0),
      told('cobrada', 100, 0, 10),
      told('cobrada_parcial', 100, 40, 10),
      told('cobrada_parcial', 100, -40),
      told('cobrada_parcial', -100, -40),
      told('cobrada_parcial', -100, 40),
    ]).toEqual([
      'cobrada',
      'cobrada_garantia',
      'cobrada_parcial',
      'cobrada_de_mes',
      'cobrada_parcial',
      'tornada_de_mes',
    ]);
  });

  test('more than is pending, or of the wrong sign, is odd', () => {
    const rar = (total: number, cobrat: number, nou: number) => cobramentRar({ total, cobrat }, nou);
    expect([rar(100, 0, 101), rar(100, 0, -1), rar(-100, 0, -101), rar(-100, 0, 1), rar(100, 120, -20)]).toEqual([
      'cobrament_excessiu',
      'cobrament_signe',
      'cobrament_excessiu',
      'cobrament_signe',
      null,
    ]);
  });
});

describe('what recurs', () => {
  const of = (
    inici: string,
    periodicitat: 'mensual' | 'trimestral' | 'anual',
    from: string,
    final: string | null = null,
  ) => properaOf({ inici, periodicitat, final }, from);

  test('the same day of the month, or the last that there is', () => {
    expect([
      of('2027-01-31', 'mensual', '2027-02-01'),
      of('2027-01-31', 'mensual', '2027-03-01'),
      of('2024-02-29', 'anual', '2025-01-01'),
      of('2024-02-29', 'anual', '2028-01-01'),
      of('2026-11-30', 'trimestral', '2026-12-01'),
    ]).toEqual(['2027-02-28', '2027-03-31', '2025-02-28', '2028-02-29', '2027-02-28']);
  });

  test('never before its first day nor after its last', () => {
    expect(of('2027-05-01', 'mensual', '2020-01-01')).toBe('2027-05-01');
    expect(of('2027-05-01', 'mensual', '2027-06-02', '2027-06-30')).toBeNull();
    expect(of('1990-01-15', 'mensual', '2199-11-16')).toBe('2199-12-15');
  });
});

describe('giving back', () => {
  test('turns every sign, and twice is as it was', () => {
    expect(['1', '-2.5', '0', '-0.00', '0.000001'].map(oposat)).toEqual(['-1', '2.5', '0', '0.00', '-0.000001']);
    const given = {
      linies: [
        { tipus: 'linia' as const, quantitat: '3' },
        { tipus: 'capitol' as const, quantitat: '1' },
        { tipus: 'suplit' as const, quantitat: '1' },
      ],
      descomptes: [{ percentatge: '5' }, { import: 100 }],
      carrecs: [{ import: 0 }],
      retencio: { import: 50 },
      bestretes: [{ import: 10 }],
    };
    const back = negat(given);
    expect(back.linies.map((one) => one.quantitat)).toEqual(['-3', '1', '-1']);
    expect(back.descomptes).toEqual([{ percentatge: '5' }, { import: -100 }]);
    expect(JSON.stringify(back)).not.toContain('-0');
    expect(negat(back)).toEqual(given);
  });

  test('R5 goes with simplified invoices, and only with them', () => {
    expect(motiuAdmes('R5', { simplificada: true })).toBe(true);
    expect(motiuAdmes('R1', { simplificada: true })).toBe(false);
    expect(motiuAdmes('R5', { simplificada: false })).toBe(false);
    expect(motiuAdmes('R4', { simplificada: false })).toBe(true);
  });
});

test('limits of simplified invoices are those of the law on the day', () => {
  expect(limitSimplificada('general', '2026-01-01')).toBe(40_000);
  expect(limitSimplificada('sectors', '2026-01-01')).toBe(300_000);
  expect(limitSimplificada('general', '2012-12-31')).toBeNull();
});

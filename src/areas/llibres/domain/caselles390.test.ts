import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { expedida, rebuda } from '#tests/support/llibres.ts';
import { importOf } from './caselles.ts';
import { caselles303 } from './caselles303.ts';
import { caselles390, diferencies390 } from './caselles390.ts';
import { PERIODES } from './codis.data.ts';
import { FORMULARIS } from './formulari.data.ts';
import type { Llibres } from './linies.ts';

const quarters = (llibres: Llibres) =>
  PERIODES.map((periode) => caselles303(llibres, { exercici: 2026, periode }).caselles);
const year = (lines: Partial<Llibres>) => caselles390({ expedides: [], rebudes: [], ...lines }, 2026);
const filled = (lines: Partial<Llibres>): Readonly<Record<string, number>> =>
  Object.fromEntries([...year(lines)].filter(([, box]) => box.import !== 0).map(([codi, box]) => [codi, box.import]));

describe('the yearly form', () => {
  test.each([
    [
      'general rates',
      { expedides: [expedida(), expedida({ id: 'b', iva: '10', quota: 10_000, expedicio: '2026-11-01' })] },
      {
        '05': 100_000,
        '06': 21_000,
        '03': 100_000,
        '04': 10_000,
        '33': 200_000,
        '34': 31_000,
        '47': 31_000,
        '65': 31_000,
        '99': 200_000,
        '108': 200_000,
      },
    ],
    [
      'changes of what was issued',
      { expedides: [expedida({ tipus: 'R1', base: -1_000, quota: -210 })] },
      { '29': -1_000, '30': -210, '33': -1_000, '34': -210, '47': -210, '65': -210, '99': -1_000, '108': -1_000 },
    ],
    [
      'goods and services of the Union',
      { rebudes: [rebuda({ clau: '09', concepte: 'G01' }), rebuda({ id: 'b', clau: '09' })] },
      {
        '25': 10_000,
        '26': 2_100,
        '551': 10_000,
        '552': 2_100,
        '33': 20_000,
        '34': 4_200,
        '47': 4_200,
        '56': 20_000,
        '57': 4_200,
        '64': 4_200,
      },
    ],
    [
      'owed by us, investment, current',
      { rebudes: [rebuda({ isp: true }), rebuda({ id: 'b', be_inversio: true })] },
      {
        '27': 10_000,
        '28': 2_100,
        '33': 10_000,
        '34': 2_100,
        '47': 2_100,
        '48': 10_000,
        '49': 2_100,
        '605': 10_000,
        '606': 2_100,
        '50': 10_000,
        '51': 2_100,
        '613': 10_000,
        '614': 2_100,
        '64': 4_200,
        '65': -2_100,
      },
    ],
    [
      'surcharge',
      { expedides: [expedida({ recarrec: '5.2', quota_recarrec: 5_200 })] },
      {
        '05': 100_000,
        '06': 21_000,
        '33': 100_000,
        '34': 21_000,
        '601': 100_000,
        '602': 5_200,
        '47': 26_200,
        '65': 26_200,
        '99': 100_000,
        '108': 100_000,
      },
    ],
    [
      'exempt, and bought without tax',
      {
        expedides: [expedida({ qualificacio: null, exempcio: 'E1', iva: null, quota: 0 })],
        rebudes: [rebuda({ iva: null, quota: 0 })],
      },
      { '105': 100_000, '108': 100_000, '230': 10_000 },
    ],
    [
      'bought exempt, and what is not subject or owed by the receiver',
      {
        rebudes: [
          rebuda({ iva: '0', quota: 0, exempta: true }),
          rebuda({ iva: '0', quota: 0 }),
          rebuda({ iva: '0', quota: 0, exempta: true, isp: true }),
        ],
      },
      { '230': 10_000, '27': 10_000, '33': 10_000 },
    ],
  ] as const)('%s', (_name, lines, wanted) => {
    expect(filled(lines)).toEqual(wanted);
  });

  test('is walked back to its lines', () => {
    const anual = year({ expedides: [expedida(), expedida({ id: 'b', expedicio: '2026-08-01' })] });
    expect([anual.get('05')?.linies, anual.get('99')?.linies]).toEqual([
      ['e1', 'b'],
      ['e1', 'b'],
    ]);
  });

  test('tells what was presented and is not there any more', () => {
    const llibres = { expedides: [expedida()], rebudes: [rebuda()] };
    const presented = quarters(llibres);
    const later = { ...llibres, expedides: [...llibres.expedides, expedida({ id: 'b' })] };
    expect(diferencies390(caselles390(later, 2026), presented)).toEqual([
      { casella: '47', casella_303: '27', anual: 42_000, trimestres: 21_000 },
      { casella: '65', casella_303: '46', anual: 39_900, trimestres: 18_900 },
    ]);
  });
});

const day = fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-15`);
const amount = fc.integer({ min: -900_000, max: 900_000 });
const iva = fc.constantFrom('21', '10', '4');

describe('for any books', () => {
  test('the year is its four quarters, to the cent', () => {
    const issued = fc
      .record({ base: amount, iva, tipus: fc.constantFrom('F1', 'R1', 'F3', 'F2'), expedicio: day, id: fc.uuid() })
      .map((one) => expedida({ ...one, quota: partOf(one.base, one.iva) }));
    const received = fc
      .record({
        base: amount,
        iva,
        tipus: fc.constantFrom('F1', 'R1', 'F5', 'F6', 'SF'),
        recepcio: day,
        id: fc.uuid(),
        be_inversio: fc.boolean(),
        isp: fc.boolean(),
        clau: fc.constantFrom('01', '09', '12', '02'),
      })
      .map((one) =>
        rebuda({
          ...one,
          isp: one.isp && one.clau === '01',
          expedicio: '2026-01-01',
          quota: partOf(one.base, one.iva),
        }),
      );
    fc.assert(
      fc.property(fc.array(issued, { maxLength: 30 }), fc.array(received, { maxLength: 30 }), (expedides, rebudes) => {
        const llibres = { expedides, rebudes };
        const anual = caselles390(llibres, 2026);
        expect(diferencies390(anual, quarters(llibres))).toEqual([]);
        expect(importOf(anual, '65')).toBe(importOf(anual, '47') - importOf(anual, '64'));
      }),
    );
  });
});

test('each total of the yearly form is what its formula says of the other boxes', () => {
  const lines = {
    expedides: [
      expedida(),
      expedida({ id: 'x4', iva: '4', quota: 4_000 }),
      expedida({ id: 'x5', iva: '5', quota: 5_000 }),
      expedida({ id: 'x10', iva: '10', quota: 10_000, expedicio: '2026-11-01' }),
      expedida({ id: 'x0', iva: '0', quota: 0 }),
      expedida({ id: 'xr', tipus: 'R1', base: -1_000, quota: -210 }),
      expedida({ id: 'xe', recarrec: '5.2', quota_recarrec: 5_200 }),
    ],
    rebudes: [
      rebuda(),
      rebuda({ id: 'g', clau: '09', concepte: 'G01' }),
      rebuda({ id: 's', clau: '09' }),
      rebuda({ id: 'i', isp: true }),
      rebuda({ id: 'b', be_inversio: true }),
      rebuda({ id: 'r', tipus: 'R4', base: -500, quota: -105 }),
    ],
  };
  const boxes = year(lines);
  const totals = (FORMULARIS['390'] ?? []).flatMap(({ caselles }) => caselles.filter(({ formula }) => formula));
  expect(totals.map(({ codi }) => codi)).toEqual(['33', '34', '47', '64', '65', '108']);
  for (const { codi, formula } of totals) {
    expect(formula).toMatch(/^\d+( [+−] \d+)*$/);
    const parts = [...(formula ?? '').matchAll(/(?:([+−]) )?(\d+)/g)];
    const worked = parts.reduce((sum, [, sign, box]) => sum + (sign === '−' ? -1 : 1) * importOf(boxes, box ?? ''), 0);
    expect([codi, worked]).toEqual([codi, importOf(boxes, codi)]);
    expect(worked).not.toBe(0);
  }
});

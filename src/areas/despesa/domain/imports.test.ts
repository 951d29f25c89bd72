import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DespesaSumable, importsOf, type LiniaSumable, partsOf } from './imports.ts';
import { importsAmbProrrata, valorDeBe } from './prorrata.ts';

const line = (base: number, more: Partial<LiniaSumable> = {}): LiniaSumable => ({
  base,
  iva: '21',
  recarrec: null,
  quota: null,
  quota_recarrec: null,
  iva_deduible: '100',
  deduible: '100',
  amb_retencio: true,
  compta: true,
  ...more,
});
const expense = (linies: readonly LiniaSumable[], more: Partial<DespesaSumable> = {}): DespesaSumable => ({
  linies,
  autoliquidada: false,
  dona_dret: true,
  irpf: null,
  retingut: null,
  ...more,
});

test('lines at a rate share its VAT, as the supplier prints it', () => {
  const { linies, quota, total } = importsOf(
    expense([line(29933), line(17933), line(9934), line(1000, { iva: '10' })]),
  );
  expect(quota).toBe(12138 + 100);
  expect(linies.map((one) => one.quota)).toEqual([6286, 3766, 2086, 100]);
  expect(total).toBe(57800 + 1000 + 12238);
});

test('a rent: 21 % of VAT, 19 % withheld', () => {
  expect(importsOf(expense([line(80000)], { irpf: '19' }))).toMatchObject({
    base: 80000,
    quota: 16800,
    retingut: 15200,
    total: 96800,
    a_pagar: 81600,
  });
});

test.each([
  // 6 % of 121.00 is of the activity, and 1.26 of it are got back.
  ['the electricity of a home', '6', '6', 126, 600],
  ['the same without deducting its VAT', '0', '6', 0, 726],
  ['the fuel of a company: the VAT that is not deducted is expense', '50', '100', 1_050, 11_050],
  ['half of a thing, and half of its VAT', '50', '50', 1_050, 5_000],
  ['all of its VAT, and half of the expense', '100', '50', 2_100, 5_000],
  ['no expense at all', '50', '0', 1_050, 0],
])('%s', (_name, iva_deduible, deduible, vat, despesa) => {
  const { linies } = importsOf(expense([line(10_000, { iva_deduible, deduible })]));
  expect(linies[0]).toMatchObject({ quota: 2_100, deduible: vat, despesa });
  const back = importsOf(expense([line(-10_000, { iva_deduible, deduible })]));
  expect([back.linies[0]?.deduible, back.linies[0]?.despesa].map((cents) => 0 - (cents ?? 0))).toEqual([vat, despesa]);
});

test.each([
  ['6', '6', 113, 613],
  ['50', '100', 945, 11_155],
  ['100', '100', 1_890, 10_210],
  // Half of what is lost of the VAT of the whole.
  ['100', '50', 1_890, 5_105],
  ['0', '6', 0, 726],
])('under a pro rata of 90 %%, of VAT at %s %% and expense at %s %%', (iva_deduible, deduible, vat, despesa) => {
  const linies = [line(10_000, { iva_deduible, deduible })];
  const under = importsAmbProrrata(importsOf(expense(linies)), linies, '90');
  expect([under.deduible, under.linies[0]?.despesa]).toEqual([vat, despesa]);
});

test('a good used by half, of which half the VAT is got back, is worth its base', () => {
  const [linia] = [{ ...line(100_000, { iva_deduible: '50', deduible: '50' }) }];
  const [sums] = importsOf(expense([linia])).linies;
  if (!sums) throw new Error('no line');
  const of = (fisica: boolean, prorrata: string) => valorDeBe(linia, sums, { fisica, prorrata });
  expect([of(true, '100'), of(false, '100'), of(true, '90')]).toEqual([100_000, 110_500, 102_100]);
});

test('a simplified invoice deducts no VAT; all of it is expense', () => {
  expect(importsOf(expense([line(1000, { iva: '10' })], { dona_dret: false }))).toMatchObject({
    deduible: 0,
    linies: [{ quota: 100, despesa: 1100 }],
    total: 1100,
  });
});

test('reverse charge: VAT is owed and deducted outside the total', () => {
  expect(importsOf(expense([line(800000)], { autoliquidada: true }))).toMatchObject({
    quota: 168000,
    deduible: 168000,
    total: 800000,
    a_pagar: 800000,
  });
});

test('what the supplier printed stands: VAT, surcharge and withholding', () => {
  expect(
    importsOf(
      expense([line(250000, { quota: 52501 }), line(1000, { recarrec: '5.2' })], { irpf: '15', retingut: 37000 }),
    ),
  ).toMatchObject({ quota: 52501 + 210, quota_recarrec: 52, retingut: 37000 });
});

test('what does not count is no expense of income tax, and all else stays', () => {
  const [one, other] = [true, false].map((compta) => importsOf(expense([line(10000, { compta, iva_deduible: '50' })])));
  expect(one?.linies[0]?.despesa).toBe(11050);
  expect(other).toEqual({ ...one, linies: one?.linies.map((each) => ({ ...each, despesa: 0 })) });
});

const anyLine = fc.record({
  base: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  iva: fc.constantFrom('21', '10', '4', '0', null),
  recarrec: fc.constantFrom('5.2', '1.4', null),
  quota: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 })),
  quota_recarrec: fc.constant(null),
  iva_deduible: fc.constantFrom('100', '50', '0', '33.33'),
  deduible: fc.constantFrom('100', '50', '0'),
  amb_retencio: fc.boolean(),
  compta: fc.boolean(),
});
const anyExpense = fc.record({
  linies: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  autoliquidada: fc.boolean(),
  dona_dret: fc.boolean(),
  irpf: fc.constantFrom('15', '19', null),
  retingut: fc.constant(null),
});

test('for any expense sums are those of its lines, nothing is minus zero, and turning every sign turns every sum', () => {
  fc.assert(
    fc.property(anyExpense, (given) => {
      const one = importsOf(given);
      const add = (key: 'quota' | 'quota_recarrec' | 'deduible') =>
        one.linies.reduce((total, line) => total + line[key], 0);
      expect([add('quota'), add('quota_recarrec'), add('deduible')]).toEqual([
        one.quota,
        one.quota_recarrec,
        one.deduible,
      ]);
      expect(one.total).toBe(one.base + (given.autoliquidada ? 0 : one.quota + one.quota_recarrec));
      expect(one.a_pagar).toBe(one.total - one.retingut);
      for (const cents of [
        one.base,
        one.quota,
        one.deduible,
        one.total,
        ...one.linies.flatMap((line) => Object.values(line)),
      ])
        expect(Object.is(cents, -0) || !Number.isInteger(cents)).toBe(false);
      const turned = importsOf({
        ...given,
        linies: given.linies.map((line) => ({
          ...line,
          base: 0 - line.base,
          quota: line.quota === null ? null : 0 - line.quota,
        })),
      });
      expect([turned.total, turned.retingut, turned.deduible].map((cents) => 0 - cents)).toEqual(
        [one.total, one.retingut, one.deduible].map((cents) => cents + 0),
      );
    }),
    { numRuns: 2000 },
  );
});

test('parts of an expense and what is left over add up to it', () => {
  expect(partsOf(10000, ['33.33', '33.33', '33.34'])).toEqual([3333, 3333, 3334]);
  expect(partsOf(100, ['50'])).toEqual([50]);
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 }),
      (whole, percents) => {
        const parts = partsOf(whole, percents.map(String));
        const whole100 = percents.reduce((total, one) => total + one, 0) === 100;
        const sum = parts.reduce((total, one) => total + one, 0);
        if (whole100) expect(sum).toBe(whole);
        expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(whole));
      },
    ),
  );
});

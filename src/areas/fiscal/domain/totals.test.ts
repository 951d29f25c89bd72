import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { type Ajust, baseOfTotal, partOf } from './linia.ts';
import { type LiniaDocument, type Sumable, type Totals, totalsOf } from './totals.ts';

const cents = (text: string): number => Math.round(Number(text) * 100);
const added = (document: Sumable): Totals => {
  const totals = totalsOf(document);
  if (typeof totals === 'string') throw new Error(totals);
  return totals;
};
const line = (preu: string, iva = '21', more: Partial<LiniaDocument> = {}): LiniaDocument => ({
  quantitat: '1',
  preu,
  impost: { iva, recarrec: null, regim: 'general' },
  irpf: null,
  ...more,
});

describe('probes of money', () => {
  test('probe 1: three lines share one base: the tax is of their sum', () => {
    const prices = ['299.33', '179.33', '99.34'];
    expect(added({ linies: prices.map((preu) => line(preu, '20')) })).toMatchObject({ base: 57800, quotes: 11560 });
    expect(added({ linies: prices.map((preu) => line(preu)) })).toMatchObject({ base: 57800, quotes: 12138 });
  });

  test('probe 4: half a cent goes up, on the line as in the group', () => {
    expect(added({ linies: [line('1757.50')] }).grups).toMatchObject([{ base: 175750, quota: 36908 }]);
  });

  test('probe 46: a guarantee of 5 % on three certifications of 1,200 is the same amount each time', () => {
    const each = Array.from({ length: 3 }, () =>
      added({ linies: [line('1200')], retencio: { percentatge: '5', sobre: 'base' } }),
    );
    expect(each.map(({ retencio }) => retencio)).toEqual([6000, 6000, 6000]);
    expect(each.map((one) => one.total_a_pagar)).toEqual([139200, 139200, 139200]);
  });
});

const ajust: fc.Arbitrary<Ajust> = fc.oneof(
  fc.integer({ min: 0, max: 9999 }).map((part) => ({ percentatge: (part / 100).toFixed(2) })),
  fc.integer({ min: -50_000, max: 50_000 }).map((amount) => ({ import: amount })),
);
const decimal = (most: number, places: number, negative = false): fc.Arbitrary<string> =>
  fc
    .integer({ min: negative ? -most * 10 ** places : 0, max: most * 10 ** places })
    .map((scaled) => (scaled / 10 ** places).toFixed(places));
const linia: fc.Arbitrary<LiniaDocument> = fc.record({
  quantitat: decimal(500, 3, true),
  preu: decimal(20_000, 4),
  descomptes: fc.array(ajust, { maxLength: 2 }),
  carrecs: fc.array(ajust, { maxLength: 1 }),
  impost: fc.constantFrom(
    { iva: '21', recarrec: null, regim: 'general' },
    { iva: '21', recarrec: '5.2', regim: 'general' },
    { iva: '10', recarrec: null, regim: 'general' },
    { iva: '4', recarrec: '0.5', regim: 'general' },
    { iva: '0', recarrec: null, regim: 'isp' },
    { iva: '0', recarrec: null, regim: 'E1' },
  ),
  irpf: fc.constantFrom(null, '15', '7', '19'),
});
const document: fc.Arbitrary<Sumable> = fc.record({
  linies: fc.array(linia, { minLength: 1, maxLength: 25 }),
  descomptes: fc.array(ajust, { maxLength: 2 }),
  carrecs: fc.array(ajust, { maxLength: 1 }),
  retencio: fc.option(
    fc.record({ percentatge: fc.constantFrom('5', '3.5'), sobre: fc.constantFrom('base' as const, 'total' as const) }),
  ),
  suplits: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }),
  bestretes: fc.integer({ min: 0, max: 500_000 }),
});

const flat = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : [];
};
const negatedAjust = (one: Ajust): Ajust => ('import' in one ? { import: -one.import } : one);
const negated = (given: Sumable): Sumable => ({
  ...given,
  linies: given.linies.map((one) => ({
    ...one,
    quantitat: one.quantitat.startsWith('-') ? one.quantitat.slice(1) : `-${one.quantitat}`,
    descomptes: (one.descomptes ?? []).map(negatedAjust),
    carrecs: (one.carrecs ?? []).map(negatedAjust),
  })),
  descomptes: (given.descomptes ?? []).map(negatedAjust),
  carrecs: (given.carrecs ?? []).map(negatedAjust),
  suplits: (given.suplits ?? []).map((one) => -one),
  bestretes: -(given.bestretes ?? 0),
});
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

describe('ten thousand documents', () => {
  test('probe 3: bases, taxes and withholdings give the totals, in whole cents and never minus zero', () => {
    fc.assert(
      fc.property(document, (given) => {
        const totals = totalsOf(given);
        if (typeof totals === 'string') {
          expect(total(given.linies.map((one) => added({ linies: [one] }).brut))).toBe(0);
          return;
        }
        expect(total(totals.grups.map(({ base }) => base))).toBe(totals.base);
        expect(totals.base).toBe(totals.brut - totals.descomptes + totals.carrecs);
        const taxes = total(totals.grups.map(({ quota, quota_recarrec }) => quota + quota_recarrec));
        expect(totals.total_factura).toBe(totals.base + taxes);
        expect(totals.facturae.invoiceTotal).toBe(totals.total_factura - totals.retingut);
        expect(totals.total_a_pagar).toBe(
          totals.total_factura - totals.retingut - totals.retencio + totals.suplits - totals.bestretes,
        );
        expect(totals.facturae.totalExecutableAmount).toBe(totals.total_a_pagar);
        for (const { base, quota } of totals.grups) if (quota !== 0) expect(Math.sign(quota)).toBe(Math.sign(base));
        for (const amount of flat(totals)) expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test('probe 7: a document with every line negated cancels it to the cent', () => {
    fc.assert(
      fc.property(document, (given) => {
        const [own, other] = [totalsOf(given), totalsOf(negated(given))];
        if (typeof own === 'string' || typeof other === 'string') expect(other).toBe(own);
        else expect(flat(other)).toEqual(flat(own).map((amount) => 0 - amount));
      }),
      { numRuns: 3_000 },
    );
  });
});

test('a general discount where lines add up to nothing is refused', () => {
  const linies = [line('100'), line('100', '10', { quantitat: '-1' })];
  expect(totalsOf({ linies, descomptes: [{ import: 500 }] })).toBe('ajust_sense_base');
  expect(added({ linies })).toMatchObject({ base: 0, quotes: 1100 });
});

test('a price typed with its tax gives its base, and tells when the two do not meet', () => {
  expect(baseOfTotal(250_000, { iva: '21' })).toEqual({ base: 206_612, quadra: false });
  expect(baseOfTotal(12_100, { iva: '21' })).toEqual({ base: 10_000, quadra: true });
  expect(baseOfTotal(-12_100, { iva: '21' })).toEqual({ base: -10_000, quadra: true });
  expect(baseOfTotal(12_620, { iva: '21', recarrec: '5.2' })).toEqual({ base: 10_000, quadra: true });
});

const [rounding, facturae] = [referenceCases('redondeo'), referenceCases('facturae_totales')];
describe.skipIf(!rounding || !facturae)('reference cases of sums', () => {
  test.each((rounding ?? []).filter(({ entrada }) => entrada.base))('rounding, $id', ({ entrada, esperado }) => {
    if (entrada.iva !== undefined) expect(partOf(cents(entrada.base), String(entrada.iva))).toBe(cents(esperado.cuota));
    else expect(partOf(cents(entrada.base), String(entrada.irpf))).toBe(cents(esperado.retencion));
    if (esperado.total) expect(cents(entrada.base) + cents(esperado.cuota)).toBe(cents(esperado.total));
  });
  test('rounding, the tax of two lines is that of their sum', () => {
    const { entrada, esperado } = (rounding ?? []).find(({ id }) => id === 'oca-4914') ?? {};
    const { quotes } = added({ linies: entrada.bases_linea.map((preu: string) => line(preu)) });
    expect(quotes).toBe(cents(esperado.cuota_total));
  });

  const ajustIn = (given: { porcentaje?: number; importe?: string } | string): Ajust => {
    if (typeof given === 'string') return { percentatge: given.replace('%', '') };
    return given.porcentaje === undefined
      ? { import: cents(given.importe ?? '0') }
      : { percentatge: String(given.porcentaje) };
  };
  // biome-ignore lint/suspicious/noExplicitAny: the cases' own shape
  const lineIn = (given: any): LiniaDocument => {
    const tax = given.impuestos?.[0];
    const iva = String(given.iva ?? tax?.percent?.replace(/\.0%|%/, '') ?? '21');
    const recarrec = given.re ?? (tax?.rate?.includes('eqs') ? '5.2' : null);
    return {
      quantitat: given.cantidad,
      preu: given.precio,
      descomptes: (given.descuentos ?? []).map(ajustIn),
      carrecs: (given.cargos ?? []).map(ajustIn),
      impost: { iva, recarrec, regim: 'general' },
      irpf: given.irpf === undefined ? null : String(given.irpf),
    };
  };
  test.each((facturae ?? []).filter(({ id }) => id !== 'mityc-ejemplo-3.2'))('totals, $id', (given) => {
    const expected = given.esperado.cuota_por_tipo_sobre_base_agregada ?? given.esperado;
    const held = expected.AmountsWithheld;
    const totals = added({
      linies: given.lineas.map(lineIn),
      descomptes: (given.descuentos ?? []).map(ajustIn),
      carrecs: (given.cargos ?? []).map(ajustIn),
      retencio: held ? { percentatge: held.rate_sobre_total, sobre: 'total' } : null,
      suplits: given.suplidos ? [cents(given.suplidos)] : [],
      bestretes: given.anticipos ? cents(given.anticipos) : 0,
    });
    const group = (iva: string) => totals.grups.find((one) => one.iva === iva);
    const told: Record<string, number | undefined> = {
      TotalGrossAmount: totals.brut,
      TotalGeneralDiscounts: totals.descomptes,
      TotalGeneralSurcharges: totals.carrecs,
      TotalGrossAmountBeforeTaxes: totals.base,
      TotalTaxOutputs: totals.quotes,
      TotalTaxesWithheld: totals.retingut,
      InvoiceTotal: totals.facturae.invoiceTotal,
      TotalOutstandingAmount: totals.facturae.totalOutstandingAmount,
      TotalExecutableAmount: totals.facturae.totalExecutableAmount,
      TotalReimbursableExpenses: totals.suplits,
      TotalPaymentsOnAccount: totals.bestretes,
      verifactu_ImporteTotal: totals.total_factura,
      qr_importe: totals.total_factura,
      ...Object.fromEntries(
        ['21', '10'].flatMap((iva) => [
          [`base${iva}`, group(iva)?.base],
          [`iva${iva}`, group(iva)?.quota],
          [`re${iva}`, group(iva)?.quota_recarrec],
        ]),
      ),
    };
    const asked = Object.entries(expected).filter(([, value]) => typeof value === 'string');
    expect(asked.length).toBeGreaterThan(2);
    for (const [name, value] of asked) expect(told[name], name).toBe(cents(String(value)));
    if (held) expect(totals.retencio).toBe(cents(held.amount));
    for (const [place, one] of given.lineas.entries())
      if (one.TotalCost) expect(totals.linies[place]?.cost).toBe(cents(one.TotalCost));
  });
  test('totals, a line with its own discount and charge', () => {
    const given = (facturae ?? []).find(({ id }) => id === 'mityc-ejemplo-3.2');
    const [first] = given?.lineas ?? [];
    const totals = added({ linies: [lineIn(first)], descomptes: [{ percentatge: '4' }] });
    expect(totals.linies).toEqual([{ cost: cents(first.TotalCost), brut: cents(first.GrossAmount) }]);
    expect(totals.descomptes).toBe(cents(given?.esperado.TotalGeneralDiscounts));
    expect(totals.base).toBe(cents(given?.esperado.TotalGrossAmountBeforeTaxes));
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ambPreu, preuAmbIva, preuSenseIva, sumableOf, type Tipus, typedTotalOf } from './document.ts';
import { ajustosOfEscrita, baseOfTotal, importsOfLinia } from './linia.ts';
import { totalsOf } from './totals.ts';

test('a price without taxes gets its taxes back, to the last place that prices have', () => {
  expect(preuAmbIva('100', { iva: '21', recarrec: null })).toBe('121');
  expect(preuAmbIva('-10.5', { iva: '10', recarrec: '1.4' })).toBe('-11.697');
  expect(preuSenseIva('121', { iva: '21', recarrec: null })).toBe('100');
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_99, max: 999_999_99 }),
      fc.constantFrom('0', '4', '10', '21'),
      (cents, iva) => {
        const price = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
        const back = preuAmbIva(preuSenseIva(price, { iva, recarrec: null }), { iva, recarrec: null });
        expect(Math.abs(Number(back) - Number(price))).toBeLessThan(0.000_002);
      },
    ),
  );
});

const typed = (preu_iva: string | null, more: object = {}) => ({
  tipus: 'linia' as const,
  quantitat: '1',
  preu: '0',
  preu_iva,
  descompte: '0',
  iva_fk: 1,
  causa: null,
  irpf_fk: null,
  opcio: false,
  ...more,
});
const whole = (linies: ReturnType<typeof typed>[], more: object = {}) => ({
  linies,
  descomptes: [],
  carrecs: [],
  recarrec_equivalencia: false,
  retencio: null,
  bestretes: [],
  ...more,
});

test.each([
  ['one price', whole([typed('2500')]), 250_000],
  ['several, each rounded', whole([typed('10.005', { quantitat: '3' }), typed('0.5', { descompte: '50' })]), 3_027],
  ['an option, which adds nothing', whole([typed('100'), typed('50', { opcio: true })]), 10_000],
  ['a price without taxes among them', whole([typed('100'), typed(null, { preu: '10' })]), null],
  ['a discount on the whole', whole([typed('100')], { descomptes: [{ percentatge: '5' }] }), null],
  ['a charge in percent', whole([typed('100', { carrec: '4' })]), 10_400],
  ['a discount by amount, which is without taxes', whole([typed('100', { descompte_import: 100 })]), null],
  ['no line at all', whole([]), null],
])('prices typed with taxes come to what was typed: %s', (_what, written, total) => {
  expect(typedTotalOf(written)).toBe(total);
});

test('a line takes off and puts on of its own what its cost is taken of, and an amount goes the way of its line', () => {
  const worth = (more: object) => {
    const linia = { quantitat: '4', preu: '300', descompte: '0', ...more };
    return importsOfLinia({ ...linia, ...ajustosOfEscrita(linia) }).brut;
  };
  expect(worth({ descompte: '3', carrec: '4' })).toBe(121_200);
  expect(worth({ descompte_import: 2_500 })).toBe(117_500);
  expect(worth({ descompte: '10', descompte_import: 2_500, carrec: '1', carrec_import: 100 })).toBe(106_800);
  expect(worth({ quantitat: '-4', descompte_import: 2_500 })).toBe(-117_500);
  expect(worth({ preu: '-300', descompte_import: 2_500, carrec_import: 100 })).toBe(-117_600);
  expect(worth({ quantitat: '-4', preu: '-300', descompte_import: 2_500 })).toBe(117_500);
  expect(worth({ preu: '0', carrec_import: 2_500 })).toBe(2_500);
  expect(worth({ quantitat: '0', carrec_import: 2_500 })).toBe(0);
});

const RATES: Tipus = {
  iva: (id) => ({
    codi: 'G',
    percentatge: ['', '21', '10', '4'][id] ?? '0',
    recarrec: ['', '5.2', '1.4', '0.5'][id] ?? '0',
  }),
  irpf: () => null,
};
/** What a document of lines typed with taxes comes to, in cents. */
const totalsOfTyped = (linies: ReturnType<typeof typed>[], recarrec = false) => {
  const totals = totalsOf(
    sumableOf(
      whole(
        linies.map((one) => ambPreu(one, recarrec, RATES)),
        { recarrec_equivalencia: recarrec },
      ),
      RATES,
    ),
  );
  if (typeof totals === 'string') throw new Error(totals);
  return totals;
};

test('many units of a price typed with taxes come to what they come to with taxes, not to many cut prices', () => {
  const totals = totalsOfTyped([typed('0.10', { quantitat: '5000' })]);
  expect([totals.base, totals.quotes, totals.total_factura]).toEqual([41_322, 8_678, 50_000]);
  expect(ambPreu(typed('0.10', { quantitat: '5000' }), false, RATES).preu).toBe('0.08264463');
  // So many that no price of 8 places times them is the base: the line is what the price comes to.
  expect(preuSenseIva('0.10', { iva: '21', recarrec: null }, '50000000')).toBe('0.08264463');
});

const positive = fc.integer({ min: 1, max: 999_999_99 }).map((cents) => (cents / 100).toFixed(2));
const units = fc.integer({ min: 1, max: 999_999_999 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const turned = (text: string): string => (/[1-9]/.test(text) ? `-${text}` : text);

test('a line typed with taxes is worth the base of what it comes to with them, its price times its units, and turned it is the same', () => {
  fc.assert(
    fc.property(units, positive, fc.constantFrom(1, 2, 3), fc.boolean(), (quantitat, preu_iva, iva_fk, recarrec) => {
      const impost = {
        iva: RATES.iva(iva_fk)?.percentatge ?? '',
        recarrec: recarrec ? (RATES.iva(iva_fk)?.recarrec ?? null) : null,
      };
      const { cost } = importsOfLinia({ quantitat, preu: preu_iva });
      const preu = preuSenseIva(preu_iva, impost, quantitat);
      expect(importsOfLinia({ quantitat, preu }).cost).toBe(baseOfTotal(cost, impost).base);
      expect(preu.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(8);
      expect(preuSenseIva(preu_iva, impost, turned(quantitat))).toBe(preu);
      expect(preuSenseIva(turned(preu_iva), impost, quantitat)).toBe(turned(preu));
    }),
    { numRuns: 5_000 },
  );
});

test('of one line a document comes to what was typed wherever some base does, and else to a cent of it', () => {
  fc.assert(
    fc.property(units, positive, fc.constantFrom(1, 2, 3), (quantitat, preu_iva, iva_fk) => {
      const written = [typed(preu_iva, { quantitat, iva_fk })];
      const typedTotal = typedTotalOf(whole(written)) ?? 0;
      const { total_factura, base } = totalsOfTyped(written);
      const iva = RATES.iva(iva_fk)?.percentatge ?? '';
      const reached = [-1, 0, 1].some((more) => {
        const near = totalsOf({
          linies: [
            {
              quantitat: '1',
              preu: ((base + more) / 100).toFixed(2),
              impost: { iva, recarrec: null, regim: 'general' },
              irpf: null,
            },
          ],
        });
        return typeof near !== 'string' && near.total_factura === typedTotal;
      });
      expect(Math.abs(total_factura - typedTotal)).toBeLessThanOrEqual(reached ? 0 : 1);
    }),
    { numRuns: 5_000 },
  );
});

test('of many lines of a rate a document is off what was typed by the rounding of their bases at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(units, positive), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1, 2, 3),
      (pairs, iva_fk) => {
        const written = pairs.map(([quantitat, preu_iva]) => typed(preu_iva, { quantitat, iva_fk }));
        const off = totalsOfTyped(written).total_factura - (typedTotalOf(whole(written)) ?? 0);
        const rate = 1 + Number(RATES.iva(iva_fk)?.percentatge) / 100;
        expect(Math.abs(off)).toBeLessThanOrEqual((written.length * rate) / 2 + 0.5);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a price turned to taxes and back is the same, whatever its places', () => {
  const impost = { iva: '21', recarrec: '5.2' };
  expect(preuAmbIva('0.08264463', { iva: '21', recarrec: null }, '5000')).toBe('0.1');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (scaled) => {
      const preu = (scaled / 1e6).toFixed(6).replace(/\.?0+$/, '');
      const back = preuSenseIva(preuAmbIva(preu, impost), impost);
      expect(importsOfLinia({ quantitat: '1', preu: back }).cost).toBe(
        baseOfTotal(importsOfLinia({ quantitat: '1', preu: preuAmbIva(preu, impost) }).cost, impost).base,
      );
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preuAmbIva, preuSenseIva, typedTotalOf } from './document.ts';

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
  ['no line at all', whole([]), null],
])('prices typed with taxes come to what was typed: %s', (_what, written, total) => {
  expect(typedTotalOf(written)).toBe(total);
});

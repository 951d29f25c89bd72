import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preuAmbIva, preuSenseIva } from './document.ts';

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

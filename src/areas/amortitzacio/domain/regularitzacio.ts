import { type CalendarDate, yearOf } from '#kernel/calendar-date.ts';
import { divideHalfUp, toCents, toScaled } from '#kernel/rounding.ts';
import { llindarOn } from './vigencia.ts';

/** Software, patents and other things that cannot be touched: kinds of goods of the books. */
const INTANGIBLES = '3';
export const esTangible = (tipus_be: string): boolean => !tipus_be.startsWith(INTANGIBLES);

/** Whether what was bought is an investment good for VAT (LIVA 108): tangible, and worth the threshold without tax. */
export const esBeInversio = (base: number, on: CalendarDate, tangible = true): boolean =>
  tangible && base >= (llindarOn('iva_be_inversio', on) ?? 0);

/** Years in which the VAT that was deducted is looked at again, that of the start of use among them (LIVA 107). */
export const finestraIva = (inici: CalendarDate, immoble: boolean): { readonly de: number; readonly a: number } => {
  const years = llindarOn(immoble ? 'iva_anys_immoble' : 'iva_anys', inici) ?? 0;
  return { de: yearOf(inici), a: yearOf(inici) + years - 1 };
};

/**
 * What a year's final pro rata gives back (over nought) or takes of the tax that was borne: the difference of what either
 * percentage lets deduct, parted by the years of the window; nothing unless they are more than ten points apart.
 */
export const regularitzacioIva = (
  given: {
    readonly inici: CalendarDate;
    readonly immoble: boolean;
    /** Tax borne, in cents, and the final pro rata of the year of the start, in percent. */
    readonly quota: number;
    readonly prorrata: string;
  },
  { exercici, prorrata }: { readonly exercici: number; readonly prorrata: string },
): number => {
  const { de, a } = finestraIva(given.inici, given.immoble);
  if (exercici <= de || exercici > a) return 0;
  const difference = (toScaled(prorrata, 2) ?? 0n) - (toScaled(given.prorrata, 2) ?? 0n);
  const apart = BigInt(llindarOn('iva_punts', given.inici) ?? 0) * 100n;
  if (difference <= apart && difference >= -apart) return 0;
  return toCents(divideHalfUp(BigInt(given.quota) * difference, 10_000n * BigInt(a - de + 1)));
};

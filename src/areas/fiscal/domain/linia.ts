import { divideHalfUp, roundHalfUp, toCents, toScaled } from '#kernel/rounding.ts';

/** Places of a unit price and of a quantity, as many as Facturae takes; of a rate in percent. */
export const PLACES_PREU = 8;
export const PLACES_PERCENTATGE = 4;

/** A discount or a charge: a part of what it is applied to, in percent, or an amount in cents. */
export type Ajust = { readonly percentatge: string } | { readonly import: number };

/** What a line of a quotation or an invoice is worth before taxes. Decimal texts with at most 8 places. */
export interface Linia {
  readonly quantitat: string;
  readonly preu: string;
  readonly descomptes?: readonly Ajust[];
  readonly carrecs?: readonly Ajust[];
}

/** A decimal text that the contract has let through. */
const scaled = (text: string, places: number): bigint => {
  const read = toScaled(text, places);
  if (read === null) throw new RangeError(`no decimal of ${places} places: ${text}`);
  return read;
};

/** A part of an amount, in cents, rounded half up. `percentatge` in percent: `21`, `5.2`. */
export const partOf = (cents: number, percentatge: string): number =>
  toCents(roundHalfUp(BigInt(cents) * scaled(percentatge, PLACES_PERCENTATGE), PLACES_PERCENTATGE + 2, 0));

/** What a discount or a charge comes to on an amount. */
export const ajustOf = (cents: number, ajust: Ajust): number =>
  'import' in ajust ? ajust.import : partOf(cents, ajust.percentatge);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Discounts less charges on an amount: percentages are all of that amount, never one of another. */
export const ajustats = (cents: number, descomptes: readonly Ajust[] = [], carrecs: readonly Ajust[] = []) => ({
  descomptes: sum(descomptes.map((one) => ajustOf(cents, one))),
  carrecs: sum(carrecs.map((one) => ajustOf(cents, one))),
});

/** Quantity × price, rounded half up to cents; and what is left after the line's own discounts and charges. */
export const importsOfLinia = ({ quantitat, preu, descomptes, carrecs }: Linia): { cost: number; brut: number } => {
  const product = scaled(quantitat, PLACES_PREU) * scaled(preu, PLACES_PREU);
  const cost = toCents(roundHalfUp(product, 2 * PLACES_PREU, 2));
  const ajust = ajustats(cost, descomptes, carrecs);
  return { cost, brut: cost - ajust.descomptes + ajust.carrecs };
};

/** What a line takes off and puts on of its own, as a person writes it: percents of its cost, and cents from nothing up. */
export interface AjustosEscrits {
  readonly quantitat: string;
  readonly preu: string;
  readonly descompte: string;
  readonly descompte_import?: number | undefined;
  readonly carrec?: string | undefined;
  readonly carrec_import?: number | undefined;
}
const signOf = (text: string): -1 | 0 | 1 => (!/[1-9]/.test(text) ? 0 : text.startsWith('-') ? -1 : 1);

/**
 * Discounts and charges of a line. Amounts go the way that its units and its price do, as percents do: what is taken off a
 * line that gives back lowers what it gives back, and a line turned cancels it to the cent.
 */
export const ajustosOfEscrita = ({ quantitat, preu, ...line }: AjustosEscrits) => {
  const sign = signOf(quantitat) * (signOf(preu) || 1);
  const both = (percentatge: string, cents: number): Ajust[] => [
    ...(signOf(percentatge) === 0 ? [] : [{ percentatge }]),
    ...(cents * sign === 0 ? [] : [{ import: cents * sign }]),
  ];
  return {
    descomptes: both(line.descompte, line.descompte_import ?? 0),
    carrecs: both(line.carrec ?? '0', line.carrec_import ?? 0),
  };
};

/** Base of a price typed with its taxes: `base` rounded half up, and whether base and taxes give that price again. */
export const baseOfTotal = (
  total: number,
  { iva, recarrec = '0' }: { readonly iva: string; readonly recarrec?: string | null },
): { base: number; quadra: boolean } => {
  const whole = 100n * 10n ** BigInt(PLACES_PERCENTATGE);
  const rate = scaled(iva, PLACES_PERCENTATGE) + scaled(recarrec ?? '0', PLACES_PERCENTATGE);
  const base = toCents(divideHalfUp(BigInt(total) * whole, whole + rate));
  return { base, quadra: base + partOf(base, iva) + partOf(base, recarrec ?? '0') === total };
};

import { PLACES_PERCENTATGE } from '#areas/fiscal/domain/linia.ts';
import { divideHalfUp, toCents, toScaled } from '#kernel/rounding.ts';

const WHOLE = 100n * 10n ** BigInt(PLACES_PERCENTATGE);
const scaled = (percent: string): bigint => toScaled(percent, PLACES_PERCENTATGE) ?? 0n;

const moreOf = (one: bigint, other: bigint): bigint => {
  if (one > other) return one;
  return other;
};

/** What was paid for a line and what of its VAT is got back, in cents, with the shares that are of the activity, in percent. */
export interface LiniaAmbPart {
  readonly pagat: number;
  readonly deduible: number;
  readonly iva_deduible: string;
  readonly part: string;
}

/**
 * The part of a line that is of the activity, in cents: of what was paid, less the VAT that is got back. That is VAT of the same part,
 * so that of what is used otherwise too only the rest of it bears none: 6 % of 100 and 21, of which 1.26 are deducted, is 6.
 */
export const partDelCost = ({ pagat, deduible, iva_deduible, part }: LiniaAmbPart): number => {
  const [own, ofVat] = [scaled(part), scaled(iva_deduible)];
  const most = moreOf(own, ofVat);
  if (most === 0n) return 0;
  return toCents(divideHalfUp(own * (BigInt(pagat) * most - BigInt(deduible) * WHOLE), WHOLE * most));
};

/** What a line costs altogether, so that its part of it is what is of the activity. Cents. */
export const costSencer = ({ pagat, deduible, iva_deduible, part }: LiniaAmbPart): number => {
  const [own, ofVat] = [scaled(part), scaled(iva_deduible)];
  const most = moreOf(own, ofVat);
  // Of what is not of the activity at all, what was paid and is not got back.
  return own === 0n ? pagat - deduible : toCents(divideHalfUp(BigInt(pagat) * most - BigInt(deduible) * WHOLE, most));
};

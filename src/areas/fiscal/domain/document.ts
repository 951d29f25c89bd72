import { divideHalfUp, toScaled } from '#kernel/rounding.ts';
import type { Causa, Regim } from './causes.data.ts';
import {
  type Ajust,
  type AjustosEscrits,
  ajustosOfEscrita,
  baseOfTotal,
  importsOfLinia,
  PLACES_PERCENTATGE,
  PLACES_PREU,
} from './linia.ts';
import type { Impost, LiniaDocument, RetencioGarantia, Sumable } from './totals.ts';

/** A line as a person writes it; decimal texts. Chapters head what follows, suplits are paid in the client's name. */
export interface LiniaEscrita extends AjustosEscrits {
  readonly tipus: 'linia' | 'capitol' | 'suplit';
  /** The price that was typed with its taxes; `preu` was reckoned from it, and is what sums are made of. */
  readonly preu_iva: string | null;
  readonly iva_fk: number | null;
  readonly causa: Causa | null;
  readonly irpf_fk: number | null;
  /** An alternative that the client may take: told, never added. */
  readonly opcio: boolean;
}
export interface DocumentEscrit {
  readonly linies: readonly LiniaEscrita[];
  readonly descomptes: readonly Ajust[];
  readonly carrecs: readonly Ajust[];
  readonly recarrec_equivalencia: boolean;
  readonly retencio: RetencioGarantia | null;
  /** Already paid on account, in cents. */
  readonly bestretes: readonly { readonly import: number }[];
}

/** Rates by id, as the reference lists have them; percents as decimal texts. */
export interface Tipus {
  iva(id: number): { readonly codi: string; readonly percentatge: string; readonly recarrec: string | null } | null;
  irpf(id: number): { readonly percentatge: string } | null;
}

/** What rates that charge nothing stand for where no cause says better. */
const REGIM_OF: Readonly<Record<string, Regim>> = { E: 'E1', N: 'N2', I: 'isp', X: 'E5' };
/** Whether a rate is of what is sold alone: reverse charge and what goes abroad. A purchase says those by its key and its mark. */
export const esDeVenda = (codi: string): boolean => codi === 'I' || codi === 'X';

/** Rates of which the cause has to be said, and the causes that each takes. */
export const CAUSES_OF: Readonly<Record<string, readonly Causa[]>> = {
  E: ['E1', 'E6'],
  N: ['N1', 'N2'],
  X: ['E2', 'E3', 'E4', 'E5'],
};

/** Whether a rate is one that a cause explains. */
export const takesCausa = (codi: string | undefined, causa: Causa): boolean =>
  CAUSES_OF[codi ?? '']?.includes(causa) ?? false;

/** How a line stands to VAT. A line without a rate is taxed at nothing, not subject. */
export const impostOf = (
  { iva_fk, causa }: Pick<LiniaEscrita, 'iva_fk' | 'causa'>,
  recarrec: boolean,
  tipus: Tipus,
): Impost & { readonly regim: Regim } => {
  const row = iva_fk === null ? null : tipus.iva(iva_fk);
  if (!row) return { iva: '0', recarrec: null, regim: causa ?? 'N2' };
  const regim = REGIM_OF[row.codi];
  if (regim) return { iva: '0', recarrec: null, regim: causa && takesCausa(row.codi, causa) ? causa : regim };
  return { iva: row.percentatge, recarrec: recarrec ? (row.recarrec ?? '0') : null, regim: 'general' };
};

const WHOLE = 100n * 10n ** BigInt(PLACES_PERCENTATGE);
/** 100 % and the taxes on it, in the units of `WHOLE`. */
const withTaxes = ({ iva, recarrec }: Pick<Impost, 'iva' | 'recarrec'>): bigint => {
  const rate = (text: string): bigint => toScaled(text, PLACES_PERCENTATGE) ?? 0n;
  return WHOLE + rate(iva) + rate(recarrec ?? '0');
};
/** Places of a price that was reckoned, where they are enough. */
const PLACES_CURTES = 6;
/** A scaled integer as a decimal text, without idle zeros. */
const decimalText = (scaled: bigint, places: number): string => {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
  return scaled < 0n ? `-${text}` : text;
};
/** A price times a fraction, so many places. */
const scaledPrice = (price: string, [up, down]: readonly [bigint, bigint], places: number): string =>
  decimalText(
    divideHalfUp((toScaled(price, PLACES_PREU) ?? 0n) * up * 10n ** BigInt(places), down * 10n ** BigInt(PLACES_PREU)),
    places,
  );
const costOf = (quantitat: string, preu: string): number => importsOfLinia({ quantitat, preu }).cost;
/** What a unit costs where so many come to so much, in cents. */
const perUnitat = (cost: number, quantitat: string): string =>
  decimalText(
    divideHalfUp(BigInt(cost) * 10n ** BigInt(2 * PLACES_PREU - 2), toScaled(quantitat, PLACES_PREU) ?? 1n),
    PLACES_PREU,
  );

/**
 * A unit price without its taxes, from the one typed with them: the one that times its quantity is the base of what the line
 * comes to with taxes, 6 places where they do and 8 where they do not. From a million units on no price of 8 places need give
 * that base; then the line is worth what the price comes to.
 */
export const preuSenseIva = (preuIva: string, impost: Pick<Impost, 'iva' | 'recarrec'>, quantitat = '1'): string => {
  const part = [WHOLE, withTaxes(impost)] as const;
  const { base } = baseOfTotal(costOf(quantitat, preuIva), impost);
  const short = scaledPrice(preuIva, part, PLACES_CURTES);
  if (costOf(quantitat, short) === base) return short;
  const long = scaledPrice(preuIva, part, PLACES_PREU);
  if (costOf(quantitat, long) === base) return long;
  const own = perUnitat(base, quantitat);
  return costOf(quantitat, own) === base ? own : long;
};
/** A unit price with its taxes, as few places as give it back. */
export const preuAmbIva = (preu: string, impost: Pick<Impost, 'iva' | 'recarrec'>, quantitat = '1'): string => {
  const part = [withTaxes(impost), WHOLE] as const;
  const short = scaledPrice(preu, part, PLACES_CURTES);
  const back = toScaled(preuSenseIva(short, impost, quantitat), PLACES_PREU);
  return back === toScaled(preu, PLACES_PREU) ? short : scaledPrice(preu, part, PLACES_PREU);
};

/** A line whose price follows the one typed with its taxes. */
export const ambPreu = <Linia extends LiniaEscrita>(linia: Linia, recarrec: boolean, tipus: Tipus): Linia =>
  linia.preu_iva === null
    ? linia
    : { ...linia, preu: preuSenseIva(linia.preu_iva, impostOf(linia, recarrec, tipus), linia.quantitat) };

/** What a line is worth before taxes, in cents: its cost, and what its own discounts and charges leave of it. */
export const importsOfEscrita = (linia: LiniaEscrita): { cost: number; brut: number } =>
  linia.tipus === 'capitol'
    ? { cost: 0, brut: 0 }
    : importsOfLinia({ quantitat: linia.quantitat, preu: linia.preu, ...ajustosOfEscrita(linia) });

/**
 * What the prices typed with their taxes come to as they were typed, in cents; null unless every line has such a price and
 * nothing is taken off or put on the whole, nor by amount on a line: amounts are without taxes. A total of the document need not be the same: its tax is of the rounded base.
 */
export const typedTotalOf = ({ linies, descomptes, carrecs }: DocumentEscrit): number | null => {
  if (descomptes.length > 0 || carrecs.length > 0) return null;
  const priced = linies.filter((one) => one.tipus === 'linia' && !one.opcio);
  if (priced.length === 0) return null;
  let total = 0;
  for (const one of priced) {
    const { quantitat, preu_iva } = one;
    if (preu_iva === null || one.descompte_import || one.carrec_import) return null;
    total += importsOfLinia({ quantitat, preu: preu_iva, ...ajustosOfEscrita(one) }).brut;
  }
  return total;
};

/** What `totalsOf` adds up of a document as it was written: chapters and options add nothing, suplits stay outside the base. */
export const sumableOf = (escrit: DocumentEscrit, tipus: Tipus): Sumable => {
  const { linies, descomptes, carrecs, recarrec_equivalencia: recarrec, retencio, bestretes } = escrit;
  const added = linies.filter((one) => !one.opcio);
  return {
    linies: added
      .filter((one) => one.tipus === 'linia')
      .map((one): LiniaDocument => {
        const impost = impostOf(one, recarrec, tipus);
        return {
          quantitat: one.quantitat,
          preu: one.preu,
          ...ajustosOfEscrita(one),
          impost,
          irpf: one.irpf_fk === null ? null : (tipus.irpf(one.irpf_fk)?.percentatge ?? null),
        };
      }),
    descomptes,
    carrecs,
    retencio,
    suplits: added.filter((one) => one.tipus === 'suplit').map((one) => importsOfEscrita(one).brut),
    bestretes: bestretes.reduce((total, one) => total + one.import, 0),
  };
};

import { partOf } from '#areas/fiscal/domain/linia.ts';
import { divideHalfUp, toCents } from '#kernel/rounding.ts';
import { costSencer } from './cost.ts';
import type { Imports, ImportsLinia } from './imports.ts';

type Linia = ImportsLinia & { readonly base: number };

/**
 * What of the VAT of a line is deducted under a pro rata, in percent, and its expense of income tax: with what is not deducted, in the
 * part of the line that counts as one. Cents. LIVA 104, 105.
 */
export const ambProrrata = (linia: Linia, prorrata: string): Pick<ImportsLinia, 'deduible' | 'despesa'> => {
  const deduible = partOf(linia.deduible, prorrata);
  const lost = linia.deduible - deduible;
  // What the activity bears of it is its own; where less of the line is an expense than of its VAT is deducted, in that proportion.
  const [share, whole] = [
    BigInt(linia.despesa) * BigInt(linia.quota + linia.quota_recarrec),
    BigInt(linia.base) * BigInt(linia.deduible),
  ];
  const all = linia.despesa !== 0 && (whole === 0n || share * whole >= whole * whole);
  const more = all ? lost : whole === 0n ? 0 : toCents(divideHalfUp(BigInt(lost) * share, whole));
  return { deduible, despesa: linia.despesa + more };
};

/** What an expense comes to under the pro rata of the exercise in which its VAT is deducted. */
export const importsAmbProrrata = <T extends Pick<Imports, 'linies' | 'deduible'>>(
  imports: T,
  linies: readonly { readonly base: number }[],
  prorrata: string,
): T => {
  const under = imports.linies.map((one, at) => ({
    ...one,
    ...ambProrrata({ ...one, base: linies[at]?.base ?? 0 }, prorrata),
  }));
  return { ...imports, linies: under, deduible: under.reduce((sum, one) => sum + one.deduible, 0) };
};

/** What was paid for a line less the VAT that is deducted of it: at most what a good that it buys is worth. */
export const costOf = (base: number, { quota, quota_recarrec, deduible }: ImportsLinia, prorrata: string): number =>
  base + quota + quota_recarrec - partOf(deduible, prorrata);

/** What a good that a line buys is worth; of a natural person, so that the part of it that is of the activity bears only its VAT. */
export const valorDeBe = (
  linia: { readonly base: number; readonly iva_deduible: string; readonly deduible: string },
  sums: ImportsLinia,
  { prorrata, fisica }: { readonly prorrata: string; readonly fisica: boolean },
): number =>
  fisica
    ? costSencer({
        pagat: linia.base + sums.quota + sums.quota_recarrec,
        deduible: partOf(sums.deduible, prorrata),
        iva_deduible: linia.iva_deduible,
        part: linia.deduible,
      })
    : costOf(linia.base, sums, prorrata);

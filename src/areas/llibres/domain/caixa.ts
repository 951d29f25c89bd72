import { divideHalfUp, toCents } from '#kernel/rounding.ts';
import type { LiniaExpedida, LiniaRebuda, Moviment } from './linies.ts';

/** A part of a line of the cash regime that accrues with a payment, in cents. */
export interface PartCobrada<Linia> {
  readonly linia: Linia;
  readonly base: number;
  readonly quota: number;
  readonly quota_deduible: number;
  readonly moviment: Moviment;
}

const partOf = (amount: number, paid: number, total: number): number =>
  total === 0 ? 0 : toCents(divideHalfUp(BigInt(amount) * BigInt(paid), BigInt(total)));

/**
 * Payments with what each makes accrue of the taxed total of their document: what of the sum to be paid has been paid until then,
 * less what had been before. Income tax withheld counts as paid with it, disbursements are no part of it (LIVA 163 terdecies).
 */
export const ambMeritat = (
  moviments: readonly Moviment[],
  { gravat, a_pagar }: { readonly gravat: number; readonly a_pagar: number },
): readonly Moviment[] => {
  if (gravat === a_pagar || a_pagar === 0) return moviments;
  let paid = 0;
  return moviments.map((moviment) => {
    const before = partOf(gravat, paid, a_pagar);
    paid += moviment.import;
    return { ...moviment, merita: partOf(gravat, paid, a_pagar) - before };
  });
};

/**
 * Key 07: each payment of a document makes its share of every base accrue, base × payment ÷ total of the document. Shares are
 * of what has been paid until then less what had been before, so that those of a document paid in full add up to it.
 */
export const partsCobrades = <Linia extends LiniaExpedida | LiniaRebuda>(
  linies: readonly Linia[],
  movimentOf: (linia: Linia) => Moviment | null,
): readonly PartCobrada<Linia>[] => {
  const documents = new Map<string, Linia[]>();
  for (const linia of linies) {
    if (linia.clau !== '07') continue;
    const lines = documents.get(linia.document);
    if (lines) lines.push(linia);
    else documents.set(linia.document, [linia]);
  }
  const parts: PartCobrada<Linia>[] = [];
  for (const lines of documents.values()) {
    const bases = lines.filter((linia) => linia.base !== 0 || linia.quota !== 0);
    const total = bases.reduce((sum, linia) => sum + linia.total, 0);
    const payments = lines
      .map(movimentOf)
      .filter((one) => one !== null)
      .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
    for (const linia of bases) {
      let paid = 0;
      for (const moviment of payments) {
        const until = paid + (moviment.merita ?? moviment.import);
        const share = (amount: number): number => partOf(amount, until, total) - partOf(amount, paid, total);
        parts.push({
          linia,
          base: share(linia.base),
          quota: share(linia.quota),
          quota_deduible: 'quota_deduible' in linia ? share(linia.quota_deduible) : 0,
          moviment,
        });
        paid = until;
      }
    }
  }
  return parts;
};

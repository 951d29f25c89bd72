import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { type CalendarDate, calendarDate, yearOf } from '#kernel/calendar-date.ts';
import { divideHalfUp, toCents } from '#kernel/rounding.ts';
import type { LiniaExpedida, LiniaRebuda, Moviment } from './linies.ts';
import { parametre } from './parametres.data.ts';
import { meritacioOf } from './periode.ts';

/** Means of payment by which books tell that nothing was paid until the last day. */
const SENSE_COBRAR = '03';

/** Years of the regime, as a company tells them: of an operation's year says whether it is under it. */
export const anysDeCaixa =
  ({ des_de, fins }: { readonly des_de: number | null; readonly fins: number | null }) =>
  (date: CalendarDate): boolean =>
    des_de !== null && yearOf(date) >= des_de && (fins === null || yearOf(date) <= fins);

/** The day on which what was not paid of an operation accrues, and may be deducted, all the same (LIVA 163 terdecies). */
export const limitDeCaixa = (operacio: CalendarDate): CalendarDate =>
  calendarDate(yearOf(operacio) + parametre('caixa_anys', yearOf(operacio)), 12, 31);

/** A part of a line of the cash regime that accrues with a payment, or for want of it, in cents. */
export interface PartCobrada<Linia> {
  readonly linia: Linia;
  readonly base: number;
  readonly quota: number;
  /** The same share of another amount of the line. */
  readonly share: (amount: number) => number;
  readonly data: CalendarDate;
}

const partOf = (amount: number, paid: number, total: number): number =>
  total === 0 ? 0 : toCents(divideHalfUp(BigInt(amount) * BigInt(paid), BigInt(total)));

/** What a payment makes accrue of its document's taxed total. */
const meritaOf = ({ import: paid, merita }: Moviment): number => merita ?? paid;

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

/** Payments that count, in order: those until the last day, and on it what is still to accrue of a total. */
export const finsAlLimit = (payments: readonly Moviment[], total: number, limit: CalendarDate): readonly Moviment[] => {
  const inTime = payments
    .filter(({ data }) => data <= limit)
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
  const left = total - inTime.reduce((sum, one) => sum + meritaOf(one), 0);
  // More than it comes to may have been paid: nothing is left then.
  if (left === 0 || left < 0 !== total < 0) return inTime;
  return [...inTime, { data: limit, import: left, mitja: SENSE_COBRAR, identificacio: '' }];
};

/**
 * Cash regime: each payment of a document makes its share of every base accrue, base × payment ÷ total of the document; what is
 * not paid does on 31 December of the year after the operation. Shares are of what has been paid until then less what had been
 * before, so that those of a document add up to it.
 */
export const partsCobrades = <Linia extends LiniaExpedida | LiniaRebuda>(
  linies: readonly Linia[],
  movimentOf: (linia: Linia) => Moviment | null,
  esCaixa: (linia: Linia) => boolean = ({ clau }) => clau === CAIXA,
): readonly PartCobrada<Linia>[] => {
  const documents = new Map<string, Linia[]>();
  for (const linia of linies) {
    if (!esCaixa(linia)) continue;
    const lines = documents.get(linia.document);
    if (lines) lines.push(linia);
    else documents.set(linia.document, [linia]);
  }
  const parts: PartCobrada<Linia>[] = [];
  for (const lines of documents.values()) {
    const bases = lines.filter((linia) => linia.base !== 0 || linia.quota !== 0);
    const total = bases.reduce((sum, linia) => sum + linia.total, 0);
    const said = lines.map(movimentOf).filter((one) => one !== null);
    for (const linia of bases) {
      let paid = 0;
      for (const moviment of finsAlLimit(said, total, limitDeCaixa(meritacioOf(linia)))) {
        const [before, until] = [paid, paid + meritaOf(moviment)];
        const share = (amount: number): number => partOf(amount, until, total) - partOf(amount, before, total);
        parts.push({ linia, base: share(linia.base), quota: share(linia.quota), share, data: moviment.data });
        paid = until;
      }
    }
  }
  return parts;
};

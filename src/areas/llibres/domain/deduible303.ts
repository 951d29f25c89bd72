import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { partsCobrades } from './caixa.ts';
import { Recompte } from './caselles.ts';
import { PERIODES, RECTIFICATIVES } from './codis.data.ts';
import type { LiniaRebuda, Trimestre } from './linies.ts';
import { esMateix, meritacioOf, recepcioOf, within } from './periode.ts';

/** What of the tax borne on a line may be deducted, in cents: by itself, what its book says; a pro rata says less. */
export type DeduibleOf = (linia: LiniaRebuda) => number;

const ORDINARIES = new Set(['F1', 'F3', 'F4', 'F6']);
const IMPORTACIONS = new Set(['F5', 'LC']);
const INTERIORS = new Set(['01', '12']);
const INTRACOMUNITARIA = '09';
const AGRARIA = '02';
const AMB_ISP = new Set(['01', '12', '03', '05']);
/** Equivalence surcharge that is an expense: no part of VAT. */
const RECARREC_DESPESA = 'G25';

const pair = (boxes: Recompte, [base, quota]: readonly [string, string], of: readonly [number, number], id: string) => {
  boxes.posa(base, of[0], id);
  boxes.posa(quota, of[1], id);
};

/** Tax that the receiver owes: acquisitions from the Union and reverse charge, accrued in the quarter of the invoice. */
const putAutorepercussio = (boxes: Recompte, linia: LiniaRebuda): void => {
  const european = linia.clau === INTRACOMUNITARIA && !linia.isp;
  if (!european && !(linia.isp && AMB_ISP.has(linia.clau))) return;
  if (linia.concepte === RECARREC_DESPESA) return;
  const rectifies = RECTIFICATIVES.has(linia.tipus);
  if (!rectifies && !ORDINARIES.has(linia.tipus)) return;
  const changed = rectifies || linia.quota < 0 || (linia.quota === 0 && linia.base < 0);
  pair(boxes, changed ? ['14', '15'] : european ? ['10', '11'] : ['12', '13'], [linia.base, linia.quota], linia.id);
};

/**
 * Boxes of a line that is deducted; null where it gives no right to it. The base goes whole, as the invoice says it, where a part
 * of its tax is deducted alone (half of a car's, a pro rata): box 28 is of what was borne and 29 of what of it is deducted. So
 * does 605 of the yearly form, made of it. Source: supercontable.com, «Casilla 28 Modelo 303» (bases «sin prorratear, tal cual aparece
 * en las facturas»; secondary, B); no reference case deducts a part.
 */
const deduccioOf = (linia: LiniaRebuda, deduible: number): readonly [string, string] | null => {
  const { tipus, clau, be_inversio } = linia;
  if (deduible === 0) return null;
  const known = INTERIORS.has(clau) || clau === INTRACOMUNITARIA;
  if (RECTIFICATIVES.has(tipus)) return known ? ['40', '41'] : null;
  if (IMPORTACIONS.has(tipus)) {
    if (clau !== '01') return null;
    return deduible < 0 ? ['40', '41'] : be_inversio ? ['34', '35'] : ['32', '33'];
  }
  if (!ORDINARIES.has(tipus) || !known) return null;
  if (deduible < 0) return ['40', '41'];
  if (clau === INTRACOMUNITARIA) return be_inversio ? ['38', '39'] : ['36', '37'];
  return be_inversio ? ['30', '31'] : ['28', '29'];
};

/** The quarter in which a line is deducted: that of its reception, or the later one that it says; none where it waits. */
const isDeducted = (linia: LiniaRebuda, trimestre: Trimestre, inQuarter: (date: string) => boolean): boolean => {
  if (linia.posterior) return linia.deduccio !== null && esMateix(linia.deduccio, trimestre);
  return inQuarter(recepcioOf(linia));
};

/**
 * Whether a line is deducted when it is paid: whoever issued it is under the cash regime, or we were when it was done, which takes
 * in all that we buy but what the regime leaves out (LIVA 163 duodecies.Dos).
 */
const perPagament =
  (caixa: (operacio: CalendarDate) => boolean) =>
  (linia: LiniaRebuda): boolean => {
    if (linia.clau === CAIXA) return true;
    if (linia.isp || !INTERIORS.has(linia.clau)) return false;
    if (!ORDINARIES.has(linia.tipus) && !RECTIFICATIVES.has(linia.tipus)) return false;
    return caixa(meritacioOf(linia));
  };

/** Deductible tax of the book of invoices received, and the tax that their receiver owes. */
export const deduible303 = (
  boxes: Recompte,
  rebudes: readonly LiniaRebuda[],
  trimestre: Trimestre,
  deduibleOf: DeduibleOf,
  caixa: (operacio: CalendarDate) => boolean = () => false,
): void => {
  const inQuarter = within(trimestre);
  const paidFor = perPagament(caixa);
  for (const linia of rebudes) {
    if (linia.clau !== CAIXA && inQuarter(recepcioOf(linia))) putAutorepercussio(boxes, linia);
    if (paidFor(linia)) {
      if (inQuarter(recepcioOf(linia)) && (ORDINARIES.has(linia.tipus) || RECTIFICATIVES.has(linia.tipus)))
        pair(boxes, ['74', '75'], [linia.base, linia.quota], linia.id);
      continue;
    }
    if (!isDeducted(linia, trimestre, inQuarter)) continue;
    const deduible = deduibleOf(linia);
    if (linia.tipus === 'SF') {
      // The only entry of VAT without an invoice: what the final pro rata changes.
      if (deduible !== 0) boxes.posa('44', deduible, linia.id);
    } else if (linia.clau === AGRARIA) {
      if (deduible !== 0) boxes.posa('42', deduible, linia.id);
    } else {
      const found = deduccioOf(linia, deduible);
      if (found) pair(boxes, found, [linia.base, deduible], linia.id);
    }
  }
  for (const { linia, base, share, data } of partsCobrades(rebudes, (one) => one.pagament, paidFor)) {
    const deduible = share(deduibleOf(linia));
    if (!inQuarter(data) || deduible === 0) continue;
    const changed = RECTIFICATIVES.has(linia.tipus) || deduible < 0;
    const found: readonly [string, string] = changed ? ['40', '41'] : linia.be_inversio ? ['30', '31'] : ['28', '29'];
    pair(boxes, found, [base, deduible], linia.id);
  }
};

/** Boxes of tax that is deducted by its invoice. */
const DEDUIT = ['29', '31', '33', '35', '37', '39', '41', '42'] as const;
/** What the four quarters of a year deduct by invoices, in cents. */
export const deduitDeLAny = (
  rebudes: readonly LiniaRebuda[],
  exercici: number,
  deduible: DeduibleOf,
  caixa?: (operacio: CalendarDate) => boolean,
): number => {
  const boxes = new Recompte();
  for (const periode of PERIODES) deduible303(boxes, rebudes, { exercici, periode }, deduible, caixa);
  return boxes.suma(DEDUIT);
};

import { PLACES_PERCENTATGE, partOf } from '#areas/fiscal/domain/linia.ts';
import { largestRemainder, toCents, toScaled } from '#kernel/rounding.ts';
import { partDelCost } from './cost.ts';

/** Whether a line is an expense of income tax by itself. */
export const compta = (linia: {
  readonly tipus_despesa_fk: number | null;
  readonly be_inversio: object | null;
}): boolean => linia.tipus_despesa_fk !== null && linia.be_inversio === null;

/** Whether a line says of no kind what it spends, so that no book takes it as an expense; `be`: it is a good that is written off. */
export const senseTipus = (
  linia: { readonly tipus_despesa_fk: number | null; readonly base: number },
  be: boolean,
): boolean => linia.tipus_despesa_fk === null && !be && linia.base !== 0;

/** A line as it is added up. Cents; rates and shares in percent, as decimal text. */
export interface LiniaSumable {
  readonly base: number;
  /** Null: it bears no VAT. */
  readonly iva: string | null;
  /** Equivalence surcharge; null: none. */
  readonly recarrec: string | null;
  /** As the supplier printed them; null: what the rates make. */
  readonly quota: number | null;
  readonly quota_recarrec: number | null;
  readonly iva_deduible: string;
  readonly deduible: string;
  readonly amb_retencio: boolean;
  /** It is an expense of income tax: of a kind, and not written off. */
  readonly compta: boolean;
}
export interface DespesaSumable {
  readonly linies: readonly LiniaSumable[];
  /** Whoever buys owes the VAT: reverse charge, purchases from other countries of the Union. */
  readonly autoliquidada: boolean;
  /** Its paper lets VAT be deducted. */
  readonly dona_dret: boolean;
  /** Income tax withheld, in percent; null: none. */
  readonly irpf: string | null;
  readonly retingut: number | null;
}
export interface ImportsLinia {
  readonly quota: number;
  readonly quota_recarrec: number;
  readonly deduible: number;
  readonly despesa: number;
}
export interface Imports {
  readonly linies: readonly ImportsLinia[];
  readonly base: number;
  readonly quota: number;
  readonly quota_recarrec: number;
  readonly deduible: number;
  readonly retingut: number;
  readonly total: number;
  readonly a_pagar: number;
}

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

/**
 * Tax of lines at one rate: of their base together, as a supplier prints it, parted among them by largest remainder. Lines whose
 * bases cancel out take what each makes.
 */
const quotesAt = (rate: string, bases: readonly number[]): readonly number[] =>
  largestRemainder(BigInt(partOf(sum(bases), rate)), bases.map(BigInt))?.map(toCents) ??
  bases.map((base) => partOf(base, rate));

const quotesOf = (
  linies: readonly LiniaSumable[],
  rateOf: (linia: LiniaSumable) => string | null,
  printed: (linia: LiniaSumable) => number | null,
): readonly number[] => {
  const quotes = linies.map((linia) => (rateOf(linia) === null ? 0 : (printed(linia) ?? 0)));
  const open = linies.flatMap((linia, at) => (rateOf(linia) !== null && printed(linia) === null ? [at] : []));
  for (const rate of new Set(open.map((at) => rateOf(linies[at] as LiniaSumable) as string))) {
    const places = open.filter((at) => rateOf(linies[at] as LiniaSumable) === rate);
    const parts = quotesAt(
      rate,
      places.map((at) => (linies[at] as LiniaSumable).base),
    );
    for (const [place, at] of places.entries()) quotes[at] = parts[place] ?? 0;
  }
  return quotes;
};

/**
 * What an expense comes to. VAT is of the base of all lines of its rate, unless printed otherwise; what may be deducted is the share
 * of each line's, rounded half away from zero; an expense of income tax is the share of what was paid less the VAT got back of it:
 * none of a line without a kind, whose concept books do not know, nor of a good that is written off.
 * Whoever buys without VAT printed owes and deducts it outside the total. Sources: LIVA 84, 94, 95 and 97; LIRPF 30.
 */
export const importsOf = ({ linies, autoliquidada, dona_dret, irpf, retingut }: DespesaSumable): Imports => {
  const quotes = quotesOf(
    linies,
    (linia) => linia.iva,
    (linia) => linia.quota,
  );
  const recarrecs = quotesOf(
    linies,
    (linia) => linia.recarrec,
    (linia) => linia.quota_recarrec,
  );
  const lines = linies.map((linia, at): ImportsLinia => {
    const [quota = 0, quotaRecarrec = 0] = [quotes[at], recarrecs[at]];
    const deduible = dona_dret ? partOf(quota, linia.iva_deduible) : 0;
    return {
      quota,
      quota_recarrec: quotaRecarrec,
      deduible,
      despesa: linia.compta
        ? partDelCost({ ...linia, pagat: linia.base + quota + quotaRecarrec, deduible, part: linia.deduible })
        : 0,
    };
  });
  const base = sum(linies.map((one) => one.base));
  const quota = sum(quotes);
  const quotaRecarrec = sum(recarrecs);
  const subject = sum(linies.filter((one) => one.amb_retencio).map((one) => one.base));
  const withheld = irpf === null ? 0 : (retingut ?? partOf(subject, irpf));
  const total = base + (autoliquidada ? 0 : quota + quotaRecarrec);
  return {
    linies: lines,
    base,
    quota,
    quota_recarrec: quotaRecarrec,
    deduible: sum(lines.map((one) => one.deduible)),
    retingut: withheld,
    total,
    a_pagar: total - withheld,
  };
};

/** Cents of a whole that go to parts of it, in percent with at most 4 places: they and what is left over add up to it. */
export const partsOf = (whole: number, percents: readonly string[]): readonly number[] => {
  const shares = percents.map((text) => toScaled(text, PLACES_PERCENTATGE) ?? 0n);
  const left = shares.reduce((rest, share) => rest - share, 100n * 10n ** BigInt(PLACES_PERCENTATGE));
  const parts = largestRemainder(BigInt(whole), [...shares, left]) ?? [];
  return parts.slice(0, percents.length).map(toCents);
};

/**
 * Keys whose VAT the 303 deducts nowhere: used goods, gold, travel agencies, groups, taxes of the Canaries, Ceuta and Melilla, imports
 * told without their customs document.
 */
const SENSE_DRET = new Set(['03', '04', '05', '06', '08', '13']);
/** Papers of which VAT may be deducted. */
export const donaDret = ({
  tipus,
  qualificada,
  clau,
}: {
  readonly tipus: string;
  readonly qualificada: boolean;
  readonly clau: string;
}): boolean =>
  !SENSE_DRET.has(clau) &&
  // A customs document is of no lease of premises.
  !(tipus === 'importacio' && clau === '12') &&
  (tipus === 'simplificada' ? qualificada : tipus !== 'sense_factura');

/** Whoever buys owes the VAT: reverse charge, and what comes from the Union. */
export const isAutoliquidada = ({ isp, clau }: { readonly isp: boolean; readonly clau: string }): boolean =>
  isp || clau === '09';

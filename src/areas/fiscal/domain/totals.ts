import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Regim } from './causes.data.ts';
import { type Ajust, ajustats, importsOfLinia, type Linia, partOf } from './linia.ts';

/** How a line is taxed. Lines that agree in all of it share a base. */
export interface Impost {
  /** VAT in percent; `0` where none is charged. */
  readonly iva: string;
  /** Equivalence surcharge in percent; null where it does not apply. */
  readonly recarrec: string | null;
  /** Why VAT is what it is: `general`, an exemption, reverse charge, not subject. */
  readonly regim: Regim;
}

export interface LiniaDocument extends Linia {
  readonly impost: Impost;
  /** Income tax withheld on it, in percent; null where none is. */
  readonly irpf: string | null;
}

/** A guarantee kept back until the works are received: a term of payment, never a discount. */
export type RetencioGarantia =
  | { readonly percentatge: string; readonly sobre: 'base' | 'total' }
  | { readonly import: number };

export interface Sumable {
  readonly linies: readonly LiniaDocument[];
  /** Discounts and charges on the whole; percentages are of the sum of lines. */
  readonly descomptes?: readonly Ajust[];
  readonly carrecs?: readonly Ajust[];
  readonly retencio?: RetencioGarantia | null;
  /** Paid in the client's name, outside the base, in cents. */
  readonly suplits?: readonly number[];
  /** Already paid on account, in cents. */
  readonly bestretes?: number;
}

export interface GrupImpost extends Impost {
  readonly base: number;
  readonly quota: number;
  readonly quota_recarrec: number;
}
export interface GrupIrpf {
  readonly percentatge: string;
  readonly base: number;
  readonly quota: number;
}

/** Everything that a quotation or an invoice adds up to, in cents. The same for screen, list, paper and electronic invoice. */
export interface Totals {
  readonly linies: readonly { readonly cost: number; readonly brut: number }[];
  readonly brut: number;
  readonly descomptes: number;
  readonly carrecs: number;
  /** Base of all taxes together. */
  readonly base: number;
  readonly grups: readonly GrupImpost[];
  readonly irpf: readonly GrupIrpf[];
  readonly quotes: number;
  readonly retingut: number;
  /** Bases with VAT and surcharge: what the tax agency and the books call the total. */
  readonly total_factura: number;
  readonly retencio: number;
  readonly suplits: number;
  readonly bestretes: number;
  /** What the client has to pay. */
  readonly total_a_pagar: number;
  /** The totals that Facturae asks for, under its own names: its invoice total is net of income tax. */
  readonly facturae: {
    readonly invoiceTotal: number;
    readonly totalOutstandingAmount: number;
    readonly totalExecutableAmount: number;
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Groups in the order in which they first appear. */
const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** `amount` spread over `weights` to the cent; null when they add up to nothing and there is something to spread. */
const spread = (amount: number, weights: readonly number[]): readonly number[] | null =>
  largestRemainder(BigInt(amount), weights.map(BigInt))?.map(toCents) ?? null;

const retencioOf = (retencio: RetencioGarantia | null | undefined, base: number, total: number): number => {
  if (!retencio) return 0;
  if ('import' in retencio) return retencio.import;
  return partOf(retencio.sobre === 'base' ? base : total, retencio.percentatge);
};

/**
 * Adds a document up. Lines are rounded each; taxes are of the base of all lines of their key, rounded once; a general
 * discount or charge is spread over those bases to the cent. Refusal: `ajust_sense_base`, a general discount or charge where
 * lines add up to nothing. Source: RD 1619/2012 art. 6.2 and the arithmetic of Facturae 3.2.2.
 */
export const totalsOf = (given: Sumable): Totals | 'ajust_sense_base' => {
  const lines = given.linies.map((linia) => ({ ...linia, ...importsOfLinia(linia) }));
  const brut = sum(lines.map((line) => line.brut));
  const general = ajustats(brut, given.descomptes, given.carrecs);
  const ajust = general.carrecs - general.descomptes;
  const byKey = grouped(lines, ({ impost }) => JSON.stringify([impost.iva, impost.recarrec, impost.regim]));
  const parts = spread(
    ajust,
    byKey.map((group) => sum(group.map((line) => line.brut))),
  );
  if (parts === null) return 'ajust_sense_base';

  const grups: GrupImpost[] = [];
  const subject: { percentatge: string; base: number }[] = [];
  for (const [place, group] of byKey.entries()) {
    const { impost } = group[0] as (typeof group)[number];
    const own = sum(group.map((line) => line.brut));
    const base = own + (parts[place] ?? 0);
    grups.push({
      ...impost,
      base,
      quota: partOf(base, impost.iva),
      quota_recarrec: impost.recarrec === null ? 0 : partOf(base, impost.recarrec),
    });
    const byIrpf = grouped(group, ({ irpf }) => String(irpf));
    const bruts = byIrpf.map((some) => sum(some.map((line) => line.brut)));
    // Lines of a key that cancel out take no part of what is spread.
    const shares = spread(parts[place] ?? 0, bruts) ?? bruts.map(() => 0);
    for (const [at, some] of byIrpf.entries()) {
      const percentatge = some[0]?.irpf ?? null;
      if (percentatge !== null) subject.push({ percentatge, base: (bruts[at] ?? 0) + (shares[at] ?? 0) });
    }
  }
  const irpf = grouped(subject, ({ percentatge }) => percentatge).map((group): GrupIrpf => {
    const base = sum(group.map((one) => one.base));
    const percentatge = group[0]?.percentatge ?? '0';
    return { percentatge, base, quota: partOf(base, percentatge) };
  });

  const base = brut + ajust;
  const quotes = sum(grups.map((one) => one.quota + one.quota_recarrec));
  const retingut = sum(irpf.map((one) => one.quota));
  const totalFactura = base + quotes;
  const retencio = retencioOf(given.retencio, base, totalFactura);
  const suplits = sum(given.suplits ?? []);
  const bestretes = sum([given.bestretes ?? 0]);
  const invoiceTotal = totalFactura - retingut;
  const totalOutstandingAmount = invoiceTotal - bestretes;
  const totalAPagar = totalOutstandingAmount - retencio + suplits;
  return {
    linies: lines.map(({ cost, brut: own }) => ({ cost, brut: own })),
    brut,
    descomptes: general.descomptes,
    carrecs: general.carrecs,
    base,
    grups,
    irpf,
    quotes,
    retingut,
    total_factura: totalFactura,
    retencio,
    suplits,
    bestretes,
    total_a_pagar: totalAPagar,
    facturae: {
      invoiceTotal,
      totalOutstandingAmount,
      totalExecutableAmount: totalAPagar,
    },
  };
};

import type { Causa } from '#areas/fiscal/domain/causes.data.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';

/** What an invoice charges at one rate, in cents; below zero where it takes off. */
export interface PartCobrada {
  readonly iva_fk: number | null;
  readonly causa: Causa | null;
  readonly irpf_fk: number | null;
  readonly base: number;
}
interface LiniaFacturada extends Omit<PartCobrada, 'base'> {
  readonly tipus: 'linia' | 'capitol' | 'suplit';
  readonly iva: string;
  readonly recarrec: string | null;
  readonly regim: string;
  readonly brut: number;
  readonly bestreta_fk?: number | undefined;
}
interface Facturada {
  readonly linies: readonly LiniaFacturada[];
  readonly totals: {
    readonly grups: readonly {
      readonly iva: string;
      readonly recarrec: string | null;
      readonly regim: string;
      readonly base: number;
    }[];
  };
}
type Clau = Omit<PartCobrada, 'base'>;
const keyOf = ({ iva_fk, causa, irpf_fk }: Clau): string => JSON.stringify([iva_fk, causa, irpf_fk]);

/** Parts of the same rates added up, in the order in which they first come. */
export const sumades = (parts: readonly PartCobrada[]): readonly PartCobrada[] => {
  const sums = new Map<string, PartCobrada>();
  for (const part of parts) {
    const known = sums.get(keyOf(part));
    sums.set(keyOf(part), { ...part, base: part.base + (known?.base ?? 0) });
  }
  return [...sums.values()];
};

/** What an issued invoice charged by rate: its lines, with their part of what was taken or put on the whole, to the cent. */
export const partsOf = ({ linies, totals }: Facturada): readonly PartCobrada[] =>
  totals.grups.flatMap((grup) => {
    const own = linies.filter(
      ({ tipus, iva, recarrec, regim }) =>
        tipus === 'linia' && iva === grup.iva && recarrec === grup.recarrec && regim === grup.regim,
    );
    const parts = sumades(own.map(({ iva_fk, causa, irpf_fk, brut }) => ({ iva_fk, causa, irpf_fk, base: brut })));
    const bases = largestRemainder(
      BigInt(grup.base),
      parts.map(({ base }) => BigInt(base)),
    );
    return parts.map((part, place) => ({ ...part, base: toCents(bases?.[place] ?? BigInt(part.base)) }));
  });

/** What the lines of an invoice take off of another, by rate: below zero. */
export const descomptades = (linies: readonly LiniaFacturada[], facturaId: number): readonly PartCobrada[] =>
  linies
    .filter(({ tipus, bestreta_fk }) => tipus === 'linia' && bestreta_fk === facturaId)
    .map(({ iva_fk, causa, irpf_fk, brut }) => ({ iva_fk, causa, irpf_fk, base: brut }));

/** The first rate of VAT at which more is taken off than was charged, as what would be left of it, in cents; null where none is. */
export const excesDescomptat = (charged: readonly PartCobrada[], taken: readonly PartCobrada[]): number | null => {
  const left = sumades([...charged, ...taken].map((part) => ({ ...part, irpf_fk: null })));
  return left.find(({ base }) => base < 0)?.base ?? null;
};

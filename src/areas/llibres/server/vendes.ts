import { esBeInversio, esTangible } from '#areas/amortitzacio/domain/regularitzacio.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { divideHalfUp, largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Executor } from '#server/database/tables.ts';
import { listRectifiquen, listVendes } from './expedides-store.ts';

/** What of the lines of an invoice, by their bases, is got for goods that it sold: all of them, and those that are investment goods of VAT. */
interface Venut {
  readonly tot: readonly number[];
  readonly iva: readonly number[];
}
export type Venudes = (facturaId: number, bases: readonly number[]) => Venut;

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);
/** A part of the whole of these bases, told over them. */
const parted = (amount: number, bases: readonly number[]): readonly number[] =>
  largestRemainder(BigInt(amount), bases.map(BigInt))?.map(toCents) ?? bases.map(() => 0);
/** The same share of other bases that so much was of a whole, rounded half away from zero. */
const share = (amount: number, whole: number, bases: readonly number[]): number =>
  whole === 0 ? 0 : toCents(divideHalfUp(BigInt(sum(bases)) * BigInt(amount), BigInt(whole)));

/**
 * What natural persons get for goods of the business is no income of it, but gain or loss of theirs (LIRPF 28.2), and what is got for
 * investment goods is no part of the turnover of VAT (LIVA 121.Tres.2.º): neither is what rectifies such an invoice, by the
 * share of it that was of goods: nothing says which of its lines changed. A good says which invoice sold it, and for how much.
 */
export const venudesDe = async (db: Executor, empresaId: number): Promise<Venudes> => {
  const vendes = new Map<number, { tot: number; iva: number }>();
  for (const row of await listVendes(db, empresaId)) {
    const id = Number(row.baixa_factura_fk);
    const { tot, iva } = vendes.get(id) ?? { tot: 0, iva: 0 };
    const preu = row.baixa_import ?? 0;
    const deIva = esBeInversio(row.base ?? row.valor, row.data_inici as CalendarDate, esTangible(row.tipus_be));
    vendes.set(id, { tot: tot + preu, iva: iva + (deIva ? preu : 0) });
  }
  const rectifiquen = new Map<number, { readonly tot: number; readonly iva: number; readonly base: number }>();
  for (const { factura_fk, rectificada_fk, base } of await listRectifiquen(db, empresaId, [...vendes.keys()])) {
    const venda = vendes.get(Number(rectificada_fk));
    const whole = Number(base);
    if (venda && whole > 0)
      rectifiquen.set(Number(factura_fk), {
        tot: Math.min(venda.tot, whole),
        iva: Math.min(venda.iva, whole),
        base: whole,
      });
  }
  return (facturaId, bases) => {
    const de = rectifiquen.get(facturaId);
    if (de)
      return {
        tot: parted(share(de.tot, de.base, bases), bases),
        iva: parted(share(de.iva, de.base, bases), bases),
      };
    const venda = vendes.get(facturaId);
    const most = Math.max(0, sum(bases));
    return {
      tot: parted(Math.min(venda?.tot ?? 0, most), bases),
      iva: parted(Math.min(venda?.iva ?? 0, most), bases),
    };
  };
};

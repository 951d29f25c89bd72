import { esBeInversio, esTangible } from '#areas/amortitzacio/domain/regularitzacio.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Executor } from '#server/database/tables.ts';
import { listRectifiquen, listVendes } from './expedides-store.ts';

/** What of the lines of an invoice, by their bases, is got for goods that it sold: all of them, and those that are investment goods of VAT. */
interface Venut {
  readonly tot: readonly number[];
  readonly iva: readonly number[];
}
export type Venudes = (facturaId: number, bases: readonly number[]) => Venut;

const parted = (amount: number, bases: readonly number[]): readonly number[] => {
  const whole = bases.reduce((sum, one) => sum + one, 0);
  const parts = amount > 0 && whole > 0 ? largestRemainder(BigInt(Math.min(amount, whole)), bases.map(BigInt)) : null;
  return parts?.map(toCents) ?? bases.map(() => 0);
};

/**
 * What natural persons get for goods of the business is no income of it, but gain or loss of theirs (LIRPF 28.2), and what is got for
 * investment goods is no part of the turnover of VAT (LIVA 121.Tres.2.º): neither is what rectifies an invoice that was of nothing
 * else. A good says which invoice sold it, and for how much.
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
  const senceres = new Map<number, boolean>();
  for (const { factura_fk, rectificada_fk, base } of await listRectifiquen(db, empresaId, [...vendes.keys()])) {
    const venda = vendes.get(Number(rectificada_fk));
    if (venda && venda.tot >= Number(base)) senceres.set(Number(factura_fk), venda.iva === venda.tot);
  }
  return (facturaId, bases) => {
    const deIva = senceres.get(facturaId);
    if (deIva !== undefined) return { tot: bases, iva: deIva ? bases : bases.map(() => 0) };
    const { tot, iva } = vendes.get(facturaId) ?? { tot: 0, iva: 0 };
    return { tot: parted(tot, bases), iva: parted(iva, bases) };
  };
};

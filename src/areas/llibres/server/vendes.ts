import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Executor } from '#server/database/tables.ts';
import { listRectifiquen, listVendes } from './expedides-store.ts';

/** What of each line of an invoice, by its base, is got for goods that it sold. */
export type Venudes = (facturaId: number, bases: readonly number[]) => readonly number[];

/**
 * What natural persons get for goods of the business is no income of it, but gain or loss of theirs (LIRPF 28.2): neither is what
 * rectifies an invoice that was of nothing else. A good says which invoice sold it, and for how much.
 */
export const venudesDe = async (db: Executor, empresaId: number): Promise<Venudes> => {
  const vendes = await listVendes(db, empresaId);
  const senceres = new Set(
    (await listRectifiquen(db, empresaId, [...vendes.keys()])).flatMap(({ factura_fk, rectificada_fk, base }) =>
      (vendes.get(Number(rectificada_fk)) ?? 0) >= Number(base) ? [Number(factura_fk)] : [],
    ),
  );
  return (facturaId, bases) => {
    if (senceres.has(facturaId)) return bases;
    const whole = bases.reduce((sum, one) => sum + one, 0);
    const preu = Math.min(vendes.get(facturaId) ?? 0, whole);
    const parts = preu > 0 ? largestRemainder(BigInt(preu), bases.map(BigInt)) : null;
    return parts?.map(toCents) ?? bases.map(() => 0);
  };
};

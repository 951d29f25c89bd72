import type { TotalsEnviats } from '#areas/fiscal/contract/document.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type Estat, liquida, type Rectificadora } from '../domain/situacio.ts';
import { listCobraments } from './cobrament-store.ts';
import { fieldsOf, vencimentOf } from './fields.ts';
import { listRectificades, listRectificadores, type Metode, takesPlace } from './part-store.ts';
import { type FacturaRow, findFactures, lockFactura, setState } from './store.ts';

const retencioOf = (row: Pick<FacturaRow, 'totals'>): number => (JSON.parse(row.totals) as TotalsEnviats).retencio;

/**
 * What is kept back of an invoice as a guarantee. Credit notes of what was rectified whole give back of it what was
 * collected, the oldest first: what was not is owed by nobody.
 */
const garantiaOf = async ({ db, empresa }: CompanyContext, row: FacturaRow): Promise<number> => {
  const own = retencioOf(row);
  if (own === 0 || row.tipus !== 'rectificativa') return own;
  const of = (await listRectificades(db, empresa.id, [row.id])).filter((one) => one.metode === 'I');
  if (of.length === 0 || of.some((one) => one.situacio !== 'rectificada')) return own;
  const taken = of.reduce((sum, one) => sum + one.cobrat + one.heretat + one.pendent - one.total, 0);
  const by = await listRectificadores(
    db,
    empresa.id,
    of.map((one) => one.id),
  );
  const notes = await findFactures(db, empresa.id, [
    ...new Set(by.filter((one) => one.metode === 'I' && one.id < row.id).map((one) => one.id)),
  ]);
  const before = notes.reduce((sum, one) => sum + Math.abs(retencioOf(one)), 0);
  const left = Math.max(0, Math.abs(taken) - before);
  return Math.min(left, Math.abs(own)) * Math.sign(own) || 0;
};

/** How an invoice stands by what was issued against it and collected; written beside it. Its row is held. */
export const settle = async (context: CompanyContext, id: number): Promise<void> => {
  const { db, empresa, database } = context;
  const row = await lockFactura(db, database.engine, empresa.id, id);
  if (!row) return;
  const by = await listRectificadores(db, empresa.id, [id]);
  const covered = Map.groupBy(
    await listRectificades(
      db,
      empresa.id,
      by.map((one) => one.id),
    ),
    (one) => one.factura_fk,
  );
  const rectificadores = by.map((one): Rectificadora => {
    const all = covered.get(one.id) ?? [];
    return {
      metode: one.metode as Metode,
      total_factura: one.total_factura,
      cobreix: { n: all.length, total_factura: all.reduce((sum, { total_factura }) => sum + total_factura, 0) },
    };
  });
  const replaced = (await listRectificades(db, empresa.id, [id])).filter((one) => takesPlace(one.metode));
  const heretat =
    row.estat === 'emesa' || row.estat === 'incobrable'
      ? replaced.reduce((sum, one) => sum + one.cobrat + one.heretat, 0)
      : 0;
  const { cobrat, pendent, garantia_pendent, situacio } = liquida({
    estat: row.estat as Estat,
    cobrable: row.tipus !== 'proforma',
    total_factura: row.total_factura,
    total: row.total,
    garantia: await garantiaOf(context, row),
    heretat,
    cobraments: (await listCobraments(db, empresa.id, id)).map((one) => one.total),
    rectificadores,
  });
  const fields = fieldsOf(row);
  // Of a proforma nothing is pending, and its dates are told; of what was paid over nothing is due.
  const isDue = row.tipus === 'proforma' ? row.estat === 'emesa' : pendent !== 0 && pendent * row.total >= 0;
  const venciment = isDue ? vencimentOf(fields, row.total, cobrat + heretat) : null;
  const garantia_data = garantia_pendent === 0 ? null : (fields.retencio?.allibera ?? null);
  await setState(db, row, { situacio, heretat, cobrat, pendent, venciment, garantia_pendent, garantia_data });
};

/** An invoice and all that it rectifies or substitutes; where a guarantee is kept back, the credit notes of all of them. */
export const settleAll = async (context: CompanyContext, id: number): Promise<void> => {
  const { db, empresa } = context;
  await settle(context, id);
  const rectified = (await listRectificades(db, empresa.id, [id])).map((one) => one.id);
  for (const one of rectified) await settle(context, one);
  const [row] = await findFactures(db, empresa.id, [id]);
  if (!row || retencioOf(row) === 0) return;
  const by = await listRectificadores(db, empresa.id, [id, ...rectified]);
  const notes = new Set([id, ...by.filter((one) => one.metode === 'I').map((one) => one.id)]);
  for (const one of [...notes].sort((a, b) => b - a)) await settle(context, one);
};

/** Whether another invoice stands in the place of one. */
export const isReplaced = async (context: CompanyContext, id: number): Promise<boolean> =>
  (await listRectificadores(context.db, context.empresa.id, [id])).some((one) => takesPlace(one.metode));

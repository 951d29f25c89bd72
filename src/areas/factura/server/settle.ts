import type { CompanyContext } from '#server/http/context.ts';
import { type Estat, liquida, type Rectificadora } from '../domain/situacio.ts';
import { listCobraments } from './cobrament-store.ts';
import { fieldsOf, vencimentOf } from './fields.ts';
import { listRectificades, listRectificadores, type Metode, takesPlace } from './part-store.ts';
import { lockFactura, setState } from './store.ts';

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
  const { cobrat, pendent, situacio } = liquida({
    estat: row.estat as Estat,
    cobrable: row.tipus !== 'proforma',
    total_factura: row.total_factura,
    total: row.total,
    heretat,
    cobraments: (await listCobraments(db, empresa.id, id)).map((one) => one.total),
    rectificadores,
  });
  const venciment = pendent === 0 ? null : vencimentOf(fieldsOf(row), row.total, cobrat + heretat);
  await setState(db, row, { situacio, heretat, cobrat, pendent, venciment });
};

/** An invoice and all that it rectifies or substitutes. */
export const settleAll = async (context: CompanyContext, id: number): Promise<void> => {
  await settle(context, id);
  const rectified = await listRectificades(context.db, context.empresa.id, [id]);
  for (const one of rectified) await settle(context, one.id);
};

/** Whether another invoice stands in the place of one. */
export const isReplaced = async (context: CompanyContext, id: number): Promise<boolean> =>
  (await listRectificadores(context.db, context.empresa.id, [id])).some((one) => takesPlace(one.metode));

import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { type CobramentRow, putBackCobrament } from './cobrament-store.ts';
import { fieldsOf } from './fields.ts';
import { replaceRectificades } from './part-store.ts';
import { type PeriodicaRow, putBackPeriodica } from './periodica-store.ts';
import { arrelsOf, holdFactura, type KeptFactura } from './service.ts';
import { settleAll } from './settle.ts';
import { insertFactura } from './store.ts';

const draftUndo: Undoable = {
  tipus: 'factura',
  access: facturaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { row } = contingut as KeptFactura;
    const { rectifica, ...fields } = fieldsOf(row);
    await insertFactura(context.db, row);
    if (rectifica)
      await replaceRectificades(
        context.db,
        { empresaId: row.empresa_fk, facturaId: row.id },
        rectifica.metode,
        rectifica.factures.flatMap((one) => one.factura_fk ?? []),
      );
    await recordHistory(context, [
      {
        entitat: 'factura',
        id: row.id,
        accio: 'recupera',
        despres: { data: fields.data, total: row.total },
        arrel: arrelsOf(row),
      },
    ]);
  },
};

const cobramentUndo: Undoable = {
  tipus: 'cobrament',
  access: cobramentRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { row } = contingut as { row: CobramentRow };
    const factura = await holdFactura(context, row.factura_fk);
    await putBackCobrament(context.db, row);
    await settleAll(context, row.factura_fk);
    await recordHistory(context, [
      {
        entitat: 'cobrament',
        id: row.id,
        accio: 'recupera',
        despres: { data: row.data, total: row.total },
        arrel: [{ entitat: 'factura', id: factura.id }, ...arrelsOf(factura)],
      },
    ]);
  },
};

const periodicaUndo: Undoable = {
  tipus: 'periodica',
  access: periodicaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { row } = contingut as { row: PeriodicaRow };
    await putBackPeriodica(context.db, row);
    await recordHistory(context, [
      { entitat: 'periodica', id: row.id, accio: 'recupera', despres: { nom: row.nom }, arrel: arrelsOf(row) },
    ]);
  },
};

export const facturaUndoables: readonly Undoable[] = [draftUndo, cobramentUndo, periodicaUndo];

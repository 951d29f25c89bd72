import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { bringBackCobrament } from './cobraments.ts';
import { fieldsOf } from './fields.ts';
import { type PeriodicaRow, putBackPeriodica } from './periodica-store.ts';
import type { FacturaPorts } from './ports.ts';
import { arrelsOf, type KeptFactura, keepRectificades } from './service.ts';
import { insertFactura } from './store.ts';

type FitaPorts = Pick<FacturaPorts, 'recuperaFita'>;

const draftUndo = (ports: FitaPorts): Undoable => ({
  tipus: 'factura',
  access: facturaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { row } = contingut as KeptFactura;
    const fields = fieldsOf(row);
    if (row.pressupost_fk !== null)
      await ports.recuperaFita(context, { pressupostId: row.pressupost_fk, facturaId: row.id });
    await insertFactura(context.db, row);
    await keepRectificades(context, row.id, fields);
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
});

const cobramentUndo: Undoable = {
  tipus: 'cobrament',
  access: cobramentRoutes.remove.access,
  bringBack: (context, contingut) => bringBackCobrament(context, contingut as Parameters<typeof bringBackCobrament>[1]),
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

export const facturaUndoables = (ports: FitaPorts): readonly Undoable[] => [
  draftUndo(ports),
  cobramentUndo,
  periodicaUndo,
];

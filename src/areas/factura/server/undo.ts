import { CodedError } from '#kernel/coded-error.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { bringBackCobrament } from './cobraments.ts';
import { fieldsOf } from './fields.ts';
import { type PeriodicaRow, putBackPeriodica } from './periodica-store.ts';
import type { FacturaPorts } from './ports.ts';
import { arrelsOf, holdFactura, type KeptFactura, keepRectificades } from './service.ts';
import { insertFactura, listOfProforma } from './store.ts';

type FitaPorts = Pick<FacturaPorts, 'recuperaFita'>;

/** The proforma of a deleted draft, held: refused where another invoice was made of it meanwhile. */
const checkProforma = async (context: CompanyContext, proformaId: number): Promise<void> => {
  const { numero_text } = await holdFactura(context, proformaId);
  const [made] = await listOfProforma(context.db, context.empresa.id, proformaId);
  if (made) throw new CodedError(409, 'desfer_proforma_facturada', { params: { proforma: numero_text ?? '' } });
};

const draftUndo = (ports: FitaPorts): Undoable => ({
  tipus: 'factura',
  access: facturaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { row } = contingut as KeptFactura;
    const fields = fieldsOf(row);
    if (row.proforma_fk !== null) await checkProforma(context, row.proforma_fk);
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

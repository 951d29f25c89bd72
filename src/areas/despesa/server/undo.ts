import { checkObert } from '#areas/empresa/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { despesaArxiuRoutes } from '../contract/arxius.ts';
import { despesaRoutes } from '../contract/routes.ts';
import { tipusDespesaRoutes } from '../contract/tipus.ts';
import { type ArxiuRow, listArxius, putBackArxius } from './arxiu-store.ts';
import { fieldsOf } from './fields.ts';
import { insertDetall } from './linia-store.ts';
import { arrelsOf, checkPeriode, enTrimestre, holdDespesa } from './load.ts';
import type { DespesaPorts } from './ports.ts';
import { type KeptDespesa, repetidesOf } from './service.ts';
import { insertDespesa, setArxius } from './store.ts';
import { type TipusGuardat, tornaTipus } from './tipus-torna.ts';

/**
 * Refuses to bring back an expense whose paper was entered again meanwhile: its VAT would be deducted twice, and nobody is there to be
 * asked. Those that stood beside it when it was deleted were accepted then.
 */
const checkRepetida = async (context: CompanyContext, { row, repetides = [] }: KeptDespesa): Promise<void> => {
  const found = (await repetidesOf(context, row)).find((one) => !repetides.includes(one.id));
  if (found)
    throw new CodedError(409, 'desfer_despesa_repetida', {
      params: { numero: `${found.exercici}/${found.numero}`, num_factura: row.num_factura },
    });
};

const despesaUndo = ({ bens }: Pick<DespesaPorts, 'bens'>): Undoable => ({
  tipus: 'despesa',
  access: despesaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const kept = contingut as KeptDespesa;
    const fields = fieldsOf(kept.row);
    await checkPeriode(context, enTrimestre(kept.row, fields));
    await checkRepetida(context, kept);
    await tornaTipus(context, kept.tipus ?? []);
    await insertDespesa(context.db, kept.row);
    await insertDetall(context.db, kept);
    await putBackArxius(context.db, kept.arxius);
    if (kept.bens !== null) await bens?.torna(context, kept.bens);
    await recordHistory(context, [
      {
        entitat: 'despesa',
        id: kept.row.id,
        accio: 'recupera',
        despres: { numero: `${kept.row.exercici}/${kept.row.numero}`, total: kept.row.total },
        arrel: arrelsOf(fields),
      },
    ]);
  },
});

const arxiuUndo: Undoable = {
  tipus: 'despesa_arxiu',
  access: despesaArxiuRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { db, empresa } = context;
    const row = contingut as ArxiuRow;
    const despesa = await holdDespesa(context, row.despesa_fk);
    await checkObert(context, [despesa.data_recepcio]);
    const have = await listArxius(db, empresa.id, row.despesa_fk);
    if (have.some((one) => fold(one.nom) === fold(row.nom)))
      throw new CodedError(409, 'desfer_nom_ocupat', { params: { nom: row.nom } });
    await putBackArxius(db, [row]);
    await setArxius(db, empresa.id, row.despesa_fk, have.length + 1);
    await recordHistory(context, [
      {
        entitat: 'despesa_arxiu',
        id: row.id,
        accio: 'recupera',
        despres: { nom: row.nom },
        arrel: { entitat: 'despesa', id: row.despesa_fk },
      },
    ]);
  },
};

const tipusUndo: Undoable = {
  tipus: 'tipus_despesa',
  access: tipusDespesaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const { id, fila, nom, pare_fk } = contingut as TipusGuardat;
    await tornaTipus(context, [{ id, fila, nom, pare_fk: pare_fk ?? fila?.pare_fk ?? null }]);
  },
};

export const despesaUndoables = (ports: Pick<DespesaPorts, 'bens'>): readonly Undoable[] => [
  despesaUndo(ports),
  arxiuUndo,
  tipusUndo,
];

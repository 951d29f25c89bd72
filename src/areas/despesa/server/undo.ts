import { checkObert } from '#areas/empresa/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { despesaArxiuRoutes } from '../contract/arxius.ts';
import { despesaRoutes } from '../contract/routes.ts';
import { tipusDespesaRoutes } from '../contract/tipus.ts';
import { type ArxiuRow, listArxius, putBackArxius } from './arxiu-store.ts';
import { fieldsOf } from './fields.ts';
import { insertDetall } from './linia-store.ts';
import { arrelsOf, checkPeriode, holdDespesa } from './load.ts';
import type { DespesaPorts } from './ports.ts';
import type { KeptDespesa } from './service.ts';
import { insertDespesa, setArxius } from './store.ts';
import { arbreOf } from './tipus-arbre.ts';
import { deleteTipus, findOver, putBackTipus, type TipusRow } from './tipus-store.ts';

const despesaUndo = ({ bens }: Pick<DespesaPorts, 'bens'>): Undoable => ({
  tipus: 'despesa',
  access: despesaRoutes.remove.access,
  bringBack: async (context, contingut) => {
    const kept = contingut as KeptDespesa;
    const fields = fieldsOf(kept.row);
    await checkPeriode(context, { fields, retingut: kept.row.retingut });
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
    const { db, empresa, language } = context;
    const { id, fila, nom } = contingut as { id: number; fila: TipusRow | null; nom: string };
    const over = await findOver(db, empresa.id, id);
    if (over) await deleteTipus(db, empresa.id, over.id);
    if (fila) {
      const arbre = await arbreOf(db, empresa.id, language);
      if (fila.pare_fk !== null && !arbre.has(fila.pare_fk))
        throw new CodedError(409, 'desfer_canviat', { params: { nom } });
      await putBackTipus(db, fila);
    }
    await recordHistory(context, [{ entitat: 'tipus_despesa', id, accio: 'recupera', despres: { nom } }]);
  },
};

export const despesaUndoables = (ports: Pick<DespesaPorts, 'bens'>): readonly Undoable[] => [
  despesaUndo(ports),
  arxiuUndo,
  tipusUndo,
];

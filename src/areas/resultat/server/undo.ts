import { agentsNow } from '#areas/agent/server/index.ts';
import { lotsOf, type ProcesPorts, readPla, tornaComprovacions } from '#areas/proces/server/index.ts';
import { freeName } from '#areas/treball/domain/arxiu.ts';
import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { resultatRoutes } from '../contract/routes.ts';
import { checkLotObert, loadResultat, rootsOf } from './arxius.ts';
import { type ArxiuRow, findResultat, listArxius, putBackArxiu, putBackResultats } from './store.ts';

type Taken = Parameters<typeof putBackResultats>[1];
const clash = (): CodedError => new CodedError(409, 'desfer_xoc');

/**
 * Puts answers back, each with whoever its answerable agent is now. What a person wrote of an item or a check that is
 * nowhere any more refuses all; a verdict is written again where it belongs.
 */
export const putBackRespostes = async (context: CompanyContext, taken: unknown): Promise<void> => {
  const kept = taken as Taken;
  const lost = await tornaComprovacions(context, kept.resultats);
  if (lost.some(({ automatic }) => automatic === 0)) throw clash();
  const gone = new Set(lost.map(({ id }) => Number(id)));
  const now = await agentsNow(
    context,
    kept.resultats.map(({ responsable_fk }) => responsable_fk),
  );
  await putBackResultats(context.db, {
    resultats: kept.resultats
      .filter(({ id }) => !gone.has(Number(id)))
      .map((row) => ({ ...row, responsable_fk: now(row.responsable_fk) })),
    arxius: kept.arxius.filter(({ resultat_fk }) => !gone.has(Number(resultat_fk))),
    terminis: (kept.terminis ?? []).filter(({ resultat_fk }) => !gone.has(Number(resultat_fk))),
  });
};

/** Refuses when one that a person wrote is about a lot that went meanwhile, or that is another item's now. */
export const checkRespostes = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  taken: unknown,
): Promise<void> => {
  const rows = (taken as Taken).resultats.filter(({ automatic, lot_fk }) => automatic === 0 && Number(lot_fk) !== 0);
  if (rows.length === 0) return;
  const pla = await readPla(context, ports, treballId);
  const lots = new Map(pla.partides.map((row) => [Number(row.id), new Set(lotsOf(pla, row))]));
  if (rows.some((row) => !lots.get(Number(row.treball_partida_fk))?.has(Number(row.lot_fk)))) throw clash();
};

export const resultatUndoables: readonly Undoable[] = [
  {
    tipus: 'resultat_arxiu',
    access: resultatRoutes.removeArxiu.access,
    bringBack: async (context, contingut) => {
      const row = contingut as ArxiuRow;
      const { db, empresa } = context;
      // Its answer went with its lot or item: those first.
      if (!(await findResultat(db, empresa.id, Number(row.resultat_fk)))) throw clash();
      const resultat = await loadResultat(context, Number(row.resultat_fk));
      await holdOpenTreball(context, Number(resultat.treball_fk));
      await checkLotObert(context, resultat);
      const taken = (await listArxius(db, empresa.id, [Number(resultat.id)])).map(({ nom }) => fold(nom));
      const nom = freeName(row.nom, (one) => taken.includes(fold(one)));
      await putBackArxiu(db, { ...row, nom });
      await recordHistory(context, [
        {
          entitat: 'resultat_arxiu',
          id: Number(row.id),
          accio: 'recupera',
          despres: { nom },
          arrel: rootsOf(resultat),
        },
      ]);
    },
  },
];

import { agentsNow } from '#areas/agent/server/index.ts';
import type { Tret } from '#areas/proces/server/index.ts';
import type { Undoable } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { resultatRoutes } from '../contract/routes.ts';
import { type ArxiuRow, listResultats, putBackArxiu, putBackResultats, takeResultats } from './store.ts';

export { answerableMover, worksOfAnswerable } from './agent-store.ts';
export type { CalendariPorts } from './calendari-ports.ts';
export { calendariHandlers } from './calendari-routes.ts';
export { escriuVerdictes } from './formigo.ts';
export { resultatHandlers } from './routes.ts';
export { readResultats } from './service.ts';
export { filesOfResultats, listArxius as arxiusOfResultats, listRespostes } from './store.ts';

/** Takes the answers about some items or lots of a work away, with their files, and gives them. */
export const takeRespostes = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  { partides = [], lots = [], comprovacions }: Tret,
): Promise<{ rows: unknown; fitxers: number[]; aMa: number }> => {
  const rows = await listResultats(db, empresa.id, { treball_fk: treballId });
  const gone = rows.filter(
    (row) =>
      partides.includes(Number(row.treball_partida_fk)) ||
      lots.includes(Number(row.lot_fk)) ||
      (comprovacions?.partida === Number(row.treball_partida_fk) &&
        comprovacions.ids.includes(Number(row.comprovacio_fk))),
  );
  const taken = await takeResultats(db, empresa.id, gone);
  const fitxers = taken.arxius.flatMap(({ fitxer_fk, vista_fk }) => [
    fitxer_fk,
    ...(vista_fk === null ? [] : [vista_fk]),
  ]);
  return { rows: taken, fitxers: [...new Set(fitxers)], aMa: gone.filter((row) => row.automatic === 0).length };
};
/** Puts them back, each with whoever its answerable agent is now. */
export const putBackRespostes = async (context: CompanyContext, taken: unknown): Promise<void> => {
  const kept = taken as Parameters<typeof putBackResultats>[1];
  const now = await agentsNow(
    context,
    kept.resultats.map(({ responsable_fk }) => responsable_fk),
  );
  const resultats = kept.resultats.map((row) => ({ ...row, responsable_fk: now(row.responsable_fk) }));
  await putBackResultats(context.db, { ...kept, resultats });
};

export const resultatUndoables: readonly Undoable[] = [
  {
    tipus: 'resultat_arxiu',
    access: resultatRoutes.removeArxiu.access,
    bringBack: async (context, contingut) => {
      const row = contingut as ArxiuRow;
      await putBackArxiu(context.db, row);
      await recordHistory(context, [
        { entitat: 'resultat_arxiu', id: Number(row.id), accio: 'recupera', despres: { nom: row.nom } },
      ]);
    },
  },
];

import type { Tret } from '#areas/proces/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { listResultats, takeResultats } from './store.ts';

export { answerableMover, worksOfAnswerable } from './agent-store.ts';
export { arxiusDelTreball } from './arxius.ts';
export type { CalendariPorts } from './calendari-ports.ts';
export { calendariHandlers } from './calendari-routes.ts';
export { escriuVerdictes } from './formigo.ts';
export { passaRespostes } from './passa.ts';
export { resultatHandlers } from './routes.ts';
export { readResultats } from './service.ts';
export { filesOfResultats, listArxius as arxiusOfResultats, listRespostes } from './store.ts';
export { checkRespostes, putBackRespostes, resultatUndoables } from './undo.ts';

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

import { saveResumFormigo } from '#areas/treball/server/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { lotRoots } from './arrels.ts';
import { rejudge } from './judging.ts';
import type { FormigoPorts } from './ports.ts';

/** Judges the work again, keeps its summary, and writes the verdicts in the plan and those that moved in the history. */
export const judgeAfter = async (context: CompanyContext, ports: FormigoPorts, treballId: number) => {
  const { moved, resum, concrete } = await rejudge(context.db, context.empresa.id, treballId);
  await saveResumFormigo(context.db, context.empresa.id, treballId, resum);
  await recordHistory(
    context,
    moved.map(({ lot, abans, despres }) => ({
      entitat: 'zona_lot' as const,
      id: lot.id,
      accio: 'veredicte' as const,
      abans: { veredicte: abans },
      despres: { veredicte: despres },
      arrel: lotRoots({ id: lot.zona_fk, treball_fk: treballId }),
    })),
  );
  await ports.escriuVerdictes(context, treballId);
  return { moved, concrete };
};

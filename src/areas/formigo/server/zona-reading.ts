import type { Treball } from '#areas/treball/contract/schemas.ts';
import { checkTreball, holdOpenTreball, saveResumFormigo } from '#areas/treball/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Zona } from '../contract/schemas.ts';
import type { NormaReason } from '../domain/tipus.ts';
import { readCanvis, rejudge } from './judging.ts';
import { presentZona } from './present.ts';
import { workNorma } from './settings.ts';
import { findZona, listLotsOfZona, listPastadesOfZona } from './store.ts';
import type { ZonaRow } from './tables.ts';

/** The zone's row and the regulation of its work, when the caller may see it; 404 otherwise. */
export const loadZona = async (
  context: CompanyContext,
  id: number,
): Promise<{ zona: ZonaRow; norma: NormaReason | null }> => {
  const zona = await findZona(context.db, context.empresa.id, id);
  if (!zona) throw notFound();
  const dates = await checkTreball(context, zona.treball_fk);
  return { zona, norma: await workNorma(context, zona.treball_fk, dates) };
};

/** The same, its work held and open. */
export const holdZona = async (context: CompanyContext, id: number): Promise<{ zona: ZonaRow; treball: Treball }> => {
  const row = await findZona(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  const treball = await holdOpenTreball(context, row.treball_fk);
  const zona = await findZona(context.db, context.empresa.id, id);
  if (!zona) throw notFound();
  return { zona, treball };
};

export const getZona = async (context: CompanyContext, id: number): Promise<Zona> => {
  const { zona, norma } = await loadZona(context, id);
  const { db, empresa } = context;
  const [lots, pastades, canvis] = [
    await listLotsOfZona(db, empresa.id, id),
    await listPastadesOfZona(db, empresa.id, id),
    await readCanvis(db, empresa.id, zona.treball_fk),
  ];
  return presentZona(zona, lots, pastades, { canvis, norma });
};

/** Judges the work again, keeps its summary and writes in the history the verdicts that moved. */
export const judgeAfter = async (context: CompanyContext, treballId: number) => {
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
      arrel: { entitat: 'zona' as const, id: lot.zona_fk },
    })),
  );
  return { moved, concrete };
};

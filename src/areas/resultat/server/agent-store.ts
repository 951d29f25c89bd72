import { type RowsMoved, rowsMover } from '#areas/agent/server/index.ts';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';

/** Rows of one statement, under the parameters that SQLite takes. */
const PACK = 500;

/** Works where these agents answer for something. */
export const worksOfAnswerable = async (db: Executor, empresaId: number, agentIds: readonly number[]) => {
  const found: { agent_fk: number; treball_fk: number }[] = [];
  for (const some of packs(agentIds, PACK))
    for (const row of await db
      .selectFrom('resultat')
      .select(['responsable_fk', 'treball_fk'])
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('responsable_fk', 'in', some)
      .orderBy('treball_fk')
      .orderBy('responsable_fk')
      .execute())
      found.push({ agent_fk: Number(row.responsable_fk), treball_fk: Number(row.treball_fk) });
  return found;
};

const hand = async (db: Executor, empresaId: number, { from, to, ids }: RowsMoved): Promise<void> => {
  for (const some of packs(ids, PACK))
    await db
      .updateTable('resultat')
      .set({ responsable_fk: to })
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', some)
      .where('responsable_fk', '=', from)
      .execute();
};

/** Answers that an agent answers for go over to another one; back, those that nobody gave to a third. */
export const answerableMover = rowsMover(
  (db, empresaId, agentId) =>
    db
      .selectFrom('resultat')
      .select('id')
      .where('empresa_fk', '=', empresaId)
      .where('responsable_fk', '=', agentId)
      .orderBy('id')
      .execute(),
  hand,
);

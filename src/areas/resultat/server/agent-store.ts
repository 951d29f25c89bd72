import type { UseMover } from '#areas/agent/server/index.ts';
import type { Executor } from '#server/database/tables.ts';

/** Rows of one statement, under the parameters that SQLite takes. */
const PACK = 500;

/** Works where these agents answer for something. */
export const worksOfAnswerable = async (db: Executor, empresaId: number, agentIds: readonly number[]) => {
  const found: { agent_fk: number; treball_fk: number }[] = [];
  for (let start = 0; start < agentIds.length; start += PACK)
    for (const row of await db
      .selectFrom('resultat')
      .select(['responsable_fk', 'treball_fk'])
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('responsable_fk', 'in', agentIds.slice(start, start + PACK))
      .orderBy('treball_fk')
      .orderBy('responsable_fk')
      .execute())
      found.push({ agent_fk: Number(row.responsable_fk), treball_fk: Number(row.treball_fk) });
  return found;
};

interface Moved {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly number[];
}
const hand = async (db: Executor, empresaId: number, { from, to, ids }: Moved): Promise<void> => {
  for (let start = 0; start < ids.length; start += PACK)
    await db
      .updateTable('resultat')
      .set({ responsable_fk: to })
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', ids.slice(start, start + PACK))
      .where('responsable_fk', '=', from)
      .execute();
};

/** Answers that an agent answers for go over to another one; back, those that nobody gave to a third. */
export const answerableMover: UseMover = {
  move: async ({ db, empresa }, from, to): Promise<Moved> => {
    const rows = await db
      .selectFrom('resultat')
      .select('id')
      .where('empresa_fk', '=', empresa.id)
      .where('responsable_fk', '=', from)
      .orderBy('id')
      .execute();
    const moved = { from, to, ids: rows.map(({ id }) => Number(id)) };
    await hand(db, empresa.id, moved);
    return moved;
  },
  moveBack: async ({ db, empresa }, given) => {
    const { from, to, ids } = given as Moved;
    await hand(db, empresa.id, { from: to, to: from, ids });
  },
};

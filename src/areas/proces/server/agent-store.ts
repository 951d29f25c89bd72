import type { UseMover } from '#areas/agent/server/index.ts';
import type { Executor } from '#server/database/tables.ts';

/** Rows of one statement, under the parameters that SQLite takes. */
const PACK = 500;

/** Works whose plan names these agents as suppliers of an item. */
export const worksOfSuppliers = async (db: Executor, empresaId: number, agentIds: readonly number[]) => {
  const found: { agent_fk: number; treball_fk: number }[] = [];
  for (let start = 0; start < agentIds.length; start += PACK)
    for (const row of await db
      .selectFrom('treball_partida')
      .select(['proveidor_fk', 'treball_fk'])
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('proveidor_fk', 'in', agentIds.slice(start, start + PACK))
      .orderBy('treball_fk')
      .orderBy('proveidor_fk')
      .execute())
      found.push({ agent_fk: Number(row.proveidor_fk), treball_fk: Number(row.treball_fk) });
  return found;
};

interface Moved {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly number[];
}
const supply = async (db: Executor, empresaId: number, { from, to, ids }: Moved): Promise<void> => {
  for (let start = 0; start < ids.length; start += PACK)
    await db
      .updateTable('treball_partida')
      .set({ proveidor_fk: to })
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', ids.slice(start, start + PACK))
      .where('proveidor_fk', '=', from)
      .execute();
};

/** Items that an agent supplies go over to another one; back, those that nobody gave to a third. */
export const supplierMover: UseMover = {
  move: async ({ db, empresa }, from, to): Promise<Moved> => {
    const rows = await db
      .selectFrom('treball_partida')
      .select('id')
      .where('empresa_fk', '=', empresa.id)
      .where('proveidor_fk', '=', from)
      .orderBy('id')
      .execute();
    const moved = { from, to, ids: rows.map(({ id }) => Number(id)) };
    await supply(db, empresa.id, moved);
    return moved;
  },
  moveBack: async ({ db, empresa }, given) => {
    const { from, to, ids } = given as Moved;
    await supply(db, empresa.id, { from: to, to: from, ids });
  },
};

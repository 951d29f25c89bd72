import { type RowsMoved, rowsMover } from '#areas/agent/server/index.ts';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';

/** Rows of one statement, under the parameters that SQLite takes. */
const PACK = 500;

/** Works whose plan names these agents as suppliers of an item. */
export const worksOfSuppliers = async (db: Executor, empresaId: number, agentIds: readonly number[]) => {
  const found: { agent_fk: number; treball_fk: number }[] = [];
  for (const some of packs(agentIds, PACK))
    for (const row of await db
      .selectFrom('treball_partida')
      .select(['proveidor_fk', 'treball_fk'])
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('proveidor_fk', 'in', some)
      .orderBy('treball_fk')
      .orderBy('proveidor_fk')
      .execute())
      found.push({ agent_fk: Number(row.proveidor_fk), treball_fk: Number(row.treball_fk) });
  return found;
};

const supply = async (db: Executor, empresaId: number, { from, to, ids }: RowsMoved): Promise<void> => {
  for (const some of packs(ids, PACK))
    await db
      .updateTable('treball_partida')
      .set({ proveidor_fk: to })
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', some)
      .where('proveidor_fk', '=', from)
      .execute();
};

/** Items that an agent supplies go over to another one; back, those that nobody gave to a third. */
export const supplierMover = rowsMover(
  (db, empresaId, agentId) =>
    db
      .selectFrom('treball_partida')
      .select('id')
      .where('empresa_fk', '=', empresaId)
      .where('proveidor_fk', '=', agentId)
      .orderBy('id')
      .execute(),
  supply,
);

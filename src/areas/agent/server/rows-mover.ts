import type { Executor } from '#server/database/tables.ts';
import type { UseMover } from './ports.ts';

/** Rows that went from an agent to another one. */
export interface RowsMoved {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly number[];
}

/**
 * Moves the rows of one table that name an agent: `idsOf` finds them, `hand` gives those of `ids` that are still `from`’s to
 * `to`. Taken back, what somebody gave to a third agent meanwhile stays with it.
 */
export const rowsMover = (
  idsOf: (db: Executor, empresaId: number, agentId: number) => Promise<readonly { readonly id: number }[]>,
  hand: (db: Executor, empresaId: number, moved: RowsMoved) => Promise<void>,
): UseMover => ({
  move: async ({ db, empresa }, from, to): Promise<RowsMoved> => {
    const ids = (await idsOf(db, empresa.id, from)).map(({ id }) => Number(id));
    const moved = { from, to, ids };
    await hand(db, empresa.id, moved);
    return moved;
  },
  moveBack: async ({ db, empresa }, given) => {
    const { from, to, ids } = given as RowsMoved;
    await hand(db, empresa.id, { from: to, to: from, ids });
  },
});

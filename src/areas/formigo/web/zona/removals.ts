import type { GridEdit } from '#web/ui/grid/grid-types.ts';
import type { Restore } from '#web/ui/grid/grid-undo.ts';
import type { CellSaver } from '#web/ui/grid/use-cell-saver.ts';
import type { SeguimentBody } from '../../contract/inputs.ts';
import { PASTADA_FIELDS, type Pastada } from '../../contract/schemas.ts';
import type { SampleRow } from './sample-row.ts';
import type { ZonaCalls } from './use-zona-calls.ts';

/** Samples taken away and brought back. */
export const createRemovals = (given: {
  saver: CellSaver;
  calls: ZonaCalls;
  addRows: (lot: number, count: number) => string[];
  edit: (lot: number, edits: readonly GridEdit[]) => void;
  /** Deletes what the body says, and forgets what was written in those rows. */
  deleted: (ids: readonly string[], body: () => SeguimentBody) => Promise<boolean>;
  act: (body: SeguimentBody) => Promise<boolean>;
  /** Forgets a row that is not stored. */
  forget: (id: string) => void;
  isUncertain: (id: string) => boolean;
}) => {
  const { saver, calls } = given;
  const removeStored = (rows: readonly Pastada[]): Promise<boolean> => {
    for (const { clau_client } of rows) saver.forget(clau_client);
    return given.deleted(
      rows.map((row) => row.clau_client),
      () => ({
        suprimeix: {
          pastades: rows.map((row) => {
            const { id, versio } = calls.storedOf(row.clau_client) ?? row;
            return { id, versio };
          }),
        },
      }),
    );
  };
  /** A sample again as it was stored; it is another record, under the number that it had. */
  const storeAgain = async (stored: Pastada): Promise<string | null> => {
    const clau_client = crypto.randomUUID();
    const camps = Object.fromEntries(PASTADA_FIELDS.map((field) => [field, stored[field]]));
    return (await given.act({ pastades: [{ clau_client, lot_fk: stored.lot_fk, camps }] })) ? clau_client : null;
  };
  const writeAgain = (row: SampleRow): string | null => {
    const id = given.addRows(row.lot, 1)[0] ?? null;
    if (id === null) return null;
    const edits = Object.entries(row.cells).map(([column, value]) => ({ row: id, column, value }));
    given.edit(row.lot, edits);
    return id;
  };
  return {
    /** Deletes a sample; gives how it comes back, or null when the server did not let it go. */
    removeSample: async (row: SampleRow): Promise<Restore | null> => {
      const { stored } = row;
      if (stored) {
        if (!(await removeStored([stored]))) return null;
      } else given.forget(row.id);
      let back: string | null = null;
      return async () => {
        // The toast and Ctrl+Z bring back the same one, once.
        if (back === null || !calls.storedOf(back)) back = stored ? await storeAgain(stored) : writeAgain(row);
        return back;
      };
    },
    /** Takes rows away that a step back unmakes, stored meanwhile or not. */
    removeRows: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) saver.drop(id);
      await Promise.all(ids.map((id) => saver.idle(id)));
      if (ids.some((id) => given.isUncertain(id))) await calls.readAgain().catch(() => undefined);
      const stored = ids.flatMap((id) => calls.storedOf(id) ?? []);
      const kept = new Set(stored.map((row) => row.clau_client));
      for (const id of ids) if (!kept.has(id)) given.forget(id);
      if (stored.length > 0) await removeStored(stored);
    },
  };
};

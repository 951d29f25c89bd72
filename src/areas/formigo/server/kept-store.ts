import type { Selectable } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Executor, Tables } from '#server/database/tables.ts';

/** The concrete of a work, row by row: what is kept of it when the work is deleted. */
const TABLES = ['formigo', 'formigo_partida', 'limit_canvi', 'zona', 'zona_lot', 'pastada'] as const;

type Kept = { readonly [Table in (typeof TABLES)[number]]: readonly Selectable<Tables[Table]>[] };

export const readKept = async (db: Executor, empresaId: number, treballId: number): Promise<Kept> => {
  const kept: [string, unknown][] = [];
  for (const table of TABLES)
    kept.push([
      table,
      await db
        .selectFrom(table)
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('treball_fk', '=', treballId)
        .execute(),
    ]);
  return Object.fromEntries(kept) as unknown as Kept;
};

/** Puts it back with the ids that it had, what holds before what hangs. */
export const putBackKept = async (db: Executor, kept: Kept): Promise<void> => {
  for (const rows of packs(kept.formigo)) await db.insertInto('formigo').values(rows).execute();
  for (const rows of packs(kept.formigo_partida ?? [])) await db.insertInto('formigo_partida').values(rows).execute();
  for (const rows of packs(kept.limit_canvi)) await db.insertInto('limit_canvi').values(rows).execute();
  for (const rows of packs(kept.zona)) await db.insertInto('zona').values(rows).execute();
  for (const rows of packs(kept.zona_lot)) await db.insertInto('zona_lot').values(rows).execute();
  for (const rows of packs(kept.pastada)) await db.insertInto('pastada').values(rows).execute();
};

/** A deleted zone, whole. */
export interface KeptZona {
  readonly zona: Kept['zona'][number];
  readonly lots: Kept['zona_lot'];
  readonly pastades: Kept['pastada'];
  /** Answers about its lots, as the plan gave them. */
  readonly respostes?: unknown;
}

/** A deleted lot with its samples, and the answers about it. */
export interface KeptLot {
  readonly lot: Kept['zona_lot'][number];
  readonly pastades: Kept['pastada'];
  readonly respostes?: unknown;
}

export const putBackLot = (db: Executor, { lot, pastades }: KeptLot): Promise<void> =>
  putBackKept(db, { formigo: [], formigo_partida: [], limit_canvi: [], zona: [], zona_lot: [lot], pastada: pastades });

export const putBackZona = (db: Executor, { zona, lots, pastades }: KeptZona): Promise<void> =>
  putBackKept(db, {
    formigo: [],
    formigo_partida: [],
    limit_canvi: [],
    zona: [zona],
    zona_lot: lots,
    pastada: pastades,
  });

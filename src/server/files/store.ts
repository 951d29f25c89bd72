import type { Generated } from 'kysely';
import type { Executor } from '../database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    fitxer: {
      id: Generated<number>;
      empresa_fk: number;
      sha256: string;
      mida: number;
      tipus: string;
      creat: string;
      /** Last time that somebody brought this content; an unused row younger than a day is not swept. */
      tocat: string;
    };
  }
}

/** A kept file. What it is called is said by the record that uses it. */
export interface Fitxer {
  readonly id: number;
  readonly empresa_fk: number;
  readonly sha256: string;
  readonly mida: number;
  readonly tipus: string;
}
const COLUMNS = ['id', 'empresa_fk', 'sha256', 'mida', 'tipus'] as const;

/** The row of a content of a company: the same one when the company has it already. */
export const upsertFitxer = (db: Executor, given: Omit<Fitxer, 'id'>, now: string): Promise<Fitxer> =>
  db
    .insertInto('fitxer')
    .values({ ...given, creat: now, tocat: now })
    .onConflict((on) => on.columns(['empresa_fk', 'sha256']).doUpdateSet({ tocat: now }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const findFitxer = (db: Executor, empresaId: number, id: number): Promise<Fitxer | undefined> =>
  db.selectFrom('fitxer').select(COLUMNS).where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

/** Rows that nobody brought since an instant, after an id. */
export const listUntouched = (db: Executor, since: string, after: number, limit: number): Promise<Fitxer[]> =>
  db
    .selectFrom('fitxer')
    .select(COLUMNS)
    .where('tocat', '<', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Deletes a row still untouched; false when somebody brought its content meanwhile. */
export const deleteUntouched = async (db: Executor, id: number, since: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('fitxer')
    .where('id', '=', id)
    .where('tocat', '<', since)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

/** Which of these contents a company has a row for. */
export const knownContents = async (
  db: Executor,
  empresaId: number,
  sha256: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('fitxer')
    .select('sha256')
    .where('empresa_fk', '=', empresaId)
    .where('sha256', 'in', sha256)
    .execute();
  return new Set(rows.map((row) => row.sha256));
};

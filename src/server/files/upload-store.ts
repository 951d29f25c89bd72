import type { Generated } from 'kysely';
import type { Executor } from '../database/tables.ts';
import type { Fitxer } from './store.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    pujada: {
      id: Generated<number>;
      empresa_fk: number;
      usuari_fk: number;
      /** Name of the local file that the pieces go to. */
      clau: string;
      nom: string;
      mida: number;
      fitxer_fk: number | null;
      caduca: string;
    };
  }
}

export interface PujadaRow {
  readonly id: number;
  readonly empresa_fk: number;
  readonly usuari_fk: number;
  readonly clau: string;
  readonly nom: string;
  readonly mida: number;
  readonly fitxer_fk: number | null;
  readonly caduca: string;
}

export const insertPujada = (db: Executor, row: Omit<PujadaRow, 'id'>): Promise<PujadaRow> =>
  db.insertInto('pujada').values(row).returningAll().executeTakeFirstOrThrow();

export interface PujadaOf {
  readonly id: number;
  readonly empresaId: number;
  readonly usuariId: number;
}

/** An upload of that user in that company that has not expired. */
export const findPujada = (db: Executor, of: PujadaOf, now: string): Promise<PujadaRow | undefined> =>
  db
    .selectFrom('pujada')
    .selectAll()
    .where('id', '=', of.id)
    .where('empresa_fk', '=', of.empresaId)
    .where('usuari_fk', '=', of.usuariId)
    .where('caduca', '>', now)
    .executeTakeFirst();

export const countPujades = async (db: Executor, usuariId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('pujada')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('usuari_fk', '=', usuariId)
    .where('fitxer_fk', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const finishPujada = async (db: Executor, id: number, fitxer: Fitxer): Promise<void> => {
  await db.updateTable('pujada').set({ fitxer_fk: fitxer.id }).where('id', '=', id).execute();
};

export const deletePujada = async (db: Executor, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('pujada').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

export const deleteExpired = async (db: Executor, now: string): Promise<void> => {
  await db.deleteFrom('pujada').where('caduca', '<=', now).execute();
};

/** Local names of every upload that is not whole yet. */
export const listOpenKeys = async (db: Executor): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('pujada').select('clau').where('fitxer_fk', 'is', null).execute();
  return new Set(rows.map((row) => row.clau));
};

/** Files that a finished upload still holds until a room takes it. */
export const filesOfPujades = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await db.selectFrom('pujada').select('fitxer_fk').where('fitxer_fk', 'in', ids).execute();
  return rows.flatMap((row) => row.fitxer_fk ?? []);
};

import type { Generated, Selectable } from 'kysely';
import type { Executor } from '#server/database/tables.ts';

interface SubscripcioTable {
  id: Generated<number>;
  empresa_fk: number;
  usuari_fk: number;
  /** SHA-256 of the key in the address, which is kept nowhere. */
  hash: string;
  idioma: string;
  creat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    calendari_subscripcio: SubscripcioTable;
  }
}
type SubscripcioRow = Selectable<SubscripcioTable>;

export const findSubscripcio = (
  db: Executor,
  empresaId: number,
  usuariId: number,
): Promise<SubscripcioRow | undefined> =>
  db
    .selectFrom('calendari_subscripcio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('usuari_fk', '=', usuariId)
    .executeTakeFirst();

/** The one that a key opens, whichever its company: whoever holds the key has no session. */
export const findSubscripcioByHash = (db: Executor, hash: string): Promise<SubscripcioRow | undefined> =>
  db.selectFrom('calendari_subscripcio').selectAll().where('hash', '=', hash).executeTakeFirst();

export const insertSubscripcio = async (db: Executor, row: Omit<SubscripcioRow, 'id'>): Promise<void> => {
  await db.insertInto('calendari_subscripcio').values(row).execute();
};
export const deleteSubscripcio = async (db: Executor, empresaId: number, usuariId: number): Promise<void> => {
  await db
    .deleteFrom('calendari_subscripcio')
    .where('empresa_fk', '=', empresaId)
    .where('usuari_fk', '=', usuariId)
    .execute();
};

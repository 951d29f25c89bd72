import type { Generated, Selectable } from 'kysely';
import type { Executor } from '#server/database/tables.ts';

interface ProgramaRevisioTable {
  id: Generated<number>;
  empresa_fk: number;
  treball_fk: number;
  numero: number;
  data: string;
  /** The programme as it was issued. */
  foto: string;
  usuari_fk: number | null;
  emesa: string;
  emesa_per: string;
  /** Form that `foto` is written in. */
  versio: number;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    programa_revisio: ProgramaRevisioTable;
  }
}
export type RevisioRow = Selectable<ProgramaRevisioTable>;

/** Issues of a programme, oldest first. */
export const listRevisions = (db: Executor, empresaId: number, treballId: number): Promise<RevisioRow[]> =>
  db
    .selectFrom('programa_revisio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('numero')
    .execute();
export const lastRevisio = (db: Executor, empresaId: number, treballId: number): Promise<RevisioRow | undefined> =>
  db
    .selectFrom('programa_revisio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();
export const insertRevisio = async (db: Executor, row: Omit<RevisioRow, 'id'>): Promise<void> => {
  await db.insertInto('programa_revisio').values(row).execute();
};
export const deleteRevisions = async (db: Executor, empresaId: number, treballId: number): Promise<void> => {
  await db
    .deleteFrom('programa_revisio')
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .execute();
};
export const putBackRevisions = async (db: Executor, rows: readonly RevisioRow[]): Promise<void> => {
  for (const row of rows) await db.insertInto('programa_revisio').values(row).execute();
};

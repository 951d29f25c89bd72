import type { Generated, Selectable } from 'kysely';
import type { Executor } from '#server/database/tables.ts';

interface ImportacioTable {
  id: Generated<number>;
  empresa_fk: number;
  usuari_fk: number;
  fitxer_fk: number;
  nom: string;
  estat: string;
  creada: string;
  feta: string | null;
}
interface FilaTable {
  importacio_fk: number;
  empresa_fk: number;
  fila: number;
  resultat: string;
  agent_fk: number | null;
  nom: string;
  faltes: string;
  celles: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    agent_importacio: ImportacioTable;
    agent_importacio_fila: FilaTable;
    agent_columna: { empresa_fk: number; columna: string; camp: string };
  }
}
export type ImportacioRow = Selectable<ImportacioTable>;
export type FilaRow = Selectable<FilaTable>;

export const insertImportacio = async (db: Executor, row: Omit<ImportacioRow, 'id'>): Promise<ImportacioRow> =>
  (await db.insertInto('agent_importacio').values(row).returningAll().executeTakeFirstOrThrow()) as ImportacioRow;

export const findImportacio = (db: Executor, empresaId: number, id: number): Promise<ImportacioRow | undefined> =>
  db
    .selectFrom('agent_importacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<ImportacioRow | undefined>;

export const deleteImportacio = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('agent_importacio').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Moves an import on; false when it was not in that state any more. */
export const moveImportacio = async (
  db: Executor,
  of: { readonly empresaId: number; readonly id: number },
  from: string,
  to: { readonly estat: string; readonly feta?: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('agent_importacio')
    .set(to)
    .where('empresa_fk', '=', of.empresaId)
    .where('id', '=', of.id)
    .where('estat', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const insertFiles = async (db: Executor, rows: readonly FilaRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += 100)
    await db
      .insertInto('agent_importacio_fila')
      .values(rows.slice(start, start + 100))
      .execute();
};

export const listFiles = (db: Executor, empresaId: number, id: number): Promise<FilaRow[]> =>
  db
    .selectFrom('agent_importacio_fila')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('importacio_fk', '=', id)
    .orderBy('fila')
    .execute() as Promise<FilaRow[]>;

export const countFiles = async (db: Executor, empresaId: number, id: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('agent_importacio_fila')
    .select(['resultat', (on) => on.fn.countAll<number>().as('n')])
    .where('empresa_fk', '=', empresaId)
    .where('importacio_fk', '=', id)
    .groupBy('resultat')
    .execute();
  return new Map(rows.map(({ resultat, n }) => [resultat, Number(n)]));
};

/** What the company matched each head with last. */
export const listColumnes = async (db: Executor, empresaId: number): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('agent_columna')
    .select(['columna', 'camp'])
    .where('empresa_fk', '=', empresaId)
    .execute();
  return new Map(rows.map(({ columna, camp }) => [columna, camp]));
};

export const saveColumnes = async (
  db: Executor,
  empresaId: number,
  pairs: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const [columna, camp] of pairs)
    await db
      .insertInto('agent_columna')
      .values({ empresa_fk: empresaId, columna, camp })
      .onConflict((clash) => clash.columns(['empresa_fk', 'columna']).doUpdateSet({ camp }))
      .execute();
};

/** Which files imports keep. */
export const filesOfImportacions = async (db: Executor, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.selectFrom('agent_importacio').select('fitxer_fk').where('fitxer_fk', 'in', ids).execute();
  return rows.map(({ fitxer_fk }) => Number(fitxer_fk));
};

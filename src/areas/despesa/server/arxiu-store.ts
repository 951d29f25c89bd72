import type { Generated, Selectable } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Executor } from '#server/database/tables.ts';

interface ArxiuTable {
  id: Generated<number>;
  empresa_fk: number;
  despesa_fk: number;
  versio: number;
  fitxer_fk: number;
  /** Its picture once converted, made the first time that somebody looks. */
  vista_fk: number | null;
  nom: string;
  ordre: number;
  mida: number;
  tipus: string;
  pujat: string;
  pujat_per: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    despesa_arxiu: ArxiuTable;
  }
}
export type ArxiuRow = Selectable<ArxiuTable>;

/** Files of an expense, in order. */
export const listArxius = (db: Executor, empresaId: number, despesaId: number): Promise<ArxiuRow[]> =>
  db
    .selectFrom('despesa_arxiu')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('despesa_fk', '=', despesaId)
    .orderBy('ordre')
    .orderBy('id')
    .execute();

export const findArxiu = (
  db: Executor,
  empresaId: number,
  despesaId: number,
  id: number,
): Promise<ArxiuRow | undefined> =>
  db
    .selectFrom('despesa_arxiu')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('despesa_fk', '=', despesaId)
    .where('id', '=', id)
    .executeTakeFirst();

export const insertArxiu = (db: Executor, row: Omit<ArxiuRow, 'id'>): Promise<ArxiuRow> =>
  db.insertInto('despesa_arxiu').values(row).returningAll().executeTakeFirstOrThrow();

/** Puts files back with the ids that they had. */
export const putBackArxius = async (db: Executor, rows: readonly ArxiuRow[]): Promise<void> => {
  for (const some of packs(rows, 50)) await db.insertInto('despesa_arxiu').values(some).execute();
};

export const updateArxiu = async (
  db: Executor,
  empresaId: number,
  id: number,
  row: Partial<Pick<ArxiuRow, 'versio' | 'nom' | 'vista_fk'>>,
): Promise<void> => {
  await db.updateTable('despesa_arxiu').set(row).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const deleteArxiu = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('despesa_arxiu').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const deleteArxius = async (db: Executor, empresaId: number, despesaId: number): Promise<void> => {
  await db
    .deleteFrom('despesa_arxiu')
    .where('empresa_fk', '=', empresaId)
    .where('despesa_fk', '=', despesaId)
    .execute();
};

/** What a file needs kept: its content, and its picture once converted. */
export const filesOfArxiu = ({ fitxer_fk, vista_fk }: ArxiuRow): number[] =>
  [fitxer_fk, vista_fk].filter((id) => id !== null);

/** Which of these files expenses use. */
export const filesOfDespeses = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('despesa_arxiu')
    .select(['fitxer_fk', 'vista_fk'])
    .where((on) => on.or([on('fitxer_fk', 'in', ids), on('vista_fk', 'in', ids)]))
    .execute();
  return rows
    .flatMap((row) => [row.fitxer_fk, row.vista_fk])
    .filter((id) => id !== null)
    .filter((id) => ids.includes(id));
};

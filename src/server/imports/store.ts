import type { Generated, Selectable } from 'kysely';
import type { Executor } from '../database/tables.ts';

interface ImportacioTable {
  id: Generated<number>;
  empresa_fk: number;
  usuari_fk: number;
  fitxer_fk: number;
  nom: string;
  estat: string;
  creada: string;
  feta: string | null;
  /** Which run brings it in, and since when: the last to begin. Empty while none does. */
  clau: Generated<string>;
  presa: string | null;
  /** What its rows are: `agent`, `despesa`. */
  mena: string;
  /** What it made besides the records of its rows, as JSON: ids of new suppliers. */
  afegits: Generated<string>;
  /** What its rows warned of when they were seen (`vistos.ts`), as JSON; nothing once it is done. */
  vistos: Generated<string>;
}
interface FilaTable {
  importacio_fk: number;
  empresa_fk: number;
  fila: number;
  resultat: string;
  /** The record that it made; of rows that make one together, the first says it. */
  registre_fk: number | null;
  nom: string;
  faltes: string;
  celles: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    importacio: ImportacioTable;
    importacio_fila: FilaTable;
    importacio_columna: { empresa_fk: number; mena: string; columna: string; camp: string };
  }
}
export type ImportacioRow = Selectable<ImportacioTable>;
export type FilaRow = Selectable<FilaTable>;

export const insertImportacio = async (
  db: Executor,
  row: Omit<ImportacioRow, 'id' | 'clau' | 'presa' | 'afegits' | 'vistos'>,
): Promise<ImportacioRow> =>
  (await db.insertInto('importacio').values(row).returningAll().executeTakeFirstOrThrow()) as ImportacioRow;

export const findImportacio = (
  db: Executor,
  empresaId: number,
  mena: string,
  id: number,
): Promise<ImportacioRow | undefined> =>
  db
    .selectFrom('importacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('mena', '=', mena)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<ImportacioRow | undefined>;

interface One {
  readonly empresaId: number;
  readonly id: number;
}
export const readVistos = async (db: Executor, { empresaId, id }: One): Promise<string> => {
  const { vistos } = await db
    .selectFrom('importacio')
    .select('vistos')
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return vistos;
};

/** Only while it is open. */
export const saveVistos = async (db: Executor, { empresaId, id }: One, vistos: string): Promise<void> => {
  await db
    .updateTable('importacio')
    .set({ vistos })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('estat', '=', 'oberta')
    .execute();
};

export const deleteImportacio = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('importacio').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Moves an import on; false when it was not in that state any more. */
export const moveImportacio = async (
  db: Executor,
  of: { readonly empresaId: number; readonly id: number },
  from: string,
  to: { readonly estat: string; readonly feta?: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('importacio')
    .set(to)
    .where('empresa_fk', '=', of.empresaId)
    .where('id', '=', of.id)
    .where('estat', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

interface Run {
  readonly empresaId: number;
  readonly id: number;
  readonly clau: string;
}

/** Takes an open import up; whoever had it loses it. False when it is not open any more. */
export const takeImportacio = async (db: Executor, { empresaId, id, clau }: Run, presa: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('importacio')
    .set({ clau, presa })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('estat', '=', 'oberta')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Whether the run still has the import, which stays so until the transaction ends; `set` writes on it meanwhile. */
export const holdImportacio = async (
  db: Executor,
  { empresaId, id, clau }: Run,
  set: Readonly<Partial<Pick<ImportacioRow, 'feta' | 'afegits' | 'vistos'>>> & {
    readonly clau?: '';
    readonly estat?: 'feta';
  } = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('importacio')
    .set({ clau, ...set })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('estat', '=', 'oberta')
    .where('clau', '=', clau)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Imports taken up before a moment and never done. */
export const listLeftOpen = (db: Executor, before: string) =>
  db
    .selectFrom('importacio')
    .select(['id', 'empresa_fk', 'mena'])
    .where('estat', '=', 'oberta')
    .where('clau', '!=', '')
    .where('presa', '<', before)
    .orderBy('id')
    .execute();

/** Takes some of an import's rows away; gives how many went and the records that they had made. */
export const takeFilesAway = async (
  db: Executor,
  { empresaId, id }: Pick<Run, 'empresaId' | 'id'>,
  most: number,
): Promise<{ n: number; ids: number[] }> => {
  const gone = await db
    .deleteFrom('importacio_fila')
    .where('empresa_fk', '=', empresaId)
    .where('importacio_fk', '=', id)
    .where('fila', 'in', (on) =>
      on
        .selectFrom('importacio_fila as una')
        .select('una.fila')
        .where('una.importacio_fk', '=', id)
        .orderBy('una.fila')
        .limit(most),
    )
    .returning('registre_fk')
    .execute();
  return {
    n: gone.length,
    ids: gone.flatMap(({ registre_fk }) => (registre_fk === null ? [] : [Number(registre_fk)])),
  };
};

export const insertFiles = async (db: Executor, rows: readonly FilaRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += 100)
    await db
      .insertInto('importacio_fila')
      .values(rows.slice(start, start + 100))
      .execute();
};

export const listFiles = (db: Executor, empresaId: number, id: number): Promise<FilaRow[]> =>
  db
    .selectFrom('importacio_fila')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('importacio_fk', '=', id)
    .orderBy('fila')
    .execute() as Promise<FilaRow[]>;

/** Records that an import made, and its rows that were left out. */
export const countFiles = async (
  db: Executor,
  empresaId: number,
  id: number,
): Promise<{ readonly registres: number; readonly saltats: number; readonly errors: number }> => {
  const rows = await db
    .selectFrom('importacio_fila')
    .select([
      'resultat',
      (on) => on.fn.countAll<number>().as('n'),
      (on) => on.fn.count<number>('registre_fk').as('made'),
    ])
    .where('empresa_fk', '=', empresaId)
    .where('importacio_fk', '=', id)
    .groupBy('resultat')
    .orderBy('resultat')
    .execute();
  const of = (resultat: string) => rows.find((row) => row.resultat === resultat);
  return {
    registres: Number(of('creat')?.made ?? 0),
    saltats: Number(of('saltat')?.n ?? 0),
    errors: Number(of('error')?.n ?? 0),
  };
};

/** What the company matched each head with last, in imports of a kind. */
export const listColumnes = async (
  db: Executor,
  empresaId: number,
  mena: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('importacio_columna')
    .select(['columna', 'camp'])
    .where('empresa_fk', '=', empresaId)
    .where('mena', '=', mena)
    .orderBy('columna')
    .execute();
  return new Map(rows.map(({ columna, camp }) => [columna, camp]));
};

export const saveColumnes = async (
  db: Executor,
  empresaId: number,
  mena: string,
  pairs: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const [columna, camp] of pairs)
    await db
      .insertInto('importacio_columna')
      .values({ empresa_fk: empresaId, mena, columna, camp })
      .onConflict((clash) => clash.columns(['empresa_fk', 'mena', 'columna']).doUpdateSet({ camp }))
      .execute();
};

/** Which files imports keep. */
export const filesOfImportacions = async (db: Executor, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.selectFrom('importacio').select('fitxer_fk').where('fitxer_fk', 'in', ids).execute();
  return rows.map(({ fitxer_fk }) => Number(fitxer_fk));
};

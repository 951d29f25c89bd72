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
  /** Which run brings it in, and since when: the last to begin. Empty while none does. */
  clau: Generated<string>;
  presa: string | null;
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

export const insertImportacio = async (
  db: Executor,
  row: Omit<ImportacioRow, 'id' | 'clau' | 'presa'>,
): Promise<ImportacioRow> =>
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

interface Run {
  readonly empresaId: number;
  readonly id: number;
  readonly clau: string;
}

/** Takes an open import up; whoever had it loses it. False when it is not open any more. */
export const takeImportacio = async (db: Executor, { empresaId, id, clau }: Run, presa: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('agent_importacio')
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
  set: { readonly clau?: ''; readonly estat?: 'feta'; readonly feta?: string } = {},
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('agent_importacio')
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
    .selectFrom('agent_importacio')
    .select(['id', 'empresa_fk'])
    .where('estat', '=', 'oberta')
    .where('clau', '!=', '')
    .where('presa', '<', before)
    .orderBy('id')
    .execute();

/** Takes some of an import's rows away; gives how many went and the agents that they had made. */
export const takeFilesAway = async (
  db: Executor,
  { empresaId, id }: Pick<Run, 'empresaId' | 'id'>,
  most: number,
): Promise<{ n: number; agents: number[] }> => {
  const gone = await db
    .deleteFrom('agent_importacio_fila')
    .where('empresa_fk', '=', empresaId)
    .where('importacio_fk', '=', id)
    .where('fila', 'in', (on) =>
      on
        .selectFrom('agent_importacio_fila as una')
        .select('una.fila')
        .where('una.importacio_fk', '=', id)
        .orderBy('una.fila')
        .limit(most),
    )
    .returning('agent_fk')
    .execute();
  return { n: gone.length, agents: gone.flatMap(({ agent_fk }) => (agent_fk === null ? [] : [Number(agent_fk)])) };
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

import type { Generated, Selectable } from 'kysely';
import type { DesferTipus } from '#contract/desfer.ts';
import type { Executor } from '../database/tables.ts';

interface DesferTable {
  id: Generated<number>;
  empresa_fk: number;
  usuari_fk: number;
  tipus: string;
  entitat_fk: number;
  contingut: string;
  creat: string;
  caduca: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    desfer: DesferTable;
    desfer_fitxer: { desfer_fk: number; empresa_fk: number; fitxer_fk: number };
  }
}
export type DesferRow = Selectable<DesferTable>;

export const insertDesfer = async (
  db: Executor,
  row: Omit<DesferRow, 'id'>,
  fitxers: readonly number[],
): Promise<number> => {
  const { id } = await db.insertInto('desfer').values(row).returning('id').executeTakeFirstOrThrow();
  const files = [...new Set(fitxers)].map((fitxer_fk) => ({ desfer_fk: id, empresa_fk: row.empresa_fk, fitxer_fk }));
  for (let start = 0; start < files.length; start += 500)
    await db
      .insertInto('desfer_fitxer')
      .values(files.slice(start, start + 500))
      .execute();
  return id;
};

/** Takes it out and gives it: of two who undo at once, one alone gets it. */
export const takeDesfer = async (db: Executor, empresaId: number, id: number): Promise<DesferRow | undefined> => {
  await db.deleteFrom('desfer_fitxer').where('empresa_fk', '=', empresaId).where('desfer_fk', '=', id).execute();
  return db
    .deleteFrom('desfer')
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
};

/** What can be undone no longer goes for good; its files become nobody's. */
export const sweepDesfer = async (db: Executor, now: string): Promise<void> => {
  await db
    .deleteFrom('desfer_fitxer')
    .where('desfer_fk', 'in', (on) => on.selectFrom('desfer').select('id').where('caduca', '<', now))
    .execute();
  await db.deleteFrom('desfer').where('caduca', '<', now).execute();
};

/** Which of these files are kept for what may yet come back. */
export const filesOfDesfer = async (db: Executor, ids: readonly number[]): Promise<readonly number[]> =>
  (await db.selectFrom('desfer_fitxer').select('fitxer_fk').where('fitxer_fk', 'in', ids).execute()).map(
    (row) => row.fitxer_fk,
  );

/** What of a kind is kept and can still come back. */
export const listKept = (
  db: Executor,
  empresaId: number,
  tipus: DesferTipus,
  now: string,
): Promise<Pick<DesferRow, 'entitat_fk' | 'contingut'>[]> =>
  db
    .selectFrom('desfer')
    .select(['entitat_fk', 'contingut'])
    .where('empresa_fk', '=', empresaId)
    .where('tipus', '=', tipus)
    .where('caduca', '>=', now)
    .execute();

/** How many of a kind are kept and can still come back. */
export const countKept = async (db: Executor, empresaId: number, tipus: DesferTipus, now: string): Promise<number> => {
  const { total } = await db
    .selectFrom('desfer')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .where('tipus', '=', tipus)
    .where('caduca', '>=', now)
    .executeTakeFirstOrThrow();
  return Number(total);
};

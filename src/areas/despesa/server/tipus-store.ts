import type { Generated, Selectable } from 'kysely';
import type { Executor } from '#server/database/tables.ts';

interface TipusTable {
  id: Generated<number>;
  empresa_fk: number;
  /** The kind of the product that it stands over; null: the company's own. */
  cataleg: number | null;
  versio: number;
  pare_fk: number | null;
  /** Null: as the product calls it. */
  nom: string | null;
  iva_fk: number | null;
  irpf_fk: number | null;
  iva_deduible: string;
  deduible: string;
  concepte: string | null;
  amortitzacio: string | null;
  ajuda: string | null;
  baixa: number;
  suprimit: number;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    tipus_despesa: TipusTable;
  }
}
export type TipusRow = Selectable<TipusTable>;
export type TipusColumns = Omit<TipusRow, 'id'>;

export const listTipusRows = (db: Executor, empresaId: number): Promise<TipusRow[]> =>
  db.selectFrom('tipus_despesa').selectAll().where('empresa_fk', '=', empresaId).orderBy('id').execute();

/** What a company made of a kind of the product. */
export const findOver = (db: Executor, empresaId: number, cataleg: number): Promise<TipusRow | undefined> =>
  db
    .selectFrom('tipus_despesa')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('cataleg', '=', cataleg)
    .executeTakeFirst();

/** Gives the id; null where another wrote over that kind of the product first. */
export const insertTipus = async (db: Executor, row: TipusColumns): Promise<number | null> => {
  const made = await db
    .insertInto('tipus_despesa')
    .values(row)
    .onConflict((on) => on.columns(['empresa_fk', 'cataleg']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? Number(made.id) : null;
};

/** False when somebody changed it first. */
export const updateTipus = async (
  db: Executor,
  { empresa_fk, id, versio }: Pick<TipusRow, 'empresa_fk' | 'id' | 'versio'>,
  row: Partial<TipusColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tipus_despesa')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const deleteTipus = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('tipus_despesa').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const putBackTipus = async (db: Executor, row: TipusRow): Promise<void> => {
  await db.insertInto('tipus_despesa').values(row).execute();
};

import type { Generated, Selectable } from 'kysely';
import { sql } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Engine, Executor } from '#server/database/tables.ts';
import { matchesSearch } from '#server/http/listing.ts';

interface BeTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  /** Expense that bought it and the key of its line; null where it was written here. */
  despesa_fk: number | null;
  clau: string | null;
  descripcio: string;
  identificador: string;
  tipus_be: string;
  fila: string | null;
  data_inici: string;
  /** Price in cents, and that which was written; null where it follows from the line of its expense. */
  valor: number;
  valor_dit: number | null;
  valor_residual: number;
  percentatge: string;
  /** Rows and percentages that follow, each from an exercise on: JSON, in order. */
  percentatges: string;
  metode: string;
  usat: number;
  amortitzat_abans: number;
  exercici_inicial: number | null;
  observacions: string;
  baixa_data: string | null;
  baixa_causa: string | null;
  baixa_import: number | null;
  baixa_factura_fk: number | null;
  cerca: string;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    be_inversio: BeTable;
  }
}
export type BeRow = Selectable<BeTable>;
export type BeColumns = Omit<BeRow, 'id'>;

/** Goods whose use started by the end of an exercise, of a work if asked; in the order of their start. */
export const listBens = (
  db: Executor,
  empresaId: number,
  asked: { readonly fins: string; readonly search?: string | undefined; readonly treball_fk?: number | undefined },
): Promise<BeRow[]> => {
  let found = db
    .selectFrom('be_inversio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('data_inici', '<=', asked.fins);
  const { treball_fk } = asked;
  if (treball_fk !== undefined)
    found = found.where('despesa_fk', 'in', (on) =>
      on
        .selectFrom('despesa_treball')
        .select('despesa_fk')
        .where('empresa_fk', '=', empresaId)
        .where('treball_fk', '=', treball_fk),
    );
  for (const match of matchesSearch(sql.ref<string>('cerca'), asked.search)) found = found.where(match);
  return found.orderBy('data_inici').orderBy('id').execute();
};

export const listOfDespeses = async (
  db: Executor,
  empresaId: number,
  despesaIds: readonly number[],
): Promise<BeRow[]> => {
  const found: BeRow[] = [];
  for (const some of packs(despesaIds, 500))
    found.push(
      ...(await db
        .selectFrom('be_inversio')
        .selectAll()
        .where('empresa_fk', '=', empresaId)
        .where('despesa_fk', 'in', some)
        .orderBy('id')
        .execute()),
    );
  return found;
};

export const findBe = (db: Executor, empresaId: number, id: number): Promise<BeRow | undefined> =>
  db.selectFrom('be_inversio').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

/** Goods of lines of expenses whose value follows from their line. */
export const listComprats = (db: Executor, empresaId: number): Promise<BeRow[]> =>
  db
    .selectFrom('be_inversio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('despesa_fk', 'is not', null)
    .where('valor_dit', 'is', null)
    .orderBy('id')
    .execute();

/** The row, held until the transaction ends. */
export const lockBe = (db: Executor, engine: Engine, empresaId: number, id: number): Promise<BeRow | undefined> => {
  const found = db.selectFrom('be_inversio').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id);
  return (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
};

export const insertBe = async (db: Executor, row: BeColumns & { readonly id?: number }): Promise<number> => {
  const { id } = await db.insertInto('be_inversio').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
};

/** Changes a row still at the version read; false when it is not any more. */
export const updateBe = async (
  db: Executor,
  { empresa_fk, id, versio }: Pick<BeRow, 'empresa_fk' | 'id' | 'versio'>,
  row: Partial<BeColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('be_inversio')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const deleteBe = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('be_inversio').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Cents of other small goods freed in a year: new, tangible and up to the price that frees them; the others are by other rules. */
export const sumLliures = async (
  db: Executor,
  empresaId: number,
  { exercici, but, unitat }: { readonly exercici: number; readonly but: number; readonly unitat: number },
): Promise<number> => {
  const { suma } = await db
    .selectFrom('be_inversio')
    .select(sql<number | null>`sum(valor)`.as('suma'))
    .where('empresa_fk', '=', empresaId)
    .where('metode', '=', '06')
    .where('usat', '=', 0)
    .where('valor', '<=', unitat)
    .where('tipus_be', 'not like', '3%')
    .where('data_inici', '>=', `${exercici}-01-01`)
    .where('data_inici', '<=', `${exercici}-12-31`)
    .where('id', '<>', but)
    .executeTakeFirstOrThrow();
  return Number(suma ?? 0);
};

/** How many goods a company has written by itself. */
export const countBensPropis = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('be_inversio')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .where('despesa_fk', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

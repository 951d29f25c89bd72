import type { Generated, Selectable } from 'kysely';
import { packs } from '#server/database/packs.ts';
import type { Engine, Executor } from '#server/database/tables.ts';

interface DespesaTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  exercici: number;
  numero: number;
  /** Quarter of the exercise, by the day that it reached the office. */
  trimestre: number;
  tipus: string;
  data: string;
  /** That of the paper where nothing else was said. */
  data_operacio: string;
  data_recepcio: string;
  agent_fk: number | null;
  copia_nif: string;
  copia_nom: string;
  empremta: string;
  num_factura: string;
  /** The supplier's number as it is found again however it was typed; empty where there is none. */
  num_clau: string;
  clau: string;
  isp: number;
  base: number;
  quota: number;
  recarrec: number;
  deduible: number;
  retingut: number;
  total: number;
  a_pagar: number;
  venciment: string | null;
  data_pagament: string | null;
  /** The later quarter in which its VAT is deducted, `YYYY-Q`. */
  deduccio: string | null;
  be: number;
  arxius: number;
  etiquetes: string;
  cerca: string;
  proveidor_ordre: string;
  num_ordre: string;
  creat: string;
  canviat: string;
}
/** What is read of one expense alone. */
interface Contingut {
  copia: string;
  linies: string;
  /** What was written of it and has no column of its own, JSON. */
  dades: string;
  imports: string;
}
const CONTINGUT = ['copia', 'linies', 'dades', 'imports'] as const;
declare module '#server/database/tables.ts' {
  interface Tables {
    despesa: DespesaTable;
    despesa_contingut: Contingut & { despesa_fk: number; empresa_fk: number };
  }
}
export type DespesaRow = Selectable<DespesaTable> & Contingut;
export type DespesaColumns = Omit<DespesaRow, 'id'>;

const whole = (db: Executor, empresaId: number) =>
  db
    .selectFrom('despesa')
    .innerJoin('despesa_contingut', (on) =>
      on
        .onRef('despesa_contingut.despesa_fk', '=', 'despesa.id')
        .onRef('despesa_contingut.empresa_fk', '=', 'despesa.empresa_fk'),
    )
    .selectAll('despesa')
    .select(CONTINGUT)
    .where('despesa.empresa_fk', '=', empresaId);

/** Columns of each of the two tables. */
const parted = <Row extends Partial<DespesaColumns>>(row: Row) => {
  const { copia, linies, dades, imports, ...own } = row;
  const contingut = Object.fromEntries(
    Object.entries({ copia, linies, dades, imports }).filter(([, value]) => value !== undefined),
  ) as Partial<Contingut>;
  return { own, contingut };
};

export const findDespesa = (db: Executor, empresaId: number, id: number): Promise<DespesaRow | undefined> =>
  whole(db, empresaId).where('despesa.id', '=', id).executeTakeFirst();

export const findDespeses = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<DespesaRow[]> => {
  const found: DespesaRow[] = [];
  for (const some of packs(ids, 500))
    found.push(...(await whole(db, empresaId).where('despesa.id', 'in', some).orderBy('despesa.id').execute()));
  return found;
};

/** The row, held until the transaction ends, so that two writers of it take turns. */
export const lockDespesa = (
  db: Executor,
  engine: Engine,
  empresaId: number,
  id: number,
): Promise<DespesaRow | undefined> => {
  const found = whole(db, empresaId).where('despesa.id', '=', id);
  return (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
};

export const insertDespesa = async (db: Executor, row: DespesaColumns & { readonly id?: number }): Promise<number> => {
  const { copia, linies, dades, imports, ...own } = row;
  const { id } = await db.insertInto('despesa').values(own).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('despesa_contingut')
    .values({ copia, linies, dades, imports, despesa_fk: id, empresa_fk: row.empresa_fk })
    .execute();
  return Number(id);
};

const setContingut = async (
  db: Executor,
  { empresa_fk, id }: Pick<DespesaRow, 'empresa_fk' | 'id'>,
  row: Partial<Contingut>,
): Promise<void> => {
  if (Object.keys(row).length > 0)
    await db
      .updateTable('despesa_contingut')
      .set(row)
      .where('empresa_fk', '=', empresa_fk)
      .where('despesa_fk', '=', id)
      .execute();
};

/** Changes a row still at the version read; false when it is not any more. */
export const updateDespesa = async (
  db: Executor,
  { empresa_fk, id, versio }: Pick<DespesaRow, 'empresa_fk' | 'id' | 'versio'>,
  row: Partial<DespesaColumns>,
): Promise<boolean> => {
  const { own, contingut } = parted(row);
  const { numUpdatedRows } = await db
    .updateTable('despesa')
    .set({ ...own, versio: versio + 1 })
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) return false;
  await setContingut(db, { empresa_fk, id }, contingut);
  return true;
};

/** How many files an expense has; no part of what two people edit at once. */
export const setArxius = async (db: Executor, empresaId: number, id: number, arxius: number): Promise<void> => {
  await db.updateTable('despesa').set({ arxius }).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Another supplier, or a newer copy of it. */
export const setProveidor = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
  row: Partial<
    Pick<DespesaColumns, 'agent_fk' | 'copia' | 'copia_nif' | 'copia_nom' | 'empremta' | 'proveidor_ordre' | 'cerca'>
  >,
): Promise<void> => {
  const { own, contingut } = parted(row);
  for (const some of packs(ids, 500)) {
    await db.updateTable('despesa').set(own).where('empresa_fk', '=', empresaId).where('id', 'in', some).execute();
    for (const id of some) await setContingut(db, { empresa_fk: empresaId, id }, contingut);
  }
};

/** Expenses of these suppliers, newest first. */
export const listOfAgents = (db: Executor, empresaId: number, agentIds: readonly number[]) =>
  db
    .selectFrom('despesa')
    .select(['id', 'agent_fk', 'exercici', 'numero', 'data_recepcio', 'num_factura', 'empremta'])
    .where('empresa_fk', '=', empresaId)
    .where('agent_fk', 'in', agentIds)
    .orderBy('id', 'desc')
    .execute();

/** The newest expense of a supplier. */
export const findDarrera = (
  db: Executor,
  empresaId: number,
  agentId: number,
  /** One that is not looked at. */
  excepte: number | null = null,
): Promise<DespesaRow | undefined> =>
  whole(db, empresaId)
    .where('agent_fk', '=', agentId)
    .where('despesa.id', '!=', excepte ?? 0)
    .orderBy('data', 'desc')
    .orderBy('despesa.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Expenses with these numbers of suppliers, as they are found again. */
export const listSameNumbers = async (db: Executor, empresaId: number, numClaus: readonly string[]) => {
  const found = [];
  for (const some of packs(numClaus, 500))
    found.push(
      ...(await db
        .selectFrom('despesa')
        .select([
          'id',
          'exercici',
          'numero',
          'data',
          'agent_fk',
          'copia_nif',
          'copia_nom',
          'proveidor_ordre',
          'num_clau',
          'creat',
        ])
        .where('empresa_fk', '=', empresaId)
        .where('num_clau', 'in', some)
        .orderBy('id')
        .execute()),
    );
  return found;
};

/** Many new expenses; ids come in the order given. */
export const insertDespeses = async (db: Executor, rows: readonly DespesaColumns[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const some of packs(rows, 40)) {
    const own = some.map(({ copia: _copia, linies: _linies, dades: _dades, imports: _imports, ...row }) => row);
    const made = await db.insertInto('despesa').values(own).returning('id').execute();
    const now = made.map(({ id }) => Number(id)).sort((one, other) => one - other);
    await db
      .insertInto('despesa_contingut')
      .values(
        some.map(({ copia, linies, dades, imports, empresa_fk }, at) => ({
          copia,
          linies,
          dades,
          imports,
          despesa_fk: now[at] ?? 0,
          empresa_fk,
        })),
      )
      .execute();
    ids.push(...now);
  }
  return ids;
};

/** Takes expenses away. */
export const deleteDespeses = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<void> => {
  for (const some of packs(ids, 500)) {
    await db
      .deleteFrom('despesa_contingut')
      .where('empresa_fk', '=', empresaId)
      .where('despesa_fk', 'in', some)
      .execute();
    await db.deleteFrom('despesa').where('empresa_fk', '=', empresaId).where('id', 'in', some).execute();
  }
};

/** How many expenses a company has. */
export const countDespeses = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('despesa')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

import { type Generated, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Executor } from '#server/database/tables.ts';
import { limitOf, matchesSearch } from '#server/http/listing.ts';
import type { cobramentQuery } from '../contract/cobraments.ts';

interface CobramentTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  factura_fk: number;
  data: string;
  total: number;
  forma: string;
  compte: string;
  observacions: string;
  /** The payment of another invoice that it is set against: both go or neither. */
  parella_fk: number | null;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    cobrament: CobramentTable;
  }
}
export type CobramentRow = Selectable<CobramentTable>;
export type CobramentColumns = Omit<CobramentRow, 'id'>;

export const listCobraments = (db: Executor, empresaId: number, facturaId: number): Promise<CobramentRow[]> =>
  db
    .selectFrom('cobrament')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('factura_fk', '=', facturaId)
    .orderBy('data')
    .orderBy('id')
    .execute();

export const findCobrament = (
  db: Executor,
  empresaId: number,
  facturaId: number,
  id: number,
): Promise<CobramentRow | undefined> =>
  db
    .selectFrom('cobrament')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('factura_fk', '=', facturaId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findParella = (
  db: Executor,
  { empresa_fk, parella_fk }: Pick<CobramentRow, 'empresa_fk' | 'parella_fk'>,
): Promise<CobramentRow | undefined> =>
  db
    .selectFrom('cobrament')
    .selectAll()
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', parella_fk ?? 0)
    .executeTakeFirst();

/** Ties two payments that are set against each other. */
export const lligaParella = async (db: Executor, empresaId: number, one: number, other: number): Promise<void> => {
  for (const [id, parella_fk] of [
    [one, other],
    [other, one],
  ] as const)
    await db
      .updateTable('cobrament')
      .set({ parella_fk })
      .where('empresa_fk', '=', empresaId)
      .where('id', '=', id)
      .execute();
};

export const insertCobrament = async (db: Executor, row: CobramentColumns): Promise<number> => {
  const { id } = await db.insertInto('cobrament').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
};

export const putBackCobrament = async (db: Executor, row: CobramentRow): Promise<void> => {
  await db.insertInto('cobrament').values(row).execute();
};

export const updateCobrament = async (
  db: Executor,
  { empresa_fk, id, versio }: Pick<CobramentRow, 'empresa_fk' | 'id' | 'versio'>,
  row: Partial<CobramentColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('cobrament')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const deleteCobrament = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('cobrament').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

const ORDER = { data: 'c.data', total: 'c.total', agent: 'f.agent_ordre', factura: 'f.numero_ordre' } as const;

/** Payments of all invoices of a company, with how many there are and what they add up to. */
export const pageOfCobraments = async (db: Executor, empresaId: number, query: z.output<typeof cobramentQuery>) => {
  let found = db
    .selectFrom('cobrament as c')
    .innerJoin('factura as f', (on) => on.onRef('f.id', '=', 'c.factura_fk').onRef('f.empresa_fk', '=', 'c.empresa_fk'))
    .where('c.empresa_fk', '=', empresaId);
  if (query.data_inici) found = found.where('c.data', '>=', query.data_inici);
  if (query.data_final) found = found.where('c.data', '<=', query.data_final);
  if (query.forma) found = found.where('c.forma', '=', query.forma);
  if (query.agent_fk) found = found.where('f.agent_fk', '=', query.agent_fk);
  for (const match of matchesSearch(sql.ref<string>('f.cerca'), query.search)) found = found.where(match);
  const sums = await found
    .select((on) => [on.fn.countAll<number>().as('total'), on.fn.sum<number | null>('c.total').as('suma')])
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('c')
    .select(['f.numero_text', 'f.agent_fk', 'f.copia_nom'])
    .orderBy(ORDER[query.ordre_camp ?? 'data'], query.ordre_criteri === 'ASC' ? 'asc' : 'desc')
    .orderBy('c.id', query.ordre_criteri === 'ASC' ? 'asc' : 'desc')
    .offset(query.offset)
    .limit(limitOf(query))
    .execute();
  return { total: Number(sums.total), suma: Number(sums.suma ?? 0), rows };
};

import { type Generated, type Selectable, sql } from 'kysely';
import type { Engine, Executor } from '#server/database/tables.ts';
import { limitOf, matchesSearch, ordered, type PageAsked } from '#server/http/listing.ts';

interface PeriodicaTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  nom: string;
  periodicitat: string;
  inici: string;
  final: string | null;
  propera: string | null;
  accio: string;
  dies_venciment: number | null;
  activa: number;
  agent_fk: number;
  treball_fk: number | null;
  plantilla: string;
  falla: string | null;
  cerca: string;
  nom_ordre: string;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    factura_periodica: PeriodicaTable;
  }
}
export type PeriodicaRow = Selectable<PeriodicaTable>;
export type PeriodicaColumns = Omit<PeriodicaRow, 'id'>;

export const findPeriodica = (db: Executor, empresaId: number, id: number): Promise<PeriodicaRow | undefined> =>
  db
    .selectFrom('factura_periodica')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockPeriodica = (
  db: Executor,
  engine: Engine,
  empresaId: number,
  id: number,
): Promise<PeriodicaRow | undefined> => {
  const found = db.selectFrom('factura_periodica').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id);
  return (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
};

export const insertPeriodica = async (db: Executor, row: PeriodicaColumns): Promise<number> => {
  const { id } = await db.insertInto('factura_periodica').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
};
export const putBackPeriodica = async (db: Executor, row: PeriodicaRow): Promise<void> => {
  await db.insertInto('factura_periodica').values(row).execute();
};

export const updatePeriodica = async (
  db: Executor,
  { empresa_fk, id, versio }: Pick<PeriodicaRow, 'empresa_fk' | 'id' | 'versio'>,
  row: Partial<PeriodicaColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('factura_periodica')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** When the next one is due and what was wrong with the last are no part of what people edit: the version stays. */
export const setProgress = async (
  db: Executor,
  { empresa_fk, id }: Pick<PeriodicaRow, 'empresa_fk' | 'id'>,
  row: Partial<Pick<PeriodicaColumns, 'propera' | 'falla'>>,
): Promise<void> => {
  await db
    .updateTable('factura_periodica')
    .set(row)
    .where('empresa_fk', '=', empresa_fk)
    .where('id', '=', id)
    .execute();
};

export const deletePeriodica = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('factura_periodica').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

const ORDER = { nom: 'nom_ordre', propera: sql`coalesce(propera, '9999')`, agent: 'agent_fk' } as const;
export interface PeriodicaPage extends PageAsked {
  readonly search?: string | undefined;
  readonly actives?: boolean | undefined;
  readonly amb_falla?: boolean | undefined;
  readonly agent_fk?: number | undefined;
  readonly treball_fk?: number | undefined;
  readonly ordre_camp?: keyof typeof ORDER | undefined;
  readonly ordre_criteri?: 'ASC' | 'DESC' | undefined;
}

export const listPeriodiques = async (db: Executor, empresaId: number, query: PeriodicaPage) => {
  let found = db.selectFrom('factura_periodica').where('empresa_fk', '=', empresaId);
  if (query.actives !== undefined) found = found.where('activa', '=', query.actives ? 1 : 0);
  if (query.amb_falla) found = found.where('falla', 'is not', null).where('activa', '=', 1);
  if (query.agent_fk) found = found.where('agent_fk', '=', query.agent_fk);
  if (query.treball_fk) found = found.where('treball_fk', '=', query.treball_fk);
  for (const match of matchesSearch(sql.ref<string>('cerca'), query.search)) found = found.where(match);
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ordered(found.selectAll(), ORDER[query.ordre_camp ?? 'nom'], query.ordre_criteri ?? 'ASC')
    .offset(query.offset)
    .limit(limitOf(query))
    .execute();
  return { total: Number(total), rows: rows as PeriodicaRow[] };
};

/** Those of all companies that are due by a day. */
export const listDue = (db: Executor, today: string): Promise<Pick<PeriodicaRow, 'id' | 'empresa_fk'>[]> =>
  db
    .selectFrom('factura_periodica')
    .select(['id', 'empresa_fk'])
    .where('activa', '=', 1)
    .where('propera', '<=', today)
    .orderBy('propera')
    .orderBy('id')
    .execute();

/** Drafts made to be issued that nobody has touched since. */
export const listToIssue = (db: Executor) =>
  db
    .selectFrom('factura as f')
    .innerJoin('factura_periodica as p', (on) =>
      on.onRef('p.id', '=', 'f.periodica_fk').onRef('p.empresa_fk', '=', 'f.empresa_fk'),
    )
    .select(['f.id', 'f.versio', 'f.empresa_fk', 'p.id as periodica_fk', 'p.accio'])
    .where('f.estat', '=', 'esborrany')
    .where('f.versio', '=', 1)
    .where('p.accio', 'in', ['emissio', 'enviament'])
    .where('p.activa', '=', 1)
    .where('p.falla', 'is', null)
    .orderBy('f.periodica_data')
    .orderBy('f.id')
    .execute();

/** Those that the program issued and is still to send. */
export const listPerEnviar = (db: Executor) =>
  db
    .selectFrom('factura_per_enviar as e')
    .innerJoin('factura as f', (on) => on.onRef('f.id', '=', 'e.factura_fk').onRef('f.empresa_fk', '=', 'e.empresa_fk'))
    .innerJoin('factura_periodica as p', (on) =>
      on.onRef('p.id', '=', 'f.periodica_fk').onRef('p.empresa_fk', '=', 'f.empresa_fk'),
    )
    .select(['f.id', 'f.empresa_fk', 'p.id as periodica_fk'])
    .where('f.estat', '=', 'emesa')
    .where('p.accio', '=', 'enviament')
    .where('p.activa', '=', 1)
    .where('p.falla', 'is', null)
    .orderBy('e.quan')
    .orderBy('f.id')
    .execute();

/** How many invoices each of these made, and the last day that one of them was due. */
export const madeBy = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { n: number; darrera: string }>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('factura')
    .select((on) => ['periodica_fk', on.fn.countAll<number>().as('n'), on.fn.max('periodica_data').as('darrera')])
    .where('empresa_fk', '=', empresaId)
    .where('periodica_fk', 'in', ids)
    .groupBy('periodica_fk')
    .execute();
  return new Map(rows.map((row) => [Number(row.periodica_fk), { n: Number(row.n), darrera: String(row.darrera) }]));
};

export const listPeriodicaIds = async (db: Executor, empresaId: number, agentIds: readonly number[]) =>
  agentIds.length === 0
    ? []
    : db
        .selectFrom('factura_periodica')
        .select(['id', 'agent_fk', 'nom', 'activa'])
        .where('empresa_fk', '=', empresaId)
        .where('agent_fk', 'in', agentIds)
        .orderBy('id')
        .execute();

export const setPeriodicaAgent = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
  agentId: number,
): Promise<void> => {
  if (ids.length > 0)
    await db
      .updateTable('factura_periodica')
      .set({ agent_fk: agentId })
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', ids)
      .execute();
};

export const countPeriodiques = async (db: Executor, empresaId: number, treballId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('factura_periodica')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

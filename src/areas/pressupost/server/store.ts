import { type Generated, type Selectable, sql } from 'kysely';
import type { Engine, Executor } from '#server/database/tables.ts';
import { limitOf, matchesSearch, ordered } from '#server/http/listing.ts';
import type { PressupostQuery } from '../contract/schemas.ts';

export interface PressupostTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  estat: string;
  serie: string;
  exercici: number | null;
  numero: number | null;
  numero_text: string | null;
  revisio: number;
  data: string;
  validesa: string | null;
  agent_fk: number | null;
  /** The agent as it was when it was chosen, or last brought up to date. */
  copia: string;
  copia_nif: string;
  copia_nom: string;
  empremta: string;
  treball_fk: number | null;
  titol: string;
  dades: string;
  linies: string;
  /** Milestones as JSON, each with the invoice it became. */
  fites: string;
  totals: string;
  base: number;
  total: number;
  notes: string;
  enviat: string | null;
  /** What was sent, whole; null in a draft. */
  congelat: string | null;
  resposta: string | null;
  enllac_hash: string | null;
  enllac_creat: string | null;
  enllac_caduca: string | null;
  enllac_per: number | null;
  cerca: string;
  agent_ordre: string;
  titol_ordre: string;
  numero_ordre: string;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    pressupost: PressupostTable;
  }
}
export type PressupostRow = Selectable<PressupostTable>;
export type PressupostColumns = Omit<PressupostRow, 'id'>;

const ORDER = {
  data: 'data',
  numero: 'numero_ordre',
  agent: 'agent_ordre',
  validesa: sql`coalesce(validesa, '9999-12-31')`,
  total: 'total',
  titol: 'titol_ordre',
} as const;

/** `onlyOf`: the works whose quotations alone are seen, or null. */
const filtered = (db: Executor, empresaId: number, onlyOf: readonly number[] | null, query: PressupostQuery) => {
  let found = db.selectFrom('pressupost').where('empresa_fk', '=', empresaId);
  if (onlyOf !== null)
    found = onlyOf.length === 0 ? found.where(sql<boolean>`1 = 0`) : found.where('treball_fk', 'in', onlyOf);
  const asked = [query.esborranys, query.enviats, query.acceptats, query.tancats].some((flag) => flag !== undefined);
  const states = [
    query.esborranys ? ['esborrany'] : [],
    query.enviats ? ['enviat'] : [],
    query.acceptats ? ['acceptat'] : [],
    query.tancats ? ['rebutjat', 'substituit'] : [],
  ].flat();
  if (!asked) found = found.where('estat', '!=', 'substituit');
  else found = states.length > 0 ? found.where('estat', 'in', states) : found.where(sql<boolean>`1 = 0`);
  if (query.data_inici) found = found.where('data', '>=', query.data_inici);
  if (query.data_final) found = found.where('data', '<=', query.data_final);
  if (query.validesa_inici) found = found.where('validesa', '>=', query.validesa_inici);
  if (query.validesa_final) found = found.where('validesa', '<=', query.validesa_final);
  if (query.agent_fk) found = found.where('agent_fk', '=', query.agent_fk);
  if (query.treball_fk) found = found.where('treball_fk', '=', query.treball_fk);
  for (const match of matchesSearch(sql.ref<string>('cerca'), query.search)) found = found.where(match);
  return found;
};

export const listPressupostos = async (
  db: Executor,
  empresaId: number,
  onlyOf: readonly number[] | null,
  query: PressupostQuery,
) => {
  const found = filtered(db, empresaId, onlyOf, query);
  const sums = await found
    .select((on) => [
      on.fn.countAll<number>().as('total'),
      on.fn.coalesce(on.fn.sum<number>('base'), sql<number>`0`).as('base'),
      on.fn.coalesce(on.fn.sum<number>('total'), sql<number>`0`).as('import'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await ordered(found.selectAll(), ORDER[query.ordre_camp ?? 'data'], query.ordre_criteri ?? 'DESC')
    .offset(query.offset)
    .limit(limitOf(query))
    .execute();
  return {
    total: Number(sums.total),
    sumes: { pressupostos: Number(sums.total), base: Number(sums.base), total: Number(sums.import) },
    rows: rows as PressupostRow[],
  };
};

export const findPressupost = (db: Executor, empresaId: number, id: number): Promise<PressupostRow | undefined> =>
  db.selectFrom('pressupost').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

/** Holds the row until the transaction ends. */
export const lockPressupost = (
  db: Executor,
  engine: Engine,
  empresaId: number,
  id: number,
): Promise<PressupostRow | undefined> => {
  const found = db.selectFrom('pressupost').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id);
  return (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
};

/** The one that a link opens, whatever the company. */
export const findByToken = (db: Executor, hash: string): Promise<PressupostRow | undefined> =>
  db
    .selectFrom('pressupost as p')
    .innerJoin('empresa as m', 'm.id', 'p.empresa_fk')
    .selectAll('p')
    .where('p.enllac_hash', '=', hash)
    .where('m.esborrada', 'is', null)
    .executeTakeFirst();

/** All versions of a quotation that has a number, in their order. */
export const listRevisions = (db: Executor, row: PressupostRow): Promise<PressupostRow[]> =>
  row.numero_text === null
    ? Promise.resolve([row])
    : db
        .selectFrom('pressupost')
        .selectAll()
        .where('empresa_fk', '=', row.empresa_fk)
        .where('numero_text', '=', row.numero_text)
        .orderBy('revisio')
        .execute();

export const insertPressupost = async (db: Executor, row: PressupostColumns): Promise<number> => {
  const { id } = await db.insertInto('pressupost').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};
export const putBackPressupost = async (db: Executor, row: PressupostRow): Promise<void> => {
  await db.insertInto('pressupost').values(row).execute();
};

/** False when somebody wrote it since it was read. */
export const updatePressupost = async (
  db: Executor,
  row: Pick<PressupostRow, 'empresa_fk' | 'id' | 'versio'>,
  columns: Partial<PressupostColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('pressupost')
    .set({ ...columns, versio: row.versio + 1 })
    .where('empresa_fk', '=', row.empresa_fk)
    .where('id', '=', row.id)
    .where('versio', '=', row.versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const deletePressupost = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('pressupost').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const countPressupostos = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('pressupost')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('empresa_fk', '=', empresaId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

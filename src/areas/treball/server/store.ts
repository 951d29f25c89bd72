import { type Generated, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { fold } from '#kernel/fold.ts';
import type { Executor } from '#server/database/tables.ts';
import { limitOf, matchesSearch, ordered } from '#server/http/listing.ts';
import type { treballQuery } from '../contract/schemas.ts';

export interface TreballTable {
  id: Generated<number>;
  empresa_fk: number;
  versio: number;
  codi: string;
  expedient: string;
  expedient_clau: string;
  nom: string;
  descripcio: string;
  tipus_obra: string;
  tipus_treball_fk: number | null;
  us: string;
  adreca: string;
  poblacio_fk: number | null;
  poblacio: string;
  referencia_cadastral: string;
  coordenades: string;
  data_encarrec: string | null;
  data_projecte: string | null;
  data_inici: string | null;
  data_final: string | null;
  data_tancament: string | null;
  obert: number;
  control_qualitat: number;
  pem: number | null;
  superficie: number | null;
  plantes_sobre: number | null;
  plantes_sota: number | null;
  llicencia: string;
  visat: string;
  observacions: string;
  logo_fk: number | null;
  promotor: string;
  formigo: string;
  /** What its control comes to, as its lists show it. */
  control: string;
  /** Why it was closed with non-conformities open, as JSON by what its certificate names them. */
  excepcions: string;
  cerca: string;
  nom_ordre: string;
  poblacio_ordre: string;
  promotor_ordre: string;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    treball: TreballTable;
    treball_agent: {
      id: Generated<number>;
      empresa_fk: number;
      treball_fk: number;
      agent_fk: number;
      funcio_fk: number;
      titulacio_fk: number | null;
      percentatge: number | null;
      ordre: number;
      /** The agent as it was when it came in, or when it was last brought up to date. */
      copia: string;
      copia_nif: string;
      copia_nom: string;
      empremta: string;
    };
    treball_usuari: { empresa_fk: number; treball_fk: number; usuari_fk: number };
  }
}
export type TreballRow = Selectable<TreballTable>;
export type TreballColumns = Omit<TreballRow, 'id'>;
type Query = z.output<typeof treballQuery>;

const ORDER = {
  codi: 'codi',
  nom: 'nom_ordre',
  poblacio: 'poblacio_ordre',
  promotor: 'promotor_ordre',
  canviat: 'canviat',
  data_encarrec: 'data_encarrec',
  expedient: 'expedient_clau',
} as const;

const filtered = (db: Executor, empresaId: number, onlyOf: number | null, query: Query) => {
  let found = db.selectFrom('treball').where('empresa_fk', '=', empresaId);
  if (query.obert !== query.tancat) found = found.where('obert', '=', query.obert ? 1 : 0);
  if (!query.obert && !query.tancat) found = found.where(sql<boolean>`1 = 0`);
  if (query.control_qualitat) found = found.where('control_qualitat', '=', 1);
  if (onlyOf !== null)
    found = found.where((on) =>
      on.exists(
        on
          .selectFrom('treball_usuari')
          .select('treball_usuari.treball_fk')
          .whereRef('treball_usuari.treball_fk', '=', 'treball.id')
          .where('treball_usuari.empresa_fk', '=', empresaId)
          .where('treball_usuari.usuari_fk', '=', onlyOf),
      ),
    );
  for (const match of matchesSearch(sql.ref<string>('cerca'), query.search)) found = found.where(match);
  return found;
};

/** `onlyOf`: the user whose assigned works alone are seen, or null. */
export const listTreballs = async (db: Executor, empresaId: number, onlyOf: number | null, query: Query) => {
  const found = filtered(db, empresaId, onlyOf, query);
  const { total } = await found.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const column = ORDER[query.ordre_camp ?? 'codi'];
  const by = column === 'data_encarrec' ? sql`coalesce(data_encarrec, '')` : column;
  const rows = await ordered(found.selectAll(), by, query.ordre_criteri ?? 'DESC')
    .offset(query.offset)
    .limit(limitOf(query))
    .execute();
  return { total: Number(total), rows: rows as TreballRow[] };
};

export const findTreball = (db: Executor, empresaId: number, id: number): Promise<TreballRow | undefined> =>
  db.selectFrom('treball').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

export const findByCodi = (db: Executor, empresaId: number, codi: string) =>
  db.selectFrom('treball').select('id').where('empresa_fk', '=', empresaId).where('codi', '=', codi).executeTakeFirst();

export const codisOfYear = async (db: Executor, empresaId: number, year: number): Promise<string[]> =>
  (
    await db
      .selectFrom('treball')
      .select('codi')
      .where('empresa_fk', '=', empresaId)
      .where('codi', '>=', `${year}/`)
      .where('codi', '<', `${year}0`)
      .execute()
  ).map((row) => row.codi);

/** Works that carry a file number starting so, in order; at most 50. */
export const listExpedients = (db: Executor, empresaId: number, search: string) =>
  db
    .selectFrom('treball')
    .select(['id', 'codi', 'nom', 'expedient'])
    .where('empresa_fk', '=', empresaId)
    .where('expedient_clau', '!=', '')
    .where('expedient_clau', '>=', fold(search))
    .where('expedient_clau', '<', `${fold(search)}\u{10ffff}`)
    .orderBy('expedient_clau')
    .orderBy('id')
    .limit(50)
    .execute();

/** Puts a work back with the id that it had. */
export const putBackTreball = async (db: Executor, row: TreballRow): Promise<void> => {
  await db.insertInto('treball').values(row).execute();
};

export const insertTreball = async (db: Executor, row: TreballColumns): Promise<number> => {
  const { id } = await db.insertInto('treball').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateTreball = async (
  db: Executor,
  empresaId: number,
  id: number,
  versio: number,
  row: Partial<TreballColumns>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('treball')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Holds the work's row until the transaction ends, so that two writers in it take turns. */
export const lockTreball = async (
  db: Executor,
  engine: 'sqlite' | 'postgres',
  empresaId: number,
  id: number,
): Promise<boolean> => {
  const found = db.selectFrom('treball').select('id').where('empresa_fk', '=', empresaId).where('id', '=', id);
  return Boolean(await (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst());
};

/** The logo is no part of what two people edit at once: it leaves the version as it is. */
export const setLogo = async (db: Executor, empresaId: number, id: number, fitxerId: number | null): Promise<void> => {
  await db
    .updateTable('treball')
    .set({ logo_fk: fitxerId })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};

/** Works of any company whose control was kept before what it counts now: its missing lots, and what was decided upon. */
export const listControlsVells = async (
  db: Executor,
): Promise<readonly { readonly id: number; readonly empresa_fk: number }[]> => {
  const rows = await db
    .selectFrom('treball')
    .select(['id', 'empresa_fk'])
    .where('control', '!=', '{}')
    .where((or) => or.or([or('control', 'not like', '%"decidides"%'), or('control', 'like', '%"respostesPerFer"%')]))
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id, empresa_fk }) => ({ id: Number(id), empresa_fk: Number(empresa_fk) }));
};

export const setControl = async (db: Executor, empresaId: number, id: number, control: string): Promise<void> => {
  await db.updateTable('treball').set({ control }).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};
export const setFormigo = async (db: Executor, empresaId: number, id: number, formigo: string): Promise<void> => {
  await db.updateTable('treball').set({ formigo }).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Works where an agent takes part, open or not. */
export const idsOfAgent = async (db: Executor, empresaId: number, agentId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('treball_agent')
      .select('treball_fk')
      .distinct()
      .where('empresa_fk', '=', empresaId)
      .where('agent_fk', '=', agentId)
      .orderBy('treball_fk')
      .execute()
  ).map((row) => Number(row.treball_fk));

/** A work that others may be looking at has changed: who saves an older reading is told. */
export const bumpTreball = async (db: Executor, empresaId: number, id: number, canviat: string): Promise<void> => {
  await db
    .updateTable('treball')
    .set((on) => ({ versio: on('versio', '+', 1), canviat }))
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};

/** Open works where an agent takes part: what is closed goes on as it was. */
export const listOpenOfAgent = (db: Executor, empresaId: number, agentId: number): Promise<TreballRow[]> =>
  db
    .selectFrom('treball')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('obert', '=', 1)
    .where((on) =>
      on.exists(
        on
          .selectFrom('treball_agent')
          .select('treball_agent.id')
          .whereRef('treball_agent.treball_fk', '=', 'treball.id')
          .where('treball_agent.empresa_fk', '=', empresaId)
          .where('treball_agent.agent_fk', '=', agentId),
      ),
    )
    .orderBy('id')
    .execute();

export const setPromotor = async (
  db: Executor,
  empresaId: number,
  id: number,
  row: Pick<TreballColumns, 'promotor' | 'cerca' | 'promotor_ordre'>,
): Promise<void> => {
  await db.updateTable('treball').set(row).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Opens or closes a work read so. */
export const setState = async (
  db: Executor,
  row: Pick<TreballRow, 'empresa_fk' | 'id' | 'versio'>,
  state: Pick<TreballColumns, 'obert' | 'data_tancament' | 'canviat'> & Partial<Pick<TreballColumns, 'excepcions'>>,
): Promise<void> => {
  await updateTreball(db, row.empresa_fk, row.id, row.versio, state);
};

/** Deletes the row of a work that nothing hangs from any more. */
export const deleteTreball = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('treball').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

import { packs } from '#server/database/packs.ts';
import { takeIds } from '#server/database/sequence.ts';
import type { Executor } from '#server/database/tables.ts';
import type { FormigoTable, LimitCanviTable, LotHead, LotRow, PastadaRow, ZonaRow } from './tables.ts';

/** All lots of works, of concrete or not, draw their ids from here. */
const LOT_SEQUENCE = 'lot';

export const findFormigo = (db: Executor, empresaId: number, treballId: number) =>
  db
    .selectFrom('formigo')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .executeTakeFirst();

export const saveFormigo = async (db: Executor, row: FormigoTable): Promise<void> => {
  const { treball_fk: _key, empresa_fk: _empresa, ...rest } = row;
  await db
    .insertInto('formigo')
    .values(row)
    .onConflict((on) => on.column('treball_fk').doUpdateSet(rest))
    .execute();
};

export const listLimitCanvis = (db: Executor, empresaId: number, treballId: number) =>
  db
    .selectFrom('limit_canvi')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('fila')
    .execute();

export const saveLimitCanvi = async (db: Executor, row: LimitCanviTable): Promise<void> => {
  const { valors, qui, quan, motiu } = row;
  await db
    .insertInto('limit_canvi')
    .values(row)
    .onConflict((on) => on.columns(['treball_fk', 'fila']).doUpdateSet({ valors, qui, quan, motiu }))
    .execute();
};

export const deleteLimitCanvi = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  fila: number,
): Promise<void> => {
  await db
    .deleteFrom('limit_canvi')
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .where('fila', '=', fila)
    .execute();
};

export const listZones = (db: Executor, empresaId: number, treballId: number): Promise<ZonaRow[]> =>
  db
    .selectFrom('zona')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('ordre')
    .orderBy('id')
    .execute();

export const findZona = (db: Executor, empresaId: number, id: number): Promise<ZonaRow | undefined> =>
  db.selectFrom('zona').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();

export const insertZona = async (db: Executor, row: Omit<ZonaRow, 'id'>): Promise<number> => {
  const { id } = await db.insertInto('zona').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateZona = async (db: Executor, empresaId: number, id: number, row: Partial<ZonaRow>): Promise<void> => {
  await db.updateTable('zona').set(row).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const deleteZona = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('pastada').where('empresa_fk', '=', empresaId).where('zona_fk', '=', id).execute();
  await db.deleteFrom('zona_lot').where('empresa_fk', '=', empresaId).where('zona_fk', '=', id).execute();
  await db.deleteFrom('zona').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Everything of the concrete of a work. */
export const deleteConcrete = async (db: Executor, empresaId: number, treballId: number): Promise<void> => {
  for (const table of ['pastada', 'zona_lot', 'zona', 'limit_canvi', 'formigo_partida', 'formigo'] as const)
    await db.deleteFrom(table).where('empresa_fk', '=', empresaId).where('treball_fk', '=', treballId).execute();
};

export const listLots = (db: Executor, empresaId: number, treballId: number): Promise<LotRow[]> =>
  db
    .selectFrom('zona_lot')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('numero')
    .orderBy('id')
    .execute();

const HEAD = [
  'id',
  'empresa_fk',
  'treball_fk',
  'zona_fk',
  'clau_client',
  'versio',
  'numero',
  'descripcio',
  'volum',
  'amassades',
  'respostes',
  'decisio',
  'verdict',
  'insuficients',
  'per_sota_fck',
  'mostres_tingudes',
  'mostres_demanades',
  'creat',
  'canviat',
  'canviat_per',
] as const satisfies readonly (keyof LotHead)[];

export const listLotHeads = (db: Executor, empresaId: number, treballId: number): Promise<LotHead[]> =>
  db
    .selectFrom('zona_lot')
    .select(HEAD)
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('numero')
    .orderBy('id')
    .execute();

export const listLotsOfZona = (db: Executor, empresaId: number, zonaId: number): Promise<LotRow[]> =>
  db
    .selectFrom('zona_lot')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('zona_fk', '=', zonaId)
    .orderBy('numero')
    .orderBy('id')
    .execute();

/** Inserts lots, each with an id of the shared sequence; gives the ids in order. */
export const insertLots = async (db: Executor, rows: readonly Omit<LotRow, 'id'>[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  const first = await takeIds(db, LOT_SEQUENCE, rows.length);
  const withIds = rows.map((row, index) => ({ ...row, id: first + index }));
  for (const pack of packs(withIds)) await db.insertInto('zona_lot').values(pack).execute();
  return withIds.map((row) => row.id);
};

export const updateLot = async (db: Executor, empresaId: number, id: number, row: Partial<LotRow>): Promise<void> => {
  await db.updateTable('zona_lot').set(row).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const deleteLot = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('pastada').where('empresa_fk', '=', empresaId).where('lot_fk', '=', id).execute();
  await db.deleteFrom('zona_lot').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const listPastades = (db: Executor, empresaId: number, treballId: number): Promise<PastadaRow[]> =>
  db
    .selectFrom('pastada')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('id')
    .execute();

export const listPastadesOfZona = (db: Executor, empresaId: number, zonaId: number): Promise<PastadaRow[]> =>
  db
    .selectFrom('pastada')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('zona_fk', '=', zonaId)
    .orderBy('id')
    .execute();

/** Ids of rows that already carry one of these client keys: a retried save. */
export const findByClaus = async (
  db: Executor,
  table: 'zona_lot' | 'pastada',
  empresaId: number,
  claus: readonly string[],
): Promise<ReadonlyMap<string, { id: number; zona_fk: number }>> => {
  if (claus.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(['id', 'clau_client', 'zona_fk'])
    .where('empresa_fk', '=', empresaId)
    .where('clau_client', 'in', claus)
    .execute();
  return new Map(rows.map((row) => [row.clau_client, row]));
};

export const insertPastada = async (db: Executor, row: Omit<PastadaRow, 'id'>): Promise<number> => {
  const { id } = await db.insertInto('pastada').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Inserts samples, each with a client key of its own; gives them with their ids, in order. */
export const insertPastades = async (db: Executor, rows: readonly Omit<PastadaRow, 'id'>[]): Promise<PastadaRow[]> => {
  const ids = new Map<string, number>();
  for (const pack of packs(rows)) {
    const made = await db.insertInto('pastada').values(pack).returning(['id', 'clau_client']).execute();
    for (const { id, clau_client } of made) ids.set(clau_client, id);
  }
  return rows.map((row) => ({ ...row, id: ids.get(row.clau_client) ?? 0 }));
};

export const updatePastada = async (
  db: Executor,
  empresaId: number,
  id: number,
  row: Partial<PastadaRow>,
): Promise<void> => {
  await db.updateTable('pastada').set(row).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

export const deletePastada = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('pastada').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

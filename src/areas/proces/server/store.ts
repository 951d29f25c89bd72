import { packs } from '#server/database/packs.ts';
import { takeIds } from '#server/database/sequence.ts';
import type { Executor } from '#server/database/tables.ts';
import type { ComprovacioRow, LotRow, PartidaRow, ProcesRow } from './tables.ts';

/** Lots of the plan and of concrete draw their ids from one sequence, so that no two are the same. */
const LOT_SEQUENCE = 'lot';

export const listProcessos = (db: Executor, empresaId: number, treballId: number): Promise<ProcesRow[]> =>
  db
    .selectFrom('treball_proces')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('ordre')
    .orderBy('proces_fk')
    .execute();
export const insertProces = async (db: Executor, row: ProcesRow): Promise<void> => {
  await db.insertInto('treball_proces').values(row).execute();
};
export const setOrdreProces = async (db: Executor, { ordre, ...key }: ProcesRow): Promise<void> => {
  await db
    .updateTable('treball_proces')
    .set({ ordre })
    .where('empresa_fk', '=', key.empresa_fk)
    .where('treball_fk', '=', key.treball_fk)
    .where('proces_fk', '=', key.proces_fk)
    .execute();
};
export const deleteProces = async (
  db: Executor,
  empresaId: number,
  treballId: number,
  procesId: number,
): Promise<void> => {
  await db
    .deleteFrom('treball_proces')
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .where('proces_fk', '=', procesId)
    .execute();
};

/** Items of a work, in the order of each process. */
export const listPartides = (db: Executor, empresaId: number, treballId: number): Promise<PartidaRow[]> =>
  db
    .selectFrom('treball_partida')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('proces_fk')
    .orderBy('ordre')
    .orderBy('id')
    .execute();
/** Items of concrete of a work, in order. */
export const listConcretes = (db: Executor, empresaId: number, treballId: number) =>
  db
    .selectFrom('treball_partida')
    .select(['id', 'partida_fk'])
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .where('formigo_flg', '=', 1)
    .orderBy('proces_fk')
    .orderBy('ordre')
    .orderBy('id')
    .execute();
export const hasFormigo = async (db: Executor, empresaId: number, treballId: number): Promise<boolean> =>
  (await listConcretes(db, empresaId, treballId)).length > 0;
export const findPartida = (db: Executor, empresaId: number, id: number): Promise<PartidaRow | undefined> =>
  db
    .selectFrom('treball_partida')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst();
export const insertPartida = async (db: Executor, row: Omit<PartidaRow, 'id'>): Promise<number> => {
  const { id } = await db.insertInto('treball_partida').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
};
/** False when somebody changed it first. */
export const updatePartida = async (
  db: Executor,
  empresaId: number,
  id: number,
  versio: number,
  row: Partial<Omit<PartidaRow, 'id' | 'versio' | 'empresa_fk'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('treball_partida')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};
export const setOrdrePartida = async (db: Executor, empresaId: number, id: number, ordre: number): Promise<void> => {
  await db
    .updateTable('treball_partida')
    .set({ ordre })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};

/** Checks of the items of a work, in order; of one item when it is named. */
export const listComprovacions = (
  db: Executor,
  empresaId: number,
  treballId: number,
  partidaId?: number,
): Promise<ComprovacioRow[]> => {
  const found = db
    .selectFrom('treball_comprovacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId);
  return (partidaId === undefined ? found : found.where('treball_partida_fk', '=', partidaId))
    .orderBy('treball_partida_fk')
    .orderBy('ordre')
    .orderBy('comprovacio_fk')
    .execute();
};
export const insertComprovacions = async (db: Executor, rows: readonly ComprovacioRow[]): Promise<void> => {
  for (const pack of packs(rows)) await db.insertInto('treball_comprovacio').values(pack).execute();
};
export const deleteComprovacions = async (
  db: Executor,
  empresaId: number,
  partidaId: number,
  only?: readonly number[],
): Promise<void> => {
  if (only?.length === 0) return;
  const found = db
    .deleteFrom('treball_comprovacio')
    .where('empresa_fk', '=', empresaId)
    .where('treball_partida_fk', '=', partidaId);
  await (only ? found.where('comprovacio_fk', 'in', only) : found).execute();
};

/** Lots of the items of a work, in order; of one item when it is named. Those of concrete are its zones'. */
export const listLots = (db: Executor, empresaId: number, treballId: number, partidaId?: number): Promise<LotRow[]> => {
  const found = db
    .selectFrom('lot')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId);
  return (partidaId === undefined ? found : found.where('treball_partida_fk', '=', partidaId))
    .orderBy('treball_partida_fk')
    .orderBy('numero')
    .orderBy('id')
    .execute();
};
export const findLot = (db: Executor, empresaId: number, id: number): Promise<LotRow | undefined> =>
  db.selectFrom('lot').selectAll().where('empresa_fk', '=', empresaId).where('id', '=', id).executeTakeFirst();
export const insertLots = async (db: Executor, rows: readonly Omit<LotRow, 'id'>[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  const first = await takeIds(db, LOT_SEQUENCE, rows.length);
  const made = rows.map((row, place) => ({ ...row, id: first + place }));
  for (const pack of packs(made)) await db.insertInto('lot').values(pack).execute();
  return made.map(({ id }) => id);
};
/** False when somebody changed it first. */
export const updateLot = async (
  db: Executor,
  empresaId: number,
  id: number,
  versio: number,
  row: Partial<Omit<LotRow, 'id' | 'versio' | 'empresa_fk'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('lot')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};
export const setNumeroLot = async (db: Executor, empresaId: number, id: number, numero: number): Promise<void> => {
  await db.updateTable('lot').set({ numero }).where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};
/** Lots that have an answer now are open. */
export const openLots = async (db: Executor, empresaId: number, ids: readonly number[]): Promise<void> => {
  for (const pack of packs(ids))
    await db
      .updateTable('lot')
      .set({ estat: 'obert' })
      .where('empresa_fk', '=', empresaId)
      .where('id', 'in', pack)
      .where('estat', '=', 'previst')
      .execute();
};
export const deleteLot = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('lot').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** Takes an item out with its checks and lots. */
export const deletePartida = async (db: Executor, empresaId: number, id: number): Promise<void> => {
  await db.deleteFrom('lot').where('empresa_fk', '=', empresaId).where('treball_partida_fk', '=', id).execute();
  await deleteComprovacions(db, empresaId, id);
  await db.deleteFrom('treball_partida').where('empresa_fk', '=', empresaId).where('id', '=', id).execute();
};

/** An item whole, and how it is put back. */
export interface PartidaGuardada {
  readonly partida: PartidaRow;
  readonly comprovacions: readonly ComprovacioRow[];
  readonly lots: readonly LotRow[];
}
export const putBackPartida = async (
  db: Executor,
  { partida, comprovacions, lots }: PartidaGuardada,
): Promise<void> => {
  await db.insertInto('treball_partida').values(partida).execute();
  await insertComprovacions(db, comprovacions);
  for (const pack of packs(lots)) await db.insertInto('lot').values(pack).execute();
};
export const putBackLot = async (db: Executor, row: LotRow): Promise<void> => {
  await db.insertInto('lot').values(row).execute();
};

/** Works whose plan has an item of the bank, or a check of it. */
export const treballsAmb = async (
  db: Executor,
  empresaId: number,
  que: 'partida' | 'comprovacio',
  id: number,
): Promise<number[]> => {
  const rows =
    que === 'partida'
      ? await db
          .selectFrom('treball_partida')
          .select('treball_fk')
          .distinct()
          .where('empresa_fk', '=', empresaId)
          .where('partida_fk', '=', id)
          .orderBy('treball_fk')
          .execute()
      : await db
          .selectFrom('treball_comprovacio')
          .select('treball_fk')
          .distinct()
          .where('empresa_fk', '=', empresaId)
          .where('comprovacio_fk', '=', id)
          .orderBy('treball_fk')
          .execute();
  return rows.map((row) => Number(row.treball_fk));
};

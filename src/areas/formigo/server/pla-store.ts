import type { Executor } from '#server/database/tables.ts';
import type { FormigoPartidaTable } from './tables.ts';

/** Lots of the zones of a work that belong to an item of its plan, zone by zone. */
export const listLotsOfPla = (db: Executor, empresaId: number, treballId: number) =>
  db
    .selectFrom('zona_lot')
    .innerJoin('zona', 'zona.id', 'zona_lot.zona_fk')
    .select([
      'zona_lot.id',
      'zona_lot.zona_fk',
      'zona_lot.clau_client',
      'zona_lot.versio',
      'zona_lot.numero',
      'zona_lot.descripcio',
      'zona_lot.volum',
      'zona_lot.decisio',
      'zona_lot.verdict',
      'zona_lot.insuficients',
      'zona_lot.mostres_tingudes',
      'zona_lot.creat',
      'zona_lot.canviat',
      'zona.nom as zona',
      'zona.treball_partida_fk',
    ])
    .where('zona_lot.empresa_fk', '=', empresaId)
    .where('zona_lot.treball_fk', '=', treballId)
    .where('zona.empresa_fk', '=', empresaId)
    .where('zona.treball_partida_fk', 'is not', null)
    .orderBy('zona.ordre')
    .orderBy('zona.id')
    .orderBy('zona_lot.numero')
    .orderBy('zona_lot.id')
    .execute();

/** Slumps measured in the lots of a work, sample by sample. */
export const listCons = (db: Executor, empresaId: number, treballId: number) =>
  db
    .selectFrom('pastada')
    .select(['lot_fk', 'con'])
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .where('con', '!=', '[]')
    .orderBy('id')
    .execute();

export const isLotDeZona = async (db: Executor, empresaId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('zona_lot')
    .select('id')
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Gives a zone to an item of the plan, or to none. */
export const setPartidaOfZona = async (
  db: Executor,
  empresaId: number,
  id: number,
  partida: number | null,
): Promise<void> => {
  await db
    .updateTable('zona')
    .set({ treball_partida_fk: partida })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .execute();
};

/** Settings of the concrete of items of a work, where they depart from the work's. */
export const listFormigoPartides = (
  db: Executor,
  empresaId: number,
  treballId: number,
): Promise<FormigoPartidaTable[]> =>
  db
    .selectFrom('formigo_partida')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .where('treball_fk', '=', treballId)
    .orderBy('treball_partida_fk')
    .execute();
export const saveFormigoPartida = async (db: Executor, row: FormigoPartidaTable): Promise<void> => {
  const { versio, modalitat, central, notes } = row;
  await db
    .insertInto('formigo_partida')
    .values(row)
    .onConflict((on) =>
      on.columns(['empresa_fk', 'treball_partida_fk']).doUpdateSet({ versio, modalitat, central, notes }),
    )
    .execute();
};
export const deleteFormigoPartides = async (
  db: Executor,
  empresaId: number,
  partides: readonly number[],
): Promise<void> => {
  for (const id of partides)
    await db
      .deleteFrom('formigo_partida')
      .where('empresa_fk', '=', empresaId)
      .where('treball_partida_fk', '=', id)
      .execute();
};

import type { Generated, Selectable } from 'kysely';
import type { Executor } from '../database/tables.ts';

interface VistaTable {
  id: Generated<number>;
  versio: number;
  empresa_fk: number;
  usuari_fk: number;
  area: string;
  nom: string;
  /** Folded name: two views of a list are not called alike. */
  cerca: string;
  per_defecte: number;
  /** `VistaContingut`, as JSON. */
  contingut: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    vista: VistaTable;
  }
}
export type VistaRow = Selectable<VistaTable>;

/** Whose views: a person's, in a company. */
export interface VistaOwner {
  readonly empresa_fk: number;
  readonly usuari_fk: number;
}

const own = (db: Executor, { empresa_fk, usuari_fk }: VistaOwner) =>
  db.selectFrom('vista').where('empresa_fk', '=', empresa_fk).where('usuari_fk', '=', usuari_fk);

export const listVistes = (db: Executor, owner: VistaOwner, area: string | undefined): Promise<VistaRow[]> => {
  const all = own(db, owner).selectAll();
  return (area === undefined ? all : all.where('area', '=', area))
    .orderBy('area')
    .orderBy('cerca')
    .orderBy('id')
    .execute();
};

export const findVista = (db: Executor, owner: VistaOwner, id: number): Promise<VistaRow | undefined> =>
  own(db, owner).where('id', '=', id).selectAll().executeTakeFirst();

export const insertVista = async (db: Executor, row: Omit<VistaRow, 'id' | 'versio'>): Promise<number> => {
  const { id } = await db
    .insertInto('vista')
    .values({ ...row, versio: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Writes over the version read; false when another one stands. */
export const updateVista = async (
  db: Executor,
  owner: VistaOwner,
  { id, versio, ...row }: Pick<VistaRow, 'id' | 'versio' | 'nom' | 'cerca' | 'per_defecte' | 'contingut'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('vista')
    .set({ ...row, versio: versio + 1 })
    .where('empresa_fk', '=', owner.empresa_fk)
    .where('usuari_fk', '=', owner.usuari_fk)
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** No view of a list opens with it any more, but for one. */
export const clearDefault = async (db: Executor, owner: VistaOwner, area: string, except: number): Promise<void> => {
  await db
    .updateTable('vista')
    .set({ per_defecte: 0 })
    .where('empresa_fk', '=', owner.empresa_fk)
    .where('usuari_fk', '=', owner.usuari_fk)
    .where('area', '=', area)
    .where('id', '<>', except)
    .execute();
};

export const deleteVista = async (db: Executor, owner: VistaOwner, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('vista')
    .where('empresa_fk', '=', owner.empresa_fk)
    .where('usuari_fk', '=', owner.usuari_fk)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

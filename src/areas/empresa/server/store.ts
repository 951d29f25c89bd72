import type { Generated, Selectable, Updateable } from 'kysely';
import type { Executor } from '#server/database/tables.ts';

export interface EmpresaTable {
  id: Generated<number>;
  versio: number;
  nom_fiscal: string;
  nom_comercial: string;
  tipus_persona: string;
  nif: string;
  adreca: string;
  telefon: string;
  email: string;
  web: string;
  color: string | null;
  logo: string | null;
  registre_mercantil: string;
  num_collegiat: string;
  idioma_fk: string;
  peu_document: string;
  /** Accounts, JSON. */
  comptes: string;
  peu_factura: string;
  peu_pressupost: string;
  condicions_pagament: string;
  iva_fk: number | null;
  irpf_fk: number | null;
  regim_iva: string;
  verifactu: string;
  /** When it was deleted; nobody sees it since. */
  esborrada: string | null;
  baixa: number;
  cerca: string;
  nom_ordre: string;
  creada: string;
  canviada: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    empresa: EmpresaTable;
  }
}
export type EmpresaRow = Selectable<EmpresaTable>;
export type NewEmpresa = Omit<EmpresaRow, 'id'>;

export const insertEmpresa = async (db: Executor, row: NewEmpresa): Promise<number> => {
  const { id } = await db.insertInto('empresa').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findEmpresa = (db: Executor, id: number): Promise<EmpresaRow | undefined> =>
  db.selectFrom('empresa').selectAll().where('id', '=', id).where('esborrada', 'is', null).executeTakeFirst();

export const listEmpreses = (db: Executor, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('empresa')
        .select(['id', 'nom_fiscal', 'nif', 'baixa', 'cerca', 'nom_ordre'])
        .where('id', 'in', ids)
        .where('esborrada', 'is', null)
        .orderBy('nom_ordre')
        .orderBy('id')
        .execute();

/** How many companies the product holds, those put aside too. */
export const countEmpreses = async (db: Executor): Promise<number> => {
  const { total } = await db
    .selectFrom('empresa')
    .select((on) => on.fn.countAll<number>().as('total'))
    .where('esborrada', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Changes a row still at the version read; false when it is not any more. */
export const updateEmpresa = async (
  db: Executor,
  id: number,
  versio: number,
  row: Updateable<EmpresaTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('empresa')
    .set({ ...row, versio: versio + 1 })
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

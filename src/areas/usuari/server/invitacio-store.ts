import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '#server/database/tables.ts';

export type InvitacioRow = Selectable<Tables['usuari_invitacio']>;

export const listInvitacions = (db: Executor, empresa: number): Promise<InvitacioRow[]> =>
  db.selectFrom('usuari_invitacio').selectAll().where('empresa_fk', '=', empresa).orderBy('id').execute();

export const findInvitacio = (db: Executor, empresa: number, id: number): Promise<InvitacioRow | undefined> =>
  db
    .selectFrom('usuari_invitacio')
    .selectAll()
    .where('empresa_fk', '=', empresa)
    .where('id', '=', id)
    .executeTakeFirst();

export const findInvitacioByToken = (db: Executor, tokenHash: string): Promise<InvitacioRow | undefined> =>
  db
    .selectFrom('usuari_invitacio as i')
    .innerJoin('empresa as m', 'm.id', 'i.empresa_fk')
    .selectAll('i')
    .where('i.token_hash', '=', tokenHash)
    .where('m.esborrada', 'is', null)
    .executeTakeFirst();

/** An invitation; a second one to the same address takes the place of the first. */
export const saveInvitacio = async (db: Executor, row: Insertable<Tables['usuari_invitacio']>): Promise<number> => {
  const { id } = await db
    .insertInto('usuari_invitacio')
    .values(row)
    .onConflict((on) => on.columns(['empresa_fk', 'email_clau']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Takes an invitation away; false when it was not there any more. */
export const deleteInvitacio = async (db: Executor, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('usuari_invitacio').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

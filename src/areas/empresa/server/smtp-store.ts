import type { Executor } from '#server/database/tables.ts';

/** The mail server of a company as it is kept; the password is sealed. */
export interface SmtpRow {
  readonly empresa_fk: number;
  readonly versio: number;
  readonly host: string;
  readonly port: number;
  readonly seguretat: string;
  readonly usuari: string;
  readonly contrasenya: string | null;
  readonly de_nom: string;
  readonly de_email: string;
  readonly canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    empresa_smtp: { -readonly [K in keyof SmtpRow]: SmtpRow[K] };
  }
}

export const findSmtp = (db: Executor, empresaId: number): Promise<SmtpRow | undefined> =>
  db.selectFrom('empresa_smtp').selectAll().where('empresa_fk', '=', empresaId).executeTakeFirst();

/** Keeps it when the kept one is still at `versio` (0: none yet); false otherwise. */
export const saveSmtp = async (db: Executor, versio: number, row: SmtpRow): Promise<boolean> => {
  if (versio === 0) {
    const made = await db
      .insertInto('empresa_smtp')
      .values(row)
      .onConflict((on) => on.column('empresa_fk').doNothing())
      .returning('versio')
      .executeTakeFirst();
    return made !== undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable('empresa_smtp')
    .set(row)
    .where('empresa_fk', '=', row.empresa_fk)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const deleteSmtp = async (db: Executor, empresaId: number): Promise<void> => {
  await db.deleteFrom('empresa_smtp').where('empresa_fk', '=', empresaId).execute();
};

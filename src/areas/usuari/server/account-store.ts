import type { Executor } from '#server/database/tables.ts';

export const setContrasenya = async (db: Executor, usuari: number, hash: string): Promise<void> => {
  await db.updateTable('usuari').set({ contrasenya: hash }).where('id', '=', usuari).execute();
};

export const listSessions = (db: Executor, usuari: number) =>
  db
    .selectFrom('sessio')
    .select(['id', 'plataforma', 'fabricant', 'model', 'versio', 'creada', 'darrer_us'])
    .where('usuari_fk', '=', usuari)
    .orderBy('darrer_us', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends a session of the user; false when it is not theirs. */
export const endSessio = async (db: Executor, usuari: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessio')
    .where('usuari_fk', '=', usuari)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

/** Ends every session of the user but one (0: all). */
export const endSessions = async (db: Executor, usuari: number, but: number): Promise<void> => {
  await db.deleteFrom('sessio').where('usuari_fk', '=', usuari).where('id', '!=', but).execute();
};

export const saveRecuperacio = async (
  db: Executor,
  row: { usuari_fk: number; token_hash: string; creada: string; caduca: string },
): Promise<void> => {
  await db
    .insertInto('usuari_recuperacio')
    .values(row)
    .onConflict((on) => on.column('usuari_fk').doUpdateSet(row))
    .execute();
};

export const findRecuperacio = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('usuari_recuperacio as r')
    .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
    .select(['r.usuari_fk', 'r.caduca', 'u.usuari', 'u.nom', 'u.cognoms', 'u.email'])
    .where('r.token_hash', '=', tokenHash)
    .where('u.actiu', '=', 1)
    .executeTakeFirst();

/** Spends a link; false when another request spent it first. */
export const spendRecuperacio = async (db: Executor, tokenHash: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('usuari_recuperacio')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

/** Sets or takes away the second factor with its recovery codes (hashed). */
export const saveFactor = async (
  db: Executor,
  usuari: number,
  factor: { secret: string; pas: number } | null,
  codis: readonly string[],
): Promise<void> => {
  await db
    .updateTable('usuari')
    .set({ segon_factor: factor?.secret ?? null, segon_factor_pas: factor?.pas ?? null })
    .where('id', '=', usuari)
    .execute();
  await db.deleteFrom('usuari_codi').where('usuari_fk', '=', usuari).execute();
  if (codis.length > 0)
    await db
      .insertInto('usuari_codi')
      .values(codis.map((codi_hash) => ({ usuari_fk: usuari, codi_hash })))
      .execute();
};

/** Notes the step of a code so that it is not taken twice; false when that step or a later one was used already. */
export const spendStep = async (db: Executor, usuari: number, pas: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('usuari')
    .set({ segon_factor_pas: pas })
    .where('id', '=', usuari)
    .where((on) => on.or([on('segon_factor_pas', 'is', null), on('segon_factor_pas', '<', pas)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Spends a recovery code; false when there is no such one. */
export const spendCodi = async (db: Executor, usuari: number, hash: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('usuari_codi')
    .where('usuari_fk', '=', usuari)
    .where('codi_hash', '=', hash)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

/** Forgets links that nobody used in time. */
export const deleteOldLinks = async (db: Executor, now: string): Promise<void> => {
  await db.deleteFrom('usuari_recuperacio').where('caduca', '<', now).execute();
};

import type { Executor } from '#server/database/tables.ts';

export interface NewSessio {
  readonly usuari_fk: number;
  readonly token_hash: string;
  readonly plataforma: string;
  readonly fabricant: string | null;
  readonly model: string | null;
  readonly versio: string | null;
  readonly creada: string;
  readonly darrer_us: string;
}

export const insertSessio = async (db: Executor, given: NewSessio): Promise<number> => {
  const { id } = await db.insertInto('sessio').values(given).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The session of a hashed token (or a number) with its user, and whether the conditions of that version are accepted. */
export const findSessio = (db: Executor, by: { tokenHash: string } | { id: number }, condicions: string) =>
  db
    .selectFrom('sessio as s')
    .innerJoin('usuari as u', 'u.id', 's.usuari_fk')
    .leftJoin('usuari_condicions as c', (join) =>
      join.onRef('c.usuari_fk', '=', 'u.id').on('c.versio', '=', condicions),
    )
    .select(['s.id', 's.usuari_fk', 's.plataforma', 's.darrer_us', 'u.nom', 'u.cognoms', 'c.versio as acceptada'])
    .where((on) => ('id' in by ? on('s.id', '=', by.id) : on('s.token_hash', '=', by.tokenHash)))
    .where('u.actiu', '=', 1)
    .executeTakeFirst();

export const touchSessio = async (db: Executor, id: number, now: string): Promise<void> => {
  await db.updateTable('sessio').set({ darrer_us: now }).where('id', '=', id).execute();
};

export const deleteSessio = async (db: Executor, id: number): Promise<void> => {
  await db.deleteFrom('sessio').where('id', '=', id).execute();
};

/** One more try; gives how many there are now and from when the next one was free. Tries older than a day start anew. */
export const addIntent = async (
  db: Executor,
  clau: string,
  now: string,
  dayAgo: string,
): Promise<{ fallades: number; lliure: string }> => {
  const { fallades, lliure } = await db
    .insertInto('intent_acces')
    .values({ clau, fallades: 1, darrera: now, lliure: now })
    .onConflict((on) =>
      on.column('clau').doUpdateSet((set) => ({
        fallades: set
          .case()
          .when('intent_acces.darrera', '<', dayAgo)
          .then(1)
          .else(set('intent_acces.fallades', '+', 1))
          .end(),
        darrera: now,
      })),
    )
    .returning(['fallades', 'lliure'])
    .executeTakeFirstOrThrow();
  return { fallades: Number(fallades), lliure };
};

export const setFree = async (db: Executor, clau: string, lliure: string): Promise<void> => {
  await db.updateTable('intent_acces').set({ lliure }).where('clau', '=', clau).execute();
};

export const clearIntents = async (db: Executor, claus: readonly string[]): Promise<void> => {
  await db.deleteFrom('intent_acces').where('clau', 'in', claus).execute();
};

/** The instant from which a key may try again. */
export const freeFrom = async (db: Executor, clau: string, now: string): Promise<string> =>
  (await db.selectFrom('intent_acces').select('lliure').where('clau', '=', clau).executeTakeFirst())?.lliure ?? now;

/** Whether an account was opened from an address before. */
export const isKnown = async (db: Executor, clau: string): Promise<boolean> =>
  Boolean(await db.selectFrom('intent_acces').select('clau').where('clau', '=', clau).executeTakeFirst());

export const noteKnown = async (db: Executor, clau: string, now: string): Promise<void> => {
  await db
    .insertInto('intent_acces')
    .values({ clau, fallades: 0, darrera: now, lliure: now })
    .onConflict((on) => on.column('clau').doUpdateSet({ darrera: now }))
    .execute();
};

/** Forgets sessions idle for longer than any may be, and bad tries of more than a day ago. */
export const deleteDead = async (db: Executor, idleSince: string, triesSince: string): Promise<void> => {
  await db.deleteFrom('sessio').where('darrer_us', '<', idleSince).execute();
  await db.deleteFrom('intent_acces').where('darrera', '<', triesSince).execute();
};

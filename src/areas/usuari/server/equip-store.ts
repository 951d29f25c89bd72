import type { Rol } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import type { Executor } from '#server/database/tables.ts';

/** People of a company with their last use; those left out too. */
export const listMembers = (db: Executor, empresa: number) =>
  db
    .selectFrom('usuari_empresa as r')
    .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
    .leftJoin(
      (on) =>
        on
          .selectFrom('sessio')
          .select((column) => ['usuari_fk', column.fn.max('darrer_us').as('darrer')])
          .groupBy('usuari_fk')
          .as('s'),
      (join) => join.onRef('s.usuari_fk', '=', 'u.id'),
    )
    .select(['u.id', 'u.nom', 'u.cognoms', 'u.email', 'u.darrer_acces', 'r.rol', 'r.baixa', 's.darrer'])
    .where('r.empresa_fk', '=', empresa)
    .orderBy('u.id')
    .execute();

/** Who works in a company now, by name. */
export const peopleOf = async (db: Executor, empresa: number): Promise<{ id: number; nom: string; rol: Rol }[]> =>
  (
    await db
      .selectFrom('usuari_empresa as r')
      .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
      .select(['u.id', 'u.nom', 'u.cognoms', 'r.rol'])
      .where('r.empresa_fk', '=', empresa)
      .where('r.baixa', '=', 0)
      .where('u.actiu', '=', 1)
      .orderBy('u.nom')
      .orderBy('u.cognoms')
      .orderBy('u.id')
      .execute()
  ).map(({ id, nom, cognoms, rol }) => ({ id, nom: [nom, cognoms].filter(Boolean).join(' '), rol: rol as Rol }));

export const findMember = (db: Executor, empresa: number, usuari: number) =>
  db
    .selectFrom('usuari_empresa as r')
    .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
    .selectAll('u')
    .select(['r.rol', 'r.baixa', 'r.agent_fk'])
    .where('r.empresa_fk', '=', empresa)
    .where('r.usuari_fk', '=', usuari)
    .executeTakeFirst();

export const lastUse = async (db: Executor, usuari: number): Promise<string | null> =>
  (
    await db
      .selectFrom('sessio')
      .select((on) => on.fn.max('darrer_us').as('darrer'))
      .where('usuari_fk', '=', usuari)
      .executeTakeFirst()
  )?.darrer ?? null;

/** Whom to write to about a company: its holders, each in the own language. */
export const holdersOf = async (
  db: Executor,
  empresa: number,
): Promise<{ nom: string; email: string; idioma: Language }[]> =>
  (
    await db
      .selectFrom('usuari_empresa as r')
      .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
      .select(['u.nom', 'u.email', 'u.idioma_fk'])
      .where('r.empresa_fk', '=', empresa)
      .where('r.rol', '=', 'titular')
      .where('r.baixa', '=', 0)
      .where('u.actiu', '=', 1)
      .orderBy('u.id')
      .orderBy('u.id')
      .execute()
  ).map(({ nom, email, idioma_fk }) => ({ nom, email, idioma: idioma_fk as Language }));

/** Who holds the company now. */
export const listHolders = async (db: Executor, empresa: number): Promise<number[]> =>
  (
    await db
      .selectFrom('usuari_empresa as r')
      .innerJoin('usuari as u', 'u.id', 'r.usuari_fk')
      .select('u.id')
      .where('r.empresa_fk', '=', empresa)
      .where('r.rol', '=', 'titular')
      .where('r.baixa', '=', 0)
      .where('u.actiu', '=', 1)
      .execute()
  ).map((row) => row.id);

export const setMember = async (
  db: Executor,
  empresa: number,
  usuari: number,
  given: { rol?: Rol; baixa?: 0 | 1 },
): Promise<void> => {
  await db
    .updateTable('usuari_empresa')
    .set(given)
    .where('empresa_fk', '=', empresa)
    .where('usuari_fk', '=', usuari)
    .execute();
};

/** Changes a user still at the version read; false when it is not any more. */
export const updateUsuari = async (
  db: Executor,
  id: number,
  versio: number,
  given: { nom?: string; cognoms?: string; email?: string; usuari?: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('usuari')
    .set({
      ...given,
      ...(given.email !== undefined && { email_clau: given.email.toLowerCase() }),
      ...(given.usuari !== undefined && { usuari_clau: given.usuari.toLowerCase() }),
      versio: versio + 1,
    })
    .where('id', '=', id)
    .where('versio', '=', versio)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Whether somebody signs in with this name or address already. */
export const isTaken = async (db: Executor, clau: string, but = 0): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('usuari')
      .select('id')
      .where((on) => on.or([on('email_clau', '=', clau), on('usuari_clau', '=', clau)]))
      .where('id', '!=', but)
      .executeTakeFirst(),
  );

export const companiesOf = async (db: Executor, usuari: number): Promise<number[]> =>
  (
    await db
      .selectFrom('usuari_empresa')
      .select('empresa_fk')
      .where('usuari_fk', '=', usuari)
      .where('baixa', '=', 0)
      .orderBy('empresa_fk')
      .execute()
  ).map((row) => row.empresa_fk);

import type { Generated } from 'kysely';
import type { Rol } from '#contract/roles.ts';
import type { Executor } from '#server/database/tables.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    usuari: {
      id: Generated<number>;
      usuari: string;
      email: string;
      email_clau: string;
      usuari_clau: string;
      nom: string;
      cognoms: string;
      contrasenya: string;
      idioma_fk: string;
      usuari_fk: number | null;
      actiu: Flag;
      creat: string;
      versio: Generated<number>;
      segon_factor: string | null;
      segon_factor_pas: number | null;
      darrer_acces: string | null;
    };
    usuari_empresa: {
      usuari_fk: number;
      empresa_fk: number;
      rol: string;
      agent_fk: number | null;
      baixa: Generated<number>;
    };
    usuari_invitacio: {
      id: Generated<number>;
      empresa_fk: number;
      email: string;
      email_clau: string;
      nom: string;
      cognoms: string;
      rol: string;
      idioma_fk: string;
      titulacio_fk: number | null;
      num_collegiat: string;
      token_hash: string;
      convidat_per: number;
      creada: string;
      caduca: string;
    };
    usuari_recuperacio: { usuari_fk: number; token_hash: string; creada: string; caduca: string };
    usuari_codi: { usuari_fk: number; codi_hash: string };
    usuari_exercici: { usuari_fk: number; empresa_fk: number; exercici: number; quan: string };
    usuari_condicions: { usuari_fk: number; versio: string; idioma_fk: string; quan: string };
    sessio: {
      id: Generated<number>;
      usuari_fk: number;
      token_hash: string;
      plataforma: string;
      fabricant: string | null;
      model: string | null;
      versio: string | null;
      creada: string;
      darrer_us: string;
    };
    intent_acces: { clau: string; fallades: number; darrera: string; lliure: string };
  }
}

export const countUsuaris = async (db: Executor): Promise<number> => {
  const { total } = await db
    .selectFrom('usuari')
    .select((on) => on.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const findUsuariByLogin = (db: Executor, clau: string) =>
  db
    .selectFrom('usuari')
    .select(['id', 'contrasenya', 'segon_factor', 'segon_factor_pas'])
    .where((on) => on.or([on('email_clau', '=', clau), on('usuari_clau', '=', clau)]))
    .where('actiu', '=', 1)
    .executeTakeFirst();

export const findUsuari = (db: Executor, id: number) =>
  db.selectFrom('usuari').selectAll().where('id', '=', id).executeTakeFirst();

export interface NewUsuari {
  readonly usuari: string;
  readonly email: string;
  readonly nom: string;
  readonly cognoms: string;
  readonly contrasenya: string;
  readonly idioma_fk: string;
  readonly usuari_fk: number | null;
  readonly creat: string;
}
export const insertUsuari = async (db: Executor, given: NewUsuari): Promise<number> => {
  const { id } = await db
    .insertInto('usuari')
    .values({
      ...given,
      email_clau: given.email.toLowerCase(),
      usuari_clau: given.usuari.toLowerCase(),
      actiu: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const noteAccess = async (db: Executor, id: number, quan: string): Promise<void> => {
  await db.updateTable('usuari').set({ darrer_acces: quan }).where('id', '=', id).execute();
};

export const saveIdioma = async (db: Executor, id: number, idioma: string): Promise<void> => {
  await db.updateTable('usuari').set({ idioma_fk: idioma }).where('id', '=', id).execute();
};

export const insertRol = async (
  db: Executor,
  given: { usuari_fk: number; empresa_fk: number; rol: Rol; agent_fk: number | null },
): Promise<void> => {
  await db.insertInto('usuari_empresa').values(given).execute();
};

export const setAgentOfRol = async (db: Executor, usuari: number, empresa: number, agent: number): Promise<void> => {
  await db
    .updateTable('usuari_empresa')
    .set({ agent_fk: agent })
    .where('usuari_fk', '=', usuari)
    .where('empresa_fk', '=', empresa)
    .execute();
};

/** Companies of a user with role and last exercise: the last used one first, then by id, those deactivated last. */
export const listRols = (db: Executor, usuari: number) =>
  db
    .selectFrom('usuari_empresa as r')
    .leftJoin('usuari_exercici as e', (join) =>
      join.onRef('e.usuari_fk', '=', 'r.usuari_fk').onRef('e.empresa_fk', '=', 'r.empresa_fk'),
    )
    .innerJoin('empresa as m', 'm.id', 'r.empresa_fk')
    .select(['r.empresa_fk', 'r.rol', 'r.agent_fk', 'e.exercici', 'e.quan', 'm.baixa as tancada'])
    .where('r.usuari_fk', '=', usuari)
    .where('r.baixa', '=', 0)
    .where('m.esborrada', 'is', null)
    .orderBy('m.baixa')
    .orderBy((on) => on.fn.coalesce('e.quan', on.val('')), 'desc')
    .orderBy('r.empresa_fk')
    .execute();

export const saveExercici = async (
  db: Executor,
  row: { usuari_fk: number; empresa_fk: number; exercici: number; quan: string },
): Promise<void> => {
  await db
    .insertInto('usuari_exercici')
    .values(row)
    .onConflict((on) => on.columns(['usuari_fk', 'empresa_fk']).doUpdateSet({ exercici: row.exercici, quan: row.quan }))
    .execute();
};

export const hasAccepted = async (db: Executor, usuari: number, versio: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('usuari_condicions')
      .select('versio')
      .where('usuari_fk', '=', usuari)
      .where('versio', '=', versio)
      .executeTakeFirst(),
  );

export const insertAcceptance = async (
  db: Executor,
  row: { usuari_fk: number; versio: string; idioma_fk: string; quan: string },
): Promise<void> => {
  await db
    .insertInto('usuari_condicions')
    .values(row)
    .onConflict((on) => on.columns(['usuari_fk', 'versio']).doNothing())
    .execute();
};

import type { Generated, Selectable } from 'kysely';
import type { CertificatDubte } from '#contract/certificat.ts';
import type { Executor } from '#server/database/tables.ts';

interface CertificatTable {
  id: Generated<number>;
  empresa_fk: number;
  titular: string;
  nif: string;
  emissor: string;
  valid_des_de: string;
  valid_fins: string;
  /** SHA-256 of the certificate. */
  empremta: string;
  /** Key and chain, sealed. */
  clau: string;
  /** Why entry points will not take what it signs; empty where nothing speaks against it, or it was kept before this was looked at. */
  dubte: CertificatDubte | '';
  /** The notice that was sent last, in days before its end. */
  avisat: number | null;
  creat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    empresa_certificat: CertificatTable;
  }
}
type CertificatRow = Selectable<CertificatTable>;

export const listCertificats = (db: Executor, empresaId: number) =>
  db
    .selectFrom('empresa_certificat')
    .select(['id', 'titular', 'nif', 'emissor', 'valid_des_de', 'valid_fins', 'dubte'])
    .where('empresa_fk', '=', empresaId)
    .orderBy('valid_fins')
    .orderBy('id')
    .execute();

/** Those of a company that are in force at an instant, those without doubts first, then the one that lasts longest; keys sealed. */
export const findSigning = (db: Executor, empresaId: number, now: string) =>
  db
    .selectFrom('empresa_certificat')
    .select(['id', 'titular', 'nif', 'empremta', 'clau'])
    .where('empresa_fk', '=', empresaId)
    .where('valid_des_de', '<=', now)
    .where('valid_fins', '>', now)
    .orderBy('dubte')
    .orderBy('valid_fins', 'desc')
    .orderBy('id')
    .execute();

/** Keeps one; false where the company has it already. */
export const insertCertificat = async (db: Executor, row: Omit<CertificatRow, 'id'>): Promise<boolean> =>
  Boolean(
    await db
      .insertInto('empresa_certificat')
      .values(row)
      .onConflict((on) => on.columns(['empresa_fk', 'empremta']).doNothing())
      .returning('id')
      .executeTakeFirst(),
  );

/** Forgets one of a company; false where it had it not. */
export const deleteCertificat = async (db: Executor, empresaId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('empresa_certificat')
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

/** Certificates of working companies whose end lies between two instants. */
export const listEnding = (db: Executor, from: string, to: string) =>
  db
    .selectFrom('empresa_certificat as c')
    .innerJoin('empresa as e', 'e.id', 'c.empresa_fk')
    .select(['c.id', 'c.empresa_fk', 'c.titular', 'c.valid_fins', 'c.avisat', 'e.nom_fiscal'])
    .where('e.baixa', '=', 0)
    .where('e.esborrada', 'is', null)
    .where('c.valid_fins', '>', from)
    .where('c.valid_fins', '<=', to)
    .orderBy('c.id')
    .execute();

/** Notes that a notice goes out; false when it, or a later one, went already. */
export const claimAvis = async (db: Executor, empresaId: number, id: number, dies: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('empresa_certificat')
    .set({ avisat: dies })
    .where('empresa_fk', '=', empresaId)
    .where('id', '=', id)
    .where((on) => on.or([on('avisat', 'is', null), on('avisat', '>', dies)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

/** Forgets the secrets of companies that were deleted before an instant: certificates, and the mail server. */
export const deleteSecrets = async (db: Executor, before: string): Promise<void> => {
  for (const table of ['empresa_certificat', 'empresa_smtp'] as const)
    await db
      .deleteFrom(table)
      .where('empresa_fk', 'in', (on) => on.selectFrom('empresa').select('id').where('esborrada', '<', before))
      .execute();
};

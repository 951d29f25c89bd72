import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { type SchemaMaker, schemaMaker } from './schema.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const NAME = /^\d{14}_[a-z]+_[a-z_]+\.ts$/;
/** Number of the advisory lock that keeps two PostgreSQL servers from migrating at once. */
const LOCK = 36_100;

interface MigrationModule {
  up(maker: SchemaMaker): Promise<void>;
}

/** Names of the migration files, oldest first. */
export const listMigrations = async (): Promise<readonly string[]> =>
  (await readdir(fileURLToPath(FOLDER))).filter((file) => NAME.test(file)).sort();

/**
 * Brings the database to the newest schema, or through the migrations named alone (a copy is restored as it was made).
 * All or nothing. Gives the names it applied; throws what failed.
 */
export const migrate = async (database: Database, only?: readonly string[]): Promise<readonly string[]> => {
  const files = await listMigrations();
  return database.write(async (db) => {
    const maker = schemaMaker(db, database.engine);
    if (database.engine === 'postgres') await maker.run(`select pg_advisory_xact_lock(${LOCK})`);
    await maker.run('create table if not exists migracio (nom text primary key)');
    const { rows } = await sql<{ nom: string }>`select nom from migracio`.execute(db);
    const done = new Set(rows.map((row) => row.nom));
    const applied: string[] = [];
    for (const file of files) {
      const nom = file.replace(/\.ts$/, '');
      if (done.has(nom) || (only && !only.includes(nom))) continue;
      const module = (await import(new URL(file, FOLDER).href)) as MigrationModule;
      await module.up(maker);
      await sql`insert into migracio (nom) values (${nom})`.execute(db);
      applied.push(nom);
    }
    return applied;
  });
};

import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Engine = 'sqlite' | 'postgres';

export interface TestDatabase {
  /** For `DATABASE_URL`: `sqlite:/tmp/…/db.sqlite` or `postgres://…/prova_…`. Empty: no table yet. */
  readonly url: string;
  /** Removes it; whoever opened connections closes them before. */
  dispose(): Promise<void>;
}

/** The engine that this run tests, by `TEST_DATABASE`; SQLite when nothing is said. */
export const testEngine = (): Engine => {
  const said = process.env.TEST_DATABASE ?? 'sqlite';
  if (said === 'sqlite' || said === 'postgres') return said;
  throw new Error(`TEST_DATABASE is "${said}": it takes sqlite or postgres`);
};

/** Where a run keeps a database of each engine that went through every migration: a file, or a name in the cluster. */
export const MODEL = { sqlite: 'TEST_SQLITE_MODEL', postgres: 'TEST_POSTGRES_MODEL' } as const;

/** A fresh database of one's own, of the engine that this run tests (or the one asked for), with no table. */
export const openTestDatabase = async (engine: Engine = testEngine()): Promise<TestDatabase> =>
  engine === 'sqlite' ? openSqlite() : openPostgres();

/** The same at the newest schema, where the run made its model (`setup-model.ts`); empty where it did not. */
export const openMigratedDatabase = async (): Promise<TestDatabase> => {
  const engine = testEngine();
  const model = process.env[MODEL[engine]];
  return engine === 'sqlite' ? openSqlite(model) : openPostgres(model);
};

const openSqlite = async (model?: string): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'prova-'));
  const file = join(folder, 'db.sqlite');
  if (model) await copyFile(model, file);
  return {
    url: `sqlite:${file}`,
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
};

const openPostgres = async (model?: string): Promise<TestDatabase> => {
  const cluster = process.env.TEST_POSTGRES_URL;
  if (!cluster) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL cluster where tests may create databases');
  const name = `prova_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdmin(cluster, `CREATE DATABASE ${name}${model ? ` TEMPLATE ${model}` : ''}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    dispose: () => asAdmin(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};

const asAdmin = async (cluster: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

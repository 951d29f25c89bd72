import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
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

/** A fresh database of one's own, of the engine that this run tests (or the one asked for). */
export const openTestDatabase = async (engine: Engine = testEngine()): Promise<TestDatabase> =>
  engine === 'sqlite' ? openSqlite() : openPostgres();

const openSqlite = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'prova-'));
  return {
    url: `sqlite:${join(folder, 'db.sqlite')}`,
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
};

const openPostgres = async (): Promise<TestDatabase> => {
  const cluster = process.env.TEST_POSTGRES_URL;
  if (!cluster) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL cluster where tests may create databases');
  const name = `prova_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdmin(cluster, `CREATE DATABASE ${name}`);
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

import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type Pg from 'pg';
import { holdLock } from './lock-file.ts';
import { nodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import type { Engine, Executor, Tables } from './tables.ts';

const INT8 = 20;
const POOL = 10;

/** An open database: readers, one way to write, and how to close it. */
export interface Database {
  readonly engine: Engine;
  /** For reading only. */
  readonly read: Executor;
  /** Runs the work in one transaction (immediate on SQLite); what it throws undoes everything. */
  write<Result>(work: (executor: Executor) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Loaded where it is used: an office on the embedded database does without its memory. */
const loadPg = (): typeof Pg => createRequire(import.meta.url)('pg') as typeof Pg;

const openPostgres = (url: string): Database => {
  const pg = loadPg();
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    read: db,
    write: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
};

const openSqlite = (file: string): Database => {
  mkdirSync(dirname(file), { recursive: true });
  const unlock = holdLock(`${file}.lock`);
  const writer = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqliteFile(file, 'writer'), 'writer') });
  const reader = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqliteFile(file, 'reader'), 'reader') });
  return {
    engine: 'sqlite',
    read: reader,
    write: (work) => writer.transaction().execute(work),
    close: async () => {
      await reader.destroy();
      await writer.destroy();
      unlock();
    },
  };
};

/** Opens `postgres://…` or `sqlite:/path/to/file`. Throws when another process holds the embedded file. */
export const openDatabase = (url: string): Database =>
  url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url);

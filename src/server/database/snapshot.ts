import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { openDatabase } from './database.ts';
import { nodeSqliteDialect, openSqliteFile } from './node-sqlite.ts';
import type { Engine, Executor, Tables } from './tables.ts';

/**
 * Reads a database as it stands at one instant, also while a server uses it: no lock is taken and nothing is held up.
 * Throws when the embedded file is not there.
 */
export const readSnapshot = async <Result>(
  url: string,
  work: (db: Executor, engine: Engine) => Promise<Result>,
): Promise<Result> => {
  if (url.startsWith('sqlite:')) {
    const file = url.slice('sqlite:'.length);
    if (!existsSync(file)) throw new Error(`There is no database at ${file}`);
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqliteFile(file, 'reader'), 'reader') });
    try {
      await sql`begin`.execute(db);
      return await work(db, 'sqlite');
    } finally {
      await db.destroy();
    }
  }
  const database = openDatabase(url);
  try {
    return await database.read
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => work(db, 'postgres'));
  } finally {
    await database.close();
  }
};

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

type Value = null | number | bigint | string | Uint8Array;
const STATEMENTS_KEPT = 400;

/** Opens a file with the settings that durability and two processes reading need. */
export const openSqliteFile = (file: string, mode: 'writer' | 'reader'): DatabaseSync => {
  const database = new DatabaseSync(file, {
    readOnly: mode === 'reader',
    timeout: 5000,
    enableForeignKeyConstraints: true,
  });
  if (mode === 'writer') database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec('PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;');
  return database;
};

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  #prepare(sql: string): StatementSync {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(query.sql);
    const values = query.parameters as Value[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: rows are read whole; nothing streams from the embedded database
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not offered by the embedded database');
  }
}

/** One connection. A writer is taken in turn and begins immediately; a reader is shared. */
class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #inTurn: boolean;
  readonly #connection: NodeSqliteConnection;
  #tail: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;

  constructor(database: DatabaseSync, inTurn: boolean) {
    this.#database = database;
    this.#inTurn = inTurn;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#inTurn) return this.#connection;
    const before = this.#tail;
    let release: () => void = () => {};
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const release = this.#release;
    this.#release = null;
    release?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** SQLite undoes DDL with its transaction, so a migration cut short leaves nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over `node:sqlite`. */
export const nodeSqliteDialect = (database: DatabaseSync, mode: 'writer' | 'reader'): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => new NodeSqliteDriver(database, mode === 'writer'),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { extract } from 'tar-stream';
import type { Database } from '../database/database.ts';
import { listMigrations, migrate } from '../database/migrate.ts';
import type { Executor } from '../database/tables.ts';
import { keyOf } from '../files/files.ts';
import type { Storage } from '../files/storage.ts';
import { digester, type Row, rowText } from './digest.ts';
import { BackupError, type Manifest, manifestSchema } from './manifest.ts';
import { fillOrder, listApplied, listTables, rowsOf, setLastIds } from './schema-facts.ts';

const TABLE = /^taules\/([a-z_]+)\.ndjson\.gz$/;
const CONTENT = /^fitxers\/(\d+\/[0-9a-f]{2}\/([0-9a-f]{64}))$/;
const MANIFEST_MAX = 1_000_000;
/** Values of one statement; both engines take more. */
const VALUES = 20_000;

export interface RestoreGiven {
  readonly database: Database;
  readonly storage: Storage;
  readonly file: string;
}
export interface Restored {
  readonly manifest: Manifest;
  readonly files: number;
}

const sha256Of = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of content) hash.update(part);
  return hash.digest('hex');
};

const textOf = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of content) {
    parts.push(part);
    size += part.length;
    if (size > MANIFEST_MAX) throw new BackupError('This is not a copy of the product');
  }
  return Buffer.concat(parts).toString('utf8');
};

const readManifest = (text: string): Manifest => {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError('The manifest of the copy cannot be read: made by another version, or damaged');
  }
};

/** Unpacks the copy: tables to a folder, each content checked against its name and given to `onContent`. */
const unpack = async (
  file: string,
  folder: string,
  onContent: (key: string, path: string, mida: number) => Promise<void>,
): Promise<{ manifest: Manifest; contents: ReadonlySet<string> }> => {
  const entries = extract();
  const reading = pipeline(createReadStream(file), entries);
  reading.catch(() => undefined);
  const contents = new Set<string>();
  let manifest: Manifest | null = null;
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      const content = entry as unknown as Readable;
      const [, taula] = TABLE.exec(name) ?? [];
      const [, key, sha256] = CONTENT.exec(name) ?? [];
      if (name === 'manifest.json') manifest = readManifest(await textOf(content));
      else if (taula) await pipeline(content, createWriteStream(join(folder, taula)));
      else if (key && sha256) {
        // A name of its own: storage may keep this very file under a second name.
        const path = join(folder, sha256);
        await pipeline(content, createWriteStream(path));
        if ((await sha256Of(createReadStream(path))) !== sha256)
          throw new BackupError(`A file of the copy is damaged: ${key}`);
        await onContent(key, path, size ?? 0);
        await rm(path);
        contents.add(key);
      } else throw new BackupError(`The copy holds something unknown: ${name}`);
    }
    await reading;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The copy cannot be read to its end: ${(error as Error).message}`);
  }
  if (!manifest) throw new BackupError('The copy has no manifest: it was cut short');
  return { manifest, contents };
};

const fillTable = async (db: Executor, taula: string, own: string | undefined, path: string) => {
  const adding = digester();
  const name = sql.table(taula);
  const later: { id: number; value: number }[] = [];
  let rows: Row[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${name} (${sql.join(columns.map((one) => sql.ref(one)))}) values ${sql.join(values)}`.execute(
      db,
    );
    rows = [];
  };
  const lines = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    const row = JSON.parse(line) as Row;
    adding.add(rowText(row));
    // A row that points at another of its table waits until both are there.
    if (own && row[own] !== null) later.push({ id: Number(row['id']), value: Number(row[own]) });
    rows.push(own ? { ...row, [own]: null } : row);
    if (rows.length * Object.keys(row).length >= VALUES) await flush();
  }
  await flush();
  if (own)
    for (const { id, value } of later)
      await sql`update ${name} set ${sql.ref(own)} = ${value} where id = ${id}`.execute(db);
  return adding.digest();
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts a copy into an empty database and storage, of whichever engine, and reads everything back: rows by what they add
 * up to, contents by their SHA-256. The rows come in one transaction: a copy that fails leaves the database empty.
 */
export const restoreBackup = async ({ database, storage, file }: RestoreGiven): Promise<Restored> => {
  const known = (await listMigrations()).map((name) => name.replace(/\.ts$/, ''));
  const there = await listTables(database.read);
  if (there.includes('usuari')) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from usuari`.execute(database.read);
    if (Number(rows[0]?.total) > 0)
      throw new BackupError(
        'This database is in use: a copy is restored into an empty one (another DATA_DIR or DATABASE_URL)',
      );
  } else if (there.length > 0) throw new BackupError('This database holds tables of another program');
  const folder = await mkdtemp(join(tmpdir(), 'restaura-'));
  try {
    const { manifest, contents } = await unpack(resolve(file), folder, (key, path, mida) =>
      storage.place(key, path, mida),
    );
    const newer = manifest.migracions.filter((name) => !known.includes(name));
    if (newer.length > 0)
      throw new BackupError(`The copy was made by a newer version (${manifest.versio}): update the product first`);
    const applied = there.includes('migracio') ? await listApplied(database.read) : [];
    if (applied.some((name) => !manifest.migracions.includes(name)))
      throw new BackupError('The schema of this database is newer than the copy: give it an empty database');
    await migrate(database, manifest.migracions);
    await database.write(async (db) => {
      const tables = Object.keys(manifest.taules);
      const { order, own } = await fillOrder(db, database.engine, tables);
      for (const taula of order.toReversed()) await sql`delete from ${sql.table(taula)}`.execute(db);
      for (const taula of order) {
        const digest = await fillTable(db, taula, own.get(taula), join(folder, taula)).catch((error: unknown) => {
          throw new BackupError(`Table ${taula} of the copy cannot be restored: ${(error as Error).message}`);
        });
        if (!same(digest, manifest.taules[taula])) throw new BackupError(`Table ${taula} of the copy is damaged`);
      }
      await setLastIds(db, database.engine, manifest.darrers_ids);
    });
    await checkRows(database, manifest);
    await checkContents(database, storage, contents);
    await migrate(database);
    return { manifest, files: contents.size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const checkRows = async (database: Database, manifest: Manifest): Promise<void> => {
  for (const [taula, expected] of Object.entries(manifest.taules)) {
    const adding = digester();
    for await (const rows of rowsOf(database.read, database.engine, taula))
      for (const row of rows) adding.add(rowText(row));
    if (!same(adding.digest(), expected)) throw new BackupError(`Table ${taula} does not read back as it was copied`);
  }
};

const checkContents = async (database: Database, storage: Storage, contents: ReadonlySet<string>): Promise<void> => {
  for await (const rows of rowsOf(database.read, database.engine, 'fitxer'))
    for (const row of rows) {
      const key = keyOf(Number(row['empresa_fk']), String(row['sha256']));
      if (!contents.has(key)) throw new BackupError(`The copy lacks a file: ${key}`);
      if ((await sha256Of((await storage.read(key)) as AsyncIterable<Buffer>)) !== row['sha256'])
        throw new BackupError(`A file does not read back as it was copied: ${key}`);
    }
};

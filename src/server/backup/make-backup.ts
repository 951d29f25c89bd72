import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { readSnapshot } from '../database/snapshot.ts';
import type { Engine, Executor } from '../database/tables.ts';
import { keyOf } from '../files/files.ts';
import type { Storage } from '../files/storage.ts';
import { digester, type Row, rowText } from './digest.ts';
import { BackupError, FORMAT, type Manifest } from './manifest.ts';
import { LEFT_OUT, lastIds, listApplied, listTables, rowsOf } from './schema-facts.ts';

export interface BackupGiven {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Which key opens the secrets; null when none was made. */
  readonly clau: string | null;
  readonly versio: string;
  readonly now: string;
  /** Where the copy goes: a name that is not taken. */
  readonly file: string;
}

/** One table as compressed lines in a file of its own; gives what it adds up to. */
const writeTable = async (db: Executor, engine: Engine, taula: string, path: string) => {
  const adding = digester();
  const lines = async function* (): AsyncGenerator<string> {
    for await (const rows of rowsOf(db, engine, taula))
      for (const row of rows) {
        const text = rowText(row);
        adding.add(text);
        yield `${text}\n`;
      }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path));
  return adding.digest();
};

/**
 * Copies database and files into one `.tar`: rows as compressed lines of JSON, contents by their SHA-256, and a manifest
 * of what they add up to. Whole and durable under its name, or not there. It may be made while a server works.
 */
export const makeBackup = async (given: BackupGiven): Promise<Manifest> => {
  const file = resolve(given.file);
  if (await stat(file).catch(() => null)) throw new BackupError(`${file} is there already`);
  await mkdir(dirname(file), { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'copia-'));
  const half = `${file}.meitat`;
  try {
    const tar = pack();
    const writing = pipeline(tar, createWriteStream(half));
    writing.catch(() => undefined);
    const add = async (name: string, size: number, content: Readable): Promise<void> => {
      const entry = tar.entry({ name, size, mtime: new Date(given.now) });
      await pipeline(content, entry);
    };
    const manifest = await readSnapshot(given.databaseUrl, async (db, engine): Promise<Manifest> => {
      const tables = (await listTables(db)).filter((name) => !LEFT_OUT.has(name));
      if (!tables.includes('usuari')) throw new BackupError('This database holds nothing of the product yet');
      const taules: Manifest['taules'] = {};
      for (const taula of tables) {
        const path = join(folder, 'taula');
        taules[taula] = await writeTable(db, engine, taula, path);
        await add(`taules/${taula}.ndjson.gz`, (await stat(path)).size, createReadStream(path));
      }
      const fitxers = { nombre: 0, mida: 0 };
      for await (const rows of rowsOf(db, engine, 'fitxer'))
        for (const row of rows) {
          const { empresa_fk, sha256, mida } = row as Row & { empresa_fk: number; sha256: string; mida: number };
          const content = await given.storage.read(keyOf(empresa_fk, sha256)).catch(() => {
            throw new BackupError(`A file of the database is not in its storage: ${keyOf(empresa_fk, sha256)}`);
          });
          await add(`fitxers/${keyOf(empresa_fk, sha256)}`, mida, content);
          fitxers.nombre += 1;
          fitxers.mida += mida;
        }
      return {
        format: FORMAT,
        versio: given.versio,
        creat: given.now,
        motor: engine,
        migracions: await listApplied(db),
        taules,
        darrers_ids: await lastIds(db, engine, tables),
        fitxers,
        clau: given.clau,
      };
    });
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await add('manifest.json', text.length, Readable.from([text]));
    tar.finalize();
    await writing;
    const handle = await open(half, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(half, file);
    if (process.platform !== 'win32') {
      const place = await open(dirname(file), 'r');
      await place.sync().finally(() => place.close());
    }
    return manifest;
  } finally {
    await rm(half, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
};

import { constants, createReadStream, openAsBlob } from 'node:fs';
import { access, copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { BucketPlace, FilesPlace } from './place.ts';

/** What is kept at a key, and when it was last put there. */
export interface Kept {
  readonly key: string;
  readonly changed: Date;
}

/** Contents by key (`<company>/<two digits>/<sha-256>`), on disk or in a bucket. Keys hold nothing that a person typed. */
export interface Storage {
  /** Puts the content of a local file at a key: whole and durable, or not at all. The local file stays. */
  place(key: string, from: string, mida: number): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The content as a stream; an error with code ENOENT when there is none. */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  list(): AsyncIterable<Kept>;
}

const missing = (key: string): Error => Object.assign(new Error(`no content at ${key}`), { code: 'ENOENT' });
const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** A second name for the same content; a copy, synced and renamed, where the folder knows no links. */
const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOSPC') throw error;
    const half = `${to}.${process.pid}.meitat`;
    try {
      await copyFile(from, half);
      const handle = await open(half, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(half, to);
    } finally {
      await rm(half, { force: true });
    }
  }
};

const diskStorage = (folder: string): Storage => ({
  place: async (key, from) => {
    const to = join(folder, key);
    await mkdir(dirname(to), { recursive: true });
    try {
      await linkOrCopy(from, to);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const now = new Date();
      await utimes(to, now, now);
    }
    await syncFolder(dirname(to));
  },
  has: (key) =>
    access(join(folder, key), constants.R_OK).then(
      () => true,
      () => false,
    ),
  read: async (key) => {
    const handle = await open(join(folder, key), 'r');
    return createReadStream('', { fd: handle });
  },
  remove: (key) => rm(join(folder, key), { force: true }),
  list: async function* () {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      if (!/^\d+\/[0-9a-f]{2}\/[0-9a-f]{64}(\.\d+\.meitat)?$/.test(key)) continue;
      const found = await stat(path).catch(() => null);
      if (found) yield { key, changed: found.mtime };
    }
  },
});

const bucketStorage = (place: BucketPlace): Storage => {
  const { kind: _kind, ...access } = place;
  // Loaded where a bucket is used: a server with a disk is lighter without it.
  const opened = import('s3mini').then(({ S3mini }) => new S3mini({ ...access, requestAbortTimeout: 120_000 }));
  return {
    place: async (key, from, mida) => {
      await (await opened).putObject(
        key,
        await openAsBlob(from),
        'application/octet-stream',
        undefined,
        undefined,
        mida,
      );
    },
    has: async (key) => (await (await opened).objectExists(key)) === true,
    read: async (key) => {
      const answer = await (await opened).getObjectResponse(key);
      if (!answer?.body) throw missing(key);
      return Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream);
    },
    remove: async (key) => {
      await (await opened).deleteObject(key);
    },
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await (await opened).listObjectsPaged('/', '', 1000, next);
        for (const one of page?.objects ?? []) yield { key: one.Key, changed: new Date(one.LastModified) };
        next = page?.nextContinuationToken;
      } while (next);
    },
  };
};

export const createStorage = (place: FilesPlace): Storage =>
  place.kind === 'disk' ? diskStorage(place.folder) : bucketStorage(place);

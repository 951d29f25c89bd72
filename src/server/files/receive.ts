import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CodedError } from '#kernel/coded-error.ts';

/** Bytes that a file may have: 100 MB. */
export const MAX_FILE = 100 * 1024 * 1024;

export const tooLarge = (): CodedError =>
  new CodedError(413, 'fitxer_massa_gran', { params: { maxim: MAX_FILE / 1024 / 1024 } });
export const isEmpty = (): CodedError => new CodedError(422, 'fitxer_buit');

/** What a failed write means to whoever sends. */
export const writeFailure = (error: unknown): unknown => {
  if (error instanceof CodedError) return error;
  const code = String((error as NodeJS.ErrnoException).code);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CodedError(503, 'disc_ple');
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ABORT_ERR')
    return new CodedError(400, 'pujada_tallada');
  return error;
};

/** Lets at most `max` bytes through; one more and `refuse()` is thrown. */
const upTo = (max: number, refuse: () => CodedError, count: (bytes: number) => void): Transform => {
  let passed = 0;
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      passed += piece.length;
      if (passed > max) return done(refuse());
      count(passed);
      done(null, piece);
    },
  });
};

/** Pipes, and breaks what follows when the source breaks; never the other way: a caller must still hear the refusal. */
const follow = (source: Readable, to: Transform): void => {
  // Broken before somebody reads it, it is told by whoever reads.
  to.on('error', () => {});
  const cut = (error?: Error): void => {
    if (!source.readableEnded)
      to.destroy(error ?? Object.assign(new Error('cut'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
  };
  source.on('error', cut);
  source.on('close', () => cut());
  source.pipe(to);
};

/** Writes a stream to a file, synced. `append` adds to what is there and keeps what arrived before a cut. */
export const writeStream = async (
  source: Readable,
  path: string,
  limit: { readonly max: number; readonly refuse: () => CodedError; readonly append?: boolean },
): Promise<number> => {
  let size = 0;
  const through = upTo(limit.max, limit.refuse, (bytes) => {
    size = bytes;
  });
  follow(source, through);
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(through, createWriteStream(path, { flags: limit.append ? 'a' : 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    source.unpipe(through);
    if (!limit.append) await rm(path, { force: true });
    throw writeFailure(error);
  }
  return size;
};

export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
};

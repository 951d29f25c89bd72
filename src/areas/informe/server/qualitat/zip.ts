import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of a ZIP: its path within it, and its bytes once they are asked for. */
export interface Entrada {
  readonly nom: string;
  readonly open: () => Promise<Buffer | Readable>;
}

const pieces = async function* (
  entrades: readonly Entrada[],
  mtime: Date,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { nom, open } of entrades) {
    const file = new ZipPassThrough(nom);
    file.mtime = mtime;
    zip.add(file);
    const content = await open();
    for await (const piece of Buffer.isBuffer(content) ? [content] : content) {
      signal.throwIfAborted();
      file.push(piece as Buffer);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
};

/** Files as one ZIP, as they are: each is opened when its turn comes, so that no two are held at once. */
export const zipStream = (entrades: readonly Entrada[], quan: string, signal: AbortSignal): Readable =>
  Readable.from(pieces(entrades, new Date(quan), signal), { objectMode: false });

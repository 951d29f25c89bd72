import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CodedError } from '#kernel/coded-error.ts';
import type { Database } from '../database/database.ts';
import type { Executor } from '../database/tables.ts';
import type { FileAnswer } from '../http/context.ts';
import { contentTypeOf, isShown } from './content-type.ts';
import { heicToJpeg } from './picture.ts';
import type { FilesPlace } from './place.ts';
import { hashFile, isEmpty, MAX_FILE, tooLarge, writeFailure, writeStream } from './receive.ts';
import { createStorage, type Storage } from './storage.ts';
import { type Fitxer, findFitxer, upsertFitxer } from './store.ts';

/** A content that stands in the storage and has no row yet. */
export type Staged = Omit<Fitxer, 'id'>;

/** Files of companies. The same content is kept once within a company, never shared between two. */
export interface Files {
  /**
   * Takes a content in and gives its row; opens a transaction of its own, so call it outside any. Refusals:
   * `fitxer_buit` (422), `fitxer_massa_gran` (413, over 100 MB), `pujada_tallada` (400), `disc_ple` (503).
   */
  keep(database: Database, empresaId: number, content: Readable | Buffer, now: string): Promise<Fitxer>;
  /** The same in two steps, for rooms that want the row in their own transaction: first this, outside it … */
  stage(empresaId: number, content: Readable | Buffer): Promise<Staged>;
  /** … then this within. A row that no room uses after a day is swept with its content. */
  record(db: Executor, staged: Staged, now: string): Promise<Fitxer>;
  /** Takes in a local file, which stays where it is. */
  stageLocal(empresaId: number, path: string): Promise<Staged>;
  find(db: Executor, empresaId: number, id: number): Promise<Fitxer | undefined>;
  /** Its bytes. */
  open(fitxer: Fitxer): Promise<Readable>;
  /**
   * The answer of a download route. `nom` is what it is saved as. With `inline` a browser may show it, where its
   * content cannot be active (pictures, PDF, plain text, sound, video); HTML, SVG, XML and the unknown are only saved.
   */
  answer(fitxer: Fitxer, nom: string, options?: { readonly inline?: boolean }): Promise<FileAnswer>;
  /** A photo that browsers do not show (HEIC), as JPEG. `vista_impossible` (422) when it cannot be read. */
  picture(fitxer: Fitxer, signal: AbortSignal): Promise<Buffer>;
  readonly storage: Storage;
  /** Folder of what is under way: temporary files and uploads. */
  readonly workFolder: string;
}

export const keyOf = (empresaId: number, sha256: string): string => `${empresaId}/${sha256.slice(0, 2)}/${sha256}`;

export const createFiles = (place: FilesPlace, dataDir: string): Files => {
  const storage = createStorage(place);
  // Beside the contents where they are on disk, so that a second name for a file costs nothing.
  const workFolder = place.kind === 'disk' ? join(place.folder, 'en-curs') : join(dataDir, 'fitxers-en-curs');

  const stageLocal: Files['stageLocal'] = async (empresaId, path) => {
    const { size } = await stat(path);
    if (size === 0) throw isEmpty();
    if (size > MAX_FILE) throw tooLarge();
    const [sha256, tipus] = [await hashFile(path), await contentTypeOf(path)];
    try {
      await storage.place(keyOf(empresaId, sha256), path, size);
    } catch (error) {
      throw writeFailure(error);
    }
    return { empresa_fk: empresaId, sha256, mida: size, tipus };
  };

  const stage: Files['stage'] = async (empresaId, content) => {
    const path = join(workFolder, 'temporal', `${process.pid}-${randomUUID()}`);
    try {
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await writeStream(source, path, { max: MAX_FILE, refuse: tooLarge });
      return await stageLocal(empresaId, path);
    } finally {
      await rm(path, { force: true });
    }
  };

  const open: Files['open'] = async (fitxer) => {
    try {
      return await storage.read(keyOf(fitxer.empresa_fk, fitxer.sha256));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CodedError(503, 'fitxer_perdut');
      throw error;
    }
  };

  return {
    storage,
    workFolder,
    stage,
    stageLocal,
    record: upsertFitxer,
    keep: async (database, empresaId, content, now) => {
      const staged = await stage(empresaId, content);
      return database.write((db) => upsertFitxer(db, staged, now));
    },
    find: findFitxer,
    open,
    picture: async (fitxer, signal) => heicToJpeg(await buffer(await open(fitxer)), signal),
    answer: async (fitxer, nom, options = {}) => ({
      nom,
      tipus: isShown(fitxer.tipus) ? fitxer.tipus : 'application/octet-stream',
      contingut: await open(fitxer),
      mida: fitxer.mida,
      inline: options.inline === true && isShown(fitxer.tipus),
    }),
  };
};

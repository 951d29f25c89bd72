import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Pujada } from '#contract/pujada.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import type { Database } from '../database/database.ts';
import { shift } from '../http/clock.ts';
import type { CompanyContext } from '../http/context.ts';
import type { Files } from './files.ts';
import { isEmpty, MAX_FILE, tooLarge, writeStream } from './receive.ts';
import type { Fitxer } from './store.ts';
import {
  countPujades,
  deleteExpired,
  deletePujada,
  findPujada,
  finishPujada,
  insertPujada,
  listOpenKeys,
  type PujadaRow,
} from './upload-store.ts';

const DAY = 86_400_000;
/** Uploads that one user may have under way. */
const MAX_OPEN = 200;

/** Uploads in pieces. What has arrived is the size of a local file, so that it outlives a kill. */
export interface Uploads {
  create(context: CompanyContext, given: { nom: string; mida: number }): Promise<Pujada>;
  get(context: CompanyContext, id: number): Promise<Pujada>;
  put(context: CompanyContext, id: number, inici: number, content: Readable): Promise<Pujada>;
  finish(context: CompanyContext, id: number): Promise<Pujada>;
  remove(context: CompanyContext, id: number): Promise<void>;
  /**
   * For rooms: the file of a finished upload of the caller, in the room's transaction; the upload ends with it. An
   * unknown one, another person's or one that is not whole is refused as `cami` (422 `pujada_desconeguda`).
   */
  take(context: CompanyContext, id: number, cami?: string): Promise<{ fitxer: Fitxer; nom: string }>;
  /** The same without ending it: what is looked at before it is taken. */
  see(context: CompanyContext, id: number, cami?: string): Promise<{ fitxer: Fitxer; nom: string }>;
  /** Forgets what expired, and local files that belong to no upload. */
  sweep(database: Database, now: string): Promise<void>;
}

export const createUploads = (files: Files): Uploads => {
  const folder = join(files.workFolder, 'pujades');
  const held = new Set<number>();
  const pathOf = (row: PujadaRow): string => join(folder, row.clau);
  const arrived = async (row: PujadaRow): Promise<number> =>
    row.fitxer_fk === null ? ((await stat(pathOf(row)).catch(() => null))?.size ?? 0) : row.mida;

  const load = async (context: CompanyContext, id: number): Promise<PujadaRow> => {
    const of = { id, empresaId: context.empresa.id, usuariId: context.caller.usuariId };
    const row = await findPujada(context.db, of, context.clock.now());
    if (!row) throw notFound();
    return row;
  };
  const see: Uploads['see'] = async (context, id, cami = 'pujada_fk') => {
    const of = { id, empresaId: context.empresa.id, usuariId: context.caller.usuariId };
    const row = await findPujada(context.db, of, context.clock.now());
    const fitxer = row?.fitxer_fk ? await files.find(context.db, row.empresa_fk, row.fitxer_fk) : undefined;
    if (!row || !fitxer) throw fieldFault(cami, 'pujada_desconeguda');
    return { fitxer, nom: row.nom };
  };
  const present = async (context: CompanyContext, row: PujadaRow, known?: Fitxer): Promise<Pujada> => {
    const fitxer =
      known ?? (row.fitxer_fk === null ? undefined : await files.find(context.db, row.empresa_fk, row.fitxer_fk));
    return {
      id: row.id,
      nom: row.nom,
      mida: row.mida,
      rebut: fitxer ? row.mida : await arrived(row),
      caduca: row.caduca,
      fitxer: fitxer ? { mida: fitxer.mida, tipus: fitxer.tipus, sha256: fitxer.sha256 } : null,
    };
  };
  /** One at a time for each upload. */
  const alone = async <Result>(id: number, work: () => Promise<Result>): Promise<Result> => {
    if (held.has(id)) throw new CodedError(409, 'pujada_ocupada');
    held.add(id);
    try {
      return await work();
    } finally {
      held.delete(id);
    }
  };

  return {
    create: async (context, { nom, mida }) => {
      if (mida === 0) throw isEmpty();
      if (mida > MAX_FILE) throw tooLarge();
      const { caller, empresa, clock, db } = context;
      if ((await countPujades(db, caller.usuariId)) >= MAX_OPEN) throw new CodedError(429, 'massa_pujades');
      const row = await insertPujada(db, {
        empresa_fk: empresa.id,
        usuari_fk: caller.usuariId,
        clau: randomUUID(),
        nom,
        mida,
        fitxer_fk: null,
        caduca: shift(clock.now(), DAY),
      });
      return present(context, row);
    },
    get: async (context, id) => present(context, await load(context, id)),
    put: async (context, id, inici, content) => {
      const row = await load(context, id);
      if (row.fitxer_fk !== null) throw new CodedError(409, 'pujada_acabada');
      return alone(id, async () => {
        const rebut = await arrived(row);
        if (rebut !== inici) throw new CodedError(409, 'pujada_desplacada', { extra: { rebut } });
        const refuse = (): CodedError => new CodedError(422, 'pujada_massa_llarga');
        try {
          await writeStream(content, pathOf(row), { max: row.mida - rebut, refuse, append: true });
        } catch (error) {
          if ((error as CodedError).codi === 'pujada_massa_llarga') await truncate(pathOf(row), rebut);
          throw error;
        }
        return present(context, row);
      });
    },
    finish: async (context, id) => {
      const row = await load(context, id);
      if (row.fitxer_fk !== null) return present(context, row);
      return alone(id, async () => {
        const rebut = await arrived(row);
        if (rebut !== row.mida) throw new CodedError(409, 'pujada_incompleta', { extra: { rebut } });
        const staged = await files.stageLocal(row.empresa_fk, pathOf(row));
        const fitxer = await context.database.write(async (db) => {
          const kept = await files.record(db, staged, context.clock.now());
          await finishPujada(db, id, kept);
          return kept;
        });
        await rm(pathOf(row), { force: true });
        return present(context, { ...row, fitxer_fk: fitxer.id }, fitxer);
      });
    },
    remove: async (context, id) => {
      const row = await load(context, id);
      await alone(id, async () => {
        await context.database.write((db) => deletePujada(db, id));
        await rm(pathOf(row), { force: true });
      });
    },
    see,
    take: async (context, id, cami = 'pujada_fk') => {
      const seen = await see(context, id, cami);
      if (!(await deletePujada(context.db, id))) throw fieldFault(cami, 'pujada_desconeguda');
      return seen;
    },
    sweep: async (database, now) => {
      await database.write((db) => deleteExpired(db, now));
      const names = await readdir(folder).catch(() => []);
      const open = await listOpenKeys(database.read);
      for (const name of names) if (!open.has(name)) await rm(join(folder, name), { force: true });
    },
  };
};

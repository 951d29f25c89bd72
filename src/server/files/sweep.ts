import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { databaseFailure } from '../database/failures.ts';
import type { Executor } from '../database/tables.ts';
import { shift } from '../http/clock.ts';
import { isAlive } from '../process-alive.ts';
import { type Files, keyOf } from './files.ts';
import { deleteUntouched, knownContents, listUntouched } from './store.ts';

const HOUR = 3_600_000;
const PAGE = 500;

/** Which of these files (ids) the records of one room use. Each room that keeps `fitxer_fk` gives one, named in `app.ts`. */
export type UsesOf = (db: Executor, ids: readonly number[]) => Promise<readonly number[]>;

/** Temporary files of processes that are gone, or of one that had our number. */
const sweepTemporary = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(name.split('-')[0]);
    if (pid === process.pid || !isAlive(pid)) await rm(join(folder, name), { force: true });
  }
};

/** Rows of contents that nobody brought for a day and no room uses, with their contents: after a start, and by the hour. */
export const sweepUnused = async (
  files: Files,
  database: Database,
  uses: readonly UsesOf[],
  now: string,
): Promise<void> => {
  const since = shift(now, -24 * HOUR);
  /** False when somebody took it meanwhile: what was deleted and came back, say. */
  const forget = (id: number): Promise<boolean> =>
    database
      .write((db) => deleteUntouched(db, id, since))
      .catch((error: unknown) => {
        if (databaseFailure(error) === 'clash') return false;
        throw error;
      });
  for (let after = 0; ; ) {
    const rows = await listUntouched(database.read, since, after, PAGE);
    const ids = rows.map((row) => row.id);
    const used = new Set<number>();
    for (const usesOf of ids.length > 0 ? uses : []) for (const id of await usesOf(database.read, ids)) used.add(id);
    for (const row of rows)
      if (!used.has(row.id) && (await forget(row.id))) await files.storage.remove(keyOf(row.empresa_fk, row.sha256));
    if (rows.length < PAGE) return;
    after = ids.at(-1) ?? after;
  }
};

/** Contents without a row that were there before the instant given: what a cut or a kill left behind. */
const sweepContents = async (files: Files, database: Database, before: Date): Promise<void> => {
  const check = async (found: readonly string[]): Promise<void> => {
    const byCompany = new Map<number, string[]>();
    for (const key of found) {
      const [empresa = '', , sha256 = ''] = key.split('/');
      byCompany.set(Number(empresa), [...(byCompany.get(Number(empresa)) ?? []), sha256]);
    }
    for (const [empresaId, contents] of byCompany) {
      const known = await knownContents(database.read, empresaId, contents);
      for (const key of found)
        if (key.startsWith(`${empresaId}/`) && !known.has(key.split('/')[2] ?? '')) await files.storage.remove(key);
    }
  };
  const page: string[] = [];
  for await (const { key, changed } of files.storage.list()) {
    if (changed >= before) continue;
    page.push(key);
    if (page.length === PAGE) await check(page.splice(0));
  }
  if (page.length > 0) await check(page);
};

/** What nobody needs any more, swept once after a start. `started` is when this process began. */
export const sweepFiles = async (
  files: Files,
  database: Database,
  uses: readonly UsesOf[],
  about: { readonly now: string; readonly started: Date },
): Promise<void> => {
  await sweepTemporary(join(files.workFolder, 'temporal'));
  await sweepUnused(files, database, uses, about.now);
  // One process holds the embedded database; others may be putting contents beside PostgreSQL.
  const grace = database.engine === 'sqlite' ? 0 : HOUR;
  await sweepContents(files, database, new Date(about.started.getTime() - grace));
};

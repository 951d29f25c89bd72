import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { CodedError } from '#kernel/coded-error.ts';
import type { Database } from '../database/database.ts';
import { packs } from '../database/packs.ts';
import type { Executor } from '../database/tables.ts';
import { shift } from '../http/clock.ts';
import type { CompanyContext } from '../http/context.ts';
import type { ImportKind, Porta } from './kind.ts';
import {
  type FilaRow,
  holdImportacio,
  insertFiles,
  listLeftOpen,
  saveColumnes,
  takeFilesAway,
  takeImportacio,
} from './store.ts';

/** Rows taken back in one transaction. */
const BACK = 200;
/** How long an import that nobody goes on with keeps what it had brought. */
const LEFT = 86_400_000;

/** Rows to bring in together: what became of each, and the record that they make, if any. */
export interface Entrada<Made> {
  readonly files: readonly FilaRow[];
  readonly made: Porta<Made> | null;
}
type Porter<Made> = Pick<ImportKind<never, never, never, Made>, 'mena' | 'porta' | 'retira' | 'paquet'>;
interface Turn {
  readonly empresaId: number;
  readonly id: number;
  readonly clau: string;
}

/** Another run has it, or it is done. */
const lost = (): CodedError => new CodedError(409, 'importacio_feta');

/** Takes back, pack by pack, whatever runs that did not end had brought in. */
const withdraw = async (database: Database, kind: Pick<Porter<unknown>, 'retira'>, turn: Turn): Promise<void> => {
  for (let more = true; more; ) {
    await breathe();
    more = await database.write(async (db) => {
      if (!(await holdImportacio(db, turn))) return false;
      const { n, ids } = await takeFilesAway(db, turn, BACK);
      if (ids.length > 0) await kind.retira?.({ db }, turn.empresaId, ids);
      return n > 0;
    });
  }
};

/** Writes what some rows make; gives what was made besides. */
const writePack = async <Made>(
  context: CompanyContext,
  kind: Porter<Made>,
  id: number,
  pack: readonly Entrada<Made>[],
): Promise<readonly number[]> => {
  const making = pack.flatMap(({ files, made }) => (made && files[0] ? [{ fila: files[0].fila, made }] : []));
  const { ids, afegits = [] } = await kind.porta(
    context,
    id,
    making.map(({ made }) => made),
  );
  const recordOf = new Map(making.map(({ fila }, at) => [fila, ids[at] ?? null]));
  const rows = pack.flatMap(({ files }) =>
    files.map((row) => ({ ...row, registre_fk: recordOf.get(row.fila) ?? null })),
  );
  await insertFiles(context.db, rows);
  return afegits;
};

/**
 * Brings rows in, by packs where the kind says so: they are seen by nobody until the last transaction, which says that the import
 * is done. What does not end is taken back: at once, by the run that begins again after a crash, or by the sweep.
 */
export const bringIn = async <Made>(
  context: CompanyContext,
  kind: Porter<Made>,
  id: number,
  given: {
    readonly rows: readonly Entrada<Made>[];
    readonly heads: ReadonlyMap<string, string>;
    readonly progress: (done: number) => void;
  },
): Promise<void> => {
  const { database, signal, empresa, clock } = context;
  const turn: Turn = { empresaId: empresa.id, id, clau: randomUUID() };
  const inTurn = (work: (db: Executor) => Promise<void>): Promise<void> =>
    database.write(async (db) => {
      if (!(await holdImportacio(db, turn))) throw lost();
      await work(db);
      signal.throwIfAborted();
    });
  if (!(await database.write((db) => takeImportacio(db, turn, clock.now())))) throw lost();
  try {
    await withdraw(database, kind, turn);
    const size = kind.paquet ?? Math.max(1, given.rows.length);
    const all = packs(given.rows, size);
    const afegits: number[] = [];
    for (const [at, pack] of all.slice(0, -1).entries()) {
      await breathe();
      signal.throwIfAborted();
      given.progress(at * size);
      await inTurn(async (db) => {
        afegits.push(...(await writePack({ ...context, db }, kind, id, pack)));
      });
    }
    await breathe();
    signal.throwIfAborted();
    given.progress(Math.max(0, all.length - 1) * size);
    await inTurn(async (db) => {
      const more = await writePack({ ...context, db }, kind, id, all.at(-1) ?? []);
      await saveColumnes(db, empresa.id, kind.mena, given.heads);
      const afegit = JSON.stringify([...afegits, ...more]);
      await holdImportacio(db, turn, { estat: 'feta', feta: clock.now(), clau: '', afegits: afegit, vistos: '{}' });
    });
  } catch (error) {
    // Where this fails too, the next run or the sweep does it.
    await withdraw(database, kind, turn).catch(() => {});
    throw error;
  }
};

/** Takes back what imports that nobody goes on with had brought in. */
export const sweepImportacions = async (
  database: Database,
  kinds: readonly Pick<Porter<unknown>, 'mena' | 'retira'>[],
  now: string,
): Promise<void> => {
  for (const { id, empresa_fk, mena } of await listLeftOpen(database.read, shift(now, -LEFT))) {
    const kind = kinds.find((one) => one.mena === mena);
    const turn: Turn = { empresaId: empresa_fk, id, clau: randomUUID() };
    if (!kind || !(await database.write((db) => takeImportacio(db, turn, now)))) continue;
    await withdraw(database, kind, turn);
    await database.write((db) => holdImportacio(db, turn, { clau: '' }));
  }
};

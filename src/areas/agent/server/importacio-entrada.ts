import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { CodedError } from '#kernel/coded-error.ts';
import type { Database } from '#server/database/database.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory, takeBackHistory } from '#server/historial/store.ts';
import { shift } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { AgentFields } from '../contract/blank.ts';
import {
  type FilaRow,
  holdImportacio,
  insertFiles,
  listLeftOpen,
  saveColumnes,
  takeFilesAway,
  takeImportacio,
} from './importacio-store.ts';
import { agentColumns } from './service.ts';
import { deleteUntouchedAgents, insertAgents } from './store.ts';

/** Rows of one transaction: whoever saves waits for no more than these. */
const PACK = 200;
/** Agents of one statement. */
const STATEMENT = 40;
/** How long an import that nobody goes on with keeps what it had brought. */
const LEFT = 86_400_000;

/** A row to bring in: what became of it, and the agent that it makes with what its history says. */
export interface Entrada {
  readonly fila: FilaRow;
  readonly made: { readonly fields: AgentFields; readonly despres: Readonly<Record<string, unknown>> } | null;
}
type Made = NonNullable<Entrada['made']>;
interface Turn {
  readonly empresaId: number;
  readonly id: number;
  readonly clau: string;
}

const packsOf = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, at) => items.slice(at * size, (at + 1) * size));

/** Another run has it, or it is done. */
const lost = (): CodedError => new CodedError(409, 'importacio_feta');

/** Takes back, pack by pack, whatever runs that did not end had brought in. */
const withdraw = async (database: Database, turn: Turn): Promise<void> => {
  for (let more = true; more; ) {
    await breathe();
    more = await database.write(async (db) => {
      if (!(await holdImportacio(db, turn))) return false;
      const { n, agents } = await takeFilesAway(db, turn, PACK);
      if (agents.length > 0) {
        await takeBackHistory(db, turn.empresaId, 'agent', agents);
        await deleteUntouchedAgents(db, turn.empresaId, agents);
      }
      return n > 0;
    });
  }
};

const writeMade = async (context: CompanyContext, id: number, made: readonly Made[]): Promise<number[]> => {
  const now = context.clock.now();
  const ids: number[] = [];
  for (const some of packsOf(made, STATEMENT)) {
    const columns = some.map(({ fields }) => agentColumns(context.empresa.id, fields, { creat: now, canviat: now }));
    ids.push(...(await insertAgents(context.db, id, columns)));
  }
  await recordHistory(
    context,
    made.map(({ despres }, at) => ({ entitat: 'agent', id: ids[at] ?? 0, accio: 'crea', despres })),
  );
  return ids;
};

const writePack = async (context: CompanyContext, id: number, pack: readonly Entrada[]): Promise<void> => {
  const making = pack.flatMap(({ fila, made }) => (made ? [{ fila: fila.fila, made }] : []));
  const ids = await writeMade(
    context,
    id,
    making.map(({ made }) => made),
  );
  const agentOf = new Map(making.map(({ fila }, at) => [fila, ids[at] ?? null]));
  await insertFiles(
    context.db,
    pack.map(({ fila }) => ({ ...fila, agent_fk: agentOf.get(fila.fila) ?? null })),
  );
};

/**
 * Brings rows in pack by pack, seen by nobody until a last short transaction says that the import is done. What does
 * not end is taken back: at once, by the run that begins again after a crash, or by the sweep.
 */
export const bringIn = async (
  context: CompanyContext,
  id: number,
  given: {
    readonly rows: readonly Entrada[];
    readonly heads: ReadonlyMap<string, string>;
    readonly progress: (done: number) => void;
  },
): Promise<void> => {
  const { database, signal, empresa, clock } = context;
  const turn: Turn = { empresaId: empresa.id, id, clau: randomUUID() };
  const inTurn = (work: (db: Executor) => Promise<void>, set?: Parameters<typeof holdImportacio>[2]): Promise<void> =>
    database.write(async (db) => {
      if (!(await holdImportacio(db, turn, set))) throw lost();
      await work(db);
      signal.throwIfAborted();
    });
  if (!(await database.write((db) => takeImportacio(db, turn, clock.now())))) throw lost();
  try {
    await withdraw(database, turn);
    for (const [at, pack] of packsOf(given.rows, PACK).entries()) {
      await breathe();
      signal.throwIfAborted();
      given.progress(at * PACK);
      await inTurn((db) => writePack({ ...context, db }, id, pack));
    }
    await inTurn((db) => saveColumnes(db, empresa.id, given.heads), { estat: 'feta', feta: clock.now(), clau: '' });
  } catch (error) {
    // Where this fails too, the next run or the sweep does it.
    await withdraw(database, turn).catch(() => {});
    throw error;
  }
};

/** Takes back what imports that nobody goes on with had brought in. */
export const sweepImportacions = async (database: Database, now: string): Promise<void> => {
  for (const { id, empresa_fk } of await listLeftOpen(database.read, shift(now, -LEFT))) {
    const turn: Turn = { empresaId: empresa_fk, id, clau: randomUUID() };
    if (!(await database.write((db) => takeImportacio(db, turn, now)))) continue;
    await withdraw(database, turn);
    await database.write((db) => holdImportacio(db, turn, { clau: '' }));
  }
};

import type { Page } from '#contract/page.ts';
import type { Tasca } from '#contract/tasca.ts';
import { notFound, type TextParams } from '#kernel/coded-error.ts';
import { startWorker, type Worker } from '../database/worker.ts';
import type { Files } from '../files/index.ts';
import { shift } from '../http/clock.ts';
import type { CompanyContext, FileAnswer } from '../http/context.ts';
import { presentTasca } from './present.ts';
import { createRunner, KEPT, type Runner, type RunnerParts } from './runner.ts';
import {
  cancelTasca,
  findTasca,
  freeTasques,
  insertTasca,
  listTasques,
  requeueTasca,
  someTascaWaits,
  type TascaOwner,
  type TascaRow,
} from './store.ts';

/** Tasks that one process runs at once, and milliseconds between looks for more. */
const AT_ONCE = 2;
const EVERY = 1000;

/** Long work that outlives its call, its browser and a restart of the server. */
export interface Jobs {
  /**
   * Puts work in the queue, in the call's transaction: it begins once that is kept. `titol` is a text key with its
   * values, said in the language of whoever reads; `entrada` is what the schema of the kind takes.
   */
  enqueue(
    context: CompanyContext,
    work: {
      readonly tipus: string;
      readonly titol: { readonly codi: string; readonly params?: TextParams };
      readonly entrada: unknown;
    },
  ): Promise<Tasca>;
  list(
    context: CompanyContext,
    page: { readonly offset: number; readonly limit: number; readonly pendents: boolean },
  ): Promise<Page<Tasca> & { items: Tasca[] }>;
  get(context: CompanyContext, id: number): Promise<Tasca>;
  cancel(context: CompanyContext, id: number): Promise<Tasca>;
  /** Puts one that failed or was cancelled in the queue again. */
  retry(context: CompanyContext, id: number): Promise<Tasca>;
  /** The file that a task made. */
  document(context: CompanyContext, id: number): Promise<FileAnswer>;
  /** Tells what runs tasks; once, before the two below. */
  connect(parts: Omit<RunnerParts, 'files'>): void;
  /** Begins to take up tasks. */
  start(): Promise<void>;
  /** Runs one waiting task to its end; false when none waits. */
  runNext(): Promise<boolean>;
  stop(): Promise<void>;
}

export const createJobs = (files: Files): Jobs => {
  let connected: { parts: RunnerParts; runner: Runner } | null = null;
  let worker: Worker | null = null;
  const engine = (): { parts: RunnerParts; runner: Runner } => {
    if (!connected) throw new Error('nothing runs tasks yet');
    return connected;
  };
  const ownerIn = (context: CompanyContext): TascaOwner => ({
    empresaId: context.empresa.id,
    usuariId: context.caller.usuariId,
  });
  const load = async (context: CompanyContext, id: number): Promise<TascaRow> => {
    const row = await findTasca(context.db, ownerIn(context), id);
    if (!row) throw notFound();
    return row;
  };
  const present = (context: CompanyContext, row: TascaRow): Promise<Tasca> => presentTasca(files, context, row);

  return {
    enqueue: async (context, work) => {
      const row = await insertTasca(context.db, {
        empresa_fk: context.empresa.id,
        usuari_fk: context.caller.usuariId,
        tipus: work.tipus,
        titol: JSON.stringify(work.titol),
        idioma: context.language,
        entrada: JSON.stringify(work.entrada),
        creada: context.clock.now(),
      });
      worker?.wake();
      return present(context, row);
    },
    list: async (context, page) => {
      const { total, rows } = await listTasques(context.db, ownerIn(context), page);
      const items: Tasca[] = [];
      for (const row of rows) items.push(await present(context, row));
      return { total, offset: page.offset, limit: page.limit, items };
    },
    get: async (context, id) => present(context, await load(context, id)),
    cancel: async (context, id) => {
      await load(context, id);
      const now = context.clock.now();
      await cancelTasca(context.db, id, now, shift(now, KEPT));
      // Its ending is written after this transaction, which asked for it.
      setImmediate(() => connected?.runner.cancel(id));
      return present(context, await load(context, id));
    },
    retry: async (context, id) => {
      await load(context, id);
      await requeueTasca(context.db, id);
      worker?.wake();
      return present(context, await load(context, id));
    },
    document: async (context, id) => {
      const row = await load(context, id);
      const fitxer = row.fitxer_fk === null ? undefined : await files.find(context.db, row.empresa_fk, row.fitxer_fk);
      if (!fitxer) throw notFound();
      return files.answer(fitxer, row.fitxer_nom ?? '');
    },
    connect: (parts) => {
      const whole = { ...parts, files };
      connected = { parts: whole, runner: createRunner(whole) };
    },
    start: async () => {
      const { parts, runner } = engine();
      const { database, clock, onFault } = parts;
      // One process holds the embedded database, so nobody alive holds a task.
      if (database.engine === 'sqlite') await database.write((db) => freeTasques(db, clock.now()));
      worker = startWorker({
        waits: () => someTascaWaits(database.read, clock.now()),
        next: runner.runNext,
        atOnce: AT_ONCE,
        every: EVERY,
        onFault,
      });
    },
    runNext: () => engine().runner.runNext(),
    stop: async () => {
      worker?.stop();
      await connected?.runner.stop();
    },
  };
};

import { randomUUID } from 'node:crypto';
import { CodedError } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/index.ts';
import { shift } from '../http/clock.ts';
import type { Caller, Clock, CompanyContext } from '../http/context.ts';
import type { Translate } from '../http/texts.ts';
import type { JobKind, JobResult } from './kind.ts';
import { claimTasca, type Ending, endTasca, type Lease, releaseTasca, renewTasca, type TascaRow } from './store.ts';

export const LEASE = 15_000;
const BEAT = 1000;
/** Starts after which a task that always dies with its process is given up. */
const MAX_STARTS = 3;
export const KEPT = 7 * 86_400_000;

/** What running tasks takes. */
export interface RunnerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly kinds: readonly JobKind[];
  readonly translate: Translate;
  callerOf(usuariId: number): Promise<Caller | null>;
  onFault(error: unknown): void;
}

class Cancelled extends Error {}
class Stopping extends Error {}
class Lost extends Error {}

export interface Runner {
  /** Claims and runs one task to its end; false when none waits. */
  runNext(): Promise<boolean>;
  /** Asks a task that runs here to stop. */
  cancel(id: number): void;
  /** Lets go of what runs here, for the next start to take up, and waits for it. */
  stop(): Promise<void>;
}

const faultOf = (error: unknown): string =>
  JSON.stringify(
    error instanceof CodedError ? { codi: error.codi, params: error.params } : { codi: 'error_intern', params: {} },
  );

/** Settles as the work does, or rejects as soon as the signal is aborted. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

export const createRunner = (parts: RunnerParts): Runner => {
  const { database, clock, files } = parts;
  const kinds = new Map(parts.kinds.map((kind) => [kind.tipus, kind]));
  const running = new Map<number, AbortController>();
  const underWay = new Set<Promise<unknown>>();
  const leaseFrom = (clau: string): Lease => ({ clau, fins: shift(clock.now(), LEASE) });
  const ended = (): Pick<Ending, 'acabada' | 'caduca'> => ({
    acabada: clock.now(),
    caduca: shift(clock.now(), KEPT),
  });

  const contextFor = async (
    row: TascaRow,
    signal: AbortSignal,
    progress: CompanyContext['progress'],
  ): Promise<CompanyContext> => {
    const caller = await parts.callerOf(row.usuari_fk);
    const rol = caller?.rols.get(row.empresa_fk);
    if (!caller || !rol) throw new CodedError(403, 'no_permes');
    const language = row.idioma as Language;
    return {
      requestId: randomUUID(),
      language,
      clock,
      address: '',
      caller,
      empresa: { id: row.empresa_fk, rol },
      db: database.read,
      database,
      signal,
      progress,
      text: (key, params) => parts.translate(language, key, params),
    };
  };

  const keepResult = async (row: TascaRow, clau: string, result: JobResult): Promise<void> => {
    const { file } = result;
    const staged = file && (await files.stage(row.empresa_fk, file.contingut));
    await database.write(async (db) => {
      const fitxer = staged && (await files.record(db, staged, clock.now()));
      await endTasca(db, row.id, clau, {
        ...ended(),
        estat: 'feta',
        ...(fitxer && file && { fitxer_fk: fitxer.id, fitxer_nom: file.nom }),
        ...(result.resultat !== undefined && { resultat: JSON.stringify(result.resultat) }),
      });
    });
  };

  const settle = async (row: TascaRow, clau: string, error: unknown): Promise<void> => {
    if (error instanceof Lost) return;
    if (error instanceof Stopping) return database.write((db) => releaseTasca(db, row.id, clau));
    const estat = error instanceof Cancelled ? 'cancelada' : 'fallada';
    if (estat === 'fallada' && !(error instanceof CodedError)) parts.onFault(error);
    await database.write((db) =>
      endTasca(db, row.id, clau, { ...ended(), estat, ...(estat === 'fallada' && { error: faultOf(error) }) }),
    );
  };

  const run = async (row: TascaRow, clau: string): Promise<void> => {
    const control = new AbortController();
    running.set(row.id, control);
    let far = { fet: 0, total: 0 };
    let told = far;
    let last = Date.now();
    const beat = async (): Promise<void> => {
      // Held all the while; how far it is, whenever that moved.
      if (far === told && Date.now() - last < LEASE / 3) return;
      [told, last] = [far, Date.now()];
      const state = await database.write((db) => renewTasca(db, row.id, leaseFrom(clau), told));
      if (state !== 'hold') control.abort(state === 'cancel' ? new Cancelled() : new Lost());
    };
    const timer = setInterval(() => void beat().catch(parts.onFault), BEAT);
    try {
      if (row.cancel === 1) throw new Cancelled();
      if (row.intents > MAX_STARTS) throw new CodedError(500, 'tasca_interrompuda');
      const kind = kinds.get(row.tipus);
      if (!kind) throw new CodedError(500, 'tasca_desconeguda');
      const context = await contextFor(row, control.signal, (fet, total) => {
        far = { fet, total };
      });
      const work = kind.run(context, JSON.parse(row.entrada));
      const result = await unlessAborted(work, control.signal);
      clearInterval(timer);
      if (far.total > 0) await database.write((db) => renewTasca(db, row.id, leaseFrom(clau), far));
      await keepResult(row, clau, result);
    } catch (error) {
      clearInterval(timer);
      await settle(row, clau, error);
    } finally {
      clearInterval(timer);
      running.delete(row.id);
    }
  };

  return {
    runNext: async () => {
      const clau = randomUUID();
      const row = await database.write((db) => claimTasca(db, database.engine, clock.now(), leaseFrom(clau)));
      if (!row) return false;
      const work = run(row, clau);
      underWay.add(work);
      await work.finally(() => underWay.delete(work));
      return true;
    },
    cancel: (id) => running.get(id)?.abort(new Cancelled()),
    stop: async () => {
      for (const control of running.values()) control.abort(new Stopping());
      await Promise.allSettled(underWay);
    },
  };
};

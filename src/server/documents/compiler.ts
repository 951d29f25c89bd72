import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { CodedError } from '#kernel/coded-error.ts';
import type { CompileAnswer, CompileJob } from './compile-job.ts';

export interface CompilerLimits {
  /** Milliseconds a document may take before its process is ended. */
  readonly time: number;
  /** Bytes of memory (resident) that the process may hold while compiling. */
  readonly memory: number;
  /** Bytes above which it is replaced once idle, and compilations after which it is in any case. */
  readonly restingMemory: number;
  readonly compilations: number;
  /** Milliseconds of idleness after which it is ended. */
  readonly idle: number;
  /** Documents that may wait for their turn. */
  readonly queue: number;
}

const MIB = 1024 * 1024;
export const USUAL_LIMITS: CompilerLimits = {
  time: 180_000,
  memory: 1536 * MIB,
  restingMemory: 320 * MIB,
  compilations: 100,
  idle: 60_000,
  queue: 100,
};

export interface Compiler {
  /** One document at a time, in order; `signal` gives one up, waiting or under way. Refusals: `document_cua_plena`, `document_massa_lent`, `document_massa_gran`. */
  readonly compile: (job: CompileJob, signal?: AbortSignal) => Promise<CompileAnswer>;
  readonly close: () => Promise<void>;
}

const WATCH_EVERY = 100;

/** Resident bytes of a process, where the system tells (Linux); else undefined, and the time-out alone guards. */
const residentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1];
    return Number(pages) * 4096;
  } catch {
    return undefined;
  }
};

/** Never resolves; rejects when the document is given up, before its turn too. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const busy = (codi: string): CodedError => new CodedError(503, codi);

/** The one compiling process: started when first needed, watched while it works, replaced as `limits` say. */
export const createCompiler = (limits: CompilerLimits = USUAL_LIMITS): Compiler => {
  let child: ChildProcess | undefined;
  let compiled = 0;
  let waiting = 0;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
    compiled = 0;
  };

  const started = (): ChildProcess => {
    if (child) return child;
    const entry = new URL(`./compile-process.ts`, import.meta.url);
    const fresh = fork(entry, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    fresh.once('exit', () => {
      if (child === fresh) child = undefined;
    });
    child = fresh;
    return fresh;
  };

  const run = (job: CompileJob, signal?: AbortSignal): Promise<CompileAnswer> =>
    new Promise((resolve, reject) => {
      const worker = started();
      const stop = (reason: unknown): void => {
        settle();
        end();
        reject(reason);
      };
      const onMessage = (answer: CompileAnswer): void => {
        settle();
        compiled += 1;
        if (answer.rss > limits.restingMemory || compiled >= limits.compilations) end();
        resolve(answer);
      };
      const onExit = (): void => stop(busy('document_massa_gran'));
      const onError = (error: Error): void => stop(error);
      const onAbort = (): void => stop(signal?.reason);
      const timeout = setTimeout(() => stop(busy('document_massa_lent')), limits.time);
      const watch = setInterval(async () => {
        const held = worker.pid === undefined ? undefined : await residentBytes(worker.pid);
        if (held !== undefined && held > limits.memory && worker.listeners('message').includes(onMessage)) onExit();
      }, WATCH_EVERY);
      const settle = (): void => {
        clearTimeout(timeout);
        clearInterval(watch);
        worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        signal?.removeEventListener('abort', onAbort);
      };
      worker.on('message', onMessage).on('exit', onExit).on('error', onError);
      signal?.addEventListener('abort', onAbort);
      worker.send(job, (error) => error && stop(error));
    });

  const compile = async (job: CompileJob, signal?: AbortSignal): Promise<CompileAnswer> => {
    signal?.throwIfAborted();
    if (closed || waiting >= limits.queue) throw busy('document_cua_plena');
    waiting += 1;
    clearTimeout(idleTimer);
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return run(job, signal);
    });
    last = turn.catch(() => undefined);
    try {
      return await (signal ? Promise.race([turn, givenUp(signal)]) : turn);
    } finally {
      waiting -= 1;
      if (waiting === 0) idleTimer = setTimeout(end, limits.idle).unref();
    }
  };

  return {
    compile,
    close: async () => {
      closed = true;
      clearTimeout(idleTimer);
      await last;
      end();
    },
  };
};

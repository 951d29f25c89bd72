import { Worker } from 'node:worker_threads';
import { CodedError } from '#kernel/coded-error.ts';
import type { ReadChoices, SheetRead } from './sheet-read.ts';

const LIMIT_MS = 20_000;
const MEMORY_MB = 384;

/**
 * Reads a file of rows in a thread of its own, so that others are served meanwhile and a hostile one takes neither the
 * process's time nor its memory. Refuses with 422 `full_…`.
 */
export const readRows = (bytes: Uint8Array, choices: ReadChoices, signal?: AbortSignal): Promise<SheetRead> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { bytes, choices },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      execArgv: [],
      env: {},
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abandon);
      void worker.terminate();
      settle();
    };
    const refuse = (codi: string, params = {}): void => end(() => reject(new CodedError(422, codi, { params })));
    const abandon = (): void => end(() => reject(signal?.reason));
    const timer = setTimeout(() => refuse('full_malmes'), LIMIT_MS);
    signal?.addEventListener('abort', abandon);
    worker.once('message', (said: { read: SheetRead } | { codi: string; params: Record<string, number> }) =>
      'read' in said ? end(() => resolve(said.read)) : refuse(said.codi, said.params),
    );
    worker.once('error', () => refuse('full_malmes'));
    worker.once('exit', () => refuse('full_malmes'));
  });

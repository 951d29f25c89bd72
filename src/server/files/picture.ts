import { fork } from 'node:child_process';
import { CodedError } from '#kernel/coded-error.ts';
import { createTurns } from '../turns.ts';

const MAX_BYTES = 40 * 1024 * 1024;
const MAX_TIME = 60_000;
/** Pictures converted at once; the others wait. */
const AT_ONCE = 1;

const impossible = (): CodedError => new CodedError(422, 'vista_impossible');

const inTurn = createTurns(AT_ONCE);

const run = (bytes: Buffer, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(new URL('./picture-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const stop = (reason: unknown): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      reject(reason);
    };
    const onAbort = (): void => stop(signal.reason);
    const timer = setTimeout(() => stop(impossible()), MAX_TIME);
    signal.addEventListener('abort', onAbort, { once: true });
    child.once('message', ({ picture }: { picture?: Uint8Array }) => {
      if (!picture) return stop(impossible());
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(Buffer.from(picture));
    });
    child.once('exit', () => stop(impossible()));
    child.once('error', stop);
    child.send(bytes, (error) => error && stop(error));
  });

/** A HEIC photo as JPEG, at most 2560 pixels a side. `vista_impossible` (422) when it cannot be read, or is too large. */
export const heicToJpeg = (bytes: Buffer, signal: AbortSignal): Promise<Buffer> => {
  if (bytes.length > MAX_BYTES) throw impossible();
  return inTurn(() => run(bytes, signal));
};

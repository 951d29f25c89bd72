import { fork } from 'node:child_process';

/** What is asked of a process; `time` in milliseconds, `heap` the most memory of its objects in MB. */
interface Asked {
  readonly message: unknown;
  readonly time: number;
  readonly heap: number;
  readonly signal?: AbortSignal;
}

/**
 * Asks one thing of a process of its own and ends it: its first message, `late` when none came in time, `gone` when it
 * ended without one. Rejects with the reason of `signal`, or when no process could be had. The end of a process may be
 * heard before what it sent ahead of it: a process asked so does not end by itself, and one that does is heard out.
 */
export const askProcess = <Answer>(
  entry: URL,
  { message, time, heap, signal }: Asked,
): Promise<Answer | 'late' | 'gone'> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(entry, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heap}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
    };
    const answer = (what: Answer | 'late' | 'gone'): void => {
      end();
      resolve(what);
    };
    const fail = (reason: unknown): void => {
      end();
      reject(reason);
    };
    const gone = (): void => answer('gone');
    const onAbort = (): void => fail(signal?.reason);
    const timer = setTimeout(() => answer('late'), time);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.once('message', (said) => answer(said as Answer));
    child.once('exit', () => (child.connected ? child.once('disconnect', gone) : gone()));
    child.once('error', fail);
    // Whether it was taken is told by its end.
    child.send(message as object, () => {});
  });

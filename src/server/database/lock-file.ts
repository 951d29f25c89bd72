import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { isAlive } from '../process-alive.ts';

export class DatabaseBusyError extends Error {}

/** The start instant of a process in kernel ticks, so that a reused process number is told apart. Empty elsewhere. */
const startOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/** Takes the lock file or throws `DatabaseBusyError`; a lock left by a dead process is taken over. Gives the release. */
export const holdLock = (file: string): (() => void) => {
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, mine);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
      if (Number(pid) > 0 && isAlive(Number(pid)) && startOf(Number(pid)) === start)
        throw new DatabaseBusyError(`${file} is held by process ${pid}`);
      rmSync(file, { force: true });
    }
  }
  throw new DatabaseBusyError(file);
};

import type { Database } from './database/database.ts';
import { shift } from './http/clock.ts';
import type { Clock } from './http/context.ts';
import { forgetKeys } from './http/idempotency.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Forgets stored answers after a day: once at start, then hourly. Gives the way to stop. */
export const keepHouse = (database: Database, clock: Clock, onError: (error: unknown) => void): (() => void) => {
  const sweep = (): void => {
    database.write((db) => forgetKeys(db, shift(clock.now(), -DAY))).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, HOUR);
  timer.unref();
  return () => clearInterval(timer);
};

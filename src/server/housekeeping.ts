import type { Database } from './database/database.ts';
import type { Executor } from './database/tables.ts';
import { shift } from './http/clock.ts';
import type { Clock } from './http/context.ts';
import { forgetKeys } from './http/idempotency.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Something that a room forgets once it is of no use any more. */
export type Sweep = (db: Executor, now: string) => Promise<void>;

/** Something tidied by the hour that is no work inside a transaction: files, say. */
export type Chore = (now: string) => Promise<void>;

/** Forgets stored answers after a day, and what the rooms sweep: once at start, then hourly. Gives the way to stop. */
export const keepHouse = (
  database: Database,
  clock: Clock,
  sweeps: readonly Sweep[],
  chores: readonly Chore[],
  onError: (error: unknown) => void,
): (() => void) => {
  const all: readonly Sweep[] = [(db, now) => forgetKeys(db, shift(now, -DAY)), ...sweeps];
  const sweep = async (): Promise<void> => {
    for (const one of all) await database.write((db) => one(db, clock.now())).catch(onError);
    for (const one of chores) await one(clock.now()).catch(onError);
  };
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
};

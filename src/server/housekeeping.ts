import type { Database } from './database/database.ts';
import type { Executor } from './database/tables.ts';
import { shift } from './http/clock.ts';
import type { Clock } from './http/context.ts';
import { forgetKeys } from './http/idempotency.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Something that a room forgets once it is of no use any more. */
export type Sweep = (db: Executor, now: string) => Promise<void>;

/** Something done again and again that is no work inside a transaction: files tidied, say. */
export type Chore = (now: string) => Promise<void>;

/** Works at once and then every so often; never beside itself, however long it takes. Gives the way to stop. */
const repeat = (work: () => Promise<void>, every: number): (() => void) => {
  let busy = false;
  const turn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await work();
    } finally {
      busy = false;
    }
  };
  void turn();
  const timer = setInterval(() => void turn(), every);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Forgets stored answers after a day, and what the rooms sweep: once at start, then hourly, as the chores are done. Those
 * that somebody waits for are done each minute. Gives the way to stop.
 */
export const keepHouse = (
  database: Database,
  clock: Clock,
  sweeps: readonly Sweep[],
  chores: { readonly hourly: readonly Chore[]; readonly soon: readonly Chore[] },
  onError: (error: unknown) => void,
): (() => void) => {
  const all: readonly Sweep[] = [(db, now) => forgetKeys(db, shift(now, -DAY)), ...sweeps];
  const each = async (those: readonly Chore[]): Promise<void> => {
    for (const one of those) await one(clock.now()).catch(onError);
  };
  const stops = [
    repeat(() => each(chores.soon), MINUTE),
    repeat(async () => {
      for (const one of all) await database.write((db) => one(db, clock.now())).catch(onError);
      await each(chores.hourly);
    }, HOUR),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

import { CodedError } from '#kernel/coded-error.ts';
import { between, shift } from '#server/http/clock.ts';
import type { Context } from '#server/http/context.ts';
import { waitAfter } from '../domain/espera.ts';
import { addIntent, clearIntents, findIntents, setFree } from './session-store.ts';

const DAY = 86_400_000;

export interface Guarded {
  readonly compte: string;
  readonly adreca: string;
}
export const guardedKeys = (login: string, address: string): Guarded => ({
  compte: `compte:${login.slice(0, 200)}`,
  adreca: `adreca:${address}`,
});

/** Refuses while the account or the address has to wait; names the seconds left. */
export const checkWait = async (context: Context, keys: Guarded): Promise<void> => {
  const now = context.clock.now();
  const rows = await findIntents(context.database.read, [keys.compte, keys.adreca]);
  const left = Math.max(0, ...rows.map((row) => Math.ceil(between(now, row.lliure) / 1000)));
  if (left > 0) throw new CodedError(429, 'massa_intents', { params: { segons: left } });
};

/** Counts a bad try of both, and sets until when each has to wait. */
export const noteFailure = async (context: Context, keys: Guarded): Promise<void> => {
  const now = context.clock.now();
  await context.database.write(async (db) => {
    for (const kind of ['compte', 'adreca'] as const) {
      const failures = await addIntent(db, keys[kind], now, shift(now, -DAY));
      await setFree(db, keys[kind], shift(now, waitAfter(failures, kind) * 1000));
    }
  });
};

export const noteSuccess = (context: Context, keys: Guarded): Promise<void> =>
  context.database.write((db) => clearIntents(db, [keys.compte, keys.adreca]));

import { CodedError } from '#kernel/coded-error.ts';
import { between, shift } from '#server/http/clock.ts';
import type { Context } from '#server/http/context.ts';
import { LONGEST_WAIT, waitAfter } from '../domain/espera.ts';
import { addIntent, clearIntents, freeFrom, isKnown, noteKnown, setFree } from './session-store.ts';

const DAY = 86_400_000;

/** A try under way: what it counts against until it turns out right. */
export interface Try {
  readonly login: string;
  readonly claus: Readonly<Record<'compte' | 'adreca', string>>;
}

const knownKey = (login: string, address: string): string => `conegut:${login}@${address}`;

const refuseWait = (now: string, lliure: string): void => {
  const left = Math.ceil(between(now, lliure) / 1000);
  // A wait longer than any that is ever set comes from a clock that was wrong.
  if (left > 0 && left <= LONGEST_WAIT)
    throw new CodedError(429, 'massa_intents', { params: { segons: left }, extra: { segons: left } });
};

/**
 * Counts the try of the account before it is checked, so that many at once count as many, and refuses while the
 * account or the address has to wait, naming the seconds left. An address from which the account was opened before
 * counts apart: a stranger who fails on purpose slows strangers, not the owner.
 */
export const startTry = (context: Context, given: string): Promise<Try> => {
  const login = given.slice(0, 200);
  const now = context.clock.now();
  return context.database.write(async (db) => {
    const known = await isKnown(db, knownKey(login, context.address));
    const claus = {
      compte: known ? `compte:${login}@${context.address}` : `compte:${login}`,
      adreca: `adreca:${context.address}`,
    };
    refuseWait(now, await freeFrom(db, claus.adreca, now));
    const { fallades, lliure } = await addIntent(db, claus.compte, now, shift(now, -DAY));
    refuseWait(now, lliure);
    await setFree(db, claus.compte, shift(now, waitAfter(fallades, 'compte') * 1000));
    return { login, claus };
  });
};

/** The try was wrong: it counts against its address too, which many people of an office may share. */
export const failTry = (context: Context, { claus }: Try): Promise<void> => {
  const now = context.clock.now();
  return context.database.write(async (db) => {
    const { fallades } = await addIntent(db, claus.adreca, now, shift(now, -DAY));
    await setFree(db, claus.adreca, shift(now, waitAfter(fallades, 'adreca') * 1000));
  });
};

/** The try was right: nothing counts against it any more. `opened`: the account was opened, so its address is known. */
export const endTry = (context: Context, attempt: Try, opened: boolean): Promise<void> =>
  context.database.write(async (db) => {
    await clearIntents(db, Object.values(attempt.claus));
    if (opened) await noteKnown(db, knownKey(attempt.login, context.address), context.clock.now());
  });

/** Bad tries that cost nothing. */
export const FREE_TRIES = 5;
const ACCOUNT_MAX = 60;
const ADDRESS_MAX = 900;
/** No wait is longer, in seconds. */
export const LONGEST_WAIT = ADDRESS_MAX;

/**
 * Seconds to wait after so many bad tries in a row: none up to five, then doubling. An account never waits more than
 * a minute, so that nobody can lock a third party out; an address waits up to a quarter of an hour.
 */
export const waitAfter = (failures: number, kind: 'compte' | 'adreca'): number => {
  if (failures < FREE_TRIES) return 0;
  return Math.min(2 ** Math.min(failures - FREE_TRIES + 1, 20), kind === 'compte' ? ACCOUNT_MAX : ADDRESS_MAX);
};

import { isNear, nameKey } from '#areas/agent/domain/duplicats.ts';

/** A word this long may have been written with another letter. */
const LONG = 5;
const alike = (one: string, other: string): boolean =>
  one === other ||
  // An initial.
  (one.length === 1 && /\p{L}/u.test(one) && other.startsWith(one)) ||
  (Math.min(one.length, other.length) >= LONG && !/\d/.test(one + other) && isNear(one, other, 1));

/**
 * Whether two names may be of the same supplier: every word of the shorter one is in the other, accents, order and forms of companies
 * apart. What says nothing resembles nothing.
 */
export const semblaNom = (one: string, other: string): boolean => {
  const [fewer, more] = [one, other]
    .map((nom) => nameKey(nom).split(' ').filter(Boolean))
    .sort((a, b) => a.length - b.length) as [string[], string[]];
  const left = [...more];
  return (
    fewer.length > 0 &&
    fewer.every((word) => {
      const at = left.findIndex((own) => alike(word, own) || alike(own, word));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
};

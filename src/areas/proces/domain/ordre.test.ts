import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBankOrder, type Posat, placeIn } from './ordre.ts';

/** Puts them in one after another. */
const put = (rangs: readonly string[], start: readonly Posat[] = []): Posat[] => {
  let have = [...start];
  for (const rang of rangs) {
    const { ordre, others } = placeIn(have, rang);
    have = [...have.map((one, place) => ({ ...one, ordre: others[place] ?? 0 })), { ordre, rang }].sort(
      (one, other) => one.ordre - other.ordre,
    );
  }
  return have;
};
const rangsOf = (have: readonly Posat[]) => have.map(({ rang }) => rang).join('');
const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { maxLength: 26 });

test('whatever is taken first, all stand as the bank has them, each in a place of its own', () => {
  fc.assert(
    fc.property(letters, (rangs) => {
      const have = put(rangs);
      expect(rangsOf(have)).toBe([...rangs].sort().join(''));
      expect(new Set(have.map(({ ordre }) => ordre)).size).toBe(rangs.length);
    }),
  );
});

test('what comes to an order that somebody chose goes last, and moves nothing', () => {
  const chosen = [
    { ordre: 3, rang: 'c' },
    { ordre: 20, rang: 'a' },
  ];
  expect(isBankOrder(chosen)).toBe(false);
  expect(placeIn(chosen, 'b')).toEqual({ ordre: 30, others: [3, 20] });
});

test('one that stands there twice has the other after it', () => {
  expect(rangsOf(put(['b', 'a', 'b', 'c', 'a']))).toBe('aabbc');
});

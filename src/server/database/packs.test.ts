import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packs } from './packs.ts';

test('every row goes in one pack, in order, and none is larger than asked or empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const parts = packs(rows, size);
      expect(parts.flat()).toEqual(rows);
      expect(parts.slice(0, -1).every((part) => part.length === size)).toBe(true);
      expect(parts.every((part) => part.length > 0 && part.length <= size)).toBe(true);
    }),
  );
});

test('a hundred rows are one pack where nobody says how many', () => {
  expect(packs(Array.from({ length: 101 }, (_none, at) => at)).map((part) => part.length)).toEqual([100, 1]);
});

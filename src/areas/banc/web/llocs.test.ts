import { expect, test } from 'vitest';
import { byHeading, type Lloc, placeAt, step } from './llocs.ts';

const HEADINGS = [1, 2, 3];
const of = (...pairs: readonly [number, number][]): Lloc[] =>
  pairs.map(([comprovacio_id, categoria_id]) => ({ comprovacio_id, categoria_id }));
const told = (llocs: readonly Lloc[] | null) =>
  llocs?.map(({ comprovacio_id, categoria_id }) => `${comprovacio_id}@${categoria_id}`).join(' ') ?? null;
const four = of([11, 1], [12, 1], [21, 2], [31, 3]);

test('checks lie by their headings', () => {
  expect(told(byHeading(of([31, 3], [11, 1], [90, 9], [12, 1]), HEADINGS))).toBe('11@1 12@1 31@3 90@9');
});
test('a step stays under its heading, then goes on to the next one', () => {
  expect(told(step(four, HEADINGS, 11, 1))).toBe('12@1 11@1 21@2 31@3');
  expect(told(step(four, HEADINGS, 12, 1))).toBe('11@1 12@2 21@2 31@3');
  expect(told(step(four, HEADINGS, 21, -1))).toBe('11@1 12@1 21@1 31@3');
});
test('there is no step past the first and the last', () => {
  expect(step(four, HEADINGS, 11, -1)).toBeNull();
  expect(step(four, HEADINGS, 31, 1)).toBeNull();
  expect(step(four, HEADINGS, 99, 1)).toBeNull();
});
test('a check is put where it is dropped, and nothing is lost on the way', () => {
  expect(told(placeAt(four, HEADINGS, 31, { categoria: 1, at: 1 }))).toBe('11@1 31@1 12@1 21@2');
  expect(told(placeAt(four, HEADINGS, 11, { categoria: 3, at: 99 }))).toBe('12@1 21@2 31@3 11@3');
  expect(told(placeAt(four, HEADINGS, 77, { categoria: 2, at: 0 }))).toBe('11@1 12@1 77@2 21@2 31@3');
});

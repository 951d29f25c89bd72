import { expect, test } from 'vitest';
import { limitEfectiu } from './efectiu.data.ts';

test('what may be paid in cash goes by the day, and by where a private person lives', () => {
  expect(limitEfectiu('2012-11-18')).toBe(null);
  expect(limitEfectiu('2021-07-10')).toBe(250_000);
  expect(limitEfectiu('2021-07-11')).toBe(100_000);
  expect(limitEfectiu('2026-11-30', { fora: true })).toBe(1_000_000);
});

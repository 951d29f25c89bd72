import { expect, test } from 'vitest';
import { runBulk } from './run-bulk.ts';

const going = () => ({ signal: new AbortController().signal, onDone: () => {} });
const hundred = Array.from({ length: 100 }, (_, index) => index);

test('every row is done once, whatever happens to the others', async () => {
  const seen: number[] = [];
  const outcomes = await runBulk(
    hundred,
    async (item) => {
      seen.push(item);
      if (item % 7 === 0) throw new Error(String(item));
    },
    going(),
  );
  expect([...seen].sort((a, b) => a - b)).toEqual(hundred);
  expect(
    outcomes
      .filter(({ fault }) => fault !== null)
      .map(({ item }) => item)
      .sort((a, b) => a - b),
  ).toEqual(hundred.filter((item) => item % 7 === 0));
});

test('a few at a time', async () => {
  let now = 0;
  let most = 0;
  await runBulk(
    hundred,
    async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    },
    going(),
  );
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

test('given up, it begins no further row and tells of those it did', async () => {
  const stop = new AbortController();
  const outcomes = await runBulk(
    hundred,
    async (item) => {
      if (item === 10) stop.abort();
    },
    { signal: stop.signal, onDone: () => {} },
  );
  expect(outcomes.length).toBeGreaterThanOrEqual(11);
  expect(outcomes.length).toBeLessThan(20);
});

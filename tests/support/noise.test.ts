import { expect, test } from 'vitest';
import { expectNoise, takeNoise } from './noise.ts';

test('what is written on the console is heard, once', () => {
  console.warn('soroll %d', 1);
  expect(takeNoise()).toEqual(['console.warn: soroll 1']);
  expect(takeNoise()).toEqual([]);
});

test('what a test expects is let through', () => {
  expectNoise(/soroll esperat/);
  console.error('soroll esperat');
});

import { expect, test } from 'vitest';
import { informeQuery } from './routes.ts';

const read = (given: unknown) => informeQuery.safeParse({ excepcions: JSON.stringify(given) }).data?.excepcions;

test('a reason with nothing to see is none', () => {
  for (const motiu of ['', ' \n ', '\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u0301', 7, null])
    expect([...(read({ '*': motiu }) ?? [['*', 'unread']])]).toEqual([]);
});

test('a reason is read as any other text is', () => {
  expect([...(read({ 'partida-1': ' E\u0301s\u200b cert.\r\nDe debò. ' }) ?? [])]).toEqual([
    ['partida-1', 'És cert.\nDe debò.'],
  ]);
});

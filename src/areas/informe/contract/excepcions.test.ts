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

test('a reason that does not fit is refused, never cut; one that just fits is read whole', () => {
  const of = (length: number) =>
    informeQuery.safeParse({ excepcions: JSON.stringify({ '*': 'a'.repeat(length), 'lot-3': 'Breu' }) });
  expect(of(1000).data?.excepcions?.get('*')).toHaveLength(1000);
  const { error } = of(1001);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['excepcions', 'motiu_massa_llarg'],
  ]);
});

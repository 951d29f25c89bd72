import { describe, expect, it } from 'vitest';
import { findHeads, withoutHeads } from './grid-heads.ts';
import type { GridColumn } from './grid-types.ts';

type Any = Record<string, unknown>;
const column = (kind: GridColumn<Any>['kind'], head: string, name?: string): GridColumn<Any> => ({
  key: head,
  head,
  ...(name ? { name } : {}),
  kind,
  width: 60,
  value: () => null,
});
const [albara, data, p1, p2] = [
  column('text', 'Albarà'),
  column('date', 'Data'),
  column('decimal', '28-1', 'Proveta 1 a 28 dies'),
  column('decimal', '28-2'),
];
const context = { language: 'ca' as const, today: '2026-11-28', t: (key: string) => key };
const trimmed = (text: string, columns: readonly GridColumn<Any>[]) => {
  const given = text.split('\n').map((line) => line.split(' '));
  return withoutHeads(given, findHeads(given, columns, context))
    .map((cells) => cells.join(' '))
    .join('\n');
};

describe('names around a pasted block', () => {
  it.each([
    ['a line of names', 'P1 P2\n31,2 30,8', [p1, p2], '31,2 30,8'],
    ['a line and a column', 'Mostra P1 P2\nM1 31,2 30,8\nM2 29 28', [p1, p2], '31,2 30,8\n29 28'],
    ['an empty corner', ' P1 P2\nM1 31,2 30,8', [p1, p2], '31,2 30,8'],
    ['dates that name the lines', '01/02/2026 31,2 30,8\n02/02/2026 29 28', [p1, p2], '31,2 30,8\n29 28'],
    ['dates that name the columns', '01/02/2026 02/02/2026\n31,2 30,8', [p1, p2], '31,2 30,8'],
    ['the titles of the grid over texts', 'Albarà Data\nA-1 1/2/26', [albara, data], 'A-1 1/2/26'],
    ['a title over a text among names', 'Albarans Dia P1\nA-1 1/2/26 30', [albara, data, p1], 'A-1 1/2/26 30'],
    ['one line with its name', 'M1 31,2 30,8', [p1, p2], '31,2 30,8'],
  ])('%s', (_case, text, columns, left) => {
    expect(trimmed(text, columns)).toBe(left);
  });

  it.each([
    ['values alone', '31,2 30,8\n29 28', [p1, p2]],
    ['a value miswritten on top', '31,2* 30,8\n29 28', [p1, p2]],
    ['a column miswritten', '3l,2 30,8\n2q 28', [p1, p2]],
    ['dates where dates go', '1/2/26 31,2\n2/2/26 30', [data, p1]],
    ['texts where texts go', 'A-1 1/2/26\nA-2 2/2/26', [albara, data]],
    ['one name alone', 'trenta', [p1]],
    ['names without values', 'x\n\ny', [p1]],
    ['a name in a column of values', '31,2 30,8\nnul 28', [p1, p2]],
  ])('%s stay whole', (_case, text, columns) => {
    expect(trimmed(text, columns)).toBe(text);
  });
});

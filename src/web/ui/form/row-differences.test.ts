import { describe, expect, it } from 'vitest';
import type { RowsSpec } from './form-types.ts';
import { rowDifferences, type Side } from './row-differences.ts';

interface Line {
  readonly clau: string;
  readonly preu?: string;
  readonly concepte?: string;
  readonly ocult?: number;
}
const SPEC: RowsSpec = {
  keyOf: ({ clau }: Line) => clau,
  name: (_row, place) => `Línia ${place + 1}`,
  tell: ({ concepte, preu }: Line) => `${concepte ?? ''} ${preu ?? ''}`,
  cells: { concepte: { label: 'Concepte' }, preu: { label: 'Preu' } },
};
const line = (clau: string, preu: string, more: Partial<Line> = {}): Line => ({ clau, concepte: clau, preu, ...more });

const between = (base: readonly Line[], mine: readonly Line[], stored: readonly Line[], choice: Side | null = null) => {
  const found = rowDifferences(SPEC, { base, mine, stored });
  const settled = found.reduce<readonly Line[]>(
    (rows, one) => ((one.preset ?? choice) === 'mine' ? (one.take(rows as never) as never) : rows),
    stored,
  );
  return {
    shown: found.filter(({ label }) => label).map((one) => [one.label, one.mine, one.stored, one.preset]),
    settled,
  };
};
const [A, B, C] = [line('a', '1'), line('b', '2'), line('c', '3')];

describe('lists that two people changed', () => {
  it('differ by the cells that differ; only what both wrote waits for a choice', () => {
    const mine = [line('a', '10'), line('b', '20'), C];
    const stored = [line('a', '11'), B, line('c', '3', { concepte: 'altra' })];
    const { shown, settled } = between([A, B, C], mine, stored, 'mine');
    expect(shown).toEqual([
      ['Línia 1 · Preu', '10', '11', null],
      ['Línia 2 · Preu', '20', '2', 'mine'],
      ['Línia 3 · Concepte', 'c', 'altra', 'stored'],
    ]);
    expect(settled).toEqual([line('a', '10'), line('b', '20'), line('c', '3', { concepte: 'altra' })]);
    expect(between([A, B, C], mine, stored, 'stored').settled[0]).toEqual(line('a', '11'));
  });

  it('keep what either added where it was, and lose what either took away', () => {
    const mine = [A, line('m', '5'), B];
    const stored = [A, B, C, line('s', '6')];
    // I took the third away and put one in; the other put one at the end.
    const { shown, settled } = between([A, B, C], mine, stored);
    expect(shown).toEqual([
      ['Línia 2', 'm 5', '—', 'mine'],
      ['Línia 3', '—', 'c 3', 'mine'],
      ['Línia 4', '—', 's 6', 'stored'],
    ]);
    expect(settled.map(({ clau }) => clau)).toEqual(['a', 'm', 'b', 's']);
  });

  it('ask nothing of a row in which nothing was written', () => {
    const spec = { ...SPEC, blank: ({ preu }: Line) => preu === '' };
    const blank = line('x', '', { concepte: '' });
    for (const [mine, stored] of [
      [[A, blank], [A]],
      [[A], [A, blank]],
    ] as const) {
      const found = rowDifferences(spec, { base: [A], mine, stored });
      expect(found.map(({ label, preset }) => [label, preset])).toEqual([['', 'stored']]);
    }
  });

  it('ask where one took away what the other changed', () => {
    const gone = between([A, B], [A], [A, line('b', '9')]);
    expect(gone.shown).toEqual([['Línia 2', '—', 'b 9', null]]);
    const changed = between([A, B], [A, line('b', '9')], [A], 'mine');
    expect(changed.shown).toEqual([['Línia 2', 'b 9', '—', null]]);
    expect(changed.settled).toEqual([A, line('b', '9')]);
  });

  it('are in my order where I alone moved rows, and take without a word what no column shows', () => {
    expect(between([A, B, C], [C, A, B], [A, line('b', '7'), C]).settled).toEqual([C, A, line('b', '7')]);
    expect(between([A, B], [A, B], [B, A]).settled).toEqual([B, A]);
    const hidden = between([A], [line('a', '1', { ocult: 1 })], [line('a', '1', { ocult: 2 })]);
    expect([hidden.shown, hidden.settled]).toEqual([[], [line('a', '1', { ocult: 1 })]]);
  });
});

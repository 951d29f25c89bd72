import { describe, expect, it } from 'vitest';
import { fillBlock, fillValues } from './grid-fill.ts';
import type { CellKind, GridColumn } from './grid-types.ts';

const column = (kind: CellKind): GridColumn<unknown> => ({
  key: 'x',
  head: 'x',
  kind,
  width: 60,
  places: 2,
  value: () => null,
});
const COPY = { series: false, backwards: false };
const GO_ON = { series: true, backwards: false };

describe('fillValues', () => {
  it('copies the same values over again', () => {
    expect(fillValues(['1', '2'], column('decimal'), 5, COPY)).toEqual(['1', '2', '1', '2', '1']);
    expect(fillValues(['1', '2'], column('decimal'), 3, { series: false, backwards: true })).toEqual(['2', '1', '2']);
    expect(fillValues([null, '2'], column('decimal'), 2, COPY)).toEqual([null, '2']);
  });
  it.each([
    ['date', ['2026-02-27'], ['2026-02-28', '2026-03-01', '2026-03-02']],
    ['date', ['2026-12-24', '2026-12-31'], ['2027-01-07', '2027-01-14', '2027-01-21']],
    ['decimal', ['29.4'], ['30.4', '31.4', '32.4']],
    ['decimal', ['0.1', '0.3'], ['0.5', '0.7', '0.9']],
    ['decimal', ['30', '29.95'], ['29.9', '29.85', '29.8']],
    ['text', ['A-098'], ['A-099', 'A-100', 'A-101']],
    ['text', ['Pilar 2', 'Pilar 4'], ['Pilar 6', 'Pilar 8', 'Pilar 10']],
  ] as const)('continues %s %j', (kind, values, next) => {
    expect(fillValues(values, column(kind), 3, GO_ON)).toEqual(next);
  });
  it('goes backwards as it goes on', () => {
    const backwards = { series: true, backwards: true };
    expect(fillValues(['2026-03-01'], column('date'), 2, backwards)).toEqual(['2026-02-28', '2026-02-27']);
    expect(fillValues(['4', '6'], column('decimal'), 2, backwards)).toEqual(['2', '0']);
  });
  it('copies what cannot be counted on', () => {
    expect(fillValues(['sostre', 'pilar'], column('text'), 2, GO_ON)).toEqual(['sostre', 'pilar']);
    expect(fillValues(['A-1', 'B-2'], column('text'), 2, GO_ON)).toEqual(['A-1', 'B-2']);
    expect(fillValues(['cub_15'], column('select'), 2, GO_ON)).toEqual(['cub_15', 'cub_15']);
    expect(fillValues(['29.4', null], column('decimal'), 2, GO_ON)).toEqual(['29.4', null]);
  });
});

describe('fillBlock', () => {
  const from = { top: 2, bottom: 3, left: 2, right: 2 };
  it('goes the way of the larger distance, and nowhere inside', () => {
    expect(fillBlock(from, { row: 6, column: 3 })).toEqual({ ...from, bottom: 6 });
    expect(fillBlock(from, { row: 0, column: 2 })).toEqual({ ...from, top: 0 });
    expect(fillBlock(from, { row: 4, column: 6 })).toEqual({ ...from, right: 6 });
    expect(fillBlock(from, { row: 3, column: 0 })).toEqual({ ...from, left: 0 });
    expect(fillBlock(from, { row: 3, column: 2 })).toEqual(from);
  });
});

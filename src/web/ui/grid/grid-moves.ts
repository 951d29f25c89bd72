import { type GridColumn, isWritable, type Place } from './grid-types.ts';

export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const clampPlace = ({ row, column }: Place, { rows, columns }: Extent): Place => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

/** Where an arrow, Home, End, PgUp or PgDn leads; null when the key is none of them. */
export const moveOf = (
  key: string,
  ctrl: boolean,
  from: Place,
  extent: Extent,
  page: number,
  isFilled: (place: Place) => boolean,
): Place | null => {
  const step: Record<string, readonly [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const by = step[key];
  if (by)
    return ctrl
      ? edgeOf(from, by, extent, isFilled)
      : clampPlace({ row: from.row + by[0], column: from.column + by[1] }, extent);
  if (key === 'Home') return { row: ctrl ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: ctrl ? extent.rows - 1 : from.row, column: extent.columns - 1 };
  if (key === 'PageUp') return clampPlace({ row: from.row - page, column: from.column }, extent);
  if (key === 'PageDown') return clampPlace({ row: from.row + page, column: from.column }, extent);
  return null;
};

/** The edge of the data in a direction, as spreadsheets jump: over a run to its end, over a gap to the next one. */
export const edgeOf = (
  from: Place,
  [down, right]: readonly [number, number],
  extent: Extent,
  isFilled: (place: Place) => boolean,
): Place => {
  const inside = ({ row, column }: Place): boolean =>
    row >= 0 && column >= 0 && row < extent.rows && column < extent.columns;
  const after = ({ row, column }: Place): Place => ({ row: row + down, column: column + right });
  let here = from;
  const next = after(here);
  if (!inside(next)) return here;
  const inRun = isFilled(here) && isFilled(next);
  here = next;
  while (inside(after(here)) && (inRun ? isFilled(after(here)) : !isFilled(here))) here = after(here);
  return here;
};

/** The next (or previous) cell to fill, over row ends; null beyond the last. */
export const nextToFill = <Row>(
  from: Place,
  by: 1 | -1,
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
): Place | null => {
  let { row, column } = from;
  for (;;) {
    column += by;
    if (column < 0 || column >= columns.length) {
      row += by;
      column = by === 1 ? 0 : columns.length - 1;
    }
    const there = rows[row];
    const which = columns[column];
    if (there === undefined || which === undefined) return null;
    if (isWritable(which, there)) return { row, column };
  }
};

import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Block, GridColumn, Place } from './grid-types.ts';

/** Where a fill goes when it is dragged to a cell: down, up, right or left of the block, by the larger distance. */
export const fillBlock = (from: Block, to: Place): Block => {
  const down = Math.max(to.row - from.bottom, from.top - to.row, 0);
  const right = Math.max(to.column - from.right, from.left - to.column, 0);
  if (down === 0 && right === 0) return from;
  return down >= right
    ? { ...from, top: Math.min(from.top, to.row), bottom: Math.max(from.bottom, to.row) }
    : { ...from, left: Math.min(from.left, to.column), right: Math.max(from.right, to.column) };
};

const DAY_MS = 86_400_000;
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Series that are counted on: whole numbers of the smallest unit, and the way back. */
interface Counting {
  readonly numbers: readonly number[];
  readonly least: number;
  readonly write: (number: number) => unknown;
}
const countingOf = <Row>(values: readonly unknown[], column: GridColumn<Row>): Counting | null => {
  const texts = values.filter((value): value is string => typeof value === 'string' && value !== '');
  if (texts.length === 0 || texts.length < values.length) return null;
  if (column.kind === 'date') {
    const start = texts[0] as CalendarDate;
    return { numbers: texts.map(dayOf), least: 1, write: (day) => addDays(start, day - dayOf(start)) };
  }
  if (column.writing) return null;
  if (column.kind === 'decimal') {
    const unit = 10 ** (column.places ?? 2);
    return {
      numbers: texts.map((text) => Math.round(Number(text) * unit)),
      least: unit,
      write: (number) => String(number / unit),
    };
  }
  if (column.kind !== 'text') return null;
  const parts = texts.map((text) => /^(.*?)(\d+)$/.exec(text));
  const head = parts[0]?.[1];
  if (head === undefined || parts.some((part) => part?.[1] !== head)) return null;
  const width = parts[0]?.[2]?.length ?? 1;
  return {
    numbers: parts.map((part) => Number(part?.[2])),
    least: 1,
    write: (number) => (number < 0 ? null : `${head}${String(number).padStart(width, '0')}`),
  };
};

/**
 * Values that go on after `values` (or before them, nearest first): the same ones over again, or with `series` the next
 * dates and numbers, by the difference of the last two; one alone goes on by a day or by 1.
 */
export const fillValues = <Row>(
  values: readonly unknown[],
  column: GridColumn<Row>,
  count: number,
  { series, backwards }: { series: boolean; backwards: boolean },
): readonly unknown[] => {
  const many = values.length;
  const ordered = backwards ? [...values].reverse() : values;
  const counting = series ? countingOf(ordered, column) : null;
  const last = counting?.numbers.at(-1);
  if (!counting || last === undefined) return Array.from({ length: count }, (_, place) => ordered[place % many]);
  const before = counting.numbers.at(-2);
  const step = before === undefined ? counting.least * (backwards ? -1 : 1) : last - before;
  return Array.from({ length: count }, (_, place) => counting.write(last + step * (place + 1)) ?? ordered.at(-1));
};

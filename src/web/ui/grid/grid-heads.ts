import { fold } from '#kernel/fold.ts';
import { readDate } from '../entry/read-date.ts';
import { type ReadingContext, readCell } from './grid-reading.ts';
import type { GridColumn } from './grid-types.ts';

type Cells = readonly (readonly string[])[];

/** What names the values of a pasted block without being one of them. */
export interface Heads {
  /** The first line, when it names the columns («P1», «Mostra», a date). */
  readonly line: readonly string[] | null;
  /** The first column, when it names the lines. */
  readonly column: readonly string[] | null;
}

/**
 * Finds the names of a block that would begin at the first of these columns. A name stands where a number, a date or an
 * option is wanted, cannot be read as one, and begins with a letter or is a date: what begins with a digit may be a
 * value that was miswritten.
 */
export const findHeads = <Row>(given: Cells, columns: readonly GridColumn<Row>[], context: ReadingContext): Heads => {
  const isRead = (text: string, column: GridColumn<Row>): boolean => readCell(text, column, context).ok;
  const isName = (text: string, column: GridColumn<Row> | undefined): boolean => {
    if (!column || column.kind === 'text' || column.kind === 'computed') return false;
    const plain = text.trim();
    return !isRead(plain, column) && (/^\p{L}/u.test(plain) || readDate(plain, context.today) !== null);
  };
  const titles = new Set(columns.flatMap((column) => [fold(column.head), fold(column.name ?? column.head)]));
  const filled = (text: string): boolean => text.trim() !== '';
  const isLine = (texts: readonly string[]): boolean => {
    const named = texts.map((text, at) => ({ text, column: columns[at] })).filter(({ text }) => filled(text));
    return (
      named.length > 0 &&
      named.every(
        ({ text, column }) =>
          titles.has(fold(text)) || isName(text, column) || column?.kind === 'text' || column?.kind === 'computed',
      ) &&
      named.some(({ text, column }) => titles.has(fold(text)) || isName(text, column))
    );
  };
  const width = Math.max(...given.map((texts) => texts.length));
  const below = given.length > 1 && given.slice(1).some((texts) => texts.some(filled)) ? given.slice(1) : given;
  const firsts = below.map((texts) => texts[0] ?? '').filter(filled);
  const corner = given[0]?.[0] ?? '';
  const isValue = filled(corner) && columns[0] !== undefined && isRead(corner, columns[0]);
  /** Names name something: values that are read stand beside or under them. */
  const hasValues = (lines: Cells): boolean =>
    lines.some((texts) =>
      texts.some((text, at) => {
        const column = columns[at];
        return filled(text) && column !== undefined && isRead(text, column);
      }),
    );
  const hasColumn =
    width > 1 &&
    !isValue &&
    hasValues(below.map((texts) => texts.slice(1))) &&
    firsts.length > 0 &&
    firsts.every((text) => isName(text, columns[0]));
  const inside = hasColumn ? given.map((texts) => texts.slice(1)) : given;
  const hasLine = below.length < given.length && hasValues(inside.slice(1)) && isLine(inside[0] ?? []);
  return {
    line: hasLine ? (inside[0] ?? []).filter(filled) : null,
    column: hasColumn
      ? given.slice(hasLine ? 1 : 0).flatMap((texts) => (filled(texts[0] ?? '') ? [texts[0] ?? ''] : []))
      : null,
  };
};

export const withoutHeads = (given: Cells, { line, column }: Heads): Cells =>
  given.slice(line ? 1 : 0).map((texts) => texts.slice(column ? 1 : 0));

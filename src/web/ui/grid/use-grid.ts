import { useRef } from 'react';
import { today } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { writeBlock } from './grid-clipboard.ts';
import type { GridData } from './grid-data.ts';
import { fillBlock, fillValues } from './grid-fill.ts';
import { pasteText } from './grid-paste.tsx';
import { typedCell } from './grid-reading.ts';
import { type Block, type CellIssue, cellKey, type GridColumn, isWritable, type Place } from './grid-types.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridSteps } from './use-grid-steps.ts';

/**
 * The state of a grid: active cell, selection, cells that could not be read, undo. What is typed and cannot be read
 * stays as typed, marked, and never reaches `onEdit`.
 */
export const useGrid = <Row>(data: GridData<Row>) => {
  const t = useTexts(webTexts);
  const { language } = useLanguage();
  const { rows, columns, rowId } = data;
  const cursor = useGridCursor(
    rows.map((row) => rowId(row)),
    columns.length,
  );
  const { active, block } = cursor;
  const context = { language, today: today(), t };
  const { unread, commit, writeTexts, ...steps } = useGridSteps(data, context);
  const latest = useRef(data);
  latest.current = data;
  const extent = { rows: rows.length, columns: columns.length };

  const at = ({ row, column }: Place): { row: Row; column: GridColumn<Row>; key: string } | null => {
    const there = rows[row];
    const which = columns[column];
    return there === undefined || which === undefined
      ? null
      : { row: there, column: which, key: cellKey(rowId(there), which.key) };
  };
  const textAt = (place: Place): string => {
    const cell = at(place);
    if (!cell) return '';
    return unread.get(cell.key)?.text ?? typedCell(cell.column.value(cell.row), cell.column, language);
  };
  const cellsOf = (block: Block) => {
    const cells: { row: string; column: GridColumn<Row>; place: Place; writable: boolean }[] = [];
    for (let row = block.top; row <= block.bottom; row += 1) {
      for (let column = block.left; column <= block.right; column += 1) {
        const cell = at({ row, column });
        if (cell) {
          const writable = isWritable(cell.column, cell.row);
          cells.push({ row: rowId(cell.row), column: cell.column, place: { row, column }, writable });
        }
      }
    }
    return cells;
  };

  const paste = async (text: string): Promise<void> => {
    const from = block;
    const corner = cursor.held({ row: from.top, column: from.left });
    const done = await pasteText({
      text,
      data: () => latest.current,
      block: from,
      context,
      selected: cellsOf(from),
      write: writeTexts,
      told: steps.tell,
    });
    if (!done) return;
    // Rows may have moved while something was asked.
    const start = cursor.placeOf(corner);
    cursor.select(
      start,
      cursor.placeOf({ id: null, row: start.row + done.height - 1, column: start.column + done.width - 1 }),
    );
  };

  const issueAt = (place: Place): CellIssue | null => {
    const cell = at(place);
    if (!cell) return null;
    const mine = unread.get(cell.key);
    return mine ? { level: 'error', message: mine.message } : (data.issueOf?.(cell.row, cell.column) ?? null);
  };
  return {
    active,
    block,
    extent,
    language,
    unread,
    at,
    textAt,
    go: cursor.go,
    goToRow: cursor.goToRow,
    select: cursor.select,
    stay: cursor.stay,
    held: cursor.held,
    placeOf: cursor.placeOf,
    write: (text: string, places?: Block) =>
      writeTexts(
        cellsOf(places ?? { top: active.row, bottom: active.row, left: active.column, right: active.column }).map(
          (cell) => ({ ...cell, text }),
        ),
      ),
    setValue: (place: Place, value: unknown) => {
      const cell = at(place);
      if (cell) commit([{ row: rowId(cell.row), column: cell.column.key, value }], new Map(), []);
    },
    clear: () => writeTexts(cellsOf(block).map((cell) => ({ ...cell, text: '' }))),
    fillDown: () => {
      const top = block.top === block.bottom ? block.top - 1 : block.top;
      if (top < 0) return;
      const cells = cellsOf({ ...block, top: top + 1 });
      writeTexts(cells.map((cell) => ({ ...cell, text: textAt({ row: top, column: cell.place.column }) })));
    },
    /** Goes on from the selection to a cell: copies, or continues dates and numbers. One step of undo. */
    fill: (to: Place, series: boolean): void => {
      const target = fillBlock(block, to);
      const along = target.left === block.left && target.right === block.right ? 'row' : 'column';
      const [from, until] = along === 'row' ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
      const backwards = target[from] < block[from];
      const count = block[from] - target[from] + target[until] - block[until];
      if (count === 0) return;
      const across = along === 'row' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
      const lines = Array.from(
        { length: block[across[1]] - block[across[0]] + 1 },
        (_, line) => block[across[0]] + line,
      );
      const placeOf = (line: number, at: number): Place =>
        along === 'row' ? { row: at, column: line } : { row: line, column: at };
      const cells = lines.flatMap((line) => {
        const source = at(placeOf(line, block[from]));
        if (!source) return [];
        const held = Array.from({ length: block[until] - block[from] + 1 }, (_, place) => {
          const cell = at(placeOf(line, block[from] + place));
          return cell ? cell.column.value(cell.row) : null;
        });
        return fillValues(held, source.column, count, { series, backwards }).flatMap((value, place) => {
          const there = placeOf(line, backwards ? block[from] - 1 - place : block[until] + 1 + place);
          const cell = at(there);
          if (!cell) return [];
          const text = typedCell(value, source.column, language);
          return [{ row: rowId(cell.row), column: cell.column, text, writable: isWritable(cell.column, cell.row) }];
        });
      });
      writeTexts(cells);
      cursor.select({ row: target.top, column: target.left }, { row: target.bottom, column: target.right });
    },
    copy: (): string => {
      const lines: string[][] = [];
      for (let row = block.top; row <= block.bottom; row += 1) {
        const line: string[] = [];
        for (let column = block.left; column <= block.right; column += 1) line.push(textAt({ row, column }));
        lines.push(line);
      }
      return writeBlock(lines);
    },
    paste,
    undo: steps.undo,
    redo: steps.redo,
    deleteRow: async (row: Row): Promise<void> => {
      const restore = await data.onDeleteRow?.(row);
      if (restore) steps.deleted(rowId(row), restore);
    },
    issueAt,
    /** The next cell with an error after the active one, round to the start. */
    nextError: (): Place | null => {
      const many = extent.rows * extent.columns;
      const start = active.row * extent.columns + active.column;
      for (let step = 1; step <= many; step += 1) {
        const place = (start + step) % many;
        const there = { row: Math.floor(place / extent.columns), column: place % extent.columns };
        if (issueAt(there)?.level === 'error') return there;
      }
      return null;
    },
  };
};
export type Grid<Row> = ReturnType<typeof useGrid<Row>>;

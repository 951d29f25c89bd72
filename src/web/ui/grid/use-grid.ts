import { useEffect, useMemo, useRef, useState } from 'react';
import { today } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { openDialog } from '../feedback/dialogs.tsx';
import { toast } from '../feedback/toasts.tsx';
import { parseBlock, writeBlock } from './grid-clipboard.ts';
import { fillBlock, fillValues } from './grid-fill.ts';
import { clampPlace } from './grid-moves.ts';
import { readCell, typedCell } from './grid-reading.ts';
import {
  type Block,
  blockOf,
  type CellIssue,
  cellKey,
  type GridColumn,
  type GridEdit,
  isWritable,
  type Place,
} from './grid-types.ts';
import { createUndo } from './grid-undo.ts';

/** What a grid is given by its screen, which owns the rows and their saving. */
export interface GridData<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  /** Cells written; the screen shows them at once and sends them. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Makes rows at the end and gives their ids; absent, rows cannot be added. */
  readonly onAddRows?: ((count: number) => readonly string[]) | undefined;
  readonly issueOf?: ((row: Row, column: GridColumn<Row>) => CellIssue | null) | undefined;
}

interface Unread {
  readonly text: string;
  readonly message: string;
}

/**
 * The state of a grid: active cell, selection, cells that could not be read, undo. What is typed and cannot be read
 * stays as typed, marked, and never reaches `onEdit`.
 */
export const useGrid = <Row>(data: GridData<Row>) => {
  const t = useTexts(webTexts);
  const { language } = useLanguage();
  const { rows, columns, rowId } = data;
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 });
  const [unread, setUnread] = useState<ReadonlyMap<string, Unread>>(new Map());
  const undo = useMemo(createUndo, []);
  const latest = useRef({ data, unread });
  latest.current = { data, unread };
  const extent = { rows: rows.length, columns: columns.length };
  useEffect(() => {
    setActive((place) => clampPlace(place, { rows: rows.length, columns: columns.length }));
    setAnchor((place) => clampPlace(place, { rows: rows.length, columns: columns.length }));
  }, [rows.length, columns.length]);

  const context = { language, today: today(), t };
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
  const go = (place: Place, extend = false): void => {
    const next = clampPlace(place, extent);
    setActive(next);
    if (!extend) setAnchor(next);
  };

  const apply = (edits: readonly GridEdit[]): void => {
    if (edits.length === 0) return;
    setUnread((before) => {
      const next = new Map(before);
      for (const edit of edits) next.delete(cellKey(edit.row, edit.column));
      return next.size === before.size ? before : next;
    });
    data.onEdit(edits);
  };
  const heldBy = (row: string, column: string): unknown => {
    const there = rows.find((one) => rowId(one) === row);
    const which = columns.find((one) => one.key === column);
    return there && which ? which.value(there) : which?.kind === 'text' ? '' : null;
  };
  /** Writes cells as one step of undo. */
  const write = (edits: readonly GridEdit[]): void => {
    const changing = edits.filter(
      (edit) =>
        JSON.stringify(heldBy(edit.row, edit.column) ?? null) !== JSON.stringify(edit.value ?? null) ||
        unread.has(cellKey(edit.row, edit.column)),
    );
    if (changing.length === 0) return;
    undo.push({
      before: changing.map((edit) => ({ ...edit, value: heldBy(edit.row, edit.column) })),
      after: changing,
    });
    apply(changing);
  };
  /** Writes texts as if typed; counts what was read, not read, skipped. */
  const writeTexts = (cells: readonly { row: string; column: GridColumn<Row>; text: string; writable: boolean }[]) => {
    const edits: GridEdit[] = [];
    const wrong = new Map<string, Unread>();
    let skipped = 0;
    for (const cell of cells) {
      if (!cell.writable) {
        skipped += 1;
        continue;
      }
      const reading = readCell(cell.text, cell.column, context);
      if (reading.ok) edits.push({ row: cell.row, column: cell.column.key, value: reading.value });
      else wrong.set(cellKey(cell.row, cell.column.key), { text: cell.text.trim(), message: reading.message });
    }
    write(edits);
    if (wrong.size > 0) setUnread((before) => new Map([...before, ...wrong]));
    return { read: edits.length, wrong: wrong.size, skipped };
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

  const block = blockOf(anchor, active);
  const paste = async (text: string): Promise<void> => {
    const given = parseBlock(text);
    const height = given.length;
    const width = Math.max(...given.map((cells) => cells.length));
    const single = height === 1 && width === 1;
    if (single) {
      const filled = writeTexts(cellsOf(block).map((cell) => ({ ...cell, text: given[0]?.[0] ?? '' })));
      tell(filled);
      return;
    }
    const ids = rows.slice(block.top).map((row) => rowId(row));
    const lacking = height - ids.length;
    if (lacking > 0 && data.onAddRows) {
      const choice = await openDialog({
        title: t('web.graella.falten'),
        body: t('web.graella.falten_cos', { n: lacking }),
        choices: [
          { key: 'fit', text: t('web.graella.nomes_caben') },
          { key: 'add', text: t('web.graella.afegir_files', { n: lacking }), look: 'primary', focused: true },
        ],
        onCtrlEnter: 'add',
      });
      if (choice === null) return;
      if (choice === 'add') ids.push(...(latest.current.data.onAddRows?.(lacking) ?? []));
    }
    let outside = 0;
    const cells = given.flatMap((texts, down) =>
      texts.flatMap((one, right) => {
        const column = columns[block.left + right];
        const id = ids[down];
        if (!column || id === undefined) {
          outside += one.trim() === '' ? 0 : 1;
          return [];
        }
        const row = rows[block.top + down];
        const writable = row === undefined ? column.kind !== 'computed' : isWritable(column, row);
        return [{ row: id, column, text: one, writable }];
      }),
    );
    const counted = writeTexts(cells);
    tell({ ...counted, skipped: counted.skipped + outside });
    setAnchor({ row: block.top, column: block.left });
    setActive(
      clampPlace(
        { row: block.top + height - 1, column: block.left + width - 1 },
        { ...extent, rows: block.top + ids.length },
      ),
    );
  };
  const tell = ({ read, wrong, skipped }: { read: number; wrong: number; skipped: number }): void => {
    toast(
      wrong + skipped === 0
        ? t('web.graella.enganxat', { n: read })
        : t('web.graella.enganxat_parts', { n: read, malament: wrong, saltats: skipped }),
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
    anchor,
    block,
    extent,
    language,
    unread,
    at,
    textAt,
    go,
    select: (from: Place, to: Place) => {
      setAnchor(from);
      setActive(to);
    },
    write: (text: string, places?: Block) =>
      writeTexts(
        cellsOf(places ?? { top: active.row, bottom: active.row, left: active.column, right: active.column }).map(
          (cell) => ({ ...cell, text }),
        ),
      ),
    setValue: (place: Place, value: unknown) => {
      const cell = at(place);
      if (cell) write([{ row: rowId(cell.row), column: cell.column.key, value }]);
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
      setAnchor({ row: target.top, column: target.left });
      setActive({ row: target.bottom, column: target.right });
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
    undo: () => apply(undo.undo() ?? []),
    redo: () => apply(undo.redo() ?? []),
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

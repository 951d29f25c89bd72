import { useMemo, useRef, useState } from 'react';
import { hideToast } from '../feedback/toasts.tsx';
import type { GridData } from './grid-data.ts';
import { type ReadingContext, readCell } from './grid-reading.ts';
import { cellKey, columnOfCell, type GridColumn, type GridEdit, rowOfCell } from './grid-types.ts';
import { type CellsStep, createUndo, type Restore, type Unread, type UnreadCells } from './grid-undo.ts';

/** A text for a cell, as if typed there. */
export interface TypedText<Row> {
  readonly row: string;
  readonly column: GridColumn<Row>;
  readonly text: string;
  readonly writable: boolean;
}

/** Writing in a grid, a step at a time, back and forth: values, what could not be read, rows made and deleted. */
export const useGridSteps = <Row>(data: GridData<Row>, context: ReadingContext) => {
  const { rows, columns, rowId } = data;
  const own = useState<UnreadCells>(new Map());
  const [unread, setUnread] = data.unread ?? own;
  const undo = useMemo(createUndo, []);
  /** A row that came back has another id: steps still say the one that it had. */
  const now = useRef(new Map<string, string>());
  const idOf = (id: string): string => {
    let last = id;
    for (let next = now.current.get(last); next !== undefined; next = now.current.get(last)) last = next;
    return last;
  };
  const patch = (cells: ReadonlyMap<string, Unread | null>): void => {
    if (cells.size === 0) return;
    setUnread((before) => {
      const next = new Map(before);
      for (const [cell, value] of cells) {
        const key = cellKey(idOf(rowOfCell(cell)), columnOfCell(cell));
        if (value) next.set(key, value);
        else next.delete(key);
      }
      return next;
    });
  };
  const send = (edits: readonly GridEdit[]): void => {
    if (edits.length > 0) data.onEdit(edits.map((edit) => ({ ...edit, row: idOf(edit.row) })));
  };
  const renamed = (from: string, to: string): void => {
    if (from !== to) now.current.set(from, to);
  };
  const heldBy = (row: string, column: string): unknown => {
    const there = rows.find((one) => rowId(one) === row);
    const which = columns.find((one) => one.key === column);
    return there && which ? which.value(there) : which?.kind === 'text' ? '' : null;
  };
  /** Writes cells, and marks those that could not be read, as one step. */
  const commit = (edits: readonly GridEdit[], wrong: UnreadCells, added: readonly string[]): void => {
    const changing = edits.filter(
      (edit) =>
        JSON.stringify(heldBy(edit.row, edit.column) ?? null) !== JSON.stringify(edit.value ?? null) ||
        unread.has(cellKey(edit.row, edit.column)),
    );
    if (changing.length + wrong.size + added.length === 0) return;
    const keys = [...changing.map((edit) => cellKey(edit.row, edit.column)), ...wrong.keys()];
    const step: CellsStep = {
      before: changing.map((edit) => ({ ...edit, value: heldBy(edit.row, edit.column) })),
      after: changing,
      unreadBefore: new Map(keys.map((key) => [key, unread.get(key) ?? null])),
      unreadAfter: new Map(keys.map((key) => [key, wrong.get(key) ?? null])),
      added,
    };
    undo.push(step);
    patch(step.unreadAfter);
    send(changing);
  };
  return {
    unread,
    commit,
    /** Writes texts as if typed; counts what was read, not read, skipped. */
    writeTexts: (cells: readonly TypedText<Row>[], added: readonly string[] = []) => {
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
      commit(edits, wrong, added);
      return { read: edits.length, wrong: wrong.size, skipped };
    },
    /** False when there is no step to take back. */
    undo: (): boolean => {
      const step = undo.undo();
      if (!step) return false;
      const told = undo.toldOf(step);
      if (told !== null) hideToast(told);
      if ('gone' in step) {
        void step.restore().then((id) => id && renamed(idOf(step.gone), id));
        return true;
      }
      const made = new Set(step.added);
      send(step.before.filter((edit) => !made.has(edit.row)));
      patch(step.unreadBefore);
      if (made.size > 0) data.onRemoveRows?.(step.added.map(idOf));
      return true;
    },
    redo: (): void => {
      const step = undo.redo();
      if (!step) return;
      if ('gone' in step) {
        data.onRemoveRows?.([idOf(step.gone)]);
        return;
      }
      const again = step.added.length > 0 ? (data.onAddRows?.(step.added.length) ?? []) : [];
      for (const [place, id] of again.entries()) renamed(idOf(step.added[place] ?? id), id);
      patch(step.unreadAfter);
      send(step.after);
    },
    tell: undo.tell,
    /** A row that was deleted comes back as a step. */
    deleted: (gone: string, restore: Restore): void => undo.push({ gone, restore }),
  };
};

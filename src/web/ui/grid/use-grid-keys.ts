import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveOf, nextToFill } from './grid-moves.ts';
import type { EntryGridProps } from './grid-props.ts';
import { isWritable, type Place } from './grid-types.ts';
import type { Grid } from './use-grid.ts';

/** A cell being written. */
export interface Editing {
  readonly draft: string;
  /** Typed over (arrows leave the cell) or opened with F2 (arrows move the caret). */
  readonly replaces: boolean;
  /** Opens the list or the calendar of the cell at once. */
  readonly pick: boolean;
}

const PAGE_ROWS = 12;

/** A key of the screen (a row more, save, save and begin another): what is half-written is in its place before it acts. */
const isFormsKey = ({ key, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey && !altKey && (/^[eips]$/i.test(key) || (key === 'Enter' && shiftKey));

/** The two modes of a grid, moving and editing, and what each key does in them. */
export const useGridKeys = <Row>(grid: Grid<Row>, props: EntryGridProps<Row>, toRowMenu: (open: boolean) => void) => {
  const { rows, columns } = props;
  const { active, block, extent } = grid;
  const [editing, setEditing] = useState<Editing | null>(null);
  const runStart = useRef<number | null>(null);
  const wantsFocus = useRef(false);

  const go = (place: Place, extend = false): void => {
    wantsFocus.current = true;
    grid.go(place, extend);
  };
  const startEdit = (draft: string, replaces: boolean, pick = false): void => {
    const cell = grid.at(active);
    if (!cell || !isWritable(cell.column, cell.row)) return;
    flushSync(() => setEditing({ draft, replaces: replaces && cell.column.kind !== 'select', pick }));
  };
  const endEdit = (save: boolean): void => {
    if (editing && save && editing.draft !== grid.textAt(active)) grid.write(editing.draft);
    setEditing(null);
    wantsFocus.current = true;
  };
  // The grid may go while somebody writes (another layout): what is half-written is kept.
  const half = useRef<() => void>(() => undefined);
  half.current = () => {
    if (editing && editing.draft !== grid.textAt(active)) grid.write(editing.draft);
  };
  useEffect(() => () => half.current(), []);
  /** A row at the end, and the focus in it. */
  const addRow = (column: number): void => {
    const [made] = props.onAddRows?.(1) ?? [];
    wantsFocus.current = true;
    setTimeout(() => {
      wantsFocus.current = true;
      if (made !== undefined) grid.goToRow(made, extent.rows, column);
    }, 0);
  };
  const down = (by: 1 | -1): void => {
    const column = by === 1 && runStart.current !== null ? runStart.current : active.column;
    runStart.current = null;
    if (by === 1 && active.row === extent.rows - 1) {
      if (!props.onAddRows) {
        go({ row: active.row, column });
        return;
      }
      addRow(column);
      return;
    }
    go({ row: active.row + by, column });
  };
  /** True when Tab stays in the grid. */
  const tab = (by: 1 | -1): boolean => {
    const next = nextToFill(active, by, rows, columns);
    if (!next) {
      const last = rows[extent.rows - 1];
      if (by === -1 || !props.onAddRows || last === undefined || (props.isBlankRow?.(last) ?? true)) return false;
      runStart.current = null;
      addRow(0);
      return true;
    }
    if (by === 1) runStart.current ??= active.column;
    go(next);
    return true;
  };

  const moveRow = (place: number, by: 1 | -1): void => {
    const row = rows[place];
    if (row === undefined || rows[place + by] === undefined) return;
    props.onMoveRow?.(row, by);
    // The cursor is held by the row, and goes with it.
    go({ row: place, column: active.column });
  };
  const deleteRow = (place: number): void => {
    const row = rows[place];
    if (row === undefined) return;
    void grid.deleteRow(row).then(() => {
      wantsFocus.current = true;
      grid.stay();
    });
  };

  const editingKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (isFormsKey(event)) {
      flushSync(() => endEdit(true));
      return false;
    }
    if (key === 'Escape') endEdit(false);
    else if (key === 'Enter' && event.ctrlKey) {
      grid.write(editing?.draft ?? '', block);
      setEditing(null);
      wantsFocus.current = true;
    } else if (key === 'Enter' && !event.altKey) {
      endEdit(true);
      down(event.shiftKey ? -1 : 1);
    } else if (key === 'Tab') {
      endEdit(true);
      return tab(event.shiftKey ? -1 : 1);
    } else if (editing?.replaces && key.startsWith('Arrow') && !event.altKey) {
      endEdit(true);
      runStart.current = null;
      go(moveOf(key, false, active, extent, PAGE_ROWS, () => false) ?? active);
    } else return false;
    return true;
  };

  const ctrlKey = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'a') grid.select({ row: 0, column: 0 }, { row: extent.rows - 1, column: extent.columns - 1 });
    else if (key === 'y' || key === 'z') {
      // Rows may come and go: the focus stays in the grid.
      wantsFocus.current = true;
      // With nothing of its own to take back, the key is the screen's: what was deleted last comes back.
      if (key === 'z' && !event.shiftKey) return grid.undo();
      grid.redo();
    } else if (key === 'd') grid.fillDown();
    else if (key === 'delete' && props.onDeleteRow) deleteRow(active.row);
    else return false;
    return true;
  };

  const movingKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const cell = grid.at(active);
    if (event.altKey) {
      const isList = cell?.column.kind === 'select' || cell?.column.kind === 'date';
      if ((key === 'ArrowUp' || key === 'ArrowDown') && (event.shiftKey || !isList) && props.onMoveRow) {
        moveRow(active.row, key === 'ArrowUp' ? -1 : 1);
        return true;
      }
      if (key !== 'ArrowDown') return false;
      startEdit(grid.textAt(active), false, true);
      return true;
    }
    if (props.onDeleteRow && (key === 'ContextMenu' || (key === 'F10' && event.shiftKey))) {
      toRowMenu(true);
      return true;
    }
    if (props.onDeleteRow && key === 'ArrowLeft' && active.column === 0 && !event.shiftKey && !event.ctrlKey) {
      toRowMenu(false);
      return true;
    }
    const filled = (place: Place): boolean => grid.textAt(place) !== '';
    const to = moveOf(key, event.ctrlKey, active, extent, PAGE_ROWS, filled);
    if (to) {
      runStart.current = null;
      go(to, event.shiftKey);
      return true;
    }
    if (event.ctrlKey || event.metaKey) return ctrlKey(event);
    if (key === 'Tab') return tab(event.shiftKey ? -1 : 1);
    if (key === 'Enter') {
      if (cell && grid.issueAt(active)?.level === 'conflict') props.onConflict?.(cell.row, cell.column);
      else down(event.shiftKey ? -1 : 1);
      return true;
    }
    if (key === 'F2') startEdit(grid.textAt(active), false);
    else if (key === 'F4') startEdit(grid.textAt(active), false, true);
    else if (key === 'F8') {
      const error = grid.nextError();
      if (error) go(error);
    } else if (key === 'Delete' || key === 'Backspace') grid.clear();
    else if (key === 'Escape') props.onEscape?.();
    else if (key === 'Dead' || key === 'Process') {
      startEdit('', true);
      return false;
    } else if (key.length === 1) {
      const comma = event.code === 'NumpadDecimal' && grid.language !== 'en' && cell?.column.kind !== 'text';
      startEdit(comma ? ',' : key, true);
    } else return false;
    return true;
  };
  return {
    editing,
    setEditing,
    go,
    startEdit,
    endEdit,
    deleteRow,
    moveRow,
    /** Set when the active cell is to take the focus after the next drawing. */
    wantsFocus,
    /** A run of Tabs ends: Enter goes straight down again. */
    leaveRun: (): void => {
      runStart.current = null;
    },
    /** True when the grid has acted on the key. */
    press: (event: KeyboardEvent): boolean => (editing ? editingKey(event) : movingKey(event)),
  };
};

export type GridKeys = ReturnType<typeof useGridKeys>;

import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { useDensityRow } from '../density.ts';
import { CellEditor } from './cell-editor.tsx';
import { cellContent } from './cell-content.tsx';
import css from './grid.module.css';
import { moveOf, nextToFill } from './grid-moves.ts';
import { type GridColumn, inBlock, isWritable, type Place, type RowState } from './grid-types.ts';
import { RowDot } from './row-dot.tsx';
import { type GridData, useGrid } from './use-grid.ts';

export interface EntryGridProps<Row> extends GridData<Row> {
  readonly label: string;
  /** What the row head shows; by default its place. */
  readonly rowHead?: (row: Row, place: number) => string;
  readonly rowState?: (row: Row) => RowState;
  readonly onRetry?: (row: Row) => void;
  /** The focus left that row: what it holds unsent goes now. */
  readonly onLeaveRow?: (row: string) => void;
  readonly onDeleteRow?: ((row: Row) => void) | undefined;
  readonly onMoveRow?: ((row: Row, by: 1 | -1) => void) | undefined;
  /** A cell with two values: opens the choice. */
  readonly onConflict?: (row: Row, column: GridColumn<Row>) => void;
  /** Esc when moving: where the focus goes (the tool bar). */
  readonly onEscape?: () => void;
  /** A row lit from elsewhere (a number of the formula). */
  readonly isLit?: (row: Row) => boolean;
  readonly onActiveRow?: (row: Row | null) => void;
  readonly foot?: ReactNode;
}

interface Editing {
  readonly draft: string;
  /** Typed over (arrows leave the cell) or opened with F2 (arrows move the caret). */
  readonly replaces: boolean;
  readonly pick: boolean;
}

const PAGE_ROWS = 12;

/**
 * The entry grid: a spreadsheet for strengths, lines and results. One Tab stop; arrows move, typing replaces, F2 edits,
 * Enter goes down, Tab goes on, blocks are pasted, Ctrl+Z takes back. `role="grid"`, each cell says its row, column
 * and error.
 */
export const EntryGrid = <Row,>(props: EntryGridProps<Row>) => {
  const { rows, rowId, columns, label } = props;
  const t = useTexts(webTexts);
  const formats = useFormats();
  const height = useDensityRow();
  const grid = useGrid(props);
  const { active, block, extent } = grid;
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [inside, setInside] = useState(false);
  const runStart = useRef<number | null>(null);
  const wantsFocus = useRef(false);
  const dragging = useRef(false);
  const helpId = useId();
  const errorId = useId();

  const focusCell = (): void => {
    frame.current?.querySelector<HTMLElement>('[data-active="true"]')?.focus({ preventScroll: false });
  };
  useEffect(() => {
    if (!wantsFocus.current || editing) return;
    wantsFocus.current = false;
    focusCell();
  });
  const activeRow = rows[active.row];
  const activeId = activeRow === undefined ? null : rowId(activeRow);
  const rowBefore = useRef(activeId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the row counts
  useEffect(() => {
    if (rowBefore.current !== null && rowBefore.current !== activeId) props.onLeaveRow?.(rowBefore.current);
    rowBefore.current = activeId;
    props.onActiveRow?.(inside ? (activeRow ?? null) : null);
  }, [activeId, inside]);

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
  const down = (by: 1 | -1): void => {
    const column = by === 1 && runStart.current !== null ? runStart.current : active.column;
    runStart.current = null;
    if (by === 1 && active.row === extent.rows - 1) {
      if (!props.onAddRows) return go({ row: active.row, column });
      props.onAddRows(1);
      wantsFocus.current = true;
      setTimeout(() => {
        wantsFocus.current = true;
        grid.select({ row: active.row + 1, column }, { row: active.row + 1, column });
      }, 0);
      return;
    }
    go({ row: active.row + by, column });
  };
  /** True when Tab stays in the grid. */
  const tab = (by: 1 | -1): boolean => {
    const next = nextToFill(active, by, rows, columns);
    if (!next) return false;
    if (by === 1) runStart.current ??= active.column;
    go(next);
    return true;
  };

  const editingKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
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
    else if (key === 'z' && !event.shiftKey) grid.undo();
    else if (key === 'y' || key === 'z') grid.redo();
    else if (key === 'd') grid.fillDown();
    else if (key === 'delete' && activeRow !== undefined && props.onDeleteRow) props.onDeleteRow(activeRow);
    else return false;
    return true;
  };

  const movingKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const cell = grid.at(active);
    if (event.altKey) {
      if ((key === 'ArrowUp' || key === 'ArrowDown') && event.shiftKey && props.onMoveRow && activeRow !== undefined) {
        props.onMoveRow(activeRow, key === 'ArrowUp' ? -1 : 1);
        return true;
      }
      if (key !== 'ArrowDown') return false;
      startEdit(grid.textAt(active), false, true);
      return true;
    }
    const filled = (place: Place): boolean => grid.textAt(place) !== '';
    const to = moveOf(key, event.ctrlKey, event.shiftKey ? active : active, extent, PAGE_ROWS, filled);
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
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if ((event.target as HTMLElement).closest('[data-row-head]') || extent.rows === 0) return;
    if (editing ? editingKey(event) : movingKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const copied = (event: ClipboardEvent<HTMLDivElement>, cut: boolean): void => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
    if (cut) grid.clear();
  };
  const template = ['40px', ...columns.map((one) => (one.width === 'flex' ? 'minmax(120px, 1fr)' : `${one.width}px`))].join(' ');
  const errors = rows.reduce(
    (sum, _row, row) => sum + columns.filter((_column, column) => grid.issueAt({ row, column })?.level === 'error').length,
    0,
  );
  return (
    <div className={css.frame} data-entry-grid>
      <p id={helpId} className="visually-hidden">
        {t('web.graella.ajuda')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of our own */}
      <div
        ref={frame}
        className={css.grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        style={{ '--columns': template, '--height': `${height}px` } as CSSProperties}
        onKeyDown={pressed}
        onCopy={(event) => copied(event, false)}
        onCut={(event) => copied(event, true)}
        onPaste={(event) => {
          if (editing) return;
          event.preventDefault();
          void grid.paste(event.clipboardData.getData('text/plain')).then(() => {
            wantsFocus.current = true;
            focusCell();
          });
        }}
        onFocus={() => setInside(true)}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setInside(false);
          runStart.current = null;
          if (activeId !== null) props.onLeaveRow?.(activeId);
        }}
        onPointerUp={() => {
          dragging.current = false;
        }}
      >
        <div role="row" aria-rowindex={1} className={css.head}>
          <div role="columnheader" aria-colindex={1} className={css.headCell} data-align="right">
            #
          </div>
          {columns.map((column, place) => (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={place + 2}
              aria-label={column.name}
              className={css.headCell}
              data-align={column.align}
              title={column.name}
            >
              {column.head}
            </div>
          ))}
        </div>
        {rows.map((row, rowPlace) => {
          const id = rowId(row);
          return (
            <div key={id} role="row" aria-rowindex={rowPlace + 2} className={css.row} data-lit={props.isLit?.(row) || undefined}>
              <div role="rowheader" aria-colindex={1} className={css.rowHead} data-row-head>
                <RowDot state={props.rowState?.(row) ?? { kind: 'clean' }} onRetry={() => props.onRetry?.(row)} />
                {props.rowHead?.(row, rowPlace) ?? rowPlace + 1}
              </div>
              {columns.map((column, columnPlace) => {
                const place = { row: rowPlace, column: columnPlace };
                const isActive = active.row === rowPlace && active.column === columnPlace;
                const issue = grid.issueAt(place);
                const editable = isWritable(column, row);
                const edited = isActive && editing;
                return (
                  <div
                    key={column.key}
                    role="gridcell"
                    aria-colindex={columnPlace + 2}
                    aria-readonly={!editable || undefined}
                    aria-invalid={issue?.level === 'error' || undefined}
                    aria-selected={inside && inBlock(block, place)}
                    aria-describedby={isActive && issue ? errorId : undefined}
                    tabIndex={isActive && !edited ? 0 : -1}
                    className={css.cell}
                    data-active={isActive || undefined}
                    data-align={column.align}
                    data-locked={!editable || undefined}
                    data-issue={issue?.level}
                    onPointerDown={(event) => {
                      if (edited || event.button !== 0) return;
                      if (editing) endEdit(true);
                      runStart.current = null;
                      dragging.current = true;
                      go(place, event.shiftKey);
                    }}
                    onPointerEnter={() => {
                      if (dragging.current) grid.go(place, true);
                    }}
                    onDoubleClick={() => startEdit(grid.textAt(place), false, column.kind === 'select')}
                  >
                    {edited ? (
                      <CellEditor
                        column={column}
                        label={`${column.name ?? column.head} ${props.rowHead?.(row, rowPlace) ?? rowPlace + 1}`}
                        draft={editing.draft}
                        language={grid.language}
                        pick={editing.pick}
                        onDraft={(draft) => setEditing({ ...editing, draft })}
                        onChoose={(value) => {
                          grid.setValue(place, value);
                          setEditing(null);
                          wantsFocus.current = true;
                        }}
                        onBlur={() => {
                          if (!editing) return;
                          if (editing.draft !== grid.textAt(active)) grid.write(editing.draft);
                          setEditing(null);
                        }}
                      />
                    ) : (
                      <span className={css.content}>{grid.unread.get(grid.at(place)?.key ?? '')?.text ?? cellContent(row, column, formats)}</span>
                    )}
                    {isActive && inside && issue ? (
                      <span id={errorId} role="status" className={css.message} data-level={issue.level}>
                        {issue.message}
                      </span>
                    ) : null}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      <div className={css.foot}>
        {errors > 0 ? (
          <button
            type="button"
            className={css.errors}
            onClick={() => {
              const error = grid.nextError();
              if (error) go(error);
            }}
          >
            {t('web.graella.errors', { n: errors })} <kbd>F8</kbd>
          </button>
        ) : null}
        {props.foot}
      </div>
    </div>
  );
};

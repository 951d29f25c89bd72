import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { useDensityRow } from '../density.ts';
import css from './grid.module.css';
import { GridCell } from './grid-cell.tsx';
import type { EntryGridProps } from './grid-props.ts';
import { RowDot } from './row-dot.tsx';
import { RowMenu } from './row-menu.tsx';
import { useGrid } from './use-grid.ts';
import { useGridFill } from './use-grid-fill.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Least width of the column that takes the rest, px. */
const FLEX = 120;

/**
 * The entry grid: a spreadsheet for strengths, lines and results. One Tab stop; arrows move, typing replaces, F2 edits,
 * Enter goes down, Tab goes on, blocks are pasted, Ctrl+Z takes back. `role="grid"`, each cell says its row, column
 * and error.
 */
export const EntryGrid = <Row,>(props: EntryGridProps<Row>) => {
  const { rows, rowId, columns, label } = props;
  const t = useTexts(webTexts);
  const height = useDensityRow();
  const grid = useGrid(props);
  const { active, extent } = grid;
  const frame = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  const dragging = useRef(false);
  const toRowMenu = (open: boolean): void => {
    const button = frame.current?.querySelector<HTMLElement>('[data-active-row] [data-row-menu]');
    button?.focus();
    if (open) button?.click();
  };
  const keys = useGridKeys(grid, props, toRowMenu);
  const deleting = useRef<(row: string) => void>(() => undefined);
  deleting.current = (id) => {
    keys.deleteRow(rows.findIndex((row) => rowId(row) === id));
  };
  const deleteById = useCallback((id: string): void => deleting.current(id), []);
  const { editing, go, leaveRun, wantsFocus } = keys;
  const helpId = useId();
  const errorId = useId();

  /** False while the active cell is not drawn (its row has just gone). */
  const focusCell = (): boolean => {
    const cell = frame.current?.querySelector<HTMLElement>('[data-active="true"]');
    cell?.focus({ preventScroll: false });
    return Boolean(cell);
  };
  const fill = useGridFill(grid, () => {
    wantsFocus.current = true;
  });
  useEffect(() => {
    if (editing) return;
    // The row of the focused cell may have gone: the focus stays in the grid.
    const isLost = inside && document.activeElement === document.body;
    if (!wantsFocus.current && !isLost) return;
    if (focusCell()) wantsFocus.current = false;
  });
  const { focusOn } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking is answered once
  useEffect(() => {
    const row = focusOn ? rows.findIndex((one) => rowId(one) === focusOn.row) : -1;
    if (row >= 0) go({ row, column: 0 });
  }, [focusOn]);
  const activeRow = rows[active.row];
  const activeId = activeRow === undefined ? null : rowId(activeRow);
  const rowBefore = useRef(activeId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the row counts
  useEffect(() => {
    if (rowBefore.current !== null && rowBefore.current !== activeId) props.onLeaveRow?.(rowBefore.current);
    rowBefore.current = activeId;
    props.onActiveRow?.(inside ? (activeRow ?? null) : null);
  }, [activeId, inside]);

  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    // A menu of a row stands elsewhere in the page, and its keys come by here all the same.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const head = (event.target as HTMLElement).closest<HTMLElement>('[data-row-head]');
    if (head) {
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        event.stopPropagation();
        keys.moveRow(Number(head.dataset.rowHead), event.key === 'ArrowUp' ? -1 : 1);
      } else if (event.key === 'ArrowRight' || event.key === 'Escape') focusCell();
      return;
    }
    if (extent.rows === 0) return;
    if (keys.press(event)) {
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
  const heads = props.onDeleteRow ? 56 : 40;
  const template = [
    `${heads}px`,
    ...columns.map((one) => (one.width === 'flex' ? `minmax(${FLEX}px, 1fr)` : `${one.width}px`)),
  ].join(' ');
  // Every row as wide as every other, whatever stands in it.
  const least = columns.reduce((sum, { width }) => sum + (width === 'flex' ? FLEX : width), heads);
  const errors = rows.reduce(
    (sum, _row, row) =>
      sum + columns.filter((_column, column) => grid.issueAt({ row, column })?.level === 'error').length,
    0,
  );
  return (
    <div className={css.frame} data-entry-grid>
      <p id={helpId} className="visually-hidden">
        {t('web.graella.ajuda')}
      </p>
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
        style={{ '--columns': template, '--least': `${least}px`, '--height': `${height}px` } as CSSProperties}
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
          leaveRun();
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
          const head = props.rowHead?.(row, rowPlace) ?? String(rowPlace + 1);
          return (
            <div
              key={id}
              role="row"
              aria-rowindex={rowPlace + 2}
              className={css.row}
              data-look={props.rowLook?.(row)}
              data-lit={props.isLit?.(row) || undefined}
              data-active-row={rowPlace === active.row || undefined}
            >
              <div role="rowheader" aria-colindex={1} className={css.rowHead} data-row-head={rowPlace}>
                <RowDot state={props.rowState?.(row) ?? { kind: 'clean' }} onRetry={() => props.onRetry?.(row)} />
                {head}
                {props.onDeleteRow ? (
                  <RowMenu row={id} head={head} onDelete={deleteById} actions={props.rowActions?.(row)} />
                ) : null}
              </div>
              {columns.map((column, columnPlace) => {
                const place = { row: rowPlace, column: columnPlace };
                return (
                  <GridCell
                    key={column.key}
                    row={row}
                    column={column}
                    place={place}
                    head={head}
                    inside={inside}
                    errorId={errorId}
                    id={props.cellId?.(row, column)}
                    grid={grid}
                    keys={keys}
                    dragging={dragging}
                    fill={fill}
                  />
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

import type { RefObject } from 'react';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { cellContent } from './cell-content.tsx';
import { CellEditor } from './cell-editor.tsx';
import { CellMessage } from './cell-message.tsx';
import css from './grid.module.css';
import { type GridColumn, inBlock, isWritable, type Place } from './grid-types.ts';
import type { Grid } from './use-grid.ts';
import type { GridFill } from './use-grid-fill.ts';
import type { GridKeys } from './use-grid-keys.ts';

/** One cell: its value, its editor while somebody writes in it, its corner and its message. */
export const GridCell = <Row,>({
  row,
  column,
  place,
  head,
  inside,
  errorId,
  id,
  grid,
  keys,
  dragging,
  fill,
}: {
  row: Row;
  column: GridColumn<Row>;
  place: Place;
  /** What the head of the row shows. */
  head: string;
  /** Whether the focus is in the grid. */
  inside: boolean;
  errorId: string;
  id: string | undefined;
  grid: Grid<Row>;
  keys: GridKeys;
  dragging: RefObject<boolean>;
  fill: GridFill;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const { editing, setEditing } = keys;
  const isActive = grid.active.row === place.row && grid.active.column === place.column;
  const edited = isActive ? editing : null;
  const issue = grid.issueAt(place);
  const writable = isWritable(column, row);
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={place.column + 2}
      aria-readonly={!writable || undefined}
      aria-invalid={issue?.level === 'error' || undefined}
      aria-selected={inside && inBlock(grid.block, place)}
      aria-describedby={isActive && inside && issue ? errorId : undefined}
      tabIndex={isActive && !edited ? 0 : -1}
      className={css.cell}
      data-active={isActive || undefined}
      data-align={column.align}
      data-multiline={column.multiline || undefined}
      data-locked={!writable || undefined}
      data-issue={issue?.level}
      data-filling={(fill.target && inBlock(fill.target, place)) || undefined}
      onPointerDown={(event) => {
        if (edited || (event.button !== 0 && event.button !== 2)) return;
        // The other button leaves a selection as it is for the menu, and else takes the cell under it.
        if (event.button === 2 && inside && inBlock(grid.block, place)) return;
        if (editing) keys.endEdit(true);
        keys.leaveRun();
        dragging.current = event.button === 0;
        keys.go(place, event.shiftKey);
      }}
      onFocus={(event) => {
        // Led to from elsewhere on the page.
        if (!isActive && event.target === event.currentTarget) keys.go(place);
      }}
      onPointerEnter={() => {
        if (fill.target) fill.reach(place);
        else if (dragging.current) grid.go(place, true);
      }}
      onDoubleClick={() => keys.startEdit(grid.textAt(place), false, column.kind === 'select')}
    >
      {edited ? (
        <CellEditor
          column={column}
          label={`${column.name ?? column.head} ${head}`}
          draft={edited.draft}
          language={grid.language}
          pick={edited.pick}
          onDraft={(draft) => setEditing({ ...edited, draft })}
          onChoose={(value) => {
            grid.setValue(place, value);
            setEditing(null);
            keys.wantsFocus.current = true;
          }}
          onBlur={() => {
            if (edited.draft !== grid.textAt(place)) grid.write(edited.draft);
            setEditing(null);
          }}
        />
      ) : (
        <span className={css.content}>
          {grid.unread.get(grid.at(place)?.key ?? '')?.text ?? cellContent(row, column, formats)}
        </span>
      )}
      {fill.isCorner(place) && inside && !editing ? (
        <span className={css.handle} data-fill-handle title={t('web.graella.omplir')} onPointerDown={fill.start} />
      ) : null}
      {isActive && inside && issue ? <CellMessage id={errorId} issue={issue} /> : null}
    </div>
  );
};

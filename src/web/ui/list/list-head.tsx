import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './list.module.css';
import type { ColumnMemory } from './list-memory.ts';
import type { ListColumn, ListOrder } from './list-types.ts';

const STEP = 16;

/** Heads: click or Enter sorts, again reverses; the right edge is dragged (Shift+arrows), double click gives it back. */
export const ListHead = <Item,>({
  columns,
  memory,
  order,
  onOrder,
  choose,
}: {
  columns: readonly ListColumn<Item>[];
  memory: ColumnMemory<Item>;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  /** Rows have a box before them. */
  choose: boolean;
}) => {
  const t = useTexts(webTexts);
  const drag = (column: ListColumn<Item>) => (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    const head = event.currentTarget.parentElement;
    if (!head) return;
    const start = event.clientX - head.getBoundingClientRect().width;
    const moved = (move: globalThis.PointerEvent): void => memory.resize(column, move.clientX - start);
    const ended = (): void => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', ended);
    };
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', ended);
  };
  const keyed = (column: ListColumn<Item>) => (event: KeyboardEvent<HTMLElement>) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const width = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    memory.resize(column, width + (event.key === 'ArrowRight' ? STEP : -STEP));
  };
  return (
    <div role="row" className={css.head} aria-rowindex={1}>
      {choose ? <span aria-hidden /> : null}
      {columns.map((column, place) => {
        const sorted = column.order !== undefined && column.order === order.field;
        const next = sorted && order.direction === 'ASC' ? 'DESC' : 'ASC';
        const Arrow = order.direction === 'ASC' ? IconArrowUp : IconArrowDown;
        return (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={place + 1}
            aria-sort={sorted ? (order.direction === 'ASC' ? 'ascending' : 'descending') : undefined}
            className={css.headCell}
            data-align={column.align}
          >
            {column.order ? (
              <button
                type="button"
                className={css.sort}
                onClick={() => onOrder({ field: column.order ?? '', direction: next })}
                onKeyDown={keyed(column)}
              >
                {column.head}
                {sorted ? <Arrow size={14} aria-hidden /> : null}
              </button>
            ) : (
              <span className={css.sort} title={column.sign ? column.head : undefined}>
                {column.sign ? <column.sign size={16} role="img" aria-label={column.head} /> : column.head}
              </span>
            )}
            <span
              className={css.resize}
              aria-hidden
              title={t('web.llista.amplada')}
              onPointerDown={drag(column)}
              onDoubleClick={() => memory.resize(column, null)}
            />
          </div>
        );
      })}
    </div>
  );
};

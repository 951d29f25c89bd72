import { IconCheck } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useKeys } from '../../keys.ts';
import { useTexts } from '../../language.tsx';
import { useGo } from '../../navigation.tsx';
import { webTexts } from '../../texts/index.ts';
import { useDensityRow, useIsPhone } from '../density.ts';
import { toast } from '../feedback/toasts.tsx';
import css from './list.module.css';
import { ListHead } from './list-head.tsx';
import { type ColumnMemory, placeOf } from './list-memory.ts';
import type { ListSelection } from './list-selection.ts';
import type { ListOrder, ListSpec } from './list-types.ts';
import { RowMenu, type RowMenuPlace } from './row-menu.tsx';
import type { Bulk } from './use-bulk.tsx';
import { useLongPress } from './use-long-press.ts';

const PHONE_ENTRY = 64;
const AHEAD = 15;

/** The box of a row for the mouse; the keyboard chooses with Space, and the row itself says whether it is chosen. */
const ChooseBox = ({ chosen }: { chosen: boolean }) => (
  <span className={css.choose} data-choose aria-hidden>
    <span className={css.box} data-on={chosen || undefined}>
      {chosen ? <IconCheck size={14} stroke={2.5} /> : null}
    </span>
  </span>
);

/** The rows, virtual: only what is in sight exists. One Tab stop; ↓ ↑ J K move, Enter opens, Ctrl+Enter in a tab. */
export const ListTable = <Item,>({
  spec,
  items,
  total,
  memory,
  order,
  onOrder,
  onEnd,
  placeKey,
  selection,
  bulk,
  enter,
}: {
  spec: ListSpec<Item>;
  items: readonly Item[];
  total: number;
  memory: ColumnMemory<Item>;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  onEnd: () => void;
  placeKey: string;
  /** Rows chosen; null where rows are not chosen. */
  selection: ListSelection<Item> | null;
  bulk: Bulk<Item>;
  /** Whether the focus is awaited on the rows; null while they may still be others. */
  enter: RefObject<boolean> | null;
}) => {
  const [menu, openMenu] = useState<RowMenuPlace<Item> | null>(null);
  const go = useGo();
  const t = useTexts(webTexts);
  const phone = useIsPhone();
  const density = useDensityRow();
  const place = placeOf(placeKey);
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      items.findIndex((item) => spec.idOf(item) === place.row),
    ),
  );
  const wantsFocus = useRef(place.row !== null);
  const [, redraw] = useState(0);
  const height = phone ? PHONE_ENTRY : density;
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 10,
    scrollPaddingStart: phone ? 0 : density,
    initialOffset: place.scroll,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height remeasures
  useEffect(() => rows.measure(), [height]);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = place.scroll;
  }, [place]);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (items.length > 0 && items.length < total && last >= items.length - AHEAD) onEnd();
  }, [last, items.length, total, onEnd]);
  useEffect(() => {
    if (!wantsFocus.current && !enter?.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    if (row) {
      wantsFocus.current = false;
      if (enter) enter.current = false;
      row.focus({ preventScroll: true });
    }
  });

  const moveTo = (index: number): void => {
    const next = Math.max(0, Math.min(items.length - 1, index));
    setActive(next);
    rows.scrollToIndex(next);
    wantsFocus.current = true;
    redraw((times) => times + 1);
  };
  const open = (item: Item, tab: boolean): void => {
    place.row = spec.idOf(item);
    if (tab) window.open(`#${spec.href(item)}`, '_blank', 'noopener');
    else go(spec.href(item));
  };
  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / height) - 2);
  const step = (key: string): number | null => {
    const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: page, PageUp: -page };
    if (key === 'Home') return -items.length;
    if (key === 'End') return items.length;
    return steps[key] ?? null;
  };
  useKeys({
    j: () => moveTo(document.activeElement?.hasAttribute('data-row') ? active + 1 : active),
    k: () => moveTo(active - 1),
    // The title has the focus when a screen is arrived at.
    ArrowDown: ({ target }) =>
      target === document.body || (target as Element | null)?.matches?.('h1') ? moveTo(active) : false,
    // Nothing else of the screen is chosen by it; the row may be about to take the focus.
    'Ctrl+a': ({ target }) => {
      if (!selection || items.length === 0) return false;
      if (target !== document.body && !(target as Element | null)?.matches?.('h1')) return false;
      selection.add(items);
      moveTo(active);
    },
  });
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!(event.target as HTMLElement).hasAttribute('data-row') || event.altKey) return;
    const item = items[active];
    const ctrl = event.ctrlKey || event.metaKey;
    if (selection && item !== undefined) {
      if (event.key === ' ') {
        event.preventDefault();
        selection.toggle(item, active);
        return;
      }
      if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault();
        const to = Math.max(0, Math.min(items.length - 1, active + (event.key === 'ArrowDown' ? 1 : -1)));
        selection.extend(items, active, to);
        moveTo(to);
        return;
      }
      if (ctrl && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        selection.add(items);
        return;
      }
      if (event.key === 'Escape' && selection.size > 0) {
        event.preventDefault();
        selection.clear();
        return;
      }
    }
    if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault();
      open(item, ctrl);
      return;
    }
    if (
      item !== undefined &&
      (event.key === '.' || event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
    ) {
      event.preventDefault();
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
      openMenu({ item, index: active, x: left + 24, y: bottom });
      return;
    }
    const removal = event.key === 'Delete' ? spec.bulk?.find(({ danger }) => danger) : undefined;
    if (item !== undefined && removal) {
      event.preventDefault();
      if (!(selection?.size ? selection.items : [item]).some((one) => removal.fits?.(one) ?? true)) {
        toast(t('web.seleccio.no_suprimible'));
        return;
      }
      void bulk.begin(removal, selection?.size ? selection.items : [item]);
      return;
    }
    const own =
      ctrl || item === undefined
        ? undefined
        : spec.rowKeys?.find(({ key, fits }) => key === event.key.toLowerCase() && (fits?.(item) ?? true));
    if (own && item !== undefined) {
      event.preventDefault();
      place.row = spec.idOf(item);
      own.act(item);
      return;
    }
    const by = ctrl ? null : step(event.key);
    if (by !== null) {
      event.preventDefault();
      moveTo(active + by);
    }
  };
  const clicked = (item: Item, index: number) => (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as HTMLElement).closest('a, button') || pressing.took()) return;
    setActive(index);
    if (selection && event.shiftKey) {
      window.getSelection()?.removeAllRanges();
      selection.extend(items, active, index);
      return;
    }
    if (selection && (phone ? selection.size > 0 : (event.target as HTMLElement).closest('[data-choose]'))) {
      selection.toggle(item, index);
      return;
    }
    open(item, event.ctrlKey || event.metaKey);
  };
  const pressing = useLongPress();
  const template = [
    selection ? 'var(--choose)' : '',
    ...memory.shown.map((column) => {
      const width = memory.widthOf(column);
      return width === 'flex' ? 'minmax(160px, 1fr)' : `${width}px`;
    }),
  ].join(' ');
  return (
    <>
      <div
        ref={scroller}
        className={css.scroller}
        role="grid"
        aria-label={spec.title}
        aria-multiselectable={selection ? true : undefined}
        aria-rowcount={total + 1}
        aria-colcount={phone ? 1 : memory.shown.length}
        style={{ '--columns': template, '--height': `${height}px` } as CSSProperties}
        onScroll={(event) => {
          place.scroll = event.currentTarget.scrollTop;
        }}
        onKeyDown={pressed}
      >
        {phone ? null : (
          <ListHead
            columns={memory.shown}
            memory={memory}
            order={order}
            onOrder={onOrder}
            choose={selection !== null}
          />
        )}
        <div role="rowgroup" className={css.rows} style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const item = items[index] as Item;
            const entry = phone ? spec.entry(item) : null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of its rows
              <div
                key={spec.idOf(item)}
                role="row"
                data-row={index}
                aria-rowindex={index + 2}
                tabIndex={index === active ? 0 : -1}
                className={entry ? css.entry : css.row}
                data-muted={spec.muted?.(item) || undefined}
                style={{ transform: `translateY(${start}px)` }}
                aria-selected={selection ? selection.has(item) : undefined}
                onClick={clicked(item, index)}
                onContextMenu={(event) => {
                  if (phone || (event.target as HTMLElement).closest('a')) return;
                  event.preventDefault();
                  setActive(index);
                  openMenu({ item, index, x: event.clientX, y: event.clientY });
                }}
                {...(selection ? pressing.handlers(() => selection.toggle(item, index)) : {})}
                onFocus={() => setActive(index)}
              >
                {entry ? (
                  <div role="gridcell" className={css.entryCell}>
                    <div className={css.entryLine}>
                      <span className={css.entryTitle}>
                        {selection?.has(item) ? (
                          <IconCheck size={16} stroke={2.5} aria-hidden className={css.tick} />
                        ) : null}
                        {entry.title}
                      </span>
                      <span className={css.entryAside}>{entry.aside}</span>
                    </div>
                    <div className={css.entryLine}>
                      <span className={css.entrySecond}>{entry.second}</span>
                      <span className={css.entryAside}>{entry.mark}</span>
                    </div>
                  </div>
                ) : (
                  <>
                    {selection ? <ChooseBox chosen={selection.has(item)} /> : null}
                    {memory.shown.map((column, cell) => (
                      <div
                        key={column.key}
                        role="gridcell"
                        aria-colindex={cell + 1}
                        className={css.cell}
                        data-align={column.align}
                      >
                        {column.show(item)}
                      </div>
                    ))}
                  </>
                )}
              </div>
            );
          })}
        </div>
      </div>
      {menu ? (
        <RowMenu
          spec={spec}
          place={menu}
          selection={selection}
          bulk={bulk}
          onOpen={(tab) => open(menu.item, tab)}
          onAct={(act) => {
            place.row = spec.idOf(menu.item);
            act();
          }}
          onClose={() => {
            openMenu(null);
            wantsFocus.current = true;
          }}
        />
      ) : null}
    </>
  );
};

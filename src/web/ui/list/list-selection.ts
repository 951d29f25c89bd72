import { useRef, useState } from 'react';

/** Rows chosen of a list, kept whole: they stay chosen when the list is filtered or read again. */
export const useSelection = <Item>(idOf: (item: Item) => number) => {
  const [chosen, choose] = useState<ReadonlyMap<number, Item>>(new Map());
  const anchor = useRef<number | null>(null);
  const put = (items: readonly Item[], on: boolean): void =>
    choose((now) => {
      const next = new Map(now);
      for (const item of items) {
        if (on) next.set(idOf(item), item);
        else next.delete(idOf(item));
      }
      return next;
    });
  return {
    size: chosen.size,
    items: [...chosen.values()],
    has: (item: Item): boolean => chosen.has(idOf(item)),
    /** Space, the box, a long press. `at` is the row's place, from which Shift extends. */
    toggle: (item: Item, at: number): void => {
      anchor.current = at;
      put([item], !chosen.has(idOf(item)));
    },
    /** Shift and a click or an arrow: every row from where the choosing began. */
    extend: (items: readonly Item[], from: number, to: number): void => {
      anchor.current ??= from;
      const [first, last] = [Math.min(anchor.current, to), Math.max(anchor.current, to)];
      put(items.slice(first, last + 1), true);
    },
    add: (items: readonly Item[]): void => put(items, true),
    drop: (ids: readonly number[]): void => {
      const out = new Set(ids);
      choose((now) => new Map([...now].filter(([id]) => !out.has(id))));
    },
    clear: (): void => {
      anchor.current = null;
      choose(new Map());
    },
  };
};
export type ListSelection<Item> = ReturnType<typeof useSelection<Item>>;

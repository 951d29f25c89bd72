import { useMemo, useRef, useState } from 'react';

interface Chosen<Item> {
  readonly item: Item;
  /** What the list was asked for when it was chosen. */
  readonly asked: string;
}

/**
 * Rows chosen of a list, kept whole: they stay chosen when the list is filtered or read again. `asked` is what the list is asked for
 * now, and `items` the rows read of it: what was chosen under something else, and is not among them, is out of sight.
 */
export const useSelection = <Item>(idOf: (item: Item) => number, asked: string, items: readonly Item[]) => {
  const [chosen, choose] = useState<ReadonlyMap<number, Chosen<Item>>>(new Map());
  const away = useMemo(() => {
    const read = new Set(items.map(idOf));
    return [...chosen].filter(([id, one]) => one.asked !== asked && !read.has(id)).map(([id]) => id);
  }, [chosen, asked, items, idOf]);
  const anchor = useRef<number | null>(null);
  const put = (items: readonly Item[], on: boolean): void =>
    choose((now) => {
      const next = new Map(now);
      for (const item of items) {
        if (on) next.set(idOf(item), { item, asked });
        else next.delete(idOf(item));
      }
      return next;
    });
  return {
    size: chosen.size,
    items: [...chosen.values()].map(({ item }) => item),
    /** Of those, the ones that the list as it is asked for now does not show. */
    away,
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

import { useState } from 'react';
import type { VistaContingut } from '#contract/vistes.ts';
import { KEYS, readStored, writeStored } from '../../storage.ts';
import type { ListColumn, ListFilter, ListOrder, ListValue } from './list-types.ts';

/** Where a list was left: kept while the tab lives, so that Back finds filter, scroll and row. */
interface Place {
  search: string;
  scroll: number;
  row: number | null;
}
const places = new Map<string, Place>();
export const placeOf = (key: string): Place => {
  let place = places.get(key);
  if (!place) {
    place = { search: '', scroll: 0, row: null };
    places.set(key, place);
  }
  return place;
};
/** As in a tab just opened. */
export const forgetPlaces = (): void => places.clear();

/** What is kept of an area's filters, per user. */
interface StoredFilters {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly ordreColumna?: string;
  readonly ordreDireccio?: 'ASC' | 'DESC';
}

/** Filters and order of an area, remembered per user. */
export const useFilterMemory = (
  area: string,
  user: number,
  filters: readonly ListFilter[],
  order: ListOrder,
  orders: readonly string[],
  valued: readonly ListValue[] = [],
) => {
  const key = KEYS.filters(area, user);
  const [stored, keep] = useState<StoredFilters>(() => readStored<StoredFilters>(key) ?? {});
  const save = (next: StoredFilters): void => {
    keep(next);
    writeStored(key, next);
  };
  const flags = Object.fromEntries(filters.map((one) => [one.key, stored.flags?.[one.key] ?? one.initial]));
  const values = Object.fromEntries(valued.map((one) => [one.key, stored.values?.[one.key] ?? one.initial]));
  return {
    flags,
    values,
    order: (stored.ordreColumna !== undefined && orders.includes(stored.ordreColumna)
      ? { field: stored.ordreColumna, direction: stored.ordreDireccio ?? order.direction }
      : order) satisfies ListOrder,
    differs:
      filters.some((one) => flags[one.key] !== one.initial) || valued.some((one) => values[one.key] !== one.initial),
    setFlag: (name: string, on: boolean) => save({ ...stored, flags: { ...flags, [name]: on } }),
    setValue: (name: string, value: string) => save({ ...stored, values: { ...values, [name]: value } }),
    setOrder: (next: ListOrder) => save({ ...stored, ordreColumna: next.field, ordreDireccio: next.direction }),
    clear: () => save({ ...stored, flags: {}, values: {} }),
    /** Looks at the list as a view says; what the list does not know is left out. */
    apply: (view: VistaContingut) => {
      const known = filters.filter((one) => view.filtres[one.key] !== undefined);
      save({
        flags: Object.fromEntries(known.map((one) => [one.key, view.filtres[one.key] ?? one.initial])),
        values: Object.fromEntries(
          valued.flatMap(({ key: name }) => (view.valors[name] === undefined ? [] : [[name, view.valors[name]]])),
        ),
        ...(view.ordre &&
          orders.includes(view.ordre.camp) && { ordreColumna: view.ordre.camp, ordreDireccio: view.ordre.criteri }),
      });
    },
  };
};
export type FilterMemory = ReturnType<typeof useFilterMemory>;

/** Which columns show, in which order and how wide: `columnes` of the specification. */
interface StoredColumns {
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly shown?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
}

export const useColumnMemory = <Item>(area: string, user: number, columns: readonly ListColumn<Item>[]) => {
  const key = KEYS.columns(area, user);
  const [stored, keep] = useState<StoredColumns>(() => readStored<StoredColumns>(key) ?? {});
  const save = (next: StoredColumns): void => {
    keep(next);
    writeStored(key, next);
  };
  const rank = (column: ListColumn<Item>): number => {
    const place = stored.order?.indexOf(column.key) ?? -1;
    return place < 0 ? columns.indexOf(column) + 0.5 : place;
  };
  const ordered = [...columns].sort((a, b) => rank(a) - rank(b));
  const isShown = (column: ListColumn<Item>): boolean =>
    column.optional ? (stored.shown?.includes(column.key) ?? false) : !stored.hidden?.includes(column.key);
  return {
    ordered,
    shown: ordered.filter(isShown),
    isShown,
    widthOf: (column: ListColumn<Item>): number | 'flex' => stored.widths?.[column.key] ?? column.width,
    toggle: (column: ListColumn<Item>) => {
      const list = column.optional ? 'shown' : 'hidden';
      const now = stored[list] ?? [];
      const next = now.includes(column.key) ? now.filter((one) => one !== column.key) : [...now, column.key];
      save({ ...stored, [list]: next });
    },
    move: (column: ListColumn<Item>, by: 1 | -1) => {
      const keys = ordered.map((one) => one.key);
      const from = keys.indexOf(column.key);
      const to = from + by;
      if (to < 0 || to >= keys.length) return;
      keys.splice(to, 0, ...keys.splice(from, 1));
      save({ ...stored, order: keys });
    },
    /** Null gives the column its own width again. */
    resize: (column: ListColumn<Item>, width: number | null) => {
      const { [column.key]: _old, ...rest } = stored.widths ?? {};
      save({ ...stored, widths: width === null ? rest : { ...rest, [column.key]: Math.round(Math.max(40, width)) } });
    },
    reset: () => save({}),
    /** What a saved view keeps of the columns. */
    kept: {
      ordre: [...(stored.order ?? [])],
      amagades: [...(stored.hidden ?? [])],
      mostrades: [...(stored.shown ?? [])],
      amplades: { ...stored.widths },
    } satisfies VistaContingut['columnes'],
    apply: ({ ordre, amagades, mostrades, amplades }: VistaContingut['columnes']) =>
      save({ order: ordre, hidden: amagades, shown: mostrades, widths: amplades }),
  };
};
export type ColumnMemory<Item> = ReturnType<typeof useColumnMemory<Item>>;

import { useEffect, useRef, useState } from 'react';
import { clampPlace } from './grid-moves.ts';
import { type Block, blockOf, type Place } from './grid-types.ts';

/** A cell by the row that it belongs to; the place counts only when that row is not (or not yet) there. */
export interface HeldPlace extends Place {
  readonly id: string | null;
}
interface Cursor {
  readonly active: HeldPlace;
  readonly anchor: HeldPlace;
}
const START: HeldPlace = { id: null, row: 0, column: 0 };
const isSame = (one: HeldPlace, other: HeldPlace): boolean =>
  one.id === other.id && one.row === other.row && one.column === other.column;

/**
 * Where the cursor and the selection of a grid stand. They are held by the key of their row, never by its place: rows
 * that are put in another order, come or go carry them along, and what is typed reaches the row that was chosen.
 */
export const useGridCursor = (ids: readonly string[], columns: number) => {
  const [cursor, setCursor] = useState<Cursor>({ active: START, anchor: START });
  const latest = useRef({ ids, columns });
  latest.current = { ids, columns };
  const placeIn = (held: HeldPlace, now: { ids: readonly string[]; columns: number }): Place => {
    const there = held.id === null ? -1 : now.ids.indexOf(held.id);
    const place = { row: there >= 0 ? there : held.row, column: held.column };
    return clampPlace(place, { rows: now.ids.length, columns: now.columns });
  };
  const pinned = (held: HeldPlace): HeldPlace => {
    const place = placeIn(held, latest.current);
    const next = { ...place, id: latest.current.ids[place.row] ?? null };
    return isSame(next, held) ? held : next;
  };
  const keys = ids.join('\u0000');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order of the rows is looked at once
  useEffect(() => {
    setCursor((before) => {
      const active = pinned(before.active);
      const anchor = pinned(before.anchor);
      if (active === before.active && anchor === before.anchor) return before;
      // A selection whose ends have drifted apart holds other rows than those chosen: only its cell stays.
      const isWhole = active.row - anchor.row === before.active.row - before.anchor.row;
      return { active, anchor: isWhole ? anchor : active };
    });
  }, [keys, columns, cursor]);

  const held = (place: Place): HeldPlace => ({ ...place, id: latest.current.ids[place.row] ?? null });
  const active = placeIn(cursor.active, { ids, columns });
  const anchor = placeIn(cursor.anchor, { ids, columns });
  return {
    active,
    block: blockOf(anchor, active) satisfies Block,
    /** The cell of a place, to be found again when rows have moved. */
    held,
    placeOf: (one: HeldPlace): Place => placeIn(one, latest.current),
    go: (place: Place, extend = false): void => {
      const next = held(clampPlace(place, { rows: latest.current.ids.length, columns: latest.current.columns }));
      setCursor((before) => ({ active: next, anchor: extend ? before.anchor : next }));
    },
    /** Puts the cursor in a row by its key, which may be drawn only next time. */
    goToRow: (id: string, row: number, column: number): void => {
      const next = { id, row, column };
      setCursor({ active: next, anchor: next });
    },
    select: (from: Place, to: Place): void => setCursor({ anchor: held(from), active: held(to) }),
    /** The cursor stays in its row, or where it was if the row is gone; the grid is drawn again. */
    stay: (): void => setCursor((before) => ({ active: { ...before.active }, anchor: { ...before.active } })),
  };
};

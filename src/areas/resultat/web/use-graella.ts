import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Marca } from './use-marques.tsx';

/** Keys that mark an answer. */
export const TECLES: Readonly<Record<string, Marca>> = { c: 'C', n: 'NC', a: 'NA', p: 'P' };

export interface Lloc {
  readonly row: number;
  readonly column: number;
}
const SCREEN = 10;

/** The one cell of a grid that the keyboard is at, and where its keys lead. */
export const useGraella = (table: RefObject<HTMLTableElement | null>, rows: number, columns: number) => {
  const [at, set] = useState<Lloc>({ row: 0, column: 0 });
  const inside = ({ row, column }: Lloc): Lloc => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const current = inside(at);
  const [anchor, hold] = useState<Lloc | null>(null);
  const start = anchor ? inside(anchor) : current;
  const between = (one: number, other: number, place: number): boolean =>
    place >= Math.min(one, other) && place <= Math.max(one, other);
  return {
    current,
    /** Cells chosen with Shift, from where it was pressed to where the keyboard is. */
    ranged: anchor !== null,
    isChosen: ({ row, column }: Lloc): boolean =>
      anchor !== null && between(start.row, current.row, row) && between(start.column, current.column, column),
    /** With Shift the range grows from where it began; without, it is let go. */
    extend: (from: Lloc, grows: boolean): void => hold(grows ? (anchor ?? from) : null),
    /** Moves there, with the focus unless it is there already. */
    focus: (lloc: Lloc, bring = true): void => {
      const next = inside(lloc);
      set(next);
      if (bring) table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}.${next.column}"]`)?.focus();
    },
    moved: (row: number, column: number, { key, ctrlKey }: KeyboardEvent): Lloc | null => {
      const last = { row: rows - 1, column: columns - 1 };
      switch (key) {
        case 'ArrowDown':
          return { row: ctrlKey ? last.row : row + 1, column };
        case 'ArrowUp':
          return { row: ctrlKey ? 0 : row - 1, column };
        case 'ArrowRight':
          return { row, column: ctrlKey ? last.column : column + 1 };
        case 'ArrowLeft':
          return { row, column: ctrlKey ? 0 : column - 1 };
        case 'Home':
          return { row: ctrlKey ? 0 : row, column: 0 };
        case 'End':
          return { row: ctrlKey ? last.row : row, column: last.column };
        case 'PageDown':
          return { row: row + SCREEN, column };
        case 'PageUp':
          return { row: row - SCREEN, column };
        default:
          return null;
      }
    },
  };
};

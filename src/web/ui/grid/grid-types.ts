import type { ReactNode } from 'react';
import type { Language } from '#kernel/language.ts';

/** What a cell holds: text; plain decimal text (`31.25`) or null; `YYYY-MM-DD` or null; readings as decimal texts; an option. */
export type CellKind = 'text' | 'decimal' | 'date' | 'readings' | 'select' | 'computed';

export interface GridOption {
  readonly value: string | number;
  readonly text: string;
  /** What it is one of: found by that name too. */
  readonly grup?: string;
  /** The figure that it bears, as a plain number (`21`, `7.5`): several may bear the same. */
  readonly xifra?: string;
  /** Which of those of a figure is meant where nothing more is said. */
  readonly general?: boolean;
}

/** How a cell is written that is no plain figure, text or date: the text that it holds, of what is typed and back. */
export interface CellWriting {
  /** Null where it cannot be read. */
  readonly read: (typed: string, language: Language) => string | null;
  readonly typed: (value: string, language: Language) => string;
  /** What is said of what cannot be read. */
  readonly wrong: string;
}

/** A column, as data. The unit stands in its head. */
export interface GridColumn<Row> {
  readonly key: string;
  readonly head: string;
  /** The whole name of a short head, for who does not see it. */
  readonly name?: string;
  readonly kind: CellKind;
  /** px; one column may take the rest. */
  readonly width: number | 'flex';
  readonly align?: 'right' | 'center';
  readonly value: (row: Row) => unknown;
  /** How it reads when nobody is typing; by default as its kind says. */
  readonly show?: (row: Row) => ReactNode;
  readonly writing?: CellWriting;
  /** Decimals kept, and decimals shown. */
  readonly places?: number;
  readonly shown?: number;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** Takes several lines (Alt+Enter); its row is as high as they need. */
  readonly multiline?: boolean;
  readonly options?: readonly GridOption[];
  /** They are many: found by any part of their name. */
  readonly sought?: boolean;
  readonly readOnly?: (row: Row) => boolean;
}

/** One cell written. An empty one is null (text: ''). */
export interface GridEdit {
  readonly row: string;
  readonly column: string;
  readonly value: unknown;
}

/** Something to say about a cell. */
export type CellIssue =
  | { readonly level: 'error' | 'warning'; readonly message: string }
  | { readonly level: 'conflict'; readonly message: string; readonly theirs: string };

/** Whether a row has reached the server: acknowledged, waiting, on its way, refused with why. */
export type RowState =
  | { readonly kind: 'clean' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, ends included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const blockOf = (one: Place, other: Place): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});
export const inBlock = (block: Block, { row, column }: Place): boolean =>
  row >= block.top && row <= block.bottom && column >= block.left && column <= block.right;

export const cellKey = (row: string, column: string): string => `${row}\u0000${column}`;
export const rowOfCell = (key: string): string => key.split('\u0000')[0] ?? '';
export const columnOfCell = (key: string): string => key.split('\u0000')[1] ?? '';

/** Whether a person may write there. */
export const isWritable = <Row>(column: GridColumn<Row>, row: Row): boolean =>
  column.kind !== 'computed' && !column.readOnly?.(row);

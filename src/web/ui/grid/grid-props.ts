import type { ReactNode } from 'react';
import type { GridData } from './grid-data.ts';
import type { GridColumn, RowState } from './grid-types.ts';

/** Something done to a whole row, from its head. */
export interface RowAction {
  readonly key: string;
  readonly text: string;
  readonly keys?: string;
  readonly onAct: () => void;
}

/** What a screen gives to an entry grid, beside its rows and columns. */
export interface EntryGridProps<Row> extends GridData<Row> {
  /** Names a cell on the page, for whoever leads to it from elsewhere. */
  readonly cellId?: ((row: Row, column: GridColumn<Row>) => string) | undefined;
  readonly label: string;
  /** What the row head shows; by default its place. */
  readonly rowHead?: (row: Row, place: number) => string;
  readonly rowState?: (row: Row) => RowState;
  readonly onRetry?: (row: Row) => void;
  /** The focus left that row: what it holds unsent goes now. */
  readonly onLeaveRow?: (row: string) => void;
  /** Alt+↑↓ on the head of a row and on its plain cells. */
  readonly onMoveRow?: ((row: Row, by: 1 | -1) => void) | undefined;
  /** What else the menu of a row offers. */
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** How a row looks apart from the others: a heading, something outside the sum. */
  readonly rowLook?: ((row: Row) => 'heading' | 'aside' | undefined) | undefined;
  /** Tab from the very last cell makes a row, when the last one holds something. */
  readonly isBlankRow?: ((row: Row) => boolean) | undefined;
  /** A cell with two values: opens the choice. */
  readonly onConflict?: (row: Row, column: GridColumn<Row>) => void;
  /** Esc when moving: where the focus goes (the tool bar). */
  readonly onEscape?: () => void;
  /** A row lit from elsewhere (a number of the formula). */
  readonly isLit?: (row: Row) => boolean;
  readonly onActiveRow?: (row: Row | null) => void;
  /** A row that takes the focus; another object asks again. */
  readonly focusOn?: { readonly row: string } | null;
  readonly foot?: ReactNode;
}

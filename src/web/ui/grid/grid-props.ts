import type { ReactNode } from 'react';
import type { GridData } from './grid-data.ts';
import type { GridColumn, RowState } from './grid-types.ts';

/** What a screen gives to an entry grid, beside its rows and columns. */
export interface EntryGridProps<Row> extends GridData<Row> {
  readonly label: string;
  /** What the row head shows; by default its place. */
  readonly rowHead?: (row: Row, place: number) => string;
  readonly rowState?: (row: Row) => RowState;
  readonly onRetry?: (row: Row) => void;
  /** The focus left that row: what it holds unsent goes now. */
  readonly onLeaveRow?: (row: string) => void;
  readonly onMoveRow?: ((row: Row, by: 1 | -1) => void) | undefined;
  /** A cell with two values: opens the choice. */
  readonly onConflict?: (row: Row, column: GridColumn<Row>) => void;
  /** Esc when moving: where the focus goes (the tool bar). */
  readonly onEscape?: () => void;
  /** A row lit from elsewhere (a number of the formula). */
  readonly isLit?: (row: Row) => boolean;
  readonly onActiveRow?: (row: Row | null) => void;
  readonly foot?: ReactNode;
}

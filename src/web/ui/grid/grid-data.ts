import type { CellIssue, GridColumn, GridEdit } from './grid-types.ts';
import type { Restore, UnreadState } from './grid-undo.ts';

/** What a grid is given by its screen, which owns the rows and their saving. */
export interface GridData<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  /** Cells written; the screen shows them at once and sends them. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Makes rows at the end and gives their ids; absent, rows cannot be added. */
  readonly onAddRows?: ((count: number) => readonly string[]) | undefined;
  /** It grows by itself as it is typed: what is pasted adds the rows that it needs without being asked. */
  readonly growsWhenPasted?: boolean | undefined;
  /** Deletes a row, asking where it should; gives how it comes back (its id then), or null when it stays. */
  readonly onDeleteRow?: ((row: Row) => Promise<Restore | null>) | undefined;
  /** Takes rows away that this grid made: a step back. */
  readonly onRemoveRows?: ((rows: readonly string[]) => void) | undefined;
  /** Cells that could not be read, where the screen keeps them (another layout shows them too). */
  readonly unread?: UnreadState | undefined;
  readonly issueOf?: ((row: Row, column: GridColumn<Row>) => CellIssue | null) | undefined;
}

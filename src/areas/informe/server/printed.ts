/** A cell of a printed table: plain, or with emphasis and a small note under it. */
export type PrintedCell =
  | string
  | {
      readonly t: string;
      readonly subratllat?: boolean;
      readonly fort?: boolean;
      readonly suau?: boolean;
      readonly nota?: string;
      /** Its text is the word of a mark. */
      readonly marca?: string;
    };

/** A table as the templates take it. Tracks: `auto`, `2fr`, `18mm`. */
export interface PrintedTable {
  readonly columnes: readonly string[];
  readonly alinea: readonly ('esquerra' | 'dreta' | 'centre')[];
  readonly cap: readonly string[];
  readonly files: readonly (readonly PrintedCell[])[];
}

/** A column while its table is made; columns that no row fills are left out. */
export interface PrintedColumn<Row> {
  readonly cap: string;
  readonly ample: string;
  readonly alinea?: 'dreta' | 'centre';
  readonly cel: (row: Row) => PrintedCell;
  /** Kept even when empty. */
  readonly sempre?: boolean;
}

const isEmpty = (cell: PrintedCell): boolean => (typeof cell === 'string' ? cell : cell.t) === '';

export const printedTable = <Row>(rows: readonly Row[], columns: readonly PrintedColumn<Row>[]): PrintedTable => {
  const kept = columns.filter((column) => column.sempre || rows.some((row) => !isEmpty(column.cel(row))));
  return {
    columnes: kept.map((column) => column.ample),
    alinea: kept.map((column) => column.alinea ?? 'esquerra'),
    cap: kept.map((column) => column.cap),
    files: rows.map((row) => kept.map((column) => column.cel(row))),
  };
};

/** What a cell holds: text, `YYYY-MM-DD`, `YYYY-MM-DD HH:MM` of the office, a number, integer cents. */
export const CELL_KINDS = ['text', 'data', 'moment', 'numero', 'import'] as const;
export type CellKind = (typeof CELL_KINDS)[number];
export type CellValue = string | number | null;

/** A column of an exported list, the same for every format. */
export interface SheetColumn<Row> {
  /** Name by which the call asks for it: that of the list's column on the screen. */
  readonly key: string;
  readonly head: string;
  readonly kind: CellKind;
  /** Share of the paper's width, beside those of the other columns. */
  readonly share: number;
  readonly value: (row: Row) => CellValue;
}

/** A list ready to be written. */
export interface Sheet<Row> {
  readonly title: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  /** Whether a row is the sums of the others: it is no record. */
  readonly isSum?: ((row: Row) => boolean) | undefined;
  /** Whether it is a part of the record over it: no record either. */
  readonly isPart?: ((row: Row) => boolean) | undefined;
}

/** The columns asked for, in the order asked; all of them when nothing was asked. Unknown names are left out. */
export const chosenColumns = <Row>(
  columns: readonly SheetColumn<Row>[],
  keys: readonly string[] | undefined,
): readonly SheetColumn<Row>[] => {
  const asked = (keys ?? []).flatMap((key) => columns.filter((column) => column.key === key));
  return asked.length > 0 ? asked : columns;
};

/** How many records a list has, its sums and parts apart. */
export const recordsOf = <Row>({ rows, isSum, isPart }: Pick<Sheet<Row>, 'rows' | 'isSum' | 'isPart'>): number =>
  rows.filter((row) => !isSum?.(row) && !isPart?.(row)).length;

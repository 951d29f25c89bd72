import writeExcel, { type Cell } from 'write-excel-file/node';
import type { CellKind, CellValue, Sheet, SheetColumn } from './column.ts';

/** Characters that a cell of a spreadsheet may have. */
const CELL_LIMIT = 32_767;
/** What XML 1.0 refuses. */
const REFUSED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const WIDTHS: Readonly<Record<CellKind, readonly [number, number]>> = {
  text: [10, 60],
  data: [12, 12],
  numero: [10, 16],
  import: [12, 18],
};

const textOf = (text: string): string => text.toWellFormed().replace(REFUSED, '').slice(0, CELL_LIMIT);

const cell = (kind: CellKind, value: CellValue): Cell => {
  if (value === null || value === '') return null;
  if (kind === 'data') return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' };
  if (kind === 'import') return { type: Number, value: Number(value) / 100, format: '#,##0.00' };
  // Text is written as text: what begins like a formula is never one.
  return typeof value === 'number' ? { type: Number, value } : { type: String, value: textOf(value) };
};

const widthOf = <Row>({ kind, head, value }: SheetColumn<Row>, rows: readonly Row[]): number => {
  const [least, most] = WIDTHS[kind];
  const longest = rows
    .slice(0, 200)
    .reduce((width, row) => Math.max(width, String(value(row) ?? '').length), head.length);
  return Math.min(most, Math.max(least, longest + 2));
};

/** A workbook of one sheet: real dates and numbers, heads in bold that stay in sight. */
export const writeXlsx = <Row>({ title, columns, rows }: Sheet<Row>): Promise<Buffer> =>
  writeExcel(
    [
      columns.map(
        ({ head, kind }): Cell => ({
          type: String,
          value: textOf(head),
          fontWeight: 'bold',
          align: kind === 'numero' || kind === 'import' ? 'right' : 'left',
        }),
      ),
      ...rows.map((row) => columns.map(({ kind, value }) => cell(kind, value(row)))),
    ],
    {
      sheet: textOf(title.replace(/[\\/?*[\]:']/g, ' ')).slice(0, 31),
      columns: columns.map((column) => ({ width: widthOf(column, rows) })),
      stickyRowsCount: 1,
    },
  ).toBuffer();

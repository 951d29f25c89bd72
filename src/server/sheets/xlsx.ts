import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import writeExcel, { type Cell } from 'write-excel-file/node';
import type { CellKind, CellValue, Sheet } from './column.ts';

/** Characters that a cell of a spreadsheet may have. */
const CELL_LIMIT = 32_767;
/** What XML 1.0 refuses. */
const REFUSED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const WIDTHS: Readonly<Record<CellKind, readonly [number, number]>> = {
  text: [10, 60],
  data: [12, 12],
  moment: [17, 17],
  numero: [10, 16],
  import: [12, 18],
};

const textOf = (text: string): string => text.toWellFormed().replace(REFUSED, '').slice(0, CELL_LIMIT);

const cell = (kind: CellKind, value: CellValue): Cell => {
  if (value === null || value === '') return null;
  if (kind === 'data') return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' };
  if (kind === 'moment')
    return { type: Date, value: new Date(`${String(value).replace(' ', 'T')}:00Z`), format: 'dd/mm/yyyy hh:mm' };
  if (kind === 'import') return { type: Number, value: Number(value) / 100, format: '#,##0.00' };
  // Text is written as text: what begins like a formula is never one.
  return typeof value === 'number' ? { type: Number, value } : { type: String, value: textOf(value) };
};

/** A sheet without its functions: what another thread may be given. */
export interface PlainSheet {
  readonly title: string;
  /** Rows above the one that names the columns: names of groups of them. */
  readonly above?: readonly (readonly string[])[];
  readonly columns: readonly { readonly head: string; readonly kind: CellKind }[];
  readonly rows: readonly (readonly CellValue[])[];
}

const widthOf = ({ kind, head }: PlainSheet['columns'][number], at: number, rows: PlainSheet['rows']): number => {
  const [least, most] = WIDTHS[kind];
  const longest = rows.slice(0, 200).reduce((width, row) => Math.max(width, String(row[at] ?? '').length), head.length);
  return Math.min(most, Math.max(least, longest + 2));
};

const headed = (value: string, right = false): Cell => ({
  type: String,
  value: textOf(value),
  fontWeight: 'bold',
  align: right ? 'right' : 'left',
});

const laidOut = ({ title, above = [], columns, rows }: PlainSheet) => ({
  data: [
    ...above.map((row) => row.map((text): Cell => (text === '' ? null : headed(text)))),
    columns.map(({ head, kind }) => headed(head, kind === 'numero' || kind === 'import')),
    ...rows.map((row) => columns.map(({ kind }, at) => cell(kind, row[at] ?? null))),
  ],
  sheet: textOf(title.replace(/[\\/?*[\]:']/g, ' ')).slice(0, 31),
  columns: columns.map((column, at) => ({ width: widthOf(column, at, rows) })),
  stickyRowsCount: above.length + 1,
});

export const buildXlsx = (sheets: readonly PlainSheet[]): Promise<Buffer> => writeExcel(sheets.map(laidOut)).toBuffer();

/** Rows from which a workbook is built in a thread of its own, so that others are served meanwhile. */
const MANY_ROWS = 500;
/** Rows read before others are let on. */
const AT_ONCE = 2_000;

const buildApart = (sheets: readonly PlainSheet[], signal?: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./write-worker.ts', import.meta.url), {
      workerData: sheets,
      execArgv: [],
      env: {},
    });
    const end = (settle: () => void): void => {
      signal?.removeEventListener('abort', abandon);
      void worker.terminate();
      settle();
    };
    const abandon = (): void => end(() => reject(signal?.reason));
    if (signal?.aborted) return abandon();
    signal?.addEventListener('abort', abandon);
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(Buffer.from(bytes.buffer))));
    worker.once('error', (error) => end(() => reject(error)));
  });

/** A workbook of one sheet: real dates and numbers, heads in bold that stay in sight. */
export const writeXlsx = async <Row>({ title, columns, rows }: Sheet<Row>, signal?: AbortSignal): Promise<Buffer> => {
  const plain: CellValue[][] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % AT_ONCE === 0) {
      await breathe();
      signal?.throwIfAborted();
    }
    plain.push(columns.map(({ value }) => value(row)));
  }
  const sheet: PlainSheet = { title, columns: columns.map(({ head, kind }) => ({ head, kind })), rows: plain };
  return writeWorkbook([sheet], signal);
};

/** A workbook of several sheets, each with rows above its heads if it has them. */
export const writeWorkbook = (sheets: readonly PlainSheet[], signal?: AbortSignal): Promise<Buffer> =>
  sheets.some(({ rows }) => rows.length > MANY_ROWS) ? buildApart(sheets, signal) : buildXlsx(sheets);

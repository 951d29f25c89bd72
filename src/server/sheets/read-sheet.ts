import { codificacioOf, decode } from './decode.ts';
import { readCsv, separadorOf } from './read-csv.ts';
import { readCards } from './read-vcard.ts';
import { readXlsx } from './read-xlsx.ts';
import {
  MOST_BYTES,
  MOST_COLUMNS,
  type ReadChoices,
  type SheetRead,
  tooManyColumns,
  UNREAD,
  Unreadable,
} from './sheet-read.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Rows that may stand above the one that names the columns. */
const MOST_ABOVE = 5;

/** Place of the row that names the columns: the first one that fills more than half of the width. */
const headAt = (rows: readonly string[][], width: number): number => {
  const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
  const found = rows.slice(0, MOST_ABOVE + 1).findIndex((row) => filled(row) * 2 > width);
  return Math.max(0, found);
};

const withHead = (rows: readonly string[][], read: Omit<SheetRead, 'capcalera' | 'files' | 'abans'>): SheetRead => {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const abans = read.format === 'vcard' ? 0 : headAt(rows, width);
  const [head, ...files] = rows.slice(abans);
  if (!head || files.length === 0) throw new Unreadable('full_buit');
  if (width > MOST_COLUMNS) throw tooManyColumns();
  const capcalera = Array.from({ length: width }, (_none, at) => (head[at] ?? '').replace(/\s+/g, ' ').trim());
  return { ...read, abans, capcalera, files };
};

/** Letters that no text has; more than a few of them are no text. What is left of one is told by `UNREAD` in its cell. */
const CONTROL = /[\u0000-\u0008\u000e-\u001a]/g;
const LOOKED_AT = 4096;
const MOST_CONTROL = 0.05;

/** Reads a workbook, separated text or cards, told apart by what they hold; their name is not asked. */
export const readSheet = (bytes: Uint8Array, choices: ReadChoices): SheetRead => {
  if (bytes.length > MOST_BYTES) throw new Unreadable('full_massa_gran', { maxim: MOST_BYTES / 1024 / 1024 });
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return withHead(readXlsx(bytes), { format: 'xlsx', codificacio: null, separador: null });
  // The old binary workbook, also when it is locked with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable('full_antic');
  const codificacio = choices.codificacio ?? codificacioOf(bytes);
  const text = decode(bytes, codificacio).replaceAll('\u0000', codificacio === 'utf-16' ? '' : '\u0000');
  const looked = text.slice(0, LOOKED_AT);
  if ((looked.match(CONTROL)?.length ?? 0) > looked.length * MOST_CONTROL) throw new Unreadable('full_desconegut');
  if (/^\ufeff?\s*BEGIN:VCARD/i.test(text))
    return withHead(readCards(text), { format: 'vcard', codificacio, separador: null });
  const separador = choices.separador ?? separadorOf(text);
  return withHead(readCsv(text.replace(CONTROL, UNREAD), separador), { format: 'csv', codificacio, separador });
};

import { showDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { CellKind, CellValue, Sheet } from './column.ts';

const BOM = '\ufeff';
/** Starts that a spreadsheet would read as a formula (OWASP, «CSV injection»), their full-width forms too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text that a spreadsheet shows and never runs: a leading apostrophe, which reading takes away again. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
/** The text as it was before `harmless`. */
export const unharmed = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const number = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

const written = (kind: CellKind, value: CellValue, language: Language): string => {
  if (value === null) return '';
  if (typeof value === 'number') return number(kind === 'import' ? value / 100 : value, language);
  if (kind === 'moment') return `${showDate(value.slice(0, 10))}${value.slice(10)}`;
  return kind === 'data' ? showDate(value) : harmless(value);
};

const quoted = (text: string, separator: string): string =>
  text.includes('"') || text.includes(separator) || /[\r\n]|^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;

/**
 * Comma-separated values as the spreadsheets of here open them: UTF-8 with its mark, CRLF, `;` and decimal comma in
 * Catalan and Spanish, `,` and decimal point in English. No cell runs as a formula.
 */
export const writeCsv = <Row>({ columns, rows }: Sheet<Row>, language: Language): Buffer => {
  const separator = language === 'en' ? ',' : ';';
  const line = (cells: readonly string[]): string =>
    `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
  const lines = [
    line(columns.map(({ head }) => harmless(head))),
    ...rows.map((row) => line(columns.map(({ kind, value }) => written(kind, value(row), language)))),
  ];
  return Buffer.from(BOM + lines.join(''), 'utf8');
};

import type { Language } from './language.ts';

/** Mark that tells spreadsheets that a text is UTF-8. */
export const CSV_MARK = '\ufeff';
/** Starts that a spreadsheet would read as a formula (OWASP, «CSV injection»), their full-width forms too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text that a spreadsheet shows and never runs: a leading apostrophe, which reading takes away again. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
/** The text as it was before `harmless`. */
export const unharmed = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const quoted = (text: string, separator: string): string =>
  text.includes('"') || text.includes(separator) || /[\r\n]|^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;

/** A line as the spreadsheets of here read it: `;` in Catalan and Spanish, `,` in English, CRLF. */
export const csvLine = (cells: readonly string[], language: Language): string => {
  const separator = language === 'en' ? ',' : ';';
  return `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`;
};

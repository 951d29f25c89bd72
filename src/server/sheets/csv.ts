import { showDate } from '#kernel/calendar-date.ts';
import { CSV_MARK, csvLine, harmless } from '#kernel/csv.ts';
import type { Language } from '#kernel/language.ts';
import type { CellKind, CellValue, Sheet } from './column.ts';

const number = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',');

/** Cents, always with both decimals: a column of amounts reads as one. */
const amount = (cents: number, language: Language): string => {
  const text = (cents / 100).toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
};

const written = (kind: CellKind, value: CellValue, language: Language): string => {
  if (value === null) return '';
  if (typeof value === 'number') return kind === 'import' ? amount(value, language) : number(value, language);
  if (kind === 'moment') return `${showDate(value.slice(0, 10))}${value.slice(10)}`;
  return kind === 'data' ? showDate(value) : harmless(value);
};

/**
 * Comma-separated values as the spreadsheets of here open them: UTF-8 with its mark, CRLF, `;` and decimal comma in
 * Catalan and Spanish, `,` and decimal point in English. No cell runs as a formula.
 */
export const writeCsv = <Row>({ columns, rows }: Sheet<Row>, language: Language): Buffer => {
  const lines = [
    csvLine(
      columns.map(({ head }) => harmless(head)),
      language,
    ),
    ...rows.map((row) =>
      csvLine(
        columns.map(({ kind, value }) => written(kind, value(row), language)),
        language,
      ),
    ),
  ];
  return Buffer.from(CSV_MARK + lines.join(''), 'utf8');
};

import { CsvError, parse } from 'csv-parse/sync';
import { SEPARADORS, type Separador } from '#contract/llistat.ts';
import { unharmed } from '#kernel/csv.ts';
import { MOST_LETTERS, MOST_ROWS, tooManyRows, Unreadable } from './sheet-read.ts';

const LOOKED_AT = 64_000;

/** The separator that parts the first row into most cells, quoted texts apart; a semicolon when nothing does. */
export const separadorOf = (text: string): Separador => {
  const bare = text.slice(0, LOOKED_AT).replace(/"(?:[^"]|"")*"/g, '');
  const first = bare.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const counts = SEPARADORS.map((mark) => [first.split(mark).length, mark] as const);
  return counts.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
};

/** Rows of separated text: quoted line breaks kept, empty rows left out, formulas' apostrophes taken away. */
export const readCsv = (text: string, separador: Separador): string[][] => {
  try {
    const rows = parse(text, {
      delimiter: separador,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MOST_LETTERS * 4,
      to: MOST_ROWS + 2,
    }) as string[][];
    if (rows.length > MOST_ROWS + 1) throw tooManyRows();
    return rows.map((row) => row.map(unharmed));
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable('full_malmes');
    throw error;
  }
};

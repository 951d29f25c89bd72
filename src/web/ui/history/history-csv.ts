import type { HistorialItem } from '#contract/historial.ts';
import { CSV_MARK, csvLine, harmless } from '#kernel/csv.ts';
import type { Language } from '#kernel/language.ts';
import type { Formats } from '../../formats.ts';
import type { HistoryReading } from './use-history-reading.ts';

/** A history as a spreadsheet reads it, in the words of the screen: a line per field changed. No cell runs as a formula. */
export const historyCsv = (
  rows: readonly HistorialItem[],
  heads: readonly string[],
  { reading, formats, language }: { reading: HistoryReading; formats: Formats; language: Language },
): string => {
  const lines = rows.flatMap((row) => {
    const head = [
      formats.date(formats.dayOf(row.quan)),
      formats.time(row.quan),
      reading.whoOf(row.usuari),
      reading.kindOf(row.entitat, row.accio),
      reading.placeOf(row) ?? '',
    ];
    if (row.canvis.length === 0) return [[...head, '', '', '']];
    return row.canvis.map(({ camp, abans, despres }) => [
      ...head,
      reading.fieldOf(row.entitat, camp),
      reading.valueOf(row, camp, abans),
      reading.valueOf(row, camp, despres),
    ]);
  });
  return CSV_MARK + [heads, ...lines].map((cells) => csvLine(cells.map(harmless), language)).join('');
};

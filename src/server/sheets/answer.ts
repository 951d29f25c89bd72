import type { ListFormat } from '#contract/llistat.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Documents, Letterhead } from '../documents/index.ts';
import type { CompanyContext, FileAnswer } from '../http/context.ts';
import type { Sheet } from './column.ts';
import { writeCsv } from './csv.ts';
import { printList } from './print-list.ts';
import { type Card, writeCards } from './vcard.ts';
import { writeXlsx } from './xlsx.ts';

/** Rows that a list may have on paper, and in a file. */
export const PAPER_ROWS = 5_000;
export const FILE_ROWS = 50_000;

const TYPES: Readonly<Record<ListFormat, readonly [ending: string, type: string]>> = {
  pdf: ['pdf', 'application/pdf'],
  xlsx: ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['csv', 'text/csv; charset=utf-8'],
  vcard: ['vcf', 'text/vcard; charset=utf-8'],
};

/** Rows that a list of this format may take; ask for one more, so that `answerList` may say that there are too many. */
export const rowsOf = (format: ListFormat): number => (format === 'pdf' ? PAPER_ROWS : FILE_ROWS);

export interface ListAnswer<Row> {
  readonly format: ListFormat;
  readonly sheet: Sheet<Row>;
  readonly letterhead: Letterhead;
  /** Filters and search that it answers, said in words under the title of the PDF. */
  readonly asked: readonly string[];
  /** The row as a card, where the list has people. */
  readonly card?: (row: Row) => Card;
}

/** The file of an exported list, in the language of the call. The caller writes the history. */
export const answerList = async <Row>(
  documents: Documents,
  context: CompanyContext,
  { format, sheet, letterhead, asked, card }: ListAnswer<Row>,
): Promise<FileAnswer> => {
  const most = rowsOf(format);
  if (sheet.rows.length > most) throw new CodedError(422, 'llistat_massa_llarg', { params: { maxim: most } });
  const { language, clock, signal } = context;
  const [ending, tipus] = TYPES[format];
  const written = {
    pdf: () =>
      printList(documents, {
        sheet,
        letterhead,
        language,
        text: context.text,
        asked,
        today: clock.today(),
        now: clock.now(),
        signal,
      }),
    xlsx: () => writeXlsx(sheet, signal),
    csv: async () => writeCsv(sheet, language),
    vcard: async () => writeCards(card ? sheet.rows.map(card) : []),
  };
  const contingut = await written[format]();
  signal.throwIfAborted();
  const name = `${sheet.title} ${clock.today()}`.replace(/[\\/:*?"<>|]+/g, '-');
  return { nom: `${name}.${ending}`, tipus, contingut };
};

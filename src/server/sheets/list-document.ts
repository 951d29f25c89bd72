import type { ListFormat } from '#contract/llistat.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { Documents, Letterhead } from '../documents/index.ts';
import { type HistoryRoot, recordHistory } from '../historial/store.ts';
import type { CompanyContext, FileAnswer } from '../http/context.ts';
import { answerList, rowsOf } from './answer.ts';
import { chosenColumns, recordsOf, type SheetColumn } from './column.ts';
import type { Card } from './vcard.ts';

interface Asked {
  readonly documentType: ListFormat;
  readonly columnes?: readonly string[] | undefined;
}

/** A list that goes out as a file. */
export interface ListDocument<Row> {
  /** Name that the history keeps of it; its room says `llistat.<name>`. */
  readonly document: string;
  readonly title: string;
  /** The screen's columns, named as the screen names them. */
  readonly columns: readonly SheetColumn<Row>[];
  readonly query: Asked;
  /** The rows of the screen's filters and order, at most so many. */
  readonly read: (limit: number) => Promise<readonly Row[]>;
  /** Whether a row is the sums of the others: it is no record. */
  readonly isSum?: (row: Row) => boolean;
  /** Whether it is a part of the record over it: no record either. */
  readonly isPart?: (row: Row) => boolean;
  readonly letterhead: Letterhead | null;
  readonly asked?: readonly string[];
  readonly card?: (row: Row) => Card;
  /** The record in whose history it stays; the company's, when nothing is said. */
  readonly about?: HistoryRoot;
}

/** The list as a file. Whoever took it away, and what of it, stays in the history. */
export const listDocument = async <Row>(
  documents: Documents,
  context: CompanyContext,
  { document, title, columns, query, read, isSum, isPart, letterhead, asked = [], card, about }: ListDocument<Row>,
): Promise<FileAnswer> => {
  if (!letterhead) throw notFound();
  const rows = await read(rowsOf(query.documentType) + 1);
  const answer = await answerList(documents, context, {
    format: query.documentType,
    sheet: { title, columns: chosenColumns(columns, query.columnes), rows, isSum, isPart },
    letterhead,
    asked,
    ...(card && { card }),
  });
  await context.database.write((db) =>
    recordHistory({ ...context, db }, [
      {
        ...(about ?? { entitat: 'empresa', id: context.empresa.id }),
        accio: 'descarrega',
        despres: { document, ...query, registres: recordsOf({ rows, isSum, isPart }) },
      },
    ]),
  );
  return answer;
};

/** What a listing says under its title: the filters that are on, and what was searched for. */
export const askedOf = (filters: readonly string[], search: string | undefined): readonly string[] => [
  ...filters,
  ...(search ? [`«${search}»`] : []),
];

/** A column of text. */
export const textColumn = <Row>(
  key: string,
  head: string,
  share: number,
  value: (row: Row) => string,
): SheetColumn<Row> => ({ key, head, kind: 'text', share, value });

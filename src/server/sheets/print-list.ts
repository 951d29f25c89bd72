import type { Language } from '#kernel/language.ts';
import { LOCALE_OF } from '#kernel/language.ts';
import {
  type Documents,
  type Letterhead,
  type PrintFormats,
  printColour,
  printedLetterhead,
  printFormats,
  shorten,
} from '../documents/index.ts';
import { type CellKind, type CellValue, recordsOf, type Sheet } from './column.ts';
import { fitting, leastOf, sharesOf, type Wanted } from './fit-columns.ts';

const TEMPLATE = new URL('./documents/llistat.typ', import.meta.url);
/** Millimetres between the margins of the paper, upright and on its side. */
const [UPRIGHT, ASIDE] = [172, 259];
/** Columns from which the paper lies on its side. */
const WIDE = 7;
/** Letters of a cell on paper. */
const CELL_LENGTH = 300;

/** A cell as the table of the family takes it. */
type Printed = string | { readonly t: string; readonly fort?: true; readonly suau?: true; readonly ocupa?: number };

const shown = (kind: CellKind, value: CellValue, formats: PrintFormats): string => {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') {
    if (kind === 'moment') return `${formats.date(value)}${value.slice(10)}`;
    return kind === 'data' ? formats.date(value) : shorten(value, CELL_LENGTH);
  }
  return kind === 'import' ? formats.decimal(value / 100, 2) : formats.decimal(value, 0, 6);
};

export interface PrintedList<Row> {
  readonly sheet: Sheet<Row>;
  readonly letterhead: Letterhead;
  readonly language: Language;
  /** Sentences of the platform (`llistat.…`). */
  readonly text: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** What was asked for (filters, search), under the title. */
  readonly asked: readonly string[];
  /** Calendar day, and instant for the metadata. */
  readonly today: string;
  readonly now: string;
  readonly signal?: AbortSignal;
}

/**
 * A row as it is printed: nothing stands for what a sum or a part does not say. What a sum is of begins its row, over the columns
 * before its first amount.
 */
const filaOf = <Row>({ columns, isSum, isPart }: Sheet<Row>, row: Row, formats: PrintFormats): Printed[] => {
  const cells = columns.map(({ kind, value }) => shown(kind, value(row), formats));
  const sum = isSum?.(row) ?? false;
  if (!sum && !isPart?.(row)) return cells;
  const said = cells.map((text) => (text === '–' ? '' : text));
  if (!sum) return said.map((t) => ({ t, suau: true }));
  const first = columns.findIndex(({ kind }) => kind === 'import' || kind === 'numero');
  const ocupa = first < 0 ? columns.length : first;
  const named = { t: said.slice(0, ocupa).filter(Boolean).join(' '), fort: true, ocupa } as const;
  return [...(ocupa > 0 ? [named] : []), ...said.slice(ocupa).map((t) => ({ t, fort: true }) as const)];
};

/** What each column takes at least: its amounts and days whole, the words of its texts and of its head. */
const wantedOf = <Row>({ columns, rows, isSum }: Sheet<Row>, formats: PrintFormats): readonly Wanted[] =>
  columns.map(({ head, kind, share, value }) => {
    // What a sum is of stands over several columns.
    const said = kind === 'text' ? rows.filter((row) => !isSum?.(row)) : rows;
    const texts = said.map((row) => shown(kind, value(row), formats));
    return { share, least: Math.max(leastOf([head], false), leastOf(texts, kind !== 'text')) };
  });

/** The columns that the paper has a place for, how it lies, and the heads of those left out. */
const placed = <Row>(sheet: Sheet<Row>, formats: PrintFormats) => {
  const wanted = wantedOf(sheet, formats);
  const aside = wanted.length >= WIDE || fitting(wanted, UPRIGHT) < wanted.length;
  const width = aside ? ASIDE : UPRIGHT;
  const kept = fitting(wanted, width);
  return {
    aside,
    printed: { ...sheet, columns: sheet.columns.slice(0, kept) },
    shares: sharesOf(wanted.slice(0, kept), width),
    out: sheet.columns.slice(kept).map(({ head }) => head),
  };
};

/** What `llistat.typ` prints. */
export const presentList = <Row>({ sheet, letterhead, language, text, asked, today }: PrintedList<Row>) => {
  const formats = printFormats(language);
  const [lang, regio] = LOCALE_OF[language].split('-');
  const company = printedLetterhead(letterhead);
  const { aside, printed, shares, out } = placed(sheet, formats);
  const right = (kind: CellKind): boolean => kind === 'numero' || kind === 'import';
  const day = formats.longDate(today);
  return {
    idioma: { lang, regio: regio?.toLowerCase() },
    titol: sheet.title,
    autor: shorten(company.nom, 120),
    paraules: [sheet.title],
    disseny: 'sobri',
    color: printColour(company.color),
    empresa: { nom: shorten(company.nom, 120), linies: company.linies.map((line) => shorten(line, 110)) },
    peu: shorten(company.peu, 320),
    pagina: text('llistat.pagina', { n: '{n}', total: '{total}' }),
    esborrany: null,
    corrent: { document: sheet.title, numero: day, treball: shorten(company.nom, 60) },
    apaisat: aside,
    resum: [
      text('llistat.registres', { n: recordsOf(sheet) }),
      day,
      ...asked,
      ...(out.length === 0 ? [] : [text('llistat.no_hi_caben', { n: out.length, columnes: out.join(', ') })]),
    ].join(' · '),
    buit: text('llistat.buit'),
    taula: {
      columnes: shares.map((share) => `${share}fr`),
      alinea: printed.columns.map(({ kind }) => (right(kind) ? 'dreta' : 'esquerra')),
      cap: printed.columns.map(({ head }) => head),
      files: sheet.rows.map((row) => filaOf(printed, row, formats)),
    },
  };
};

/** A list on paper: tagged PDF/A of the family, heads repeated, page x of y. */
export const printList = async <Row>(documents: Documents, list: PrintedList<Row>): Promise<Buffer> => {
  const { pdf } = await documents.print({
    template: TEMPLATE,
    dades: presentList(list),
    logo: printedLetterhead(list.letterhead).logo,
    now: new Date(list.now),
    ...(list.signal && { signal: list.signal }),
  });
  return pdf;
};

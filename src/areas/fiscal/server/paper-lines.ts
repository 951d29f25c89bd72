import type { LiniaEmesa } from '../contract/emes.ts';
import { type Ajust, ajustosOfEscrita } from '../domain/linia.ts';
import type { PaperWording } from './paper-wording.ts';

/** Letters of a line in its column, and lines that a row may have to be kept together with its neighbours. */
const LETTERS = 58;
const TALL = 9;
/** Lines of a table that surely fits on its first page with what closes it: nothing is carried forward. */
const SHORT = 14;

export interface PaperRow {
  readonly tipus: 'linia' | 'capitol' | 'subtotal';
  readonly concepte: string;
  readonly descripcio: string;
  /** Quantity, price, and what of discount and VAT the table shows; amount. Of a subtotal, the amount alone. */
  readonly cels: readonly string[];
  /** Everything printed in the column of amounts down to here. */
  readonly suma: string;
  /** Rows from here that stay on one page; 0 where it is told by a row above, 1 where it stands alone. */
  readonly juntes: number;
  /** Taller than a third of a page: it may split. */
  readonly llarga: boolean;
}
/** A row before it is told: a line, or what a chapter comes to. */
type Row = { readonly linia: LiniaEmesa } | { readonly subtotal: number; readonly de: string };

const heightOf = ({ concepte, descripcio }: LiniaEmesa): number =>
  [concepte, ...descripcio.split('\n')].reduce(
    (total, part) => total + Math.max(1, Math.ceil(part.length / LETTERS)),
    0,
  );
const linesOf = (row: Row): number => ('linia' in row ? heightOf(row.linia) : 1);

const priceOf = (linia: LiniaEmesa): string => {
  const [whole = '0', places = ''] = linia.preu.split('.');
  return `${whole}.${places.padEnd(2, '0')}`;
};

/** Discounts or charges of a line: percents, and amounts with their sign. */
const ajustosText = (ajustos: readonly Ajust[], { percent, money }: PaperWording): string =>
  ajustos.map((one) => ('percentatge' in one ? percent(one.percentatge) : money(one.import))).join(' · ');

const suplitText = ({ suplit, descripcio }: LiniaEmesa, { t, date }: PaperWording): string => {
  if (!suplit) return descripcio;
  const { numero, data } = suplit;
  const said = [
    [suplit.nom, suplit.nif].filter(Boolean).join(' '),
    numero && (data ? t('suplit_factura', { numero, data: date(data) }) : t('suplit_numero', { numero })),
  ];
  return [said.filter(Boolean).join(', '), descripcio].filter(Boolean).join('\n');
};

/**
 * Rows that stay together: a chapter with the two rows under it, a subtotal with the row over it, and the last two with what
 * follows the table.
 */
const togetherOf = (rows: readonly Row[]): readonly number[] => {
  const groups = rows.map(() => 1);
  const short = (place: number): boolean => {
    const row = rows[place];
    return row !== undefined && linesOf(row) <= TALL;
  };
  const isSubtotal = (place: number): boolean => 'subtotal' in (rows[place] ?? {});
  const isChapter = (place: number): boolean => {
    const row = rows[place];
    return row !== undefined && 'linia' in row && row.linia.tipus === 'capitol';
  };
  const last = rows.length - 1;
  // The foot of the table is one more row, which the last two go with.
  const tail = short(last) ? (short(last - 1) ? last - 1 : last) : rows.length;
  for (let place = 0; place < rows.length; place += 1) {
    if (place >= tail) {
      groups[place] = place === tail ? rows.length - tail + 1 : 0;
      continue;
    }
    if (groups[place] === 0) continue;
    let end = place + 1;
    if (isChapter(place)) while (end < rows.length && end <= place + 2 && end < tail && short(end)) end += 1;
    if (short(end - 1) && isSubtotal(end) && end < tail) end += 1;
    const joins = isChapter(place) && end >= tail && end <= place + 2 && tail < rows.length;
    groups[place] = joins ? rows.length - place + 1 : end - place;
    for (let inner = place + 1; inner < (joins ? rows.length : end); inner += 1) groups[inner] = 0;
    if (joins) break;
  }
  return groups;
};

/** Each chapter followed by what it comes to. */
const withSubtotals = (linies: readonly LiniaEmesa[]): Row[] => {
  const rows: Row[] = [];
  let open: { de: string; subtotal: number } | null = null;
  const close = (): void => {
    if (open) rows.push({ ...open });
  };
  for (const linia of linies) {
    if (linia.tipus === 'capitol') {
      close();
      open = { de: linia.concepte, subtotal: 0 };
    } else if (open) open.subtotal += linia.brut;
    rows.push({ linia });
  }
  close();
  return rows;
};

/**
 * A table of lines: suplits come last, under their own head; columns that no line fills are left out. `subtotals`: after
 * each chapter, what it comes to.
 */
export const paperTable = (given: readonly LiniaEmesa[], wording: PaperWording, { subtotals = false } = {}) => {
  const { t, number, percent, euros } = wording;
  const own = given.filter((one) => one.tipus !== 'suplit');
  const suplits = given.filter((one) => one.tipus === 'suplit');
  const head = suplits[0] && {
    ...suplits[0],
    tipus: 'capitol' as const,
    concepte: t('suplits'),
    descripcio: '',
    brut: 0,
  };
  const rows: readonly Row[] = [
    ...(subtotals ? withSubtotals(own) : own.map((linia) => ({ linia }))),
    ...(head ? [{ linia: head }] : []),
    ...suplits.map((one) => ({ linia: { ...one, descripcio: suplitText(one, wording) } })),
  ];
  const linies = rows.flatMap((row) => ('linia' in row ? [row.linia] : []));
  const rates = linies.some(({ tipus }) => tipus === 'linia');
  const columns = [
    {
      cap: t('cap.quantitat'),
      cel: (one: LiniaEmesa) => `${number(one.quantitat)}${one.unitat ? ` ${one.unitat}` : ''}`,
    },
    { cap: t('cap.preu'), cel: (one: LiniaEmesa) => number(priceOf(one), 2) },
    ...(['descomptes', 'carrecs'] as const)
      .filter((which) => linies.some((one) => one.tipus !== 'capitol' && ajustosOfEscrita(one)[which].length > 0))
      .map((which) => ({
        cap: t(which === 'descomptes' ? 'cap.descompte' : 'cap.carrec'),
        cel: (one: LiniaEmesa) => ajustosText(ajustosOfEscrita(one)[which], wording),
      })),
    ...(rates
      ? [
          {
            cap: t('cap.iva'),
            cel: (one: LiniaEmesa) => (one.tipus === 'suplit' || one.regim !== 'general' ? '–' : percent(one.iva)),
          },
        ]
      : []),
    { cap: t('cap.import'), cel: (one: LiniaEmesa) => euros(one.brut) },
  ];
  const together = togetherOf(rows);
  let sum = 0;
  return {
    cap: [t('cap.concepte'), ...columns.map(({ cap }) => cap)],
    segueix: t('suma_segueix'),
    anterior: t('suma_anterior'),
    /** On one page, whatever else is printed: no sums are carried, which makes many invoices in one document lighter. */
    curta: rows.reduce((total, one) => total + linesOf(one), 0) <= SHORT,
    files: rows.map((row, place): PaperRow => {
      const juntes = together[place] ?? 1;
      if ('subtotal' in row)
        return {
          tipus: 'subtotal',
          concepte: t('subtotal', { capitol: row.de }),
          descripcio: '',
          cels: [euros(row.subtotal)],
          suma: euros(sum),
          juntes,
          llarga: false,
        };
      const { linia } = row;
      sum += linia.brut;
      const chapter = linia.tipus === 'capitol';
      return {
        tipus: chapter ? 'capitol' : 'linia',
        concepte: linia.concepte,
        descripcio: linia.descripcio,
        cels: chapter ? [] : columns.map(({ cel }) => cel(linia)),
        suma: euros(sum),
        juntes,
        llarga: heightOf(linia) > 2.5 * TALL,
      };
    }),
  };
};

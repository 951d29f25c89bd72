import { isCalendarDate, showDate } from '#kernel/calendar-date.ts';
import { toCents, toScaled } from '#kernel/rounding.ts';
import { COLUMNES_BENS, COLUMNES_EXPEDIDES, COLUMNES_REBUDES, type ColumnaRow } from './columnes.data.ts';
import type { LiniaBe, LiniaExpedida, LiniaRebuda } from './linies.ts';

/** Unified books; those of VAT alone; those of income tax alone. */
export type MenaLlibre = 'T' | 'C' | 'D';
interface PerLlibre {
  readonly expedides: LiniaExpedida;
  readonly rebudes: LiniaRebuda;
  readonly bens: LiniaBe;
}
export type Llibre = keyof PerLlibre;
/** A cell as a sheet takes it: text, a date as `YYYY-MM-DD`, a year, integer hundredths of amounts and percentages. */
export type Cella = string | number | null;
/** How the cells of a column are written. */
export type MenaColumna = 'text' | 'data' | 'numero' | 'import';

const COLUMNES: Readonly<Record<Llibre, readonly ColumnaRow[]>> = {
  expedides: COLUMNES_EXPEDIDES,
  rebudes: COLUMNES_REBUDES,
  bens: COLUMNES_BENS,
};
const NOMS: Readonly<Record<MenaLlibre, Readonly<Record<Llibre, string>>>> = {
  T: { expedides: 'EXPEDIDAS_INGRESOS', rebudes: 'RECIBIDAS_GASTOS', bens: 'BIENES-INVERSIÓN' },
  C: { expedides: 'EXPEDIDAS', rebudes: 'RECIBIDAS', bens: 'BIENES-INVERSIÓN' },
  D: { expedides: 'INGRESOS', rebudes: 'GASTOS', bens: 'BIENES-INVERSIÓN' },
};
/** Columns that one tax leaves empty, since they are of the other. */
const BUIDES: Readonly<Record<MenaLlibre, Readonly<Record<Llibre, ReadonlySet<string>>>>> = {
  T: { expedides: new Set(), rebudes: new Set(), bens: new Set() },
  C: {
    expedides: new Set(['concepte', 'computable', 'irpf', 'retingut']),
    rebudes: new Set(['concepte', 'despesa', 'irpf', 'retingut']),
    bens: new Set([
      ...['adquisicio', 'amortitzable', 'metode', 'percentatge', 'acumulada_inici', 'quota', 'acumulada_final'],
      ...['pendent', 'numero_recepcio', 'numero_recepcio_final', 'baixa.causa'],
    ]),
  },
  D: {
    expedides: new Set(['clau', 'qualificacio', 'exempcio', 'acord']),
    rebudes: new Set([
      ...['recepcio', 'clau', 'be_inversio', 'isp', 'posterior', 'deduccio.exercici', 'deduccio.periode', 'acord'],
    ]),
    bens: new Set([
      ...['base', 'iva', 'prorrata_inicial', 'deduible_inicial', 'prorrata', 'deduible', 'regularitza', 'acord'],
    ]),
  },
};
/** Parts of a line that it may not have at all. */
const OPCIONALS = ['cobrament', 'pagament', 'immoble', 'deduccio', 'baixa', 'venda'];

export const nomDelFull = (mena: MenaLlibre, llibre: Llibre): string => NOMS[mena][llibre];

/** The name that the agency asks of a workbook. */
export const nomDelFitxer = (exercici: number, nif: string, mena: MenaLlibre, nom: string): string => {
  const plain = nom
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^0-9A-ZÀ-ÖØ-Þ .,-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${exercici}_${nif}_${mena}_${plain}.xlsx`;
};

const menaOf = (mena: string): MenaColumna => {
  if (mena.startsWith('d')) return 'data';
  if (mena === 'n') return 'numero';
  return mena.startsWith('t') || mena === 'b' ? 'text' : 'import';
};

/** Both heading rows of a sheet and how its columns are written. The name of a group stands over its first column. */
export const capcaleraDe = (llibre: Llibre) => ({
  grups: COLUMNES[llibre].map(([grup]) => grup),
  noms: COLUMNES[llibre].map(([, nom]) => nom),
  menes: COLUMNES[llibre].map(([, , , mena]) => menaOf(mena)),
});

type Bag = { readonly [camp: string]: unknown };
const at = (linia: Bag, camp: string): unknown =>
  camp.split('.').reduce<unknown>((value, name) => (value === null ? null : (value as Bag)[name]), linia);

/** Percent as hundredths: the format has two decimals. */
const hundredths = (percentatge: string): number => {
  const [whole = '', decimals = ''] = percentatge.split('.');
  return toCents(toScaled(decimals === '' ? whole : `${whole}.${decimals.slice(0, 2)}`, 2) ?? 0n);
};

const cellOf = (linia: Bag, [, , camp, mena, maxim]: ColumnaRow): Cella => {
  const value = at(linia, camp);
  if (value === null || value === undefined || value === '') return null;
  if (mena === 'b') return value ? 'S' : 'N';
  if (mena.startsWith('q:')) return at(linia, mena.slice(2)) === null ? null : (value as number);
  if (mena.startsWith('p')) return hundredths(value as string);
  return typeof value === 'string' && maxim > 0 ? value.slice(0, maxim) : (value as Cella);
};

/**
 * A line as the cells of its sheet, in its order. Companies bear no income tax of natural persons: their unified books leave its
 * columns empty, as those of VAT alone do.
 */
export const filaDe = <De extends Llibre>(
  llibre: De,
  linia: PerLlibre[De],
  mena: MenaLlibre = 'T',
  fisica = true,
): readonly Cella[] => {
  const empty = BUIDES[mena === 'T' && !fisica ? 'C' : mena][llibre];
  return COLUMNES[llibre].map((column) => (empty.has(column[2]) ? null : cellOf(linia as unknown as Bag, column)));
};

/** A cell as the text of separated values: decimal comma, day first, two decimals always. */
export const textDe = (cella: Cella, mena: MenaColumna): string => {
  if (cella === null) return '';
  if (mena === 'data') return showDate(String(cella));
  if (mena !== 'import') return String(cella);
  const cents = String(Math.abs(Number(cella))).padStart(3, '0');
  return `${Number(cella) < 0 ? '-' : ''}${cents.slice(0, -2)},${cents.slice(-2)}`;
};

const dateFrom = (text: string): string | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = year === undefined ? text : `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
};
const centsFrom = (text: string): number | null => {
  const scaled = toScaled(text.replace(',', '.'), 2);
  return scaled === null ? null : toCents(scaled);
};
const percentFrom = (text: string): string | null => {
  const scaled = centsFrom(text);
  if (scaled === null) return null;
  const [whole, decimals] = [
    Math.trunc(scaled / 100),
    String(scaled % 100)
      .padStart(2, '0')
      .replace(/0+$/, ''),
  ];
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
};

/** What an empty cell means, by the kind of its column. */
const emptyOf = (mena: string): unknown => {
  if (mena.endsWith('?')) return null;
  if (mena === 't') return '';
  if (mena === 'b') return false;
  return mena === 'i' || mena.startsWith('q:') ? 0 : null;
};
/** What a cell that is not empty says; undefined where it cannot be read. */
const readCell = (text: string, mena: string): unknown => {
  if (mena.startsWith('d')) return dateFrom(text) ?? undefined;
  if (mena.startsWith('i') || mena.startsWith('q:')) return centsFrom(text) ?? undefined;
  if (mena.startsWith('p')) return percentFrom(text) ?? undefined;
  if (mena === 'n') return /^\d{4}$/.test(text) ? Number(text) : undefined;
  if (mena === 'b') return text === 'S' ? true : text === 'N' ? false : undefined;
  return text;
};

/** A row that cannot be read, with the place of its column. */
export interface CellaIllegible {
  readonly columna: number;
  readonly text: string;
}

/** A row of a sheet as the line that it was written from; `id` and `document` are given, a sheet has neither. */
export const liniaDe = <De extends Llibre>(
  llibre: De,
  cells: readonly string[],
  ids: Pick<LiniaExpedida, 'id' | 'document'>,
): PerLlibre[De] | CellaIllegible => {
  const line: Record<string, unknown> = llibre === 'bens' ? { id: ids.id } : { ...ids };
  const said = new Set<string>();
  for (const [columna, [, , camp, mena]] of COLUMNES[llibre].entries()) {
    const text = (cells[columna] ?? '').trim();
    const value = text === '' ? emptyOf(mena) : readCell(text, mena);
    if (value === undefined) return { columna, text };
    const [head = '', tail] = camp.split('.');
    if (tail === undefined) {
      line[head] = value;
      continue;
    }
    if (text !== '') said.add(head);
    const part = (line[head] ?? {}) as Record<string, unknown>;
    part[tail] = value;
    line[head] = part;
  }
  for (const part of OPCIONALS) if (part in line && !said.has(part)) line[part] = null;
  return line as unknown as PerLlibre[De];
};

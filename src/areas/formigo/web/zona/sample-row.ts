import { addDays } from '#kernel/calendar-date.ts';
import type { Pastada, Zona } from '../../contract/schemas.ts';
import { judgeCon } from '../../domain/con.ts';
import { type SampleValue, sampleValue } from '../../domain/mostra.ts';
import type { EdatProveta, FormaProveta, Proveta } from '../../domain/tipus.ts';

/** Cells of a sample, by column of the grid. Strengths and readings as decimal texts. */
export interface SampleCells {
  readonly data: string | null;
  readonly hora: string;
  readonly albara: string;
  readonly central: string;
  readonly matricula: string;
  readonly element: string;
  readonly con: readonly string[] | null;
  readonly d7: string | null;
  readonly p1: string | null;
  readonly p2: string | null;
  readonly p3: string | null;
  readonly d60: string | null;
  readonly forma: FormaProveta;
  readonly fc: string | null;
  readonly acta: string;
  readonly observacions: string;
}
export type SampleColumn = keyof SampleCells;
export const SPECIMEN_COLUMNS = ['d7', 'p1', 'p2', 'p3', 'd60', 'forma'] as const satisfies readonly SampleColumn[];

/** A row of the grid: a stored sample, or one typed and not yet stored. */
export interface SampleRow {
  readonly id: string;
  readonly lot: number;
  readonly stored: Pastada | null;
  readonly cells: SampleCells;
  readonly numero: number | null;
  readonly value: SampleValue;
  readonly slump: 'satisfactori' | 'no_satisfactori' | 'pendent' | 'no_aplica';
}

const BLANK: SampleCells = {
  data: null,
  hora: '',
  albara: '',
  central: '',
  matricula: '',
  element: '',
  con: null,
  d7: null,
  p1: null,
  p2: null,
  p3: null,
  d60: null,
  forma: 'cilindre',
  fc: null,
  acta: '',
  observacions: '',
};
export const isBlank = (cells: SampleCells): boolean => JSON.stringify(cells) === JSON.stringify(BLANK);

const text = (value: number | undefined): string | null => (value === undefined ? null : String(value));
const ofAge = (provetes: readonly Proveta[], edat: EdatProveta): number[] =>
  provetes.filter((one) => one.edat === edat).map((one) => one.valor);

/** The specimens as columns. `slots`: where the person wrote them, kept while they still are the stored ones. */
export const cellsOf = (stored: Pastada | null, slots?: readonly (string | null)[]): SampleCells => {
  if (!stored) return BLANK;
  const main = ofAge(stored.provetes, 28).map(String);
  const kept =
    slots && JSON.stringify(slots.filter((one) => one !== null).map(Number)) === JSON.stringify(main.map(Number));
  const [p1 = null, p2 = null, p3 = null] = kept ? slots : main;
  return {
    data: stored.data,
    hora: stored.hora ?? '',
    albara: stored.albara,
    central: stored.central,
    matricula: stored.matricula,
    element: stored.element,
    con: stored.con.length > 0 ? stored.con.map(String) : null,
    d7: text(ofAge(stored.provetes, 7)[0]),
    p1,
    p2,
    p3,
    d60: text(ofAge(stored.provetes, 60)[0]),
    forma: stored.provetes[0]?.forma ?? 'cilindre',
    fc: stored.resistencia === null ? null : String(stored.resistencia),
    acta: stored.acta,
    observacions: stored.observacions,
  };
};

/** The specimens that the cells say; those the grid has no column for stay as they were stored. */
export const specimensOf = (cells: SampleCells, stored: Pastada | null): Proveta[] => {
  const { forma } = cells;
  const made = (edat: EdatProveta, values: readonly (string | null)[]): Proveta[] =>
    values.flatMap((value) => (value === null ? [] : [{ edat, forma, valor: Number(value) }]));
  const before = stored?.provetes ?? [];
  const rest = (edat: EdatProveta, from: number): Proveta[] => before.filter((one) => one.edat === edat).slice(from);
  return [
    ...made(7, [cells.d7]),
    ...rest(7, 1),
    ...made(28, [cells.p1, cells.p2, cells.p3]),
    ...rest(28, 3),
    ...made(60, [cells.d60]),
    ...rest(60, 1),
    ...rest(90, 0),
  ];
};

/** The fields that a column writes, as they are sent. */
export const fieldOf = (column: string): keyof Pastada =>
  (SPECIMEN_COLUMNS as readonly string[]).includes(column)
    ? 'provetes'
    : column === 'fc'
      ? 'resistencia'
      : (column as keyof Pastada);

/** Changed cells as the call takes them. */
export const campsOf = (changed: readonly string[], cells: SampleCells, stored: Pastada | null): Partial<Pastada> => {
  const camps: Record<string, unknown> = {};
  for (const column of changed) {
    const field = fieldOf(column);
    if (field === 'provetes') camps.provetes = specimensOf(cells, stored);
    else if (field === 'resistencia') camps.resistencia = cells.fc === null ? null : Number(cells.fc);
    else if (field === 'con') camps.con = (cells.con ?? []).map(Number);
    else if (field === 'hora') camps.hora = cells.hora === '' ? null : cells.hora;
    else camps[field] = cells[column as SampleColumn];
  }
  return camps as Partial<Pastada>;
};

export const rowOf = (given: {
  id: string;
  lot: number;
  stored: Pastada | null;
  overlay: Readonly<Record<string, unknown>>;
  slots?: readonly (string | null)[] | undefined;
  zona: Pick<Zona, 'normativa' | 'resistencia' | 'consistencia'>;
}): SampleRow => {
  const { stored, zona } = given;
  const cells = { ...cellsOf(stored, given.slots), ...given.overlay } as SampleCells;
  const numero = stored?.numero ?? null;
  const mostra = {
    numero: numero ?? 0,
    resistencia: cells.fc === null ? null : Number(cells.fc),
    provetes: specimensOf(cells, stored),
  };
  const readings = (cells.con ?? []).map(Number);
  return {
    id: given.id,
    lot: given.lot,
    stored,
    cells,
    numero,
    value: sampleValue(mostra, zona.normativa, zona.resistencia),
    slump:
      readings.length === 0
        ? 'pendent'
        : judgeCon({ normativa: zona.normativa, consistencia: zona.consistencia, lectures: readings }).verdict,
  };
};

/** The row with the stored cells instead of those typed here. */
export const storedCells = (row: SampleRow): SampleCells => (row.stored ? cellsOf(row.stored) : row.cells);

/** Whether a strength was ever typed in a zone, or is being typed now. */
export const hasStrengths = (zona: Pick<Zona, 'lots'>, rows: readonly SampleRow[]): boolean =>
  rows.some(({ cells }) => cells.fc !== null || specimensOf(cells, null).length > 0) ||
  zona.lots.some(({ pastades }) =>
    pastades.some(({ resistencia, provetes }) => resistencia !== null || provetes.length > 0),
  );

const RESULTS = ['d7', 'p1', 'p2', 'p3', 'd60', 'fc'] as const;
/** A year ahead, which no site plans a pour for: a slip in the year. */
const FAR_DAYS = 365;
/** What is odd in the date of a sample: results of a day that has not come, or a day too far to be meant. */
export const oddDate = (cells: SampleCells, today: string): 'amb_resultats' | 'llunyana' | null => {
  if (cells.data === null || cells.data <= today) return null;
  if (RESULTS.some((key) => cells[key] !== null)) return 'amb_resultats';
  return cells.data > addDays(today, FAR_DAYS) ? 'llunyana' : null;
};

/** Numbers of the samples whose slump is rejected, or was read fewer times than it takes to judge it. */
export const slumpsToTell = (
  rows: readonly Pick<SampleRow, 'numero' | 'slump' | 'cells'>[],
): { readonly rebutjades: readonly number[]; readonly incompletes: readonly number[] } => {
  const numbers = (is: (row: (typeof rows)[number]) => boolean): number[] =>
    rows.flatMap((row, place) => (is(row) ? [row.numero ?? place + 1] : []));
  return {
    rebutjades: numbers(({ slump }) => slump === 'no_satisfactori'),
    incompletes: numbers(({ slump, cells }) => slump === 'pendent' && (cells.con?.length ?? 0) > 0),
  };
};

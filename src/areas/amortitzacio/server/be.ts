import type { Be as BeDeLinia } from '#areas/despesa/contract/be.ts';
import { type CalendarDate, calendarDate, dayNumber, yearOf } from '#kernel/calendar-date.ts';
import { toScaled } from '#kernel/rounding.ts';
import { diesDeTrimestre, type Trimestre } from '#kernel/trimestre.ts';
import type { BeInversio, BeItem } from '../contract/schemas.ts';
import { type Canvi, type CanviTaula, canvisDe, type TaulaDesDe } from '../domain/canvi-taula.ts';
import {
  acumuladaOf,
  type Be,
  baseOf,
  type FilaQuadre,
  type Metode,
  PLACES,
  percentatgeOf,
  perDies,
  quadreOf,
  quotaOf,
} from '../domain/quadre.ts';
import type { BeRow } from './store.ts';

/** What was written of a good. */
export type BeFields = BeDeLinia & Pick<BeItem, 'amortitzat_abans' | 'exercici_inicial' | 'observacions'>;

export const fieldsOf = (row: BeRow): BeFields => ({
  descripcio: row.descripcio,
  identificador: row.identificador,
  tipus_be: row.tipus_be as BeFields['tipus_be'],
  fila: row.fila,
  data_inici: row.data_inici,
  valor: row.valor_dit,
  valor_residual: row.valor_residual,
  percentatge: row.percentatge,
  metode: row.metode as BeFields['metode'],
  usat: row.usat === 1,
  amortitzat_abans: row.amortitzat_abans,
  exercici_inicial: row.exercici_inicial,
  observacions: row.observacions,
});

export const baixaOf = (row: BeRow): Exclude<BeItem['baixa'], null> | null =>
  row.baixa_data === null || row.baixa_causa === null
    ? null
    : {
        data: row.baixa_data,
        causa: row.baixa_causa as Exclude<BeItem['baixa'], null>['causa'],
        import: row.baixa_import ?? 0,
        factura_fk: row.baixa_factura_fk,
        resultat: 0,
      };

type Sumable = Pick<
  BeRow,
  | 'valor'
  | 'valor_residual'
  | 'fila'
  | 'tipus_be'
  | 'usat'
  | 'percentatge'
  | 'percentatges'
  | 'metode'
  | 'data_inici'
  | 'amortitzat_abans'
  | 'exercici_inicial'
  | 'baixa_data'
  | 'baixa_import'
>;

/** Percentages and rows that were written for exercises after its first. */
export const escritsOf = ({ percentatges }: Pick<BeRow, 'percentatges'>): readonly CanviTaula[] =>
  // What was kept to be undone before they were written has none.
  percentatges ? (JSON.parse(percentatges) as CanviTaula[]) : [];

/** Rows and percentages that it goes on by from later exercises on: written, or where its company came to write off by another table. */
export const canvisOf = (
  row: Pick<Sumable, 'fila' | 'tipus_be' | 'usat' | 'percentatge' | 'percentatges' | 'metode' | 'data_inici'>,
  taules: readonly TaulaDesDe[],
): readonly Canvi[] =>
  canvisDe(
    {
      fila: row.fila,
      tipus_be: row.tipus_be,
      percentatge: row.percentatge,
      metode: row.metode as Metode,
      usat: row.usat === 1,
      inici: row.data_inici as CalendarDate,
    },
    escritsOf(row),
    taules,
  );

/** The good as it is written off by the tables of its company. */
export const sumableOf = (row: Sumable, taules: readonly TaulaDesDe[]): Be => ({
  valor: row.valor,
  residual: row.valor_residual,
  percentatge: row.percentatge,
  canvis: canvisOf(row, taules),
  metode: row.metode as Metode,
  inici: row.data_inici as CalendarDate,
  baixa: row.baixa_data === null ? null : { data: row.baixa_data as CalendarDate, preu: row.baixa_import ?? 0 },
  abans: row.exercici_inicial === null ? null : { exercici: row.exercici_inicial, import: row.amortitzat_abans },
});

type Any = BeInversio['quadre'][number];
export const anyOf = (fila: FilaQuadre): Any => ({
  exercici: fila.exercici,
  dies: fila.dies,
  percentatge: fila.percentatge,
  acumulat_inici: fila.acumulada_inici,
  quota: fila.quota,
  acumulat_final: fila.acumulada_final,
  pendent: fila.pendent,
});

const diesEnUs = (be: Be, exercici: number): number => {
  const from = Math.max(dayNumber(be.inici), dayNumber(calendarDate(exercici, 1, 1)));
  const to = Math.min(
    be.baixa ? dayNumber(be.baixa.data) : Number.POSITIVE_INFINITY,
    dayNumber(calendarDate(exercici + 1, 1, 1)),
  );
  return Math.max(0, to - from);
};

/** The good as it stands in an exercise: also before nothing is left, and after it. */
export const anyDe = (be: Be, exercici: number): Any => {
  const row = quotaOf(be, exercici);
  if (row) return anyOf(row);
  const before = be.abans && exercici < be.abans.exercici ? 0 : acumuladaOf(be, exercici) || (be.abans?.import ?? 0);
  const left = be.baixa !== null && yearOf(be.baixa.data) <= exercici;
  return {
    exercici,
    dies: diesEnUs(be, exercici),
    percentatge: percentatgeOf(be, exercici),
    acumulat_inici: before,
    quota: 0,
    acumulat_final: before,
    pendent: left ? 0 : baseOf(be) - before,
  };
};

/** Whether it is of an exercise: in use in some of it, and with something left at its start. */
export const esDe = (be: Be, exercici: number): boolean => {
  const out = be.baixa ? yearOf(be.baixa.data) : null;
  if (out !== null) return out >= exercici;
  return baseOf(be) === 0 || acumuladaOf(be, exercici - 1) < baseOf(be);
};

/** Days in use of a year until the end of each quarter. */
const diesFins = ({ inici, baixa }: Be, exercici: number): readonly number[] =>
  [1, 2, 3, 4].map((trimestre) => {
    const end = dayNumber(diesDeTrimestre({ exercici, trimestre }).final) + 1;
    const from = Math.max(dayNumber(inici), dayNumber(calendarDate(exercici, 1, 1)));
    return Math.max(0, Math.min(end, baixa === null ? end : dayNumber(baixa.data)) - from);
  });

/**
 * What is written off in a year by quarters, in cents, to the last one: by the days until the end of each, so that what comes after
 * it changes nothing of it; of a year that takes what is left, or what was asked for, in proportion to their days.
 */
export const quotesPerTrimestre = (be: Be, exercici: number): readonly number[] => {
  const row = quotaOf(be, exercici);
  const quota = row?.quota ?? 0;
  const dies = diesFins(be, exercici);
  const all = dies.at(-1) ?? 0;
  const percentatge = toScaled(row?.percentatge ?? '0', PLACES) ?? 0n;
  const byTime = be.metode !== '06' && perDies(be, percentatge, exercici, all) === quota;
  const fins = (one: number): number =>
    byTime ? perDies(be, percentatge, exercici, one) : Math.round((quota * one) / all);
  const until = dies.map((one) => (all === 0 ? 0 : fins(one)));
  return until.map((one, at) => one - (until[at - 1] ?? 0));
};

/** Quarters in which what is written off is not the same in two versions of a good; null: it is not there. */
export const trimestresCanviats = (before: Be | null, after: Be | null): readonly Trimestre[] => {
  const years = [before, after].flatMap((be) => (be ? quadreOf(be).map(({ exercici }) => exercici) : []));
  const quotes = (be: Be | null, exercici: number): readonly number[] => (be ? quotesPerTrimestre(be, exercici) : []);
  return [...new Set(years)]
    .sort((a, b) => a - b)
    .flatMap((exercici) => {
      const [one, other] = [quotes(before, exercici), quotes(after, exercici)];
      return [0, 1, 2, 3]
        .filter((at) => (one[at] ?? 0) !== (other[at] ?? 0))
        .map((at) => ({ exercici, trimestre: at + 1 }));
    });
};

import { type CalendarDate, calendarDate, dayNumber, yearOf } from '#kernel/calendar-date.ts';
import { divideHalfUp, toCents, toScaled } from '#kernel/rounding.ts';

/** How a good is written off, by the code of the agency's books: by table, freely, accelerated, used. */
export const METODES = ['01', '06', '07', '08'] as const;
export type Metode = (typeof METODES)[number];

/** A good that is written off. Amounts in cents, the percentage a decimal text with at most 4 places. */
export interface Be {
  /** Price of acquisition, without the land of a building. */
  readonly valor: number;
  /** What it is expected to be worth at the end: it is never written off. */
  readonly residual: number;
  readonly percentatge: string;
  /** Percentages that follow it, each from an exercise on, in order. */
  readonly canvis?: readonly { readonly des_de: number; readonly percentatge: string }[];
  readonly metode: Metode;
  /** First day of use. */
  readonly inici: CalendarDate;
  /** First day out of use, and what it was sold for; null while it is used. */
  readonly baixa: { readonly data: CalendarDate; readonly preu: number } | null;
  /** What is written off freely in each year (method 06); without it, all in the year in which its use starts. */
  readonly lliures?: readonly { readonly exercici: number; readonly import: number }[];
  /** What was written off elsewhere, before the exercise from which it is written off here. */
  readonly abans?: { readonly exercici: number; readonly import: number } | null;
}

/** A year of the table of a good. */
export interface FilaQuadre {
  readonly exercici: number;
  /** Days of use in the year. */
  readonly dies: number;
  /** That of the year. */
  readonly percentatge: string;
  readonly acumulada_inici: number;
  readonly quota: number;
  readonly acumulada_final: number;
  readonly pendent: number;
}

/** Decimals of a percentage. */
export const PLACES = 4;
const WHOLE = 100n * 10n ** BigInt(PLACES);
/** Days of a common and of a leap year: parts of years of both are added in their product. */
const [COMMON, LEAP] = [365, 366];
/** More than the longest of the tables, so that a table that never ends is not written. */
const MOST_YEARS = 200;
const CENTS = 5;

const daysOfYear = (exercici: number): number =>
  dayNumber(calendarDate(exercici + 1, 1, 1)) - dayNumber(calendarDate(exercici, 1, 1));

const diesOf = ({ inici, baixa }: Be, exercici: number): number => {
  const from = Math.max(dayNumber(inici), dayNumber(calendarDate(exercici, 1, 1)));
  const to = Math.min(
    baixa ? dayNumber(baixa.data) : Number.POSITIVE_INFINITY,
    dayNumber(calendarDate(exercici + 1, 1, 1)),
  );
  return Math.max(0, to - from);
};

/** What days of a year write off by a percentage, in cents. */
export const perDies = (
  be: Pick<Be, 'valor' | 'residual'>,
  percentatge: bigint,
  exercici: number,
  dies: number,
): number =>
  toCents(divideHalfUp(BigInt(baseOf(be)) * percentatge * BigInt(dies), WHOLE * BigInt(daysOfYear(exercici))));

/** The percentage of an exercise. */
export const percentatgeOf = (
  { percentatge, canvis = [] }: Pick<Be, 'percentatge' | 'canvis'>,
  exercici: number,
): string => canvis.findLast(({ des_de }) => des_de <= exercici)?.percentatge ?? percentatge;

/** What is written off altogether. */
export const baseOf = ({ valor, residual }: Pick<Be, 'valor' | 'residual'>): number => valor - residual;

/**
 * The table of a good, from the year in which its use starts to the one in which nothing is left or it goes out of use: base ×
 * percentage × natural days of the year, rounded each, never over the base; the year in which the time runs out takes the
 * rest. Source: RIS 4, Orden 27-03-1998.
 */
export const quadreOf = (be: Be): readonly FilaQuadre[] => {
  const base = baseOf(be);
  const rows: FilaQuadre[] = [];
  const first = yearOf(be.inici);
  let acumulada = Math.min(base, be.abans?.import ?? 0);
  let part = 0n;
  for (
    let exercici = Math.max(first, be.abans?.exercici ?? first);
    exercici < first + MOST_YEARS && acumulada < base;
    exercici += 1
  ) {
    const [dies, year] = [diesOf(be, exercici), daysOfYear(exercici)];
    const written = percentatgeOf(be, exercici);
    const percentatge = toScaled(written, PLACES);
    if (percentatge === null) throw new RangeError(`no percentage of ${PLACES} places: ${written}`);
    if (be.baixa && dies === 0) break;
    part += percentatge * BigInt(dies) * BigInt(year === LEAP ? COMMON : LEAP);
    const rest = base - acumulada;
    const byTime = perDies(be, percentatge, exercici, dies);
    const freely = be.lliures ? (be.lliures.find((one) => one.exercici === exercici)?.import ?? 0) : rest;
    // What was written off elsewhere says by itself how much is left: cents of its roundings make no year of their own.
    const ends = be.abans ? dies > 0 && rest - byTime <= CENTS : part >= WHOLE * BigInt(COMMON) * BigInt(LEAP);
    const wanted = be.metode === '06' ? freely : ends ? rest : byTime;
    const quota = Math.min(rest, Math.max(0, wanted));
    rows.push({
      exercici,
      dies,
      percentatge: written,
      acumulada_inici: acumulada,
      quota,
      acumulada_final: acumulada + quota,
      // What has gone has nothing left to be written off.
      pendent: be.baixa && yearOf(be.baixa.data) === exercici ? 0 : rest - quota,
    });
    acumulada += quota;
    if (percentatge === 0n && be.metode !== '06') break;
  }
  return rows;
};

/** The year's row; null where there is none: before its use, when it is written off or out of use. */
export const quotaOf = (be: Be, exercici: number): FilaQuadre | null =>
  quadreOf(be).find((row) => row.exercici === exercici) ?? null;

/** What has been written off at the end of a year. */
export const acumuladaOf = (be: Be, exercici: number): number =>
  quadreOf(be).findLast((row) => row.exercici <= exercici)?.acumulada_final ?? 0;

/** What the books say that it is worth at the end of a year: nothing once it is out of use. */
export const netOf = (be: Be, exercici: number): number =>
  be.baixa && yearOf(be.baixa.data) <= exercici ? 0 : be.valor - acumuladaOf(be, exercici);

/** Gain (or loss, below nought) of a good that went out of use: its price less what it was still worth. */
export const resultatBaixa = (be: Be): number | null =>
  be.baixa && be.baixa.preu - (be.valor - acumuladaOf(be, yearOf(be.baixa.data)));

import type { TreballItem } from '#areas/treball/contract/schemas.ts';
import { addDays, type CalendarDate, dayNumber } from '#kernel/calendar-date.ts';
import type { MarkForm } from '#web/ui/mark/mark.tsx';

type DueKey =
  | 'sense_decisio'
  | 'decidits'
  | 'respostes'
  | 'insuficients'
  | 'endarrerides'
  | 'previstes'
  | 'sense_data'
  | 'mancances';

export interface Due {
  readonly key: DueKey;
  readonly form: Extract<MarkForm, 'failed' | 'ask' | 'warning' | 'late' | 'pending'>;
  readonly treball: TreballItem;
  readonly n: number;
  /** The screen of the work where it is mended. */
  readonly on: 'formigo' | 'dades';
}

/** The Sunday that ends the week of a day; weeks begin on Monday. */
export const endOfWeek = (day: CalendarDate): CalendarDate => {
  const weekday = (((dayNumber(day) - dayNumber('2024-01-01')) % 7) + 7) % 7;
  return addDays(day, 6 - weekday);
};

const LINES: readonly {
  readonly key: DueKey;
  readonly form: Due['form'];
  readonly on?: Due['on'];
  readonly count: (treball: TreballItem, today: CalendarDate) => number;
}[] = [
  { key: 'sense_decisio', form: 'failed', count: ({ formigo }) => formigo.sense_decisio },
  { key: 'respostes', form: 'ask', count: ({ formigo }) => formigo.respostes },
  { key: 'insuficients', form: 'warning', count: ({ formigo }) => formigo.insuficients },
  { key: 'endarrerides', form: 'late', count: (treball, today) => dueBetween(treball, null, addDays(today, -1)) },
  { key: 'previstes', form: 'pending', count: (treball, today) => dueBetween(treball, today, endOfWeek(today)) },
  { key: 'sense_data', form: 'pending', count: ({ formigo }) => formigo.sense_data },
  {
    key: 'decidits',
    form: 'failed',
    count: ({ formigo }) => formigo.no_satisfactoris - formigo.sense_decisio,
  },
  { key: 'mancances', form: 'warning', on: 'dades', count: ({ mancances }) => mancances.length },
];

const dueBetween = ({ formigo }: TreballItem, from: CalendarDate | null, to: CalendarDate): number =>
  formigo.previstes
    .filter(({ data }) => (from === null || from <= data) && data <= to)
    .reduce((total, { pastades }) => total + pastades, 0);

/** The first day after this week when strengths come due, if any. */
export const nextDue = (treballs: readonly TreballItem[], today: CalendarDate): CalendarDate | null =>
  treballs
    .flatMap(({ formigo }) => formigo.previstes.map(({ data }) => data))
    .filter((data) => data > endOfWeek(today))
    .sort()[0] ?? null;

/**
 * What is due in each open work, failed lots first; 28-day strengths that are late, then those of this week; then what
 * would never come due by itself: lots without a date, what failed and was decided upon, works without their people.
 */
export const dueOf = (treballs: readonly TreballItem[], today: CalendarDate): Due[] =>
  LINES.flatMap(({ key, form, on = 'formigo', count }) =>
    treballs.flatMap((treball) => {
      const n = count(treball, today);
      return n > 0 ? [{ key, form, treball, n, on }] : [];
    }),
  );

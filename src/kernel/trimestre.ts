import { type CalendarDate, calendarDate, daysInMonth } from './calendar-date.ts';

/** A quarter of a year. */
export interface Trimestre {
  readonly exercici: number;
  /** From 1 to 4. */
  readonly trimestre: number;
}

/** The quarter that a day is in. */
export const trimestreOf = (date: CalendarDate): Trimestre => ({
  exercici: Number(date.slice(0, 4)),
  trimestre: Math.ceil(Number(date.slice(5, 7)) / 3),
});

/** Its first and last day. */
export const diesDeTrimestre = ({
  exercici,
  trimestre,
}: Trimestre): { readonly inici: CalendarDate; readonly final: CalendarDate } => {
  const month = trimestre * 3;
  return {
    inici: calendarDate(exercici, month - 2, 1),
    final: calendarDate(exercici, month, daysInMonth(exercici, month)),
  };
};

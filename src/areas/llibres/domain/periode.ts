import { type CalendarDate, calendarDate, daysInMonth, yearOf } from '#kernel/calendar-date.ts';
import { PERIODES, type Periode } from './codis.data.ts';
import type { LiniaExpedida, LiniaRebuda, Trimestre } from './linies.ts';

/** The quarter of a day. */
export const trimestreOf = (date: CalendarDate): Trimestre => ({
  exercici: yearOf(date),
  periode: PERIODES[Math.floor((Number(date.slice(5, 7)) - 1) / 3)] as Periode,
});

/** First and last day of a quarter. */
export const diesOf = ({
  exercici,
  periode,
}: Trimestre): { readonly inici: CalendarDate; readonly final: CalendarDate } => {
  const last = (PERIODES.indexOf(periode) + 1) * 3;
  return {
    inici: calendarDate(exercici, last - 2, 1),
    final: calendarDate(exercici, last, daysInMonth(exercici, last)),
  };
};

/** A test of days, made once for the many lines of a book. */
export const within = (trimestre: Trimestre, { deLAny = false } = {}): ((date: CalendarDate) => boolean) => {
  const { inici, final } = diesOf(trimestre);
  const from = deLAny ? calendarDate(trimestre.exercici, 1, 1) : inici;
  return (date) => date >= from && date <= final;
};

/** The day on which what was issued accrues: that of the operation, else that of issue. */
export const meritacioOf = ({ operacio, expedicio }: Pick<LiniaExpedida, 'operacio' | 'expedicio'>): CalendarDate =>
  operacio ?? expedicio;

/** The day on which what was received may be deducted at the earliest: its reception, never before operation and issue. */
export const recepcioOf = ({ recepcio, operacio, expedicio }: LiniaRebuda): CalendarDate => {
  const last = operacio !== null && operacio > expedicio ? operacio : expedicio;
  return recepcio > last ? recepcio : last;
};

export const esMateix = (a: Trimestre, b: Trimestre): boolean => a.exercici === b.exercici && a.periode === b.periode;
export const esPosterior = (a: Trimestre, b: Trimestre): boolean =>
  a.exercici > b.exercici || (a.exercici === b.exercici && a.periode > b.periode);

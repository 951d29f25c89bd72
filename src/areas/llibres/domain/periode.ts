import { type CalendarDate, calendarDate } from '#kernel/calendar-date.ts';
import { diesDeTrimestre, trimestreOf as quarterOf } from '#kernel/trimestre.ts';
import { PERIODES, type Periode } from './codis.data.ts';
import type { LiniaExpedida, LiniaRebuda, Trimestre } from './linies.ts';

/** A quarter of the house, 1 to 4, as books name it. */
export const trimestreDe = (exercici: number, trimestre: number): Trimestre => ({
  exercici,
  periode: PERIODES[trimestre - 1] as Periode,
});

/** The quarter of a day. */
export const trimestreOf = (date: CalendarDate): Trimestre => {
  const { exercici, trimestre } = quarterOf(date);
  return trimestreDe(exercici, trimestre);
};

/** First and last day of a quarter. */
export const diesOf = ({
  exercici,
  periode,
}: Trimestre): { readonly inici: CalendarDate; readonly final: CalendarDate } =>
  diesDeTrimestre({ exercici, trimestre: PERIODES.indexOf(periode) + 1 });

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

import { addDays, type CalendarDate, calendarDate, dayNumber, daysInMonth, yearOf } from '#kernel/calendar-date.ts';
import { DIVENDRES_SANT, FESTIUS_FIXOS } from './festius.data.ts';

/** Easter Sunday of a year of the Gregorian calendar (the anonymous computus). */
export const pasqua = (year: number): CalendarDate => {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * late + 114;
  return calendarDate(year, Math.floor(days / 31), (days % 31) + 1);
};

/** Days from Monday, 0 to 6: day 0 of the count was a Thursday. */
const weekday = (date: CalendarDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7;
const SATURDAY = 5;

/** Whether terms run out on it: neither Saturday, Sunday nor a holiday of the whole country. */
export const esHabil = (date: CalendarDate): boolean => {
  const year = yearOf(date);
  if (weekday(date) >= SATURDAY) return false;
  if (FESTIUS_FIXOS.some(({ dia, des_de }) => des_de <= year && date.endsWith(dia))) return false;
  return date !== addDays(pasqua(year), DIVENDRES_SANT.dies);
};

/** The day itself, or the first one after it on which terms run out (Ley 39/2015, 30.5). */
export const habilDesDe = (date: CalendarDate): CalendarDate => {
  let found = date;
  while (!esHabil(found)) found = addDays(found, 1);
  return found;
};

/** Last day to file a form, of a quarter (1 to 4) or of the year (0): the day of the law, moved where it is no working day. */
export const terminiDe = ({
  model,
  exercici,
  trimestre,
}: {
  readonly model: string;
  readonly exercici: number;
  readonly trimestre: number;
}): CalendarDate => habilDesDe(diaDeLaLlei(model, exercici, trimestre));

const diaDeLaLlei = (model: string, exercici: number, trimestre: number): CalendarDate => {
  if (model === '347') return calendarDate(exercici + 1, 2, daysInMonth(exercici + 1, 2));
  if (trimestre === 0) return calendarDate(exercici + 1, 1, 30);
  if (trimestre < 4) return calendarDate(exercici, trimestre * 3 + 1, 20);
  return calendarDate(exercici + 1, 1, model === '111' || model === '115' ? 20 : 30);
};

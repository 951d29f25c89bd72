/**
 * Calendar dates without time zone, as `YYYY-MM-DD` text. Text order is date order. Pure arithmetic on the
 * proleptic Gregorian calendar: no clock, no `Date`.
 */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month, `month` from 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Whether the text is a real day between 1900 and 2199. */
export const isCalendarDate = (text: string): boolean => {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
};

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
export const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const parts = (date: CalendarDate): [number, number, number] => {
  const match = SHAPE.exec(date);
  if (!match) throw new RangeError(`not a calendar date: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
};

/** Days since 1970-01-01 (may be negative). */
export const dayNumber = (date: CalendarDate): number => {
  const [year, month, day] = parts(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
};

/** The calendar date of a day number. Inverse of `dayNumber`. */
export const dateOfDayNumber = (days: number): CalendarDate => {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthShift = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthShift + 2) / 5) + 1;
  const month = monthShift < 10 ? monthShift + 3 : monthShift - 9;
  return calendarDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
};

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDayNumber(dayNumber(date) + days);

/** Adds whole years; 29 February becomes 28 in a common year. */
export const addYears = (date: CalendarDate, years: number): CalendarDate => {
  const [year, month, day] = parts(date);
  return calendarDate(year + years, month, Math.min(day, daysInMonth(year + years, month)));
};

export const yearOf = (date: CalendarDate): number => parts(date)[0];

/** `27/11/2026`, the form of the three languages. */
export const showDate = (date: CalendarDate): string => {
  const [year, month, day] = parts(date);
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
};

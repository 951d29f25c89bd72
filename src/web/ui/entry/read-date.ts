import { addDays, type CalendarDate, calendarDate, isCalendarDate, yearOf } from '#kernel/calendar-date.ts';

const TODAY = ['avui', 'hoy', 'today'];

const fullYear = (year: string): number => {
  const value = Number(year);
  return year.length > 2 ? value : value < 80 ? 2000 + value : 1900 + value;
};

const checked = (date: string): CalendarDate | null => (isCalendarDate(date) ? date : null);

/**
 * A date as people type it: `1/3/26`, `1-3-2026`, `1.3.26`, `1/3` and `0103` (this year), `010326`, `01032026`, `2026-03-01`,
 * «avui», `+30`, `-7` (days from today). Null when it is no day.
 */
export const readDate = (typed: string, today: CalendarDate): CalendarDate | null => {
  const text = typed.trim().toLowerCase();
  if (TODAY.includes(text)) return today;
  const shift = /^([+-]\d{1,4})$/.exec(text);
  if (shift) return addDays(today, Number(shift[1]));
  const parted = /^(\d{1,2})[/\-. ](\d{1,2})(?:[/\-. ](\d{2}|\d{4}))?$/.exec(text);
  if (parted) {
    const year = parted[3] ? fullYear(parted[3]) : yearOf(today);
    return checked(calendarDate(year, Number(parted[2]), Number(parted[1])));
  }
  const short = /^(\d{2})(\d{2})$/.exec(text);
  if (short) return checked(calendarDate(yearOf(today), Number(short[2]), Number(short[1])));
  const joined = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text);
  if (joined) return checked(calendarDate(fullYear(joined[3] ?? ''), Number(joined[2]), Number(joined[1])));
  return checked(text);
};

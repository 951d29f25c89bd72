import { calendarDate, daysInMonth } from '#kernel/calendar-date.ts';

export type Periodicitat = 'mensual' | 'trimestral' | 'anual';
const MONTHS: Readonly<Record<Periodicitat, number>> = { mensual: 1, trimestral: 3, anual: 12 };

/** The nth day of something that recurs from `inici` on: the same day of the month, or the last one that there is. */
const nth = (inici: string, periodicitat: Periodicitat, n: number): string => {
  const [year = 0, month = 1, day = 1] = inici.split('-').map(Number);
  const months = year * 12 + (month - 1) + n * MONTHS[periodicitat];
  const [y, m] = [Math.floor(months / 12), (months % 12) + 1];
  return calendarDate(y, m, Math.min(day, daysInMonth(y, m)));
};

/** The first day of it on `from` or after, and not after `final`; null when there is none. */
export const properaOf = (
  {
    inici,
    final,
    periodicitat,
  }: { readonly inici: string; readonly final: string | null; readonly periodicitat: Periodicitat },
  from: string,
): string | null => {
  const [fromYear = 0] = from.split('-').map(Number);
  const [year = 0] = inici.split('-').map(Number);
  // Close below it, so that few steps are left however old it is.
  let n = Math.max(0, Math.floor(((fromYear - year - 1) * 12) / MONTHS[periodicitat]));
  while (nth(inici, periodicitat, n) < from) n += 1;
  const found = nth(inici, periodicitat, n);
  return final !== null && found > final ? null : found;
};

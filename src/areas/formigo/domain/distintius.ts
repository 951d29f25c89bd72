import type { CalendarDate } from '#kernel/calendar-date.ts';
import { MARCA_A_FINS } from './normatives.data.ts';
import type { Distintiu, Normativa } from './tipus.ts';

const MARKS: Readonly<Record<Normativa, readonly Distintiu[]>> = {
  'EHE-98': [1, 3],
  'EHE-08': [1, 2, 3],
  CODI: [1, 4, 5],
};

/**
 * Marks of a regulation: EHE-98 none and quality seal of the plant; EHE-08 none, A (to 2010-12-31, that day included) and
 * with mark; Codi none, recognised and certified dispersion. Without date, mark A is offered.
 */
export const marksOf = (normativa: Normativa, data?: CalendarDate | null): readonly Distintiu[] =>
  MARKS[normativa].filter((mark) => mark !== 2 || !data || data <= MARCA_A_FINS);

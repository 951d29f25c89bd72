import type { Clock } from './context.ts';

const ZONE = 'Europe/Madrid';
const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The machine's clock; "today" is the day in the office's zone. */
export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: () => day.format(new Date()),
};

/** Calendar date of an instant in the office's zone. */
export const dayOf = (instant: string): string => day.format(new Date(instant));

const moment = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

/** `YYYY-MM-DD HH:MM` of an instant in the office's zone. */
export const momentOf = (instant: string): string => moment.format(new Date(instant));

/** The instant that lies `milliseconds` after another (before it when negative). */
export const shift = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** Milliseconds from one instant to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

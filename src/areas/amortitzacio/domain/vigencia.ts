import type { CalendarDate } from '#kernel/calendar-date.ts';
import { COEFICIENTS, type CoeficientRow, type Taula } from './coeficients.data.ts';
import { LLINDARS, type Llindar } from './llindars.data.ts';

const stands = (row: { readonly des_de: string; readonly fins: string | null }, on: CalendarDate): boolean =>
  row.des_de <= on && (row.fins === null || on <= row.fins);

/** A figure of the law as it stands on a day; null before it existed. */
export const llindarOn = (codi: Llindar, on: CalendarDate): number | null =>
  LLINDARS.find((row) => row.codi === codi && stands(row, on))?.valor ?? null;

/** The rows of a table that stand on a day. */
export const coeficientsOn = (taula: Taula, on: CalendarDate): readonly CoeficientRow[] =>
  COEFICIENTS.filter((row) => row.taula === taula && stands(row, on));

export const coeficientOf = (codi: string): CoeficientRow | null =>
  COEFICIENTS.find((row) => row.codi === codi) ?? null;

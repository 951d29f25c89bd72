import { type CalendarDate, yearOf } from '#kernel/calendar-date.ts';
import { toScaled } from '#kernel/rounding.ts';
import type { CoeficientRow, Taula } from './coeficients.data.ts';
import { A_SIMPLIFICADA, A_SOCIETATS, A_SOCIETATS_PER_TIPUS } from './equivalents.data.ts';
import type { Metode } from './quadre.ts';
import { coeficientOf, llindarOn } from './vigencia.ts';

/** Table that a company writes off by from an exercise on. In order. */
export interface TaulaDesDe {
  readonly des_de: number;
  readonly taula: Taula;
}
/** Row and percentage that a good is written off by from an exercise on. */
export interface CanviTaula {
  readonly des_de: number;
  /** Null where the table of the law does not bound it. */
  readonly fila: string | null;
  /** Decimal text with at most 4 places. */
  readonly percentatge: string;
}

const PLACES = 4;
const ONE = 10n ** BigInt(PLACES);
const WHOLE = 100n * ONE;
const scaled = (text: string): bigint => toScaled(text, PLACES) ?? 0n;
const textOf = (value: bigint): string =>
  `${value / ONE}.${String(value % ONE).padStart(PLACES, '0')}`.replace(/\.?0+$/, '');

/** The table of an exercise. */
export const taulaOn = (taules: readonly TaulaDesDe[], exercici: number): Taula =>
  taules.findLast(({ des_de }) => des_de <= exercici)?.taula ?? 'societats';

/** The exercises in which a table rules, in order; no last one where it still does. */
export const exercicisDe = (
  taula: Taula,
  taules: readonly TaulaDesDe[],
): readonly { readonly des_de: number; readonly fins: number | null }[] =>
  taules.flatMap((one, place) => {
    const next = taules[place + 1];
    return one.taula === taula ? [{ des_de: one.des_de, fins: next ? next.des_de - 1 : null }] : [];
  });

/** The table of a row that is not the one of its company when the use of a good starts; null where it is, or there is no row. */
export const taulaAliena = (
  { fila, metode, inici }: { readonly fila: string | null; readonly metode: string; readonly inici: CalendarDate },
  taules: readonly TaulaDesDe[],
): Taula | null => {
  const row = fila === null || metode === '06' ? null : coeficientOf(fila);
  return row && row.taula !== taulaOn(taules, yearOf(inici)) ? row.taula : null;
};

/** The row of the other table for what a row of one writes off. */
export const filaEquivalent = ({ codi, taula }: CoeficientRow, tipus_be: string): CoeficientRow | null => {
  const to =
    taula === 'simplificada'
      ? (A_SOCIETATS_PER_TIPUS[`${codi} ${tipus_be}`] ?? A_SOCIETATS[codi])
      : A_SIMPLIFICADA[codi];
  return to === undefined ? null : coeficientOf(to);
};

interface Escrit {
  readonly fila: string | null;
  readonly tipus_be: string;
  readonly percentatge: string;
  readonly metode: Metode;
  readonly usat: boolean;
  readonly inici: CalendarDate;
}

/** Times that the most of a row may be exceeded: used goods, and those of small companies. */
const factorOf = ({ metode, usat, inici }: Escrit): bigint => {
  if (metode === '07') return BigInt(llindarOn('erd_factor', inici) ?? 1);
  return metode === '08' || usat ? BigInt(llindarOn('usat_factor', inici) ?? 1) : 1n;
};

/** The most of one row is the most of the other; what was less stays, within what the other lets. */
const percentatgeEn = (be: Escrit, from: CoeficientRow, to: CoeficientRow): string => {
  const [written, factor] = [scaled(be.percentatge), factorOf(be)];
  const [was, most] = [scaled(from.maxim), scaled(to.maxim)];
  if (written === was) return to.maxim;
  if (written === was * factor) return textOf(most * factor);
  const least = (WHOLE + BigInt(to.anys) - 1n) / BigInt(to.anys);
  const bounded = written > most * factor ? most * factor : written < least ? least : written;
  return textOf(bounded);
};

/**
 * How a good goes on where its company writes off by another table than when its use started: what is pending is carried on by
 * the row of that table. A good written with a row of the table that rules, or with none, is as it was written, and so is one that
 * is written off freely. `desDe`: the exercise from which it is written so. Source: LIRPF 28.1, RIRPF 30.1; LIS 12.1.a.
 */
export const canvisDeTaula = (
  be: Escrit,
  taules: readonly TaulaDesDe[],
  desDe: number = yearOf(be.inici),
): readonly CanviTaula[] => {
  const row = be.fila === null ? null : coeficientOf(be.fila);
  const other = row && filaEquivalent(row, be.tipus_be);
  if (!row || !other || be.metode === '06') return [];
  const start = taulaOn(taules, desDe);
  const written = { fila: row.codi, percentatge: be.percentatge };
  const moved = { fila: other.codi, percentatge: percentatgeEn(be, row, other) };
  const found: CanviTaula[] = [];
  let fila = row.codi;
  for (const { des_de, taula } of taules.filter((one) => one.des_de > desDe)) {
    const now = taula === start || taula === row.taula ? written : moved;
    if (now.fila !== fila) found.push({ des_de, ...now });
    fila = now.fila;
  }
  return found;
};

/** What a good is written off by from an exercise on: as a person wrote it, or as the table of its company came to say. */
export interface Canvi extends CanviTaula {
  readonly escrit: boolean;
}

/** The exercises in which a good changes its row or percentage, in order: those written, and what the tables say of each. */
export const canvisDe = (
  be: Escrit,
  escrits: readonly CanviTaula[],
  taules: readonly TaulaDesDe[],
): readonly Canvi[] => {
  const parts = [
    { des_de: yearOf(be.inici), fila: be.fila, percentatge: be.percentatge, escrit: false },
    ...escrits.map((one) => ({ ...one, escrit: true })),
  ];
  return parts.flatMap((part, place) => {
    const until = parts[place + 1]?.des_de ?? Number.POSITIVE_INFINITY;
    const moved = canvisDeTaula({ ...be, fila: part.fila, percentatge: part.percentatge }, taules, part.des_de)
      .filter(({ des_de }) => des_de < until)
      .map((one) => ({ ...one, escrit: false }));
    return part.escrit ? [part, ...moved] : moved;
  });
};

/** What is written from an exercise on, in place of all that was from then on; nothing where it says what ruled before it. */
export const escritDesDe = (
  first: Pick<CanviTaula, 'fila' | 'percentatge'>,
  escrits: readonly CanviTaula[],
  canvi: CanviTaula,
): readonly CanviTaula[] => {
  const before = escrits.filter(({ des_de }) => des_de < canvi.des_de);
  const ruled = before.at(-1) ?? first;
  const same = ruled.fila === canvi.fila && scaled(ruled.percentatge) === scaled(canvi.percentatge);
  return same ? before : [...before, canvi];
};

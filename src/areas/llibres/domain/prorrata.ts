import { type Caselles, importOf } from './caselles.ts';

/** What of the VAT borne is deducted from an exercise on, in percent. */
interface Prorrata {
  readonly des_de: number;
  readonly percentatge: string;
}
export const TOTA = '100';

/** Percent applied in an exercise: that of the last row until it, rows being in order; all where no row says less. */
export const prorrataDe = (prorrates: readonly Prorrata[], exercici: number): string =>
  prorrates.findLast(({ des_de }) => des_de <= exercici)?.percentatge ?? TOTA;

/** The final one of an exercise: what is applied in the next (LIVA 105.Dos). */
export const definitivaDe = (prorrates: readonly Prorrata[], exercici: number): string =>
  prorrataDe(prorrates, exercici + 1);

/** What a year's operations come to, in cents: those that give right to deduct, and with those that give none. */
export interface VolumProrrata {
  readonly amb_dret: number;
  readonly total: number;
}
/** From the yearly form: its turnover, of which box 105 gives no right (LIVA 94, 104.Dos; goods sold are no part of it, 104.Tres). */
export const volumProrrata = (anual: Caselles): VolumProrrata => {
  const total = importOf(anual, '108');
  return { amb_dret: total - importOf(anual, '105'), total };
};

/** Percent that the year's own operations give, rounded up to a whole one (LIVA 104.Dos); null where there was none. */
export const prorrataCalculada = ({ amb_dret, total }: VolumProrrata): string | null => {
  if (total <= 0) return null;
  const percent = (BigInt(Math.max(0, amb_dret)) * 100n + BigInt(total) - 1n) / BigInt(total);
  return String(percent > 100n ? 100n : percent);
};

const ULTIM_ANY = 9999;
/** Exercises that deduct less than all their VAT, and the percent of it that they do not. */
export interface PeriodeAmbProrrata {
  readonly des_de: number;
  readonly fins: number;
  readonly perdut: string;
}
/** Those of a profile, whose rows are in order. */
export const periodesAmbProrrata = (prorrates: readonly Prorrata[]): readonly PeriodeAmbProrrata[] =>
  prorrates.flatMap(({ des_de, percentatge }, at) =>
    percentatge === TOTA
      ? []
      : [{ des_de, fins: (prorrates[at + 1]?.des_de ?? ULTIM_ANY + 1) - 1, perdut: String(100 - Number(percentatge)) }],
  );

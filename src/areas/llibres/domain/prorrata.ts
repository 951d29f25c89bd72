/** What of the VAT borne is deducted from an exercise on, in percent. */
interface Prorrata {
  readonly des_de: number;
  readonly percentatge: string;
}
const TOTA = '100';

/** Percent applied in an exercise: that of the last row until it, rows being in order; all where no row says less. */
export const prorrataDe = (prorrates: readonly Prorrata[], exercici: number): string =>
  prorrates.findLast(({ des_de }) => des_de <= exercici)?.percentatge ?? TOTA;

/** The final one of an exercise: what is applied in the next (LIVA 105.Dos). */
export const definitivaDe = (prorrates: readonly Prorrata[], exercici: number): string =>
  prorrataDe(prorrates, exercici + 1);

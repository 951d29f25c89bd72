import type { DespesaValues } from './despesa-values.ts';

/** What a new expense begins with, brought from another screen. */
interface Brought {
  readonly files: readonly File[];
  readonly known: Partial<DespesaValues>;
}
const NOTHING: Brought = { files: [], known: {} };
let waiting = NOTHING;
let seen: readonly File[] = [];

/** Files let go over the list. */
export const bringFiles = (files: readonly File[]): void => {
  waiting = { files, known: {} };
};
/** What a file that is up already says. */
export const bringFields = (known: Partial<DespesaValues>, file: File): void => {
  waiting = { files: [], known };
  seen = [file];
};
/** Gives them once. */
export const takeBrought = (): Brought => {
  const brought = waiting;
  waiting = NOTHING;
  return brought;
};
/** Files that are up already and that this page still holds. */
export const heldFiles = (): readonly File[] => seen;

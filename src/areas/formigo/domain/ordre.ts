/** When a sample was poured, as far as it is known; `entrada` is the order in which it was typed. */
export interface PourMark {
  readonly data: string | null;
  readonly hora: string | null;
  readonly entrada: number;
}

/** Pour order: date, then time, then entry. What has no date comes after what has; no time, after the times of its day. */
export const comparePours = (one: PourMark, other: PourMark): number => {
  const compare = (a: string | null, b: string | null): number =>
    a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;
  return compare(one.data, other.data) || compare(one.hora, other.hora) || one.entrada - other.entrada;
};

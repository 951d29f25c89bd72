/** A process of a work or an item of a process: where it stands, and where the bank has it. */
export interface Posat {
  readonly ordre: number;
  /** Sorts as the bank does. */
  readonly rang: string;
}

const STEP = 10;

/** Whether they stand as in the bank: nobody has ordered them otherwise. */
export const isBankOrder = (have: readonly Posat[]): boolean =>
  have.every(({ rang }, place) => place === 0 || (have[place - 1]?.rang ?? '') <= rang);

/**
 * Where one more goes among those that there are, in order: in its place of the bank while the others stand as the bank has
 * them, after all of them otherwise. `others` says where these stand then: where they stood, unless there was no room.
 */
export const placeIn = (
  have: readonly Posat[],
  rang: string,
): { readonly ordre: number; readonly others: readonly number[] } => {
  const others = have.map(({ ordre }) => ordre);
  const found = isBankOrder(have) ? have.findIndex((one) => one.rang > rang) : -1;
  const place = found === -1 ? have.length : found;
  const before = others[place - 1] ?? 0;
  const after = others[place];
  if (after === undefined) return { ordre: before + STEP, others };
  const between = Math.floor((before + after) / 2);
  if (between > before && between < after) return { ordre: between, others };
  return {
    ordre: (place + 1) * STEP,
    others: others.map((_, index) => (index < place ? index + 1 : index + 2) * STEP),
  };
};

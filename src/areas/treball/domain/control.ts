/** How many lots of a work are in each state. */
interface Counts {
  readonly lots: number;
  readonly no_satisfactoris: number;
  readonly respostes: number;
  readonly insuficients: number;
  readonly pendents: number;
}
/** States that a list names, worst first. */
export const WORST = ['no_satisfactoris', 'respostes', 'insuficients', 'pendents'] as const;

/** The worst state that any lot is in; `satisfactoris` when every one is, null without lots. */
export const worstOf = (counts: Counts): (typeof WORST)[number] | 'satisfactoris' | null =>
  counts.lots === 0 ? null : (WORST.find((key) => counts[key] > 0) ?? 'satisfactoris');

/** Lots without a verdict yet: awaiting results or an answer. */
export const lotsToJudge = ({ pendents, respostes }: Counts): number => pendents + respostes;

/** Whole percent of lots with a verdict, never rounded up to the whole. */
export const judgedPercent = (counts: Counts): number =>
  counts.lots === 0 ? 0 : Math.floor(((counts.lots - lotsToJudge(counts)) / counts.lots) * 100);

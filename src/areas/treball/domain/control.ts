/** How many lots of a work are in each state. */
interface Counts {
  readonly lots: number;
  readonly satisfactoris: number;
  readonly no_satisfactoris: number;
  readonly respostes: number;
  readonly insuficients: number;
  readonly pendents: number;
}
/** States that a list names, worst first. */
export const WORST = ['no_satisfactoris', 'respostes', 'insuficients', 'pendents'] as const;

/** The worst state that any lot is in; `no_aplica` when none is judged by strength, null without lots. */
export const worstOf = (counts: Counts): (typeof WORST)[number] | 'satisfactoris' | 'no_aplica' | null => {
  if (counts.lots === 0) return null;
  return WORST.find((key) => counts[key] > 0) ?? (counts.satisfactoris > 0 ? 'satisfactoris' : 'no_aplica');
};

/** Lots that failed and of which it was decided what becomes: they stay failed, and nothing of them is open. */
export const decidedLots = (counts: { readonly no_satisfactoris: number; readonly sense_decisio: number }): number =>
  counts.no_satisfactoris - counts.sense_decisio;

/**
 * Whether concrete tells the worst of a work: it has no plan; or nothing of the plan is open and a lot waits for an answer,
 * or failed and is not decided. What is open leads everywhere, in the list as in the head of its work.
 */
export const formigoLeads = (
  control: { readonly obertes: number } | null,
  formigo: { readonly sense_decisio: number; readonly respostes: number },
): boolean => control === null || (control.obertes === 0 && formigo.sense_decisio + formigo.respostes > 0);

/** Lots without a verdict yet: awaiting results or an answer. */
export const lotsToJudge = ({ pendents, respostes }: Counts): number => pendents + respostes;

/** Lots with a verdict, of those that are judged: under indirect control none is. */
export const judgedLots = (counts: Counts): { readonly fets: number; readonly lots: number } => {
  const fets = counts.satisfactoris + counts.no_satisfactoris;
  return { fets, lots: fets + lotsToJudge(counts) };
};

/** Whole percent of lots with a verdict, never rounded up to the whole; null when none is to be judged. */
export const judgedPercent = (counts: Counts): number | null => {
  const { fets, lots } = judgedLots(counts);
  return lots === 0 ? null : Math.floor((fets / lots) * 100);
};

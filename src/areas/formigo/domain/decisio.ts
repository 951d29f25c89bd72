import type { Veredicte } from './tipus.ts';

/**
 * Whether a later decision stands beside a lot that has no failure any more: it was taken on a failed lot whose strengths
 * were corrected afterwards. While the lot is pending or asks, nothing can be said yet.
 */
export const isDecisionLeftOver = (verdict: Veredicte, decided: boolean): boolean =>
  decided && verdict === 'satisfactori';

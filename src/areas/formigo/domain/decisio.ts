import type { LotVerdict, Veredicte } from './tipus.ts';

/**
 * Whether a later decision stands beside a lot that has no failure any more: it was taken on a failed lot whose strengths
 * were corrected afterwards. While the lot is pending or asks, nothing can be said yet.
 */
export const isDecisionLeftOver = (verdict: Veredicte, decided: boolean): boolean =>
  decided && verdict === 'satisfactori';

/** A margin is printed to the hundredth of N/mm²: what moves it by less is the same result. */
const SAME = 0.005;

/**
 * Whether a lot fails by another margin than when its decision was taken: whoever took it looked at other results, and it
 * is to be taken again. `marge`: N/mm², of the verdict that was decided on; undefined where it was not kept.
 */
export const isOnOtherResults = (
  verdict: Pick<LotVerdict, 'verdict' | 'marge'>,
  marge: number | null | undefined,
): boolean => {
  if (marge === undefined || verdict.verdict !== 'no_satisfactori') return false;
  if (marge === null || verdict.marge === null) return marge !== verdict.marge;
  return Math.abs(marge - verdict.marge) >= SAME;
};

/** The outcome that a decision settles a failure with; null while there is none, or it was taken on other results. */
export const settledBy = <Resultat>(
  decisio: { readonly resultat: Resultat | null; readonly revisar?: boolean | undefined } | null,
): Resultat | null => (decisio && !decisio.revisar ? decisio.resultat : null);

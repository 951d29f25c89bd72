import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Decisio } from '../contract/schemas.ts';
import { isOnOtherResults } from '../domain/decisio.ts';
import type { LotVerdict } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import { formOfLot, type LotState, wordOfLot } from './words.ts';

/** The state of a lot from its verdict and later decision. */
export const stateOfVerdict = (verdict: LotVerdict, decisio: Decisio | null = null): LotState => ({
  verdict: verdict.verdict,
  insuficients: verdict.mostresInsuficients,
  perSotaFck: verdict.acceptedBelowFck,
  decisio: decisio && !isOnOtherResults(verdict, decisio.marge) ? decisio.resultat : null,
  falten: Math.max(0, (verdict.mostresDemanades ?? 0) - verdict.mostresTingudes),
});

/** The mark of a lot, the same on every screen. */
export const LotMark = ({ state, size, before }: { state: LotState; size?: 'mark' | 'icon'; before?: string }) => {
  const t = useTexts(formigoTexts);
  const word = wordOfLot(t, state);
  return <Mark form={formOfLot(state)} word={before ? `${before}: ${word}` : word} {...(size ? { size } : {})} />;
};

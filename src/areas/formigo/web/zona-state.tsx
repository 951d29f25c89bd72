import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ZonaItem } from '../contract/schemas.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { say, wordOfLot } from './words.ts';

type Lot = ZonaItem['lots'][number];

/** Worst first. */
const WORST = [
  'no_satisfactori',
  'ask',
  'mostra_no_valida',
  'insuficients',
  'pendent',
  'satisfactori',
  'no_aplica',
] as const;
type State = (typeof WORST)[number];
const FORM: Readonly<Record<State, MarkForm>> = {
  no_satisfactori: 'failed',
  ask: 'ask',
  mostra_no_valida: 'warning',
  insuficients: 'warning',
  pendent: 'pending',
  satisfactori: 'satisfied',
  no_aplica: 'notApplicable',
};
const stateOf = (lot: Lot): State =>
  lot.verdict === 'satisfactori' && lot.insuficients ? 'insuficients' : lot.verdict;

/** How many lots are in each state. */
export const countsOf = (lots: readonly Lot[]): Readonly<Record<State, number>> =>
  Object.fromEntries(WORST.map((state) => [state, lots.filter((lot) => stateOf(lot) === state).length])) as Record<
    State,
    number
  >;

/** The worst mark of a zone with how many lots have it; a later decision stands beside a failure, never over it. */
export const ZonaState = ({ zona }: { zona: ZonaItem }) => {
  const t = useTexts(formigoTexts);
  if (zona.lots.length === 0) return <Mark form="pending" word={t('formigo.zona.sense_lots_curt')} />;
  const counts = countsOf(zona.lots);
  const worst = WORST.find((state) => counts[state] > 0) ?? 'pendent';
  const all = WORST.filter((state) => counts[state] > 0).map((state) =>
    say(t, `formigo.compte.${state}`, { n: counts[state] }),
  );
  const decided = zona.lots.filter((lot) => lot.verdict === 'no_satisfactori' && lot.decisio !== null);
  const single = zona.lots.length === 1 ? zona.lots[0] : null;
  const word = single
    ? wordOfLot(t, {
        verdict: single.verdict,
        insuficients: single.insuficients,
        perSotaFck: single.perSotaFck,
        decisio: single.decisio,
        falten: Math.max(0, (single.mostresDemanades ?? 0) - single.mostresTingudes),
      })
    : say(t, `formigo.compte.${worst}`, { n: counts[worst] }) +
      (decided.length > 0 ? ` · ${t('formigo.compte.decidits', { n: decided.length })}` : '');
  return (
    <span title={all.join(' · ')} className={css.state}>
      <Mark form={FORM[worst]} word={word} />
    </span>
  );
};

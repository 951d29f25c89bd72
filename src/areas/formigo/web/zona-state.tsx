import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ZonaItem } from '../contract/schemas.ts';
import { countsOf, WORST, worstOf, type ZonaLotState, zonaWord } from '../domain/estat-zona.ts';
import { formigoTexts } from '../texts/index.ts';
import css from './formigo.module.css';
import { say } from './words.ts';

const FORM: Readonly<Record<ZonaLotState, MarkForm>> = {
  no_satisfactori: 'failed',
  ask: 'ask',
  mostra_no_valida: 'warning',
  insuficients: 'warning',
  pendent: 'pending',
  satisfactori: 'satisfied',
  no_aplica: 'notApplicable',
};

/** The worst mark of a zone with how many lots have it; a later decision stands beside a failure, never over it. */
export const ZonaState = ({ zona }: { zona: ZonaItem }) => {
  const t = useTexts(formigoTexts);
  const word = zonaWord((key, params) => say(t, key, params), zona.lots);
  if (zona.lots.length === 0) return <Mark form="pending" word={word} />;
  const counts = countsOf(zona.lots);
  const all = WORST.filter((state) => counts[state] > 0).map((state) =>
    say(t, `formigo.compte.${state}`, { n: counts[state] }),
  );
  return (
    <span title={all.join(' · ')} className={css.state}>
      <Mark form={FORM[worstOf(zona.lots)]} word={word} />
    </span>
  );
};

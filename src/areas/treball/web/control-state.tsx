import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ResumFormigo } from '../contract/schemas.ts';
import { judgedPercent, lotsToJudge, worstOf } from '../domain/control.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';

const FORM: Readonly<Record<NonNullable<ReturnType<typeof worstOf>>, MarkForm>> = {
  no_satisfactoris: 'failed',
  respostes: 'ask',
  insuficients: 'warning',
  pendents: 'pending',
  satisfactoris: 'satisfied',
};

/** The worst state of a work’s lots, as a mark; nothing when there are no lots. */
export const WorstMark = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const worst = worstOf(formigo);
  if (worst === null) return null;
  return <Mark form={FORM[worst]} word={t(`treball.control.${worst}`, { n: formigo[worst] })} />;
};

/** How many lots are judged, as a bar and a percentage. */
export const JudgedBar = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  if (formigo.lots === 0) return null;
  const judged = formigo.lots - lotsToJudge(formigo);
  const percent = formats.percent(judgedPercent(formigo));
  const words = t('treball.control.jutjats', { fets: judged, lots: formigo.lots, percent });
  return (
    <span className={css.judged} role="img" aria-label={words} title={words}>
      <span className={css.bar}>
        <span className={css.done} style={{ width: `${(judged / formigo.lots) * 100}%` }} />
      </span>
      <span aria-hidden>{percent}</span>
    </span>
  );
};

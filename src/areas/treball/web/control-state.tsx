import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ResumFormigo } from '../contract/schemas.ts';
import { judgedLots, judgedPercent, worstOf } from '../domain/control.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';

const FORM: Readonly<Record<NonNullable<ReturnType<typeof worstOf>>, MarkForm>> = {
  no_satisfactoris: 'failed',
  respostes: 'ask',
  insuficients: 'warning',
  pendents: 'pending',
  satisfactoris: 'satisfied',
  no_aplica: 'notApplicable',
};

/** The worst state of a work’s lots, as a mark; nothing when there are no lots. */
export const WorstMark = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const worst = worstOf(formigo);
  if (worst === null) return null;
  return (
    <Mark form={FORM[worst]} word={t(`treball.control.${worst}`, { n: worst === 'no_aplica' ? 0 : formigo[worst] })} />
  );
};

/** How many lots are judged, as a bar and a percentage. */
export const JudgedBar = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const whole = judgedPercent(formigo);
  if (whole === null) return null;
  const { fets, lots } = judgedLots(formigo);
  const percent = formats.percent(whole);
  const words = t('treball.control.jutjats', { fets, lots, percent });
  return (
    <span className={css.judged} role="img" aria-label={words} title={words}>
      <span className={css.bar}>
        <span className={css.done} style={{ width: `${(fets / lots) * 100}%` }} />
      </span>
      <span aria-hidden>{percent}</span>
    </span>
  );
};

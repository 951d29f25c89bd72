import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ResumFormigo } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import css from './treball.module.css';

const WORST = [
  { key: 'no_satisfactoris', form: 'failed' },
  { key: 'respostes', form: 'ask' },
  { key: 'insuficients', form: 'warning' },
  { key: 'pendents', form: 'pending' },
] as const satisfies readonly { key: keyof ResumFormigo; form: MarkForm }[];

/** Lots without a verdict yet: awaiting results or an answer. */
export const lotsToJudge = ({ pendents, respostes }: ResumFormigo): number => pendents + respostes;

/** The worst state of a work’s lots, as a mark; nothing when there are no lots. */
export const WorstMark = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  if (formigo.lots === 0) return null;
  const worst = WORST.find(({ key }) => formigo[key] > 0);
  if (!worst && formigo.satisfactoris === 0)
    return <Mark form="notApplicable" word={t('treball.form.notApplicable')} />;
  if (!worst) return <Mark form="satisfied" word={t('treball.control.satisfactoris')} />;
  return <Mark form={worst.form} word={t(`treball.control.${worst.key}`, { n: formigo[worst.key] })} />;
};

/** How many lots are judged, as a bar and a percentage. */
export const JudgedBar = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  // Lots under indirect control are never judged: they are neither done nor to do.
  const judged = formigo.satisfactoris + formigo.no_satisfactoris;
  const lots = judged + lotsToJudge(formigo);
  if (lots === 0) return null;
  const percent = formats.percent(Math.floor((judged / lots) * 100));
  const words = t('treball.control.jutjats', { fets: judged, lots, percent });
  return (
    <span className={css.judged} role="img" aria-label={words} title={words}>
      <span className={css.bar}>
        <span className={css.done} style={{ width: `${(judged / lots) * 100}%` }} />
      </span>
      <span aria-hidden>{percent}</span>
    </span>
  );
};

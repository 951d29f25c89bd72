import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ResumFormigo, TreballItem } from '../contract/schemas.ts';
import { decidedLots, formigoLeads, judgedLots, judgedPercent, worstOf } from '../domain/control.ts';
import { treballTexts } from '../texts/index.ts';
import { EstatControlMark } from './estat-control.tsx';
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
const WorstMark = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const worst = worstOf(formigo);
  if (worst === null) return null;
  if (worst === 'no_satisfactoris' && formigo.sense_decisio === 0)
    return <Mark form="failed" word={t('treball.control.decidits', { n: formigo.no_satisfactoris })} />;
  return (
    <Mark form={FORM[worst]} word={t(`treball.control.${worst}`, { n: worst === 'no_aplica' ? 0 : formigo[worst] })} />
  );
};

/** The worst of the control of a work, and beside it the lots that failed and were decided, where that does not say so. */
export const WorkMark = ({ item }: { item: Pick<TreballItem, 'control' | 'formigo'> }) => {
  const t = useTexts(treballTexts);
  const { control, formigo } = item;
  if (control === null || formigoLeads(control, formigo)) return <WorstMark formigo={formigo} />;
  // A plan in which all the rest is answered says it itself.
  const decidits = control.estat === 'decidit' ? 0 : decidedLots(formigo);
  return (
    <>
      <EstatControlMark recompte={control.estat === 'decidit' ? control : { ...control, decidides: 0 }} />
      {decidits > 0 ? (
        <span title={t('treball.control.decidits', { n: decidits })}>
          <Mark form="failed" word={t('treball.control.decidits_curt', { n: decidits })} />
        </span>
      ) : null}
    </>
  );
};

/** How much of the plan is answered; where a work has none, how many lots of concrete are judged. */
export const WorkBar = ({ item }: { item: Pick<TreballItem, 'control' | 'formigo'> }) => {
  const t = useTexts(treballTexts);
  if (item.control === null) return <JudgedBar formigo={item.formigo} />;
  // Two marks take its place.
  const { estat, total, pendents, percentatge } = item.control;
  if (!formigoLeads(item.control, item.formigo) && estat !== 'decidit' && decidedLots(item.formigo) > 0) return null;
  return (
    <PercentBar
      whole={percentatge}
      words={(percent) => t('treball.control.respostes_de', { fetes: total - pendents, total, percent })}
    />
  );
};

/** A share done, as a bar and a percentage. */
export const PercentBar = ({ whole, words }: { whole: number; words: (percent: string) => string }) => {
  const formats = useFormats();
  const percent = formats.percent(whole);
  const said = words(percent);
  return (
    <span className={css.judged} role="img" aria-label={said} title={said}>
      <span className={css.bar}>
        <span className={css.done} style={{ width: `${whole}%` }} />
      </span>
      <span aria-hidden>{percent}</span>
    </span>
  );
};

/** How many lots are judged, as a bar and a percentage. */
const JudgedBar = ({ formigo }: { formigo: ResumFormigo }) => {
  const t = useTexts(treballTexts);
  const whole = judgedPercent(formigo);
  if (whole === null) return null;
  const { fets, lots } = judgedLots(formigo);
  return <PercentBar whole={whole} words={(percent) => t('treball.control.jutjats', { fets, lots, percent })} />;
};

import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { ResumControl } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';

type Counted = Pick<ResumControl, 'estat' | 'obertes' | 'tancades' | 'decidides' | 'percentatge' | 'lotsPerFer'>;
const FORM: Readonly<Record<ResumControl['estat'], MarkForm>> = {
  no_aplica: 'notApplicable',
  conforme: 'satisfied',
  pendent: 'pending',
  en_curs: 'issued',
  decidit: 'failed',
  no_conforme: 'failed',
};

/** What the control of a part of a work comes to, as a mark. What was closed and what was decided upon is told in every later state. */
export const EstatControlMark = ({ recompte, size }: { recompte: Counted; size?: 'mark' | 'icon' }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const { estat, obertes, tancades, decidides, percentatge, lotsPerFer } = recompte;
  return (
    <Mark
      form={FORM[estat]}
      word={t(`treball.estat_control.${estat}`, {
        n: obertes,
        tancades,
        decidides,
        lots: lotsPerFer,
        percent: formats.percent(percentatge),
      })}
      {...(size ? { size } : {})}
    />
  );
};

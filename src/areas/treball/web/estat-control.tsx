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
export const EstatControlMark = ({
  recompte,
  size,
  curt = false,
}: {
  recompte: Counted;
  size?: 'mark' | 'icon';
  /** In few words, where it stands in a column; the whole is told where it is pointed at. */
  curt?: boolean;
}) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const { estat, obertes, tancades, decidides, percentatge, lotsPerFer } = recompte;
  const params = { n: obertes, tancades, decidides, lots: lotsPerFer, percent: formats.percent(percentatge) };
  const whole = t(`treball.estat_control.${estat}`, params);
  const short =
    curt && (estat === 'en_curs' || estat === 'no_conforme') ? t(`treball.estat_control.curt.${estat}`, params) : whole;
  return <Mark form={FORM[estat]} word={short} title={whole} {...(size ? { size } : {})} />;
};

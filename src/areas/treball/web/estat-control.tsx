import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import { treballTexts } from '../texts/index.ts';

interface Recompte {
  readonly estat: 'no_aplica' | 'conforme' | 'pendent' | 'en_curs' | 'no_conforme';
  readonly percentatge: number;
  readonly obertes: number;
}
const FORM: Readonly<Record<Recompte['estat'], MarkForm>> = {
  no_aplica: 'notApplicable',
  conforme: 'satisfied',
  pendent: 'pending',
  en_curs: 'issued',
  no_conforme: 'failed',
};

/** What the control of a part of a work comes to, as a mark: of an item, a process or the whole. */
export const EstatControlMark = ({ recompte, size }: { recompte: Recompte; size?: 'mark' | 'icon' }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const { estat, obertes, percentatge } = recompte;
  return (
    <Mark
      form={FORM[estat]}
      word={t(`treball.estat_control.${estat}`, { n: obertes, percent: formats.percent(percentatge) })}
      {...(size ? { size } : {})}
    />
  );
};

import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import { procesTexts } from '../texts/index.ts';
import type { Programa } from './plan-rows.ts';
import css from './programa.module.css';

const FORM: Readonly<Record<Programa['estat'], MarkForm>> = {
  buit: 'draft',
  en_curs: 'draft',
  emes: 'issued',
  modificat: 'draft',
};

/** Where the programme stands: not issued, issued, or changed since, with the way to its issues. */
export const PlanHead = ({ programa, onRevisions }: { programa: Programa; onRevisions: () => void }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const { estat, revisio, n_canvis } = programa;
  if (estat === 'buit') return null;
  return (
    <div className={css.line}>
      <Mark form={FORM[estat]} word={t(`proces.estat.${estat}`, { n: revisio?.numero ?? 0 })} />
      {revisio ? <span>{t('proces.revisio_del', { n: revisio.numero, data: formats.date(revisio.data) })}</span> : null}
      {n_canvis > 0 ? <span>{t('proces.canvis_des', { n: n_canvis })}</span> : null}
      {revisio ? (
        <button type="button" className={css.link} onClick={onRevisions}>
          {t('proces.revisions')}
        </button>
      ) : null}
    </div>
  );
};

import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { TextAreaField } from '#web/ui/form/fields.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import type { ResultatAnswer } from '../contract/schemas.ts';
import { isAjornat } from '../domain/resposta.ts';
import { resultatTexts } from '../texts/index.ts';
import css from './seguiment.module.css';

/** The term of a non-conformity: one that is put off asks why, and those that it had are told under it. */
export const TerminiFields = ({
  form,
  abans,
  canvis,
  readOnly,
}: {
  form: { get: RecordForm['get'] };
  /** The term that stands; null where it has none yet. */
  abans: string | null;
  canvis: ResultatAnswer['canvis_termini'];
  readOnly: boolean;
}) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const stood = { resultat: 'NC', termini: abans } as const;
  const asks = !readOnly && isAjornat(stood, { ...stood, termini: form.get('termini') as string | null });
  return (
    <>
      <DateField name="termini" span={6} half readOnly={readOnly} required />
      {asks ? <TextAreaField name="motiu_termini" span={12} rows={2} maxLength={1000} required /> : null}
      {canvis.length > 0 ? (
        <div className={css.terminis}>
          <h4>{t('seguiment.canvis_termini')}</h4>
          <ul>
            {canvis.map(({ quan, usuari, abans: from, despres, motiu }) => (
              <li key={quan}>
                {[
                  t('seguiment.canvi_termini', { abans: formats.date(from), despres: formats.date(despres) }),
                  motiu,
                  usuari,
                  formats.date(formats.dayOf(quan)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
};

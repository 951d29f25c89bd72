import { BASES_LEGALS } from '#areas/proces/domain/base-legal.data.ts';
import { LANGUAGES, OWN_NAME } from '#kernel/language.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { CheckField, SelectField, TextAreaField } from '#web/ui/form/fields.tsx';
import { useForm } from '#web/ui/form/form.tsx';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import type { Informes } from '../contract/routes.ts';
import { DISSENYS } from '../domain/disseny.ts';
import type { DocumentTreball } from '../domain/documents.ts';
import { documentTexts } from '../texts/documents.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { type Flag, takes } from './asked.ts';
import css from './informes.module.css';

const CHECKS = [
  'sense_modificacions',
  'inclou_canvis_programa',
  'nomes_amb_resultats',
  'inclou_agents',
  'inclou_valoracio',
  'annex',
  'logo',
  'signatura',
] as const;

/** The flags of a kind of document, in one order whatever the kind. */
export const DocumentFields = ({ codi, informes }: { codi: DocumentTreball; informes: Informes }) => {
  const t = useTexts(documentTexts);
  const own = useTexts(pantallaTexts);
  const formats = useFormats();
  const form = useForm();
  const modifica = codi === 'modificacions' || codi === 'tancament';
  const ambBase = informes.revisions.some(({ numero, amb_base }) => amb_base && numero === form.get('revisio'));
  const has = (flag: Flag): boolean => takes(codi, flag);
  return (
    <>
      {has('proces') ? (
        <SelectField
          name="proces"
          label={t('informe.doc.proces')}
          empty={t('informe.doc.proces.tots')}
          options={informes.processos.map(({ proces_fk, nom }) => ({ value: proces_fk, text: nom }))}
        />
      ) : null}
      {has('revisio') ? (
        <SelectField
          name="revisio"
          label={t('informe.doc.revisio')}
          empty={t('informe.doc.revisio.cap')}
          options={informes.revisions.map(({ numero, data }) => ({
            value: numero,
            text: t('informe.doc.revisio.n', { numero, data: formats.date(data) }),
          }))}
        />
      ) : null}
      {has('base_legal') && !ambBase ? (
        <SelectField
          name="base_legal"
          label={t('informe.doc.base_legal')}
          empty={t('informe.doc.base_legal.data')}
          options={BASES_LEGALS.map((value) => ({ value, text: t(`informe.doc.base_legal.${value}`) }))}
          help={t(`informe.doc.base_legal.per.${informes.base_legal.per}`, {
            normes: informes.base_legal.normes,
            data: informes.base_legal.data ? formats.date(informes.base_legal.data) : '',
          })}
        />
      ) : null}
      {has('base_legal') && ambBase ? <p className={css.help}>{t('informe.doc.base_legal.revisio')}</p> : null}
      {has('resultat') ? (
        <SelectField
          name="resultat"
          label={t('informe.doc.resultat')}
          empty={t('informe.doc.resultat.llista')}
          options={informes.noconformitats.map(({ resultat_fk, nom }) => ({ value: resultat_fk, text: nom }))}
        />
      ) : null}
      {has('observacions') ? (
        <TextAreaField
          name="observacions"
          label={t(modifica ? 'informe.doc.observacions.modificacions' : 'informe.doc.observacions')}
          maxLength={2000}
          {...(modifica ? { help: t('informe.doc.modificacions.buit') } : {})}
        />
      ) : null}
      <div className={css.pair}>
        {has('data') ? <DateField name="data" /> : null}
        <SelectField
          name="idioma"
          label={own('informe.pantalla.idioma')}
          options={LANGUAGES.map((value) => ({ value, text: OWN_NAME[value] }))}
        />
        <SelectField
          name="disseny"
          label={own('informe.pantalla.disseny')}
          options={DISSENYS.map((value) => ({ value, text: own(`informe.pantalla.disseny.${value}`) }))}
        />
      </div>
      <div className={css.checks}>
        {has('passos') ? <CheckField name="passos" label={own('informe.pantalla.passos')} /> : null}
        {CHECKS.filter(has)
          // What was agreed is written above: it is not declared that nothing was.
          .filter((flag) => flag !== 'sense_modificacions' || form.get('observacions') === '')
          .map((flag) => (
            <CheckField key={flag} name={flag} label={t(`informe.doc.${flag}`)} />
          ))}
        <CheckField name="esborrany" label={own('informe.pantalla.esborrany')} />
      </div>
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { CodiPostalField, PoblacioField, tipusTreballQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { TIPUS_OBRA } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { ExpedientField } from './expedient-field.tsx';

/** The sections of a work’s form, but for its agents. */
export const TreballFields = ({ proposed }: { proposed: string | null }) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const { language } = useLanguage();
  const { data: tipus = [] } = useQuery(tipusTreballQuery(api, language));
  return (
    <>
      <FormSection title={t('treball.sec.identificacio')}>
        <TextField name="nom" span={6} maxLength={200} autoFocus={proposed !== null} />
        <TextField
          name="codi"
          span={3}
          maxLength={12}
          help={proposed ? t('treball.codi_ajuda', { codi: proposed }) : undefined}
        />
        <ExpedientField name="expedient" span={3} />
        <SelectField
          name="tipus_obra"
          span={3}
          options={TIPUS_OBRA.map((value) => ({ value, text: t(`treball.tipus_obra.${value}`) }))}
        />
        <SelectField
          name="tipus_treball_fk"
          span={5}
          empty
          options={tipus.map((one) => ({ value: one.id, text: one.nom }))}
        />
        <TextField name="us" span={4} maxLength={120} />
        <CheckField name="control_qualitat" span={6} />
        <TextAreaField name="descripcio" span={12} rows={2} maxLength={4000} />
      </FormSection>
      <FormSection title={t('treball.sec.lloc')}>
        <TextField name="adreca.via" span={12} maxLength={200} />
        <CodiPostalField name="adreca.codi_postal" code="poblacio_fk" province="adreca.provincia" span={2} />
        <PoblacioField name="adreca.poblacio" code="poblacio_fk" province="adreca.provincia" span={6} />
        <TextField name="adreca.provincia" span={4} maxLength={80} />
        <TextField name="referencia_cadastral" span={4} maxLength={20} />
        <TextField name="coordenades" span={4} maxLength={60} />
      </FormSection>
      <FormSection title={t('treball.sec.dates')} help={t('treball.sec.dates_ajuda')}>
        <DateField name="data_encarrec" span={2} half />
        <DateField name="data_projecte" span={2} half />
        <DateField name="data_inici" span={2} half />
        <DateField name="data_final" span={2} half />
      </FormSection>
      <FormSection title={t('treball.sec.magnituds')}>
        <NumberField name="pem" as="cents" span={3} unit="€" min={0} />
        <NumberField name="superficie" as="cents" span={3} unit="m²" min={0} />
        <NumberField name="plantes_sobre" as="integer" span={3} min={0} max={300} half />
        <NumberField name="plantes_sota" as="integer" span={3} min={0} max={50} half />
        <TextField name="llicencia" span={4} maxLength={60} />
        <TextField name="visat" span={4} maxLength={60} />
      </FormSection>
      <FormSection title={t('treball.sec.notes')}>
        <TextAreaField name="observacions" span={12} maxLength={4000} />
      </FormSection>
    </>
  );
};

import { CodiPostalField, PoblacioField } from '#areas/referencia/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { TIPUS_PERSONA_EMPRESA } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';

/** Who the company is and how it is reached. */
export const EmpresaFields = () => {
  const t = useTexts(empresaTexts);
  return (
    <>
      <FormSection title={t('empresa.sec.identitat')}>
        <TextField name="nom_fiscal" span={6} maxLength={200} />
        <SelectField
          name="tipus_persona"
          span={3}
          options={TIPUS_PERSONA_EMPRESA.map((value) => ({ value, text: t(`empresa.tipus_persona.${value}`) }))}
        />
        <TextField name="nif" span={3} maxLength={20} tidy={(text) => text.toUpperCase().replace(/[\s-]/g, '')} />
        <TextField name="nom_comercial" span={6} maxLength={200} />
        <TextField name="registre_mercantil" span={4} maxLength={300} />
        <TextField name="num_collegiat" span={2} maxLength={30} />
      </FormSection>
      <FormSection title={t('empresa.sec.adreca')}>
        <TextField name="adreca.via" span={12} maxLength={200} />
        <CodiPostalField
          name="adreca.codi_postal"
          code="adreca.poblacio_fk"
          country="adreca.pais"
          province="adreca.provincia"
          span={2}
        />
        <PoblacioField name="adreca.poblacio" code="adreca.poblacio_fk" province="adreca.provincia" span={6} />
        <TextField name="adreca.provincia" span={4} maxLength={80} />
      </FormSection>
      <FormSection title={t('empresa.sec.contacte')}>
        <TextField name="telefon" span={3} type="tel" maxLength={40} />
        <TextField name="email" span={5} type="email" maxLength={200} />
        <TextField name="web" span={4} maxLength={200} />
      </FormSection>
    </>
  );
};

import { LANGUAGES } from '#kernel/language.ts';
import type { Translate } from '#web/language.tsx';
import { useTexts } from '#web/language.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { BLANK_EMPRESA, type EmpresaValues } from '../contract/blank.ts';
import { type Empresa, TIPUS_PERSONA_EMPRESA } from '../contract/schemas.ts';
import type { ca } from '../texts/ca.ts';
import { empresaTexts } from '../texts/index.ts';
import { ColorField, LogoField } from './look-fields.tsx';

export const valuesOfEmpresa = (empresa: Empresa): EmpresaValues =>
  Object.fromEntries(
    (Object.keys(BLANK_EMPRESA) as (keyof EmpresaValues)[]).map((key) => [key, empresa[key]]),
  ) as EmpresaValues;

type T = Translate<typeof ca>;

export const empresaFieldSpecs = (t: T): Record<string, FieldSpec> => ({
  nom_fiscal: { label: t('empresa.nom_fiscal'), required: true },
  nom_comercial: { label: t('empresa.nom_comercial') },
  tipus_persona: {
    label: t('empresa.tipus_persona'),
    required: true,
    show: (value) => t(`empresa.tipus_persona.${value as 'E' | 'F'}`),
  },
  nif: { label: t('empresa.nif'), required: true },
  registre_mercantil: { label: t('empresa.registre_mercantil') },
  num_collegiat: { label: t('empresa.num_collegiat') },
  'adreca.via': { label: t('empresa.adreca.via') },
  'adreca.codi_postal': { label: t('empresa.adreca.codi_postal') },
  'adreca.poblacio': { label: t('empresa.adreca.poblacio') },
  'adreca.provincia': { label: t('empresa.adreca.provincia') },
  telefon: { label: t('empresa.telefon') },
  email: { label: t('empresa.email') },
  web: { label: t('empresa.web') },
  idioma_fk: { label: t('empresa.idioma_fk'), required: true, show: (value) => t(`empresa.idioma.${value as 'ca'}`) },
  color: { label: t('empresa.color') },
  logo: { label: t('empresa.logo'), show: (value) => (value ? t('empresa.logo') : '—') },
  peu_document: { label: t('empresa.peu_document') },
});

/** The sections of a company's form. */
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
        <TextField name="adreca.codi_postal" span={2} maxLength={12} />
        <TextField name="adreca.poblacio" span={6} maxLength={120} />
        <TextField name="adreca.provincia" span={4} maxLength={80} />
      </FormSection>
      <FormSection title={t('empresa.sec.contacte')}>
        <TextField name="telefon" span={3} type="tel" maxLength={40} />
        <TextField name="email" span={5} type="email" maxLength={200} />
        <TextField name="web" span={4} maxLength={200} />
      </FormSection>
      <FormSection title={t('empresa.sec.documents')} help={t('empresa.sec.documents_ajuda')}>
        <SelectField
          name="idioma_fk"
          span={4}
          options={LANGUAGES.map((value) => ({ value, text: t(`empresa.idioma.${value}`) }))}
        />
        <ColorField name="color" span={3} />
        <LogoField name="logo" span={5} />
        <TextAreaField name="peu_document" span={12} rows={2} maxLength={600} />
      </FormSection>
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { irpfQuery, ivaQuery } from '#areas/referencia/web/index.tsx';
import { LANGUAGES } from '#kernel/language.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useMay } from '#web/platform.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { empresaRoutes } from '../contract/routes.ts';
import { type Empresa, REGIMS_IVA } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';
import { usePartForm } from './empresa-part.ts';
import { ColorField, LogoField } from './look-fields.tsx';
import css from './parts.module.css';

interface Rate {
  readonly id: number;
  readonly nom: string;
  readonly percentatge: string;
  readonly final: string | null;
}

/** Documents: how they look, what they say at the foot, what invoices start from. */
export const DocumentsTab = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const api = useApi();
  const formats = useFormats();
  const { language } = useLanguage();
  const may = useMay();
  const form = usePartForm(empresa, 'documents');
  const { data: iva = [] } = useQuery(ivaQuery(api, language));
  const { data: irpf = [] } = useQuery(irpfQuery(api, language));
  const offered = (rows: readonly Rate[], chosen: number | null) =>
    rows
      .filter((one) => one.final === null || one.id === chosen)
      .map(({ id, nom, percentatge }) => ({
        value: id,
        text: `${formats.percent(percentatge, percentatge.includes('.') ? 1 : 0)} · ${nom}`,
      }));
  const general = iva.find(({ defecte }) => defecte);
  const { color, logo, iva_fk, irpf_fk, peu_document } = form.values;
  return (
    <Form form={form} readOnly={!may(empresaRoutes.update)}>
      <FormSection title={t('empresa.sec.documents')} help={t('empresa.sec.documents_ajuda')}>
        <SelectField
          name="idioma_fk"
          span={4}
          options={LANGUAGES.map((value) => ({ value, text: t(`empresa.idioma.${value}`) }))}
        />
        <ColorField name="color" span={3} />
        <LogoField name="logo" span={5} />
        <TextAreaField name="peu_document" span={12} rows={2} maxLength={600} />
        <DocumentSample empresa={empresa} color={color} logo={logo} foot={peu_document} />
      </FormSection>
      <FormSection title={t('empresa.sec.factures')} help={t('empresa.sec.factures_ajuda')}>
        <SelectField
          name="regim_iva"
          span={4}
          options={REGIMS_IVA.map((value) => ({ value, text: t(`empresa.regim_iva.${value}`) }))}
        />
        <SelectField
          name="iva_fk"
          span={4}
          empty={
            general
              ? t('empresa.iva_general', { percentatge: formats.percent(general.percentatge, 0) })
              : t('empresa.cap_percentatge')
          }
          options={offered(iva, iva_fk)}
        />
        <SelectField
          name="irpf_fk"
          span={4}
          empty={t('empresa.cap_percentatge')}
          options={offered(irpf, irpf_fk)}
          help={empresa.tipus_persona === 'F' && irpf_fk === null ? t('empresa.irpf_ajuda') : undefined}
        />
        <TextField name="condicions_pagament" span={12} maxLength={500} />
        <TextAreaField name="peu_factura" span={6} rows={2} maxLength={600} />
        <TextAreaField name="peu_pressupost" span={6} rows={2} maxLength={600} />
      </FormSection>
    </Form>
  );
};

/** The head and the foot of a document as they will be, on its white paper. */
const DocumentSample = ({
  empresa,
  color,
  logo,
  foot,
}: {
  empresa: Empresa;
  color: string | null;
  logo: string | null;
  foot: string;
}) => {
  const t = useTexts(empresaTexts);
  const { adreca } = empresa;
  const place = [adreca.codi_postal, adreca.poblacio].filter(Boolean).join(' ');
  const style = { '--rule': color ?? 'currentcolor' } as CSSProperties;
  return (
    <figure className={css.paper} aria-label={t('empresa.mostra_document')} style={style}>
      <div className={css.head}>
        {logo ? <img src={logo} alt={t('empresa.logo')} className={css.picture} /> : null}
        <p className={css.small}>
          <span className={css.name}>{empresa.nom_comercial || empresa.nom_fiscal}</span>
          {[empresa.nif, [adreca.via, place].filter(Boolean).join(', ')]
            .filter(Boolean)
            .map((text) => ` · ${text}`)
            .join('')}
        </p>
      </div>
      <hr className={css.rule} />
      {foot ? <p className={css.small}>{foot}</p> : null}
    </figure>
  );
};

import { Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { SelectField, TextAreaField, useField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { facturaAccioRoutes, MODES_RECTIFICACIO } from '../contract/accions.ts';
import { type Factura, MOTIUS_RECTIFICACIO, RAONS_FACTURAE } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { useKept } from './use-kept.ts';

interface Values {
  readonly mode: (typeof MODES_RECTIFICACIO)[number];
  /** Null until they are chosen: both are printed, and declared. */
  readonly motiu: (typeof MOTIUS_RECTIFICACIO)[number] | null;
  readonly rao: (typeof RAONS_FACTURAE)[number] | null;
  readonly text: string;
}

/** Once the form has taken it. */
type Chosen = Values & { readonly motiu: NonNullable<Values['motiu']>; readonly rao: NonNullable<Values['rao']> };

const ModeField = () => {
  const t = useTexts(facturaTexts);
  const field = useField({ name: 'mode' });
  return (
    <Radio.Group label={t('factura.rectificar.mode')} value={String(field.value)} onChange={field.set}>
      <div className={css.radios}>
        {MODES_RECTIFICACIO.map((mode) => (
          <Radio
            key={mode}
            value={mode}
            label={t(`factura.rectificar.${mode}`)}
            data-autofocus={mode === 'total' || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
};

/** Rectificar: the whole, a part or by substitution, with its reasons. Leads to the draft that comes of it. */
export const RectificarDialog = ({ factura, onClose }: { factura: Factura; onClose: () => void }) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  useFocusBack();
  const api = useApi();
  const empresa = useEmpresaId();
  const go = useGo();
  const { keep } = useKept();
  const simple = factura.tipus === 'simplificada';
  const [first] = useState<Values>({ mode: 'total', motiu: simple ? 'R5' : null, rao: null, text: '' });
  const form = useRecordForm<Values, Factura>({
    record: first,
    draft: null,
    scope: 'rectificar-',
    fields: {
      mode: { label: t('factura.rectificar.mode') },
      motiu: { label: t('factura.rectificar.motiu'), required: true },
      rao: { label: t('factura.rectificar.rao'), required: true },
      text: { label: t('factura.rectificar.text') },
    },
    save: ({ values, idempotencyKey }) =>
      api.call(facturaAccioRoutes.rectificar, {
        params: { id: empresa, fid: factura.id },
        body: values as Chosen,
        idempotencyKey,
      }),
    read: ({ versio }) => ({ values: first, versio }),
    onSaved: (draft) => {
      keep(draft);
      onClose();
      go(`/empresa/${empresa}/factura/${draft.id}`);
    },
    onLeave: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('factura.rectificar.titol', { numero: factura.numero ?? '' })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <Form form={form} saveText={t('factura.rectificar.crear')}>
        <p className={css.hint}>{t('factura.rectificar.ajuda')}</p>
        <ModeField />
        <div className={css.grid}>
          <SelectField
            name="motiu"
            span={12}
            options={MOTIUS_RECTIFICACIO.filter((one) => (one === 'R5') === simple).map((value) => ({
              value,
              text: t(`factura.motiu.${value}`),
            }))}
          />
          <SelectField
            name="rao"
            span={12}
            options={RAONS_FACTURAE.map((value) => ({ value, text: `${value} · ${t(`factura.rao.${value}`)}` }))}
          />
          <TextAreaField name="text" span={12} rows={2} maxLength={500} />
        </div>
      </Form>
    </Modal>
  );
};

import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { TextAreaField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { useKept } from './use-kept.ts';

/** Anul·lar: what was issued by mistake, and why. */
export const AnullarDialog = ({ factura, onClose }: { factura: Factura; onClose: () => void }) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  useFocusBack();
  const api = useApi();
  const empresa = useEmpresaId();
  const { keep } = useKept();
  const proforma = factura.tipus === 'proforma';
  const [first] = useState({ motiu: '' });
  const form = useRecordForm<{ readonly motiu: string }, Factura>({
    record: first,
    draft: null,
    scope: 'anullar-',
    fields: { motiu: { label: t('factura.anullar.motiu'), required: true } },
    save: ({ values, avisos_acceptats, idempotencyKey }) =>
      api.call(facturaAccioRoutes.anullar, {
        params: { id: empresa, fid: factura.id },
        body: { versio: factura.versio, motiu: values.motiu, ...(avisos_acceptats ? { avisos_acceptats } : {}) },
        idempotencyKey,
      }),
    read: ({ versio }) => ({ values: first, versio }),
    onSaved: (annulled) => {
      keep(annulled);
      toast(t(proforma ? 'factura.anullar.feta_proforma' : 'factura.anullar.feta'));
      onClose();
    },
    onLeave: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(proforma ? 'factura.anullar.titol_proforma' : 'factura.anullar.titol', { numero: factura.numero ?? '' })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <Form form={form} saveText={t(proforma ? 'factura.anullar.fer_proforma' : 'factura.anullar.fer')}>
        <p className={css.hint}>{t(proforma ? 'factura.anullar.cos_proforma' : 'factura.anullar.cos')}</p>
        <div className={css.grid}>
          <TextAreaField name="motiu" span={12} rows={2} maxLength={500} autoFocus />
        </div>
      </Form>
    </Modal>
  );
};

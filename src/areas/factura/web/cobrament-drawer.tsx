import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ibanShaped, normaliseIban, showCompte } from '#areas/fiscal/domain/iban.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { fieldId } from '#web/ui/form/form-types.ts';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { type Cobrament, type Factura, FORMES_PAGAMENT } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { facturaQuery } from './queries.ts';
import { useKept } from './use-kept.ts';

interface Values {
  readonly data: string | null;
  readonly total: number | null;
  readonly forma: Cobrament['forma'];
  readonly compte: string;
  readonly observacions: string;
}

/** A payment over the present screen: what is pending, today, as the invoice says; or one that is changed. */
export const CobramentDrawer = ({
  factura: id,
  cobrament = null,
  onClose,
}: {
  /** The invoice that is paid; null, the drawer is closed. */
  factura: number | null;
  cobrament?: Cobrament | null;
  onClose: () => void;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: factura, error } = useQuery({
    ...facturaQuery(api, empresa, id ?? 0),
    enabled: id !== null,
    staleTime: 0,
  });
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      title={
        cobrament
          ? t('factura.cobrament.editar')
          : factura
            ? t(titleOf(factura), { numero: factura.numero ?? '' })
            : t('factura.cobrament.nou')
      }
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {factura && factura.id === id ? (
        <CobramentForm key={cobrament?.id ?? 'nou'} factura={factura} cobrament={cobrament} onClose={onClose} />
      ) : null}
    </Drawer>
  );
};

/** Whether what is to be paid next is given back: it is typed as it is counted out, and kept below nought. */
const esDevolucio = ({ pendent, garantia_pendent }: Factura): boolean => (pendent || garantia_pendent) < 0;

/** What a payment of it would be of: what is due, a refund, or its guarantee. */
const titleOf = (factura: Factura) =>
  esDevolucio(factura)
    ? 'factura.cobrament.devolucio_de'
    : factura.pendent === 0 && factura.garantia_pendent !== 0
      ? 'factura.cobrament.garantia_de'
      : 'factura.cobrament.de';

/** What was collected of an invoice and what was not. */
export const Cobrat = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const { pendent, garantia_pendent } = factura;
  // What was paid of the one whose place it takes is paid of it.
  const cobrat = factura.cobrat_abans.reduce((sum, one) => sum + one.total, factura.cobrat);
  return (
    <p className={css.due}>
      {[
        t(pendent < 0 ? 'factura.cobrament.tornar' : 'factura.cobrament.cobrat', {
          cobrat: formats.money(cobrat),
          pendent: formats.money(Math.abs(pendent)),
        }),
        ...(garantia_pendent === 0
          ? []
          : [t('factura.cobrament.garantia', { import: formats.money(garantia_pendent) })]),
      ].join(' · ')}
    </p>
  );
};

const CobramentForm = ({
  factura,
  cobrament,
  onClose,
}: {
  factura: Factura;
  cobrament: Cobrament | null;
  onClose: () => void;
}) => {
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { keep } = useKept();
  const [torna] = useState(() => (cobrament ? cobrament.total < 0 : esDevolucio(factura)));
  const shown = (total: number): number => (torna ? Math.abs(total) : total);
  const [first] = useState<Values>(() =>
    cobrament
      ? {
          data: cobrament.data,
          total: shown(cobrament.total),
          forma: cobrament.forma,
          compte: showCompte(cobrament.compte),
          observacions: cobrament.observacions,
        }
      : {
          data: today(),
          total: shown(factura.pendent || factura.garantia_pendent),
          forma: factura.forma_pagament,
          compte: factura.forma_pagament === 'transferencia' ? showCompte(factura.iban) : '',
          observacions: '',
        },
  );
  const form = useRecordForm<Values, Factura>({
    record: first,
    versio: cobrament?.versio,
    draft: null,
    scope: 'cobrament-',
    fields: {
      data: { label: t('factura.cobrament.data'), required: true },
      total: { label: t('factura.cobrament.total'), required: true },
      forma: { label: t('factura.cobrament.forma') },
      compte: { label: t('factura.cobrament.compte') },
      observacions: { label: t('factura.cobrament.observacions') },
    },
    save: ({ values, versio, avisos_acceptats, idempotencyKey }) => {
      const body = {
        data: values.data ?? today(),
        total: torna ? -Math.abs(values.total ?? 0) : (values.total ?? 0),
        forma: values.forma,
        compte: ibanShaped(values.compte) ? normaliseIban(values.compte) : values.compte,
        observacions: values.observacions,
        ...(avisos_acceptats ? { avisos_acceptats } : {}),
      };
      return cobrament
        ? api.call(cobramentRoutes.update, {
            params: { id: empresa, fid: factura.id, pid: cobrament.id },
            body: { ...body, versio: versio ?? cobrament.versio },
            idempotencyKey,
          })
        : api.call(cobramentRoutes.create, { params: { id: empresa, fid: factura.id }, body, idempotencyKey });
    },
    read: (answer) => {
      const kept = answer.cobraments.find(({ id }) => id === cobrament?.id) ?? answer.cobraments.at(-1);
      const compte = showCompte(kept?.compte ?? '');
      return { values: { ...first, ...kept, compte, total: shown(kept?.total ?? 0) }, versio: kept?.versio ?? 0 };
    },
    onSaved: (answer) => {
      keep(answer);
      toast(t(torna ? 'factura.cobrament.devolucio_desada' : 'factura.cobrament.desat'));
      onClose();
    },
    onLeave: onClose,
  });
  // The invoice may be read after the panel has opened, and given the focus away.
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById(fieldId('total', 'cobrament-'))?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Form form={form}>
      <Cobrat factura={factura} />
      <FormSection title={t(torna ? 'factura.cobrament.devolucio' : 'factura.cobrament')}>
        <NumberField name="total" as="cents" unit="€" span={6} autoFocus />
        <DateField name="data" span={6} />
        <SelectField
          name="forma"
          span={12}
          options={FORMES_PAGAMENT.map((value) => ({ value, text: t(`factura.forma.${value}`) }))}
        />
        <TextField name="compte" span={12} maxLength={60} />
        <TextAreaField name="observacions" span={12} rows={2} maxLength={1000} />
      </FormSection>
    </Form>
  );
};

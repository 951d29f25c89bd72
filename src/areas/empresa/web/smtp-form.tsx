import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SMTP_SEGURETATS } from '#contract/smtp.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { PasswordField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { type Smtp, smtpRoutes } from '../contract/smtp.ts';
import type { ca } from '../texts/ca.ts';
import { empresaTexts } from '../texts/index.ts';
import { smtpQuery } from './queries.ts';
import { SmtpTrial } from './smtp-trial.tsx';

/** What the form holds: the password as it is typed now, never the kept one. */
const valuesOf = (smtp: Smtp | null) => ({
  host: smtp?.host ?? '',
  port: String(smtp?.port ?? 465),
  seguretat: smtp?.seguretat ?? ('tls' as const),
  usuari: smtp?.usuari ?? '',
  contrasenya: '',
  de_nom: smtp?.de_nom ?? '',
  de_email: smtp?.de_email ?? '',
});

/** A mail server in a line of the history. */
export const tellSmtp = (t: Translate<typeof ca>, smtp: Smtp | null): string | null =>
  smtp
    ? `${smtp.host}:${smtp.port}, ${t(`empresa.smtp.seguretat.${smtp.seguretat}`)}, ${smtp.usuari || '—'}, ${smtp.de_nom} <${smtp.de_email}>`
    : null;

/** Correu: the mail server that the company's letters go out through, and its trial. */
export const SmtpTab = ({ empresaId }: { empresaId: number }) => {
  const web = useTexts(webTexts);
  const { data, error, refetch } = useQuery(smtpQuery(useApi(), empresaId));
  if (error)
    return (
      <StatePanel icon={IconAlertTriangle} sentence={tellFailure(error, web).sentence} alert>
        <Button onClick={() => void refetch()}>{web('web.reintentar')}</Button>
      </StatePanel>
    );
  return data ? <SmtpForm key={empresaId} empresaId={empresaId} smtp={data.smtp} producte={data.producte} /> : null;
};

const SmtpForm = ({ empresaId, smtp, producte }: { empresaId: number; smtp: Smtp | null; producte: boolean }) => {
  const t = useTexts(empresaTexts);
  const api = useApi();
  const platform = usePlatform();
  const may = useMay();
  const go = useGo();
  const fields: Record<string, FieldSpec> = {
    host: { label: t('empresa.smtp.host'), required: true },
    port: { label: t('empresa.smtp.port'), required: true },
    seguretat: {
      label: t('empresa.smtp.seguretat'),
      required: true,
      show: (value) => t(`empresa.smtp.seguretat.${value as 'tls'}`),
    },
    usuari: { label: t('empresa.smtp.usuari') },
    contrasenya: { label: t('empresa.smtp.contrasenya'), secret: true, show: (value) => (value ? '••••••' : '') },
    de_nom: { label: t('empresa.smtp.de_nom'), required: true },
    de_email: { label: t('empresa.smtp.de_email'), required: true },
  };
  const form = useRecordForm({
    record: valuesOf(smtp),
    versio: smtp?.versio ?? 0,
    draft: `empresa.smtp.${empresaId}`,
    fields,
    save: ({ values: { contrasenya, ...values }, versio, idempotencyKey }) =>
      api.call(smtpRoutes.update, {
        params: { id: empresaId },
        body: {
          ...values,
          // A number without grouping; what is none is told by the server beside its field.
          port: Number(values.port.trim() || Number.NaN),
          versio: versio ?? 0,
          // A server without a user asks for no password either.
          ...(contrasenya !== '' ? { contrasenya } : values.usuari === '' ? { contrasenya: null } : {}),
        },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOf(answer.smtp), versio: answer.smtp?.versio ?? 0 }),
    onSaved: (answer) => platform.queries.setQueryData(smtpQuery(api, empresaId).queryKey, answer),
    onLeave: () => go('/empresa'),
  });
  return (
    <Form form={form} readOnly={!may(smtpRoutes.update)}>
      <FormSection title={t('empresa.smtp.sec.servidor')} help={t('empresa.smtp.sec.servidor_ajuda')}>
        <TextField name="host" span={6} maxLength={253} tidy={(text) => text.trim()} />
        <SelectField
          name="seguretat"
          span={4}
          options={SMTP_SEGURETATS.map((value) => ({ value, text: t(`empresa.smtp.seguretat.${value}`) }))}
        />
        <TextField name="port" span={2} maxLength={5} tidy={(text) => text.trim()} />
        <TextField name="usuari" span={6} maxLength={200} autoComplete="off" help={t('empresa.smtp.usuari_ajuda')} />
        <PasswordField
          name="contrasenya"
          span={6}
          autoComplete="new-password"
          help={smtp?.te_contrasenya ? t('empresa.smtp.contrasenya_desada') : t('empresa.smtp.contrasenya_ajuda')}
        />
      </FormSection>
      <FormSection title={t('empresa.smtp.sec.remitent')} help={t('empresa.smtp.sec.remitent_ajuda')}>
        <TextField name="de_nom" span={6} maxLength={120} />
        <TextField name="de_email" span={6} type="email" maxLength={200} />
      </FormSection>
      <SmtpTrial
        empresaId={empresaId}
        through={smtp ? 'own' : producte ? 'producte' : null}
        dirty={form.dirty}
        address={smtp?.de_email ?? ''}
      />
    </Form>
  );
};

import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi } from '#web/platform.tsx';
import { FieldError, type FieldProps, PasswordField, useField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { type Certificat, certificatRoutes, MAX_CERTIFICAT } from '../contract/certificat.ts';
import { empresaTexts } from '../texts/index.ts';
import css from './parts.module.css';

/** A file that waits to be sent: its name, and its content in base64. */
interface Chosen {
  readonly nom: string;
  readonly contingut: string;
}
const BLANK = { fitxer: null as Chosen | null, contrasenya: '' };

const readContent = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The certificate file, chosen from the disk. */
const CertificatFileField = (props: FieldProps) => {
  const t = useTexts(empresaTexts);
  const field = useField(props);
  const chooser = useRef<HTMLInputElement>(null);
  const chosen = field.value as Chosen | null;
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_CERTIFICAT) {
      field.set(null);
      field.form.setUnreadable(props.name, t('empresa.cert.massa_gran'));
      return;
    }
    field.form.setUnreadable(props.name, null);
    field.set({ nom: file.name, contingut: await readContent(file) });
  };
  return (
    <div {...field.frame}>
      <span className={css.label}>{field.input.label}</span>
      <div className={css.pick}>
        <Button id={field.input.id} variant="default" onClick={() => chooser.current?.click()}>
          {t('empresa.cert.triar')}
        </Button>
        <span className={css.file}>{chosen?.nom ?? t('empresa.cert.cap_fitxer')}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          accept=".p12,.pfx,application/x-pkcs12"
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {field.error ? <FieldError message={field.error} /> : null}
    </div>
  );
};

/** Sends a certificate with its password; neither stays in the browser. */
export const CertificatNew = ({
  empresaId,
  onKept,
}: {
  empresaId: number;
  onKept: (certificats: readonly Certificat[]) => void;
}) => {
  const t = useTexts(empresaTexts);
  const api = useApi();
  const go = useGo();
  const form = useRecordForm({
    record: BLANK,
    draft: null,
    fields: {
      fitxer: { label: t('empresa.cert.fitxer'), required: true, secret: true },
      contrasenya: { label: t('empresa.cert.contrasenya'), secret: true },
    },
    save: ({ values: { fitxer, contrasenya }, avisos_acceptats, idempotencyKey }) =>
      api.call(certificatRoutes.add, {
        params: { id: empresaId },
        body: { fitxer: fitxer?.contingut ?? '', contrasenya, ...(avisos_acceptats ? { avisos_acceptats } : {}) },
        idempotencyKey,
      }),
    read: () => ({ values: BLANK, versio: 0 }),
    onSaved: ({ certificats }) => onKept(certificats),
    onLeave: () => go('/empresa'),
  });
  return (
    <Form form={form} saveText={t('empresa.cert.pujar')}>
      <FormSection title={t('empresa.cert.nou')} help={t('empresa.cert.nou_ajuda')}>
        <CertificatFileField name="fitxer" span={6} />
        <PasswordField name="contrasenya" span={6} autoComplete="new-password" />
      </FormSection>
    </Form>
  );
};

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { titulacionsQuery } from '#areas/referencia/web/index.tsx';
import { ROLS, type Rol } from '#contract/roles.ts';
import { LANGUAGES, type Language, OWN_NAME } from '#kernel/language.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './equip.module.css';
import { type Link, LinkPanel } from './link-panel.tsx';

interface Sent {
  readonly link: Link;
  readonly email: string;
}

/** Convidar una persona: who it is and what it may do; then the link that it opens. */
export const Screen = () => {
  const t = useTexts(usuariTexts);
  const go = useGo();
  const empresa = useEmpresaId();
  const [sent, setSent] = useState<Sent | null>(null);
  const href = `/empresa/${empresa}/usuari`;
  useTitle(t('usuari.convidar'), t('usuari.usuaris'));
  return (
    <DetailPage
      header={<DetailHeader back={{ text: t('usuari.usuaris'), href }} title={t('usuari.convidar_persona')} />}
    >
      {sent ? (
        <div className={css.stack}>
          <LinkPanel link={sent.link} email={sent.email} />
          <div className={css.row}>
            <Button autoFocus onClick={() => go(href)}>
              {t('usuari.usuaris')}
            </Button>
            <Button variant="default" onClick={() => setSent(null)}>
              {t('usuari.convidar_altra')}
            </Button>
          </div>
        </div>
      ) : (
        <InviteForm onSent={setSent} onLeave={() => go(href)} />
      )}
    </DetailPage>
  );
};

const InviteForm = ({ onSent, onLeave }: { onSent: (sent: Sent) => void; onLeave: () => void }) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const platform = usePlatform();
  const { language } = useLanguage();
  const { data: titulacions = [] } = useQuery(titulacionsQuery(api, language));
  const form = useRecordForm({
    draft: 'usuari.nou',
    record: {
      nom: '',
      cognoms: '',
      email: '',
      rol: null as Rol | null,
      idioma_fk: language as Language,
      titulacio_fk: null as number | null,
      num_collegiat: '',
    },
    fields: {
      nom: { label: t('usuari.nom'), required: true },
      cognoms: { label: t('usuari.cognoms') },
      email: { label: t('usuari.email'), required: true },
      rol: { label: t('usuari.rol'), required: true },
      idioma_fk: { label: t('usuari.idioma'), required: true },
      titulacio_fk: { label: t('usuari.titulacio') },
      num_collegiat: { label: t('usuari.num_collegiat') },
    },
    save: async ({ values, idempotencyKey }) => {
      const body = { ...values, rol: values.rol ?? 'lector' };
      return { link: await api.call(equipRoutes.invite, { body, idempotencyKey }), values };
    },
    read: ({ values }) => ({ values, versio: 0 }),
    onSaved: ({ link, values }) => {
      void platform.queries.invalidateQueries({ queryKey: ['usuari'] });
      onSent({ link, email: values.email });
    },
    onLeave,
  });
  const rol = form.values.rol;
  return (
    <Form form={form} saveText={t('usuari.convidar')}>
      <FormSection title={t('usuari.primera.persona')}>
        <TextField name="nom" span={4} maxLength={100} autoFocus />
        <TextField name="cognoms" span={8} maxLength={150} />
        <TextField name="email" span={6} type="email" maxLength={200} />
        <SelectField
          name="idioma_fk"
          span={3}
          options={LANGUAGES.map((one) => ({ value: one, text: OWN_NAME[one] }))}
        />
      </FormSection>
      <FormSection title={t('usuari.rol.titol')} help={rol ? t(`usuari.rol_ajuda.${rol}`) : t('usuari.rol_ajuda')}>
        <SelectField name="rol" span={4} options={ROLS.map((one) => ({ value: one, text: web(`web.rol.${one}`) }))} />
        <SelectField
          name="titulacio_fk"
          span={5}
          empty
          options={titulacions.filter((one) => one.activa).map((one) => ({ value: one.id, text: one.nom }))}
        />
        <TextField name="num_collegiat" span={3} maxLength={30} />
      </FormSection>
    </Form>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { usePlatform, useUserId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { PasswordField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { equipRoutes, type UsuariRecord } from '../contract/equip.ts';
import { perfilRoutes } from '../contract/perfil.ts';
import { usuariTexts } from '../texts/index.ts';
import { usuariQuery } from './equip-queries.ts';
import { Dispositius } from './perfil-dispositius.tsx';
import { SegonFactor } from './perfil-factor.tsx';
import { refreshSession } from './session-calls.ts';

export const resolve = ({ api, queries, session }: ResolveContext): Promise<UsuariRecord> =>
  queries.fetchQuery({ ...usuariQuery(api, 0, session.get()?.sessio.usuari.id ?? 0), staleTime: 0 });

/** El meu perfil: data, password, second factor, devices. */
export const Screen = ({ given, search }: ScreenProps<UsuariRecord>) => {
  const t = useTexts(usuariTexts);
  const platform = usePlatform();
  const own = useUserId();
  const { data: usuari = given } = useQuery({
    ...usuariQuery(platform.api, 0, own),
    initialData: given,
    staleTime: 5_000,
  });
  const part = String(search['part'] ?? 'dades');
  useTitle(t('usuari.perfil'));
  const tabs = (['dades', 'contrasenya', 'factor', 'dispositius'] as const).map((key) => ({
    key,
    text: t(`usuari.perfil.${key}`),
    href: key === 'dades' ? '/perfil' : `/perfil?part=${key}`,
    current: part === key,
  }));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('usuari.inici'), href: '/home' }}
          title={t('usuari.perfil')}
          facts={[`${usuari.nom} ${usuari.cognoms}`.trim(), usuari.email]}
          tabs={tabs}
        />
      }
    >
      {part === 'dades' ? <OwnForm key="dades" usuari={usuari} /> : null}
      {part === 'contrasenya' ? <PasswordForm key="contrasenya" usuari={usuari} /> : null}
      {part === 'factor' ? <SegonFactor usuari={usuari} /> : null}
      {part === 'dispositius' ? <Dispositius usuari={usuari} /> : null}
    </DetailPage>
  );
};

const OwnForm = ({ usuari }: { usuari: UsuariRecord }) => {
  const t = useTexts(usuariTexts);
  const platform = usePlatform();
  const go = useGo();
  const valuesOf = ({ nom, cognoms, email, usuari: name }: UsuariRecord) => ({
    nom,
    cognoms,
    email,
    usuari: name,
    contrasenya: '',
  });
  const form = useRecordForm({
    record: valuesOf(usuari),
    versio: usuari.versio,
    draft: `perfil.${usuari.id}`,
    fields: {
      nom: { label: t('usuari.nom'), required: true },
      cognoms: { label: t('usuari.cognoms') },
      email: { label: t('usuari.email'), required: true },
      usuari: { label: t('usuari.nom_usuari'), required: true },
      contrasenya: { label: t('usuari.contrasenya_actual'), secret: true },
    },
    save: ({ changed, versio, idempotencyKey }) =>
      platform.api.call(equipRoutes.update, {
        params: { id: usuari.id },
        body: { ...changed, versio: versio ?? usuari.versio },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOf(answer), versio: answer.versio }),
    onSaved: (answer) => {
      platform.queries.setQueryData(usuariQuery(platform.api, 0, usuari.id).queryKey, answer);
      refreshSession(platform).catch(() => undefined);
    },
    onLeave: () => go('/home'),
  });
  const { email, usuari: name } = form.values;
  const secured = email !== usuari.email || name !== usuari.usuari;
  return (
    <Form form={form}>
      <FormSection title={t('usuari.primera.persona')}>
        <TextField name="nom" span={4} maxLength={100} autoComplete="given-name" />
        <TextField name="cognoms" span={8} maxLength={150} autoComplete="family-name" />
      </FormSection>
      <FormSection title={t('usuari.perfil.acces')} help={t('usuari.perfil.acces_ajuda')}>
        <TextField name="email" span={6} type="email" maxLength={200} autoComplete="email" />
        <TextField name="usuari" span={6} maxLength={100} autoComplete="username" />
        {secured ? <PasswordField name="contrasenya" span={6} autoComplete="current-password" /> : null}
      </FormSection>
    </Form>
  );
};

const PasswordForm = ({ usuari }: { usuari: UsuariRecord }) => {
  const t = useTexts(usuariTexts);
  const platform = usePlatform();
  const go = useGo();
  const form = useRecordForm({
    record: { actual: '', nova: '' },
    draft: null,
    fields: {
      actual: { label: t('usuari.contrasenya_actual'), required: true, secret: true },
      nova: { label: t('usuari.contrasenya_nova'), required: true, secret: true },
    },
    save: ({ values, idempotencyKey }) =>
      platform.api.call(perfilRoutes.contrasenya, { params: { id: usuari.id }, body: values, idempotencyKey }),
    read: () => ({ values: { actual: '', nova: '' }, versio: 0 }),
    onLeave: () => go('/home'),
  });
  return (
    <Form form={form} saveText={t('usuari.contrasenya_canviar')}>
      <FormSection title={t('usuari.perfil.contrasenya')} help={t('usuari.contrasenya_tanca')}>
        <PasswordField name="actual" span={6} autoComplete="current-password" autoFocus />
        <PasswordField name="nova" span={6} autoComplete="new-password" help={t('usuari.contrasenya_ajuda')} />
      </FormSection>
    </Form>
  );
};

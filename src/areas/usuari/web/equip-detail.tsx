import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLS } from '#contract/roles.ts';
import { useFormats } from '#web/formats.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform, useUserId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { equipRoutes, type UsuariRecord } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';
import { usuariQuery } from './equip-queries.ts';
import { type Link, LinkPanel } from './link-panel.tsx';

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<UsuariRecord> =>
  queries.fetchQuery(usuariQuery(api, empresa, id('id')));

/** Usuari of the company: role, access, history. */
export const Screen = ({ given, search }: ScreenProps<UsuariRecord>) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const platform = usePlatform();
  const may = useMay();
  const empresa = useEmpresaId();
  const own = useUserId() === given.id;
  const [link, setLink] = useState<Link | null>(null);
  const query = usuariQuery(api, empresa, given.id);
  const { data: usuari = given } = useQuery({ ...query, initialData: given, staleTime: 5_000 });
  const name = `${usuari.nom} ${usuari.cognoms}`.trim();
  const history = search['part'] === 'historial';
  const href = `/empresa/${empresa}/usuari/${usuari.id}`;
  const historyLink = useHistoryLink(`${href}?part=historial`, history);
  useTitle(name, t('usuari.usuaris'));

  const renew = async (): Promise<void> => {
    await platform.queries.invalidateQueries({ queryKey: ['usuari'] });
  };
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
      await renew();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const leaveOut = async (): Promise<void> => {
    const sure = await askSure({
      title: t('usuari.donar_baixa'),
      body: t('usuari.donar_baixa.cos', { nom: name }),
      verb: t('usuari.donar_baixa'),
      cancel: web('web.cancellar'),
    });
    if (sure) await attempt(() => api.call(equipRoutes.remove, { params: { id: usuari.id } }));
  };
  const letIn = (): Promise<void> =>
    attempt(() =>
      api.call(equipRoutes.update, { params: { id: usuari.id }, body: { versio: usuari.versio, actiu: true } }),
    );
  const recover = (): Promise<void> =>
    attempt(async () => setLink(await api.call(equipRoutes.recoverFor, { params: { id: usuari.id } })));
  const fields = fieldsOf(t);
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('usuari.usuaris'), href: `/empresa/${empresa}/usuari` }}
          title={name}
          mark={usuari.actiu ? null : <Mark form="closed" word={t('usuari.estat.baixa')} />}
          facts={[
            usuari.email,
            usuari.darrer_acces ? t('usuari.darrer', { quan: formats.instant(usuari.darrer_acces) }) : null,
            t(usuari.segon_factor ? 'usuari.factor.posat' : 'usuari.factor.sense'),
          ]}
          primary={
            !own && !usuari.actiu && may(equipRoutes.update) ? (
              <Button onClick={() => void letIn()}>{t('usuari.tornar_acces')}</Button>
            ) : null
          }
          actions={
            own || !usuari.actiu || !may(equipRoutes.remove)
              ? []
              : [
                  { key: 'recover', text: t('usuari.enllac_contrasenya'), onAct: () => void recover() },
                  { key: 'remove', text: t('usuari.donar_baixa'), onAct: () => void leaveOut() },
                ]
          }
          tabs={[{ key: 'dades', text: t('usuari.dades'), href, current: !history }, ...historyLink]}
        />
      }
    >
      {link ? <LinkPanel link={link} email={usuari.email} /> : null}
      {history ? (
        <HistoryTab
          entity="usuari"
          id={usuari.id}
          words={{
            field: (field) => fields[field]?.label ?? field,
            action: (accio) => (accio === 'recuperar' ? t('usuari.historial.recuperar') : null),
          }}
        />
      ) : (
        <MemberForm key={usuari.id} usuari={usuari} own={own} />
      )}
    </DetailPage>
  );
};

const fieldsOf = (t: Translate<typeof usuariTexts.ca>): Readonly<Record<string, FieldSpec>> => ({
  nom: { label: t('usuari.nom') },
  cognoms: { label: t('usuari.cognoms') },
  email: { label: t('usuari.email') },
  usuari: { label: t('usuari.nom_usuari') },
  rol: { label: t('usuari.rol'), required: true },
  actiu: { label: t('usuari.acces') },
});

const MemberForm = ({ usuari, own }: { usuari: UsuariRecord; own: boolean }) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const platform = usePlatform();
  const may = useMay();
  const go = useGo();
  const empresa = useEmpresaId();
  const valuesOf = ({ nom, cognoms, email, rol }: UsuariRecord) => ({ nom, cognoms, email, rol });
  const form = useRecordForm({
    record: valuesOf(usuari),
    versio: usuari.versio,
    draft: `usuari.${usuari.id}`,
    fields: fieldsOf(t),
    save: ({ values, versio, idempotencyKey }) =>
      api.call(equipRoutes.update, {
        params: { id: usuari.id },
        body: { versio: versio ?? usuari.versio, rol: values.rol },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOf(answer), versio: answer.versio }),
    onSaved: (answer) => {
      platform.queries.setQueryData(usuariQuery(api, empresa, usuari.id).queryKey, answer);
      void platform.queries.invalidateQueries({ queryKey: ['usuari', 'list'] });
    },
    onLeave: () => go(`/empresa/${empresa}/usuari`),
  });
  const { rol } = form.values;
  return (
    <Form form={form} readOnly={own || !usuari.actiu || !may(equipRoutes.update)}>
      <FormSection title={t('usuari.rol.titol')} help={own ? t('usuari.rol.propi') : t(`usuari.rol_ajuda.${rol}`)}>
        <SelectField name="rol" span={4} options={ROLS.map((one) => ({ value: one, text: web(`web.rol.${one}`) }))} />
      </FormSection>
      <FormSection title={t('usuari.primera.persona')} help={t('usuari.persona.propia')}>
        <TextField name="nom" span={4} readOnly />
        <TextField name="cognoms" span={8} readOnly />
        <TextField name="email" span={6} readOnly />
      </FormSection>
    </Form>
  );
};

import { useQuery } from '@tanstack/react-query';
import { refreshSession } from '#areas/usuari/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { empresaRoutes } from '../contract/routes.ts';
import type { Empresa } from '../contract/schemas.ts';
import { type Smtp, smtpRoutes } from '../contract/smtp.ts';
import { empresaTexts } from '../texts/index.ts';
import { EmpresaFields, empresaFieldSpecs, valuesOfEmpresa } from './empresa-fields.tsx';
import { announceEmpreses, empresaQuery } from './queries.ts';
import { SmtpTab, tellSmtp } from './smtp-form.tsx';

export const resolve = ({ api, queries, empresa }: ResolveContext): Promise<Empresa> =>
  queries.fetchQuery(empresaQuery(api, empresa));

/** Empresa: Dades, Correu, Historial. */
export const Screen = ({ given, search }: ScreenProps<Empresa>) => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const id = useEmpresaId();
  const { data: empresa = given } = useQuery({ ...empresaQuery(api, id), initialData: given, staleTime: 5_000 });
  const may = useMay();
  const history = search.part === 'historial';
  const mail = search.part === 'correu' && may(smtpRoutes.get);
  useTitle(history ? web('web.historial') : mail ? t('empresa.correu') : t('empresa.dades'), t('empresa.empresa'));
  const specs = empresaFieldSpecs(t);
  const groups: Readonly<Record<string, string>> = {
    adreca: t('empresa.adreca'),
    smtp: t('empresa.smtp.sec.servidor'),
    smtp_contrasenya_canviada: t('empresa.smtp.contrasenya_canviada'),
  };
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('empresa.empreses'), href: '/empresa' }}
          title={empresa.nom_fiscal}
          facts={[empresa.nif, web(`web.rol.${empresa.rol}`)]}
          tabs={[
            { key: 'dades', text: t('empresa.dades'), href: `/empresa/${id}/dades`, current: !history && !mail },
            ...(may(smtpRoutes.get)
              ? [{ key: 'correu', text: t('empresa.correu'), href: `/empresa/${id}/dades?part=correu`, current: mail }]
              : []),
            {
              key: 'historial',
              text: web('web.historial'),
              href: `/empresa/${id}/dades?part=historial`,
              current: history,
              digit: '0',
            },
          ]}
        />
      }
    >
      {history ? (
        <HistoryTab
          entity="empresa"
          id={id}
          words={{
            field: (name) => specs[name]?.label ?? groups[name] ?? name,
            value: (name, value) => (name === 'smtp' ? tellSmtp(t, value as Smtp | null) : null),
          }}
        />
      ) : mail ? (
        <SmtpTab empresaId={id} />
      ) : (
        <EmpresaForm key={id} empresa={empresa} />
      )}
    </DetailPage>
  );
};

const EmpresaForm = ({ empresa }: { empresa: Empresa }) => {
  const t = useTexts(empresaTexts);
  const api = useApi();
  const platform = usePlatform();
  const may = useMay();
  const go = useGo();
  const form = useRecordForm({
    record: valuesOfEmpresa(empresa),
    versio: empresa.versio,
    draft: `empresa.${empresa.id}`,
    fields: empresaFieldSpecs(t),
    save: ({ changed, versio, avisos_acceptats, idempotencyKey }) =>
      api.call(empresaRoutes.update, {
        params: { id: empresa.id },
        body: { ...changed, versio: versio ?? empresa.versio, ...(avisos_acceptats ? { avisos_acceptats } : {}) },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOfEmpresa(answer), versio: answer.versio }),
    onSaved: (answer) => {
      platform.queries.setQueryData(empresaQuery(api, empresa.id).queryKey, answer);
      void platform.queries.invalidateQueries({ queryKey: ['empresa', 'list'] });
      refreshSession(platform).catch(() => undefined);
      announceEmpreses();
    },
    onLeave: () => go('/empresa'),
  });
  return (
    <Form form={form} readOnly={!may(empresaRoutes.update)}>
      <EmpresaFields />
    </Form>
  );
};

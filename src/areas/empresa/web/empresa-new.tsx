import { useEffect } from 'react';
import { refreshSession } from '#areas/usuari/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, usePlatform } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { focusField } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { BLANK_EMPRESA } from '../contract/blank.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { empresaTexts } from '../texts/index.ts';
import { EmpresaFields } from './empresa-fields.tsx';
import { fieldSpecsOf, valuesOf } from './empresa-values.ts';
import { announceEmpreses } from './queries.ts';

/** Nova empresa: its maker becomes its titular. */
export const Screen = () => {
  const t = useTexts(empresaTexts);
  const api = useApi();
  const platform = usePlatform();
  const go = useGo();
  const { language } = useLanguage();
  useTitle(t('empresa.nova'));
  const form = useRecordForm({
    record: valuesOf('dades', BLANK_EMPRESA),
    draft: 'empresa.nova',
    fields: fieldSpecsOf('dades', t),
    save: ({ values, avisos_acceptats, idempotencyKey }) =>
      api.call(empresaRoutes.create, {
        body: { ...values, idioma_fk: language, ...(avisos_acceptats ? { avisos_acceptats } : {}) },
        idempotencyKey,
      }),
    read: (answer) => ({ values: valuesOf('dades', answer), versio: answer.versio }),
    onSaved: async (answer) => {
      await refreshSession(platform).catch(() => undefined);
      void platform.queries.invalidateQueries({ queryKey: ['empresa', 'list'] });
      announceEmpreses();
      go(`/empresa/${answer.id}/dades`, { replace: true });
    },
    onLeave: () => go('/empresa'),
  });
  useEffect(() => focusField('nom_fiscal'), []);
  return (
    <DetailPage
      header={<DetailHeader back={{ text: t('empresa.empreses'), href: '/empresa' }} title={t('empresa.nova')} />}
    >
      <Form form={form}>
        <EmpresaFields />
      </Form>
    </DetailPage>
  );
};

import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { comprovacioRoutes } from '../contract/routes.ts';
import type { Comprovacio } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { ComprovacioFields } from './comprovacio-fields.tsx';
import { ComprovacioReading } from './comprovacio-reading.tsx';
import { useComprovacioWords } from './comprovacio-words.ts';
import { comprovacioHref, comprovacioQuery } from './queries.ts';
import { useBancChanged } from './use-banc-bulk.tsx';
import { useComprovacioForm } from './use-comprovacio-form.ts';
import { useCopy } from './use-copy.tsx';
import { useRowActions } from './use-row-actions.tsx';

export const resolve = ({ api, queries, empresa, id, language }: ResolveContext): Promise<Comprovacio> =>
  queries.fetchQuery(comprovacioQuery(api, empresa, id('id'), language));

/** Comprovació: Dades, Historial. */
export const Screen = ({ given, search }: ScreenProps<Comprovacio>) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { language } = useLanguage();
  const lists = useBancLists();
  const words = useComprovacioWords();
  const { data: check = given } = useQuery({
    ...comprovacioQuery(api, empresa, given.id, language),
    initialData: given,
    staleTime: 5_000,
  });
  const { propia } = check;
  const part = search.part === 'historial' && propia ? 'historial' : 'dades';
  const list = `/empresa/${empresa}/banc/comprovacio`;
  const href = comprovacioHref(empresa, check.id);
  const copy = useCopy({ href: `${list}/nova?de=${check.id}`, may: may(comprovacioRoutes.create), propia });
  const edits = propia && may(comprovacioRoutes.update);
  const actions = useRowActions({
    nom: check.nom,
    activa: check.activa,
    titol: t('banc.suprimir.comprovacio'),
    href,
    list,
    putAside: edits
      ? (activa) =>
          api.call(comprovacioRoutes.update, { params: { id: check.id }, body: { versio: check.versio ?? 0, activa } })
      : undefined,
    remove:
      propia && may(comprovacioRoutes.remove)
        ? () => api.call(comprovacioRoutes.remove, { params: { id: check.id } })
        : undefined,
  });
  const history = useHistoryLink(`${href}?part=historial`, part === 'historial');
  useTitle(check.nom, t('banc.banc'));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('banc.comprovacions'), href: list }}
          title={check.nom}
          mark={check.activa ? null : <Mark form="closed" word={t('banc.apartada')} />}
          facts={[t(propia ? 'banc.propia.si' : 'banc.propia.no'), lists.categoria(check.categoria_fk)]}
          primary={copy.primary}
          actions={[...copy.actions, ...actions]}
          tabs={propia ? [{ key: 'dades', text: t('banc.dades'), href, current: part === 'dades' }, ...history] : []}
        />
      }
    >
      {part === 'historial' ? (
        <HistoryTab entity="comprovacio" id={check.id} words={words} />
      ) : edits ? (
        <ComprovacioForm key={check.id} check={check} />
      ) : (
        <>
          {may(comprovacioRoutes.basic) ? <OwnPreference check={check} /> : null}
          <ComprovacioReading check={check} marked={may(comprovacioRoutes.basic)} />
        </>
      )}
    </DetailPage>
  );
};

/** Whether this user has a check of the bank in the short programme, wherever it is. */
const OwnPreference = ({ check }: { check: Comprovacio }) => {
  const t = useTexts(bancTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const changed = useBancChanged();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const show = (basic: boolean): void => {
    queries.setQueryData(comprovacioQuery(api, empresa, check.id, language).queryKey, { ...check, basic });
  };
  return (
    <div className={css.start}>
      <Checkbox
        label={t('banc.comp.basic')}
        description={t('banc.basica_meva')}
        checked={check.basic}
        onChange={(event) => {
          const basic = event.currentTarget.checked;
          show(basic);
          void api
            .call(comprovacioRoutes.basic, { params: { id: check.id }, body: { basic } })
            .then(changed, (error: unknown) => {
              show(!basic);
              toastError(tellFault(error, web));
            });
        }}
      />
    </div>
  );
};

const ComprovacioForm = ({ check }: { check: Comprovacio }) => {
  const empresa = useEmpresaId();
  const go = useGo();
  const form = useComprovacioForm({ check, onLeave: () => go(`/empresa/${empresa}/banc/comprovacio`) });
  return (
    <Form form={form}>
      <ComprovacioFields form={form} />
    </Form>
  );
};

import { useQuery } from '@tanstack/react-query';
import { today } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { partidaRoutes } from '../contract/routes.ts';
import type { Partida } from '../contract/schemas.ts';
import { isVigent } from '../domain/seleccio.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import { Composicio } from './composicio.tsx';
import { PartidaFields } from './partida-fields.tsx';
import { PartidaReading } from './partida-reading.tsx';
import { usePartidaWords } from './partida-words.ts';
import { partidaHref, partidaQuery } from './queries.ts';
import { useCopy } from './use-copy.tsx';
import { usePartidaForm } from './use-partida-form.ts';
import { useRowActions } from './use-row-actions.tsx';
import { UsosValidacio } from './usos-validacio.tsx';

export const resolve = ({ api, queries, empresa, id, language }: ResolveContext): Promise<Partida> =>
  queries.fetchQuery(partidaQuery(api, empresa, id('id'), language));

const PARTS = ['comprovacions', 'usos', 'historial'] as const;

/** Partida: Dades, Comprovacions, Validar usos, Historial. */
export const Screen = ({ given, search }: ScreenProps<Partida>) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { language } = useLanguage();
  const lists = useBancLists();
  const words = usePartidaWords();
  const { data: partida = given } = useQuery({
    ...partidaQuery(api, empresa, given.id, language),
    initialData: given,
    staleTime: 5_000,
  });
  const { propia } = partida;
  const part = PARTS.find((one) => one === search.part && (one !== 'historial' || propia)) ?? 'dades';
  const href = partidaHref(empresa, partida.id);
  const copy = useCopy({
    href: `/empresa/${empresa}/banc/partida/nova?de=${partida.id}`,
    may: may(partidaRoutes.create),
    propia,
  });
  const edits = propia && may(partidaRoutes.update);
  const actions = useRowActions({
    nom: partida.nom,
    activa: partida.activa,
    titol: t('banc.suprimir.partida'),
    href,
    list: `/empresa/${empresa}/banc/partida`,
    putAside: edits
      ? (activa) =>
          api.call(partidaRoutes.update, {
            params: { id: partida.id },
            body: { versio: partida.versio ?? 0, activa },
          })
      : undefined,
    remove:
      propia && may(partidaRoutes.remove)
        ? () => api.call(partidaRoutes.remove, { params: { id: partida.id } })
        : undefined,
  });
  const history = useHistoryLink(`${href}?part=historial`, part === 'historial');
  useTitle(partida.nom, t('banc.banc'));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('banc.banc'), href: `/empresa/${empresa}/banc/partida` }}
          title={partida.nom}
          mark={
            partida.activa ? (
              isVigent(partida, today()) ? null : (
                <Mark form="late" word={t('banc.no_vigent')} />
              )
            ) : (
              <Mark form="closed" word={t('banc.apartada')} />
            )
          }
          facts={[
            partida.codi,
            t(propia ? 'banc.propia.si' : 'banc.propia.no'),
            lists.proces(partida.proces_fk),
            lists.control(partida.control_fk),
          ]}
          primary={copy.primary}
          actions={[...copy.actions, ...actions]}
          tabs={[
            { key: 'dades', text: t('banc.dades'), href, current: part === 'dades' },
            {
              key: 'comprovacions',
              text: t('banc.comprovacions'),
              href: `${href}?part=comprovacions`,
              current: part === 'comprovacions',
            },
            { key: 'usos', text: t('banc.validar'), href: `${href}?part=usos`, current: part === 'usos' },
            ...(propia ? history : []),
          ]}
        />
      }
    >
      {part === 'historial' ? (
        <HistoryTab entity="partida" id={partida.id} words={words} />
      ) : part === 'usos' ? (
        <UsosValidacio partida={partida} />
      ) : part === 'comprovacions' ? (
        <Composicio key={partida.id} partida={partida} />
      ) : edits ? (
        <PartidaForm key={partida.id} partida={partida} />
      ) : (
        <PartidaReading partida={partida} />
      )}
    </DetailPage>
  );
};

const PartidaForm = ({ partida }: { partida: Partida }) => {
  const empresa = useEmpresaId();
  const go = useGo();
  const form = usePartidaForm({ partida, onLeave: () => go(`/empresa/${empresa}/banc/partida`) });
  return (
    <Form form={form}>
      <PartidaFields form={form} />
    </Form>
  );
};

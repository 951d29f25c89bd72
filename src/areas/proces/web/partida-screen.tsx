import { useQuery } from '@tanstack/react-query';
import { bancPartidaQuery, isControl, useBancLists } from '#areas/banc/web/index.tsx';
import { EstatControlMark, treballQuery } from '#areas/treball/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { HistoryTab } from '#web/ui/history/history-tab.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { procesRoutes } from '../contract/routes.ts';
import { procesTexts } from '../texts/index.ts';
import { usePlanWords } from './history-words.ts';
import { LotsPart } from './lots-part.tsx';
import { PartidaForm } from './partida-form.tsx';
import { lotsQuery, partidaHref, programaHref, treballPartidaQuery } from './queries.ts';

export const resolve = async ({ api, queries, empresa, id, language }: ResolveContext) => {
  const params = { id: id('id'), pid: id('pid'), xid: id('xid') };
  const [treball, partida, lots] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, params.id)),
    queries.fetchQuery(treballPartidaQuery(api, empresa, params, language)),
    queries.fetchQuery(lotsQuery(api, empresa, params)),
  ]);
  // What it may be used for is chosen from what the bank says; where that has gone, from what it has.
  await queries.fetchQuery(bancPartidaQuery(api, empresa, partida.partida_fk, language)).catch(() => null);
  return { params, treball, partida, lots };
};

const PARTS = ['lots', 'historial'] as const;

/** Partida de l’obra: what is chosen of an item and its checks, its lots, its history. */
export const Screen = ({ given, search }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(procesTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const may = useMay();
  const { language } = useLanguage();
  const lists = useBancLists();
  const { params } = given;
  const { data: treball = given.treball } = useQuery({ ...treballQuery(api, empresa, params.id), staleTime: 5_000 });
  const { data: partida = given.partida } = useQuery({
    ...treballPartidaQuery(api, empresa, params, language),
    initialData: given.partida,
    staleTime: 5_000,
  });
  const edits = may(procesRoutes.updatePartida) && treball.obert;
  const part = PARTS.find((one) => one === search.part) ?? 'dades';
  const href = partidaHref(empresa, params);
  const list = programaHref(empresa, params.id);
  const history = useHistoryLink(`${href}?part=historial`, part === 'historial');
  const words = usePlanWords();
  useTitle(partida.nom, treball.codi);
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('proces.programa'), href: list }}
          title={partida.nom}
          mark={<EstatControlMark recompte={partida.recompte} />}
          facts={[
            treball.codi,
            lists.proces(partida.proces_fk),
            isControl(partida.control_fk) ? t(`proces.control.${partida.control_fk}`) : null,
            lists.sistema(partida.sistema_fk),
            partida.normes.join(', '),
          ]}
          tabs={[
            { key: 'dades', text: t('proces.part.dades'), href, current: part === 'dades' },
            { key: 'lots', text: t('proces.part.lots'), href: `${href}?part=lots`, current: part === 'lots' },
            ...history,
          ]}
        />
      }
    >
      {part === 'historial' ? (
        <HistoryTab entity="treball_partida" id={partida.id} words={words} />
      ) : part === 'lots' ? (
        <LotsPart treball={treball} partida={partida} initial={given.lots} edits={edits} />
      ) : (
        <PartidaForm key={partida.id} partida={partida} edits={edits} onLeave={() => go(list)} />
      )}
    </DetailPage>
  );
};

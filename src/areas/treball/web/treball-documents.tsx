import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf } from '#contract/route.ts';
import type { Api } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform, useUserId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { FilePanel } from '#web/ui/files/file-panel.tsx';
import type { PanelActions } from '#web/ui/files/panel-types.ts';
import { type Arxiu, arxiuRoutes } from '../contract/arxius.ts';
import { treballTexts } from '../texts/index.ts';
import { documentsQueue, documentsSource } from './documents-source.ts';
import { treballQuery } from './queries.ts';
import { TreballFrame } from './treball-frame.tsx';

type Page = AnswerOf<typeof arxiuRoutes.list>;
const documentsQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['treball', 'documents', empresa, id],
    queryFn: ({ signal }) => api.call(arxiuRoutes.list, { params: { id }, query: { getAll: true }, signal }),
  });

export const resolve = async ({ api, queries, empresa, id }: ResolveContext) => {
  const [treball, documents] = await Promise.all([
    queries.fetchQuery(treballQuery(api, empresa, id('id'))),
    queries.fetchQuery(documentsQuery(api, empresa, id('id'))),
  ]);
  return { treball, documents };
};

/** Documents of a work: its attachments. */
export const Screen = ({ given }: ScreenProps<Awaited<ReturnType<typeof resolve>>>) => {
  const t = useTexts(treballTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const usuari = useUserId();
  const { queries } = usePlatform();
  const { id } = given.treball;
  const { data: treball = given.treball } = useQuery({ ...treballQuery(api, empresa, id), staleTime: 5_000 });
  const query = documentsQuery(api, empresa, id);
  const { data = given.documents } = useQuery({ ...query, staleTime: 5_000 });
  useTitle(treball.codi, t('treball.tab.documents'));

  const change = (items: (now: readonly Arxiu[]) => readonly Arxiu[]): void => {
    queries.setQueryData(query.queryKey, (now: Page | undefined) => {
      const next = [...items(now?.items ?? [])];
      return { total: next.length, offset: 0, limit: now?.limit ?? next.length, items: next };
    });
  };
  const tellFailed = (error: unknown): void => {
    toastError(tellFault(error, web));
    void queries.invalidateQueries({ queryKey: query.queryKey });
  };
  const tried = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      tellFailed(error);
    }
  };
  const update = ({ id: aid }: { readonly id: number }, more: object): Promise<void> =>
    tried(async () => {
      const versio = data.items.find((one) => one.id === aid)?.versio ?? 0;
      const next = await api.call(arxiuRoutes.update, { params: { id, aid }, body: { versio, ...more } });
      change((items) => items.map((one) => (one.id === aid ? next : one)));
    });
  const actions: PanelActions = {
    rename: (file, nom) => update(file, { nom }),
    move: (file, carpeta) => update(file, { carpeta }),
    annex: (file, annex) => update(file, { annex }),
    reorder: (documentsIds) =>
      tried(async () => {
        const { items } = await api.call(arxiuRoutes.reorder, {
          params: { id },
          body: { documentsIds: [...documentsIds] },
        });
        change(() => items);
      }),
    remove: (file) =>
      tried(async () => {
        const { desfer } = await api.call(arxiuRoutes.remove, { params: { id, aid: file.id } });
        change((items) => items.filter((one) => one.id !== file.id));
        offerUndo(desfer, { empresa, text: t('treball.arxiu.suprimit', { nom: file.nom }) });
      }),
    renameFolder: (carpeta, nom) =>
      tried(async () => {
        const { items } = await api.call(arxiuRoutes.folder, { params: { id }, body: { carpeta, nom } });
        change(() => items);
      }),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one source for one work
  const source = useMemo(() => documentsSource(api, empresa, id, tellFailed), [api, empresa, id]);
  const queue = documentsQueue(api, { usuari, empresa, treball: id }, (fresh) =>
    change((items) => [...items.filter((one) => !fresh.some((other) => other.id === one.id)), ...fresh]),
  );
  return (
    <TreballFrame treball={treball} tab="documents">
      <FilePanel
        files={data.items}
        queue={queue}
        writable={may(arxiuRoutes.add) && treball.obert}
        actions={actions}
        source={source}
      />
    </TreballFrame>
  );
};

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import type { Api } from '../api.ts';
import { useLanguage } from '../language.tsx';
import { useApi, useEmpresaId, useUserId } from '../platform.tsx';

const KEY = 'tasca';
/** How often the server is asked while something waits or runs. */
const WATCH_MS = 1_500;

export const isPending = (tasca: Tasca): boolean => tasca.estat === 'en_cua' || tasca.estat === 'en_curs';

const tasquesQuery = (api: Api, empresa: number, user: number, language: string) =>
  queryOptions({
    queryKey: [KEY, empresa, user, language],
    queryFn: ({ signal }) => api.call(tascaRoutes.list, { query: { limit: 50 }, signal }),
    enabled: empresa !== 0 && user !== 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isPending) ? WATCH_MS : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

/** Own long work in this company: asked for again while any of it is under way. */
export const useTasques = () => {
  const { language } = useLanguage();
  return useQuery(tasquesQuery(useApi(), useEmpresaId(), useUserId(), language));
};

/** Something was put in the queue, cancelled or asked again: the panel looks. */
export const tasquesChanged = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: [KEY] });

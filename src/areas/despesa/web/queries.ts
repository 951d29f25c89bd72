import { queryOptions } from '@tanstack/react-query';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import type { PickerOption } from '#web/ui/form/picker-field.tsx';
import { despesaRoutes } from '../contract/routes.ts';
import { tipusDespesaRoutes } from '../contract/tipus.ts';

export const despesaQuery = (api: Api, empresa: number, did: number) =>
  queryOptions({
    queryKey: ['despesa', empresa, did],
    queryFn: ({ signal }) => api.call(despesaRoutes.get, { params: { id: empresa, did }, signal }),
  });

/** What a new expense starts from; of a supplier, also what the last one was like. */
export const nextQuery = (
  api: Api,
  empresa: number,
  asked: { exercici?: number | undefined; agent_fk?: number | undefined },
) =>
  queryOptions({
    queryKey: ['despesa', 'next', empresa, asked],
    queryFn: ({ signal }) => api.call(despesaRoutes.next, { params: { id: empresa }, query: asked, signal }),
    staleTime: 0,
  });

/** Every kind, also those no longer offered: lines may have them. */
export const tipusQuery = (api: Api, empresa: number, language: Language) =>
  queryOptions({
    queryKey: ['tipus_despesa', 'list', empresa, language],
    queryFn: ({ signal }) =>
      api.call(tipusDespesaRoutes.list, { params: { id: empresa }, query: { baixa: true }, signal }),
    staleTime: 30_000,
  });

const OFFERED = 20;
/** Works for a picker. */
export const searchTreballs = async (api: Api, text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
  const page = await api.call(treballRoutes.list, { query: { search: text, limit: OFFERED }, signal });
  return page.items.map(({ id, codi, nom }) => ({ id, text: `${codi} ${nom}` }));
};

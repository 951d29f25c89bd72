import { queryOptions } from '@tanstack/react-query';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { treballRoutes } from '../contract/routes.ts';

export const treballQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['treball', empresa, id],
    queryFn: ({ signal }) => api.call(treballRoutes.get, { params: { id }, signal }),
  });

/** Zones of a work, as lists show them. The same key as the concrete screens use. */
export const zonesOfTreballQuery = (api: Api, empresa: number, id: number) =>
  queryOptions({
    queryKey: ['zones', empresa, id],
    queryFn: ({ signal }) => api.call(formigoRoutes.zonesTotes, { params: { id }, signal }),
  });

/** The plan of a work, under the key of its own screen. */
export const partidesOfTreballQuery = (api: Api, empresa: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['programa', empresa, id, language],
    queryFn: ({ signal }) => api.call(procesRoutes.programa, { params: { id }, signal }),
  });
/** Building processes of a work with what their control comes to. Under the key of its plan, which is read again with it. */
export const processosOfTreballQuery = (api: Api, empresa: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['programa', empresa, id, 'processos', language],
    queryFn: ({ signal }) => api.call(procesRoutes.list, { params: { id }, signal }),
  });

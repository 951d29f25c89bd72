import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { informeRoutes } from '../contract/routes.ts';

/** All that is read of the documents of works stands under this key. */
export const INFORMES = 'informes';

export const informesQuery = (api: Api, empresa: number, treball: number, language: Language) =>
  queryOptions({
    queryKey: [INFORMES, empresa, treball, language],
    queryFn: ({ signal }) => api.call(informeRoutes.informes, { params: { id: treball }, signal }),
  });
export const mancancesQuery = (api: Api, empresa: number, treball: number, language: Language) =>
  queryOptions({
    queryKey: [INFORMES, empresa, treball, 'mancances', language],
    queryFn: ({ signal }) => api.call(informeRoutes.mancances, { params: { id: treball }, signal }),
    staleTime: 0,
  });

import { queryOptions } from '@tanstack/react-query';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
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

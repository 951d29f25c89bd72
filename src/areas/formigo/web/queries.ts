import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import { formigoRoutes } from '../contract/routes.ts';

/** One zone whole: lots, samples, verdicts. */
export const zonaQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['zona', id],
    queryFn: ({ signal }) => api.call(formigoRoutes.zona, { params: { id }, signal }),
  });

/** Concrete settings of a work. */
export const settingsQuery = (api: Api, treball: number) =>
  queryOptions({
    queryKey: ['formigo', treball],
    queryFn: ({ signal }) => api.call(formigoRoutes.get, { params: { id: treball }, signal }),
  });

/** Limit rows as a work has them. */
export const limitsQuery = (api: Api, treball: number) =>
  queryOptions({
    queryKey: ['limits', treball],
    queryFn: ({ signal }) => api.call(formigoRoutes.limits, { query: { treball_fk: treball }, signal }),
  });

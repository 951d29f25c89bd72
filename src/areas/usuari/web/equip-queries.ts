import type { Api } from '#web/api.ts';
import { equipRoutes } from '../contract/equip.ts';

/** One member of the company, or oneself. */
export const usuariQuery = (api: Api, empresa: number, id: number) => ({
  queryKey: ['usuari', empresa, id] as const,
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    api.call(equipRoutes.get, { params: { id }, ...(signal ? { signal } : {}) }),
});

/** Everybody of the company and its invitations: an office has few. */
export const equipQueryOf = (api: Api, empresa: number, own: number) => ({
  queryKey: ['usuari', empresa, 'all'] as const,
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    api.call(equipRoutes.list, {
      params: { id: own },
      query: { getAll: 'true', nomes_actius: 'false' },
      ...(signal ? { signal } : {}),
    }),
});

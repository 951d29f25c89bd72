import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import { registreRoutes } from '../contract/registre.ts';

export const darreraQuery = (api: Api, empresa: number) =>
  queryOptions({
    queryKey: ['registre', 'darrera', empresa],
    queryFn: ({ signal }) => api.call(registreRoutes.darrera, { params: { id: empresa }, signal }),
    staleTime: 5_000,
  });
export const declaracioQuery = (api: Api) =>
  queryOptions({
    queryKey: ['registre', 'declaracio'],
    queryFn: ({ signal }) => api.call(registreRoutes.declaracio, { signal }),
  });

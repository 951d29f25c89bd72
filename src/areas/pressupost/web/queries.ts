import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api.ts';
import { pressupostRoutes } from '../contract/routes.ts';

export const pressupostQuery = (api: Api, empresa: number, pid: number) =>
  queryOptions({
    queryKey: ['pressupost', empresa, pid],
    queryFn: ({ signal }) => api.call(pressupostRoutes.get, { params: { id: empresa, pid }, signal }),
  });

export const pressupostHref = (empresa: number, pid: number): string => `/empresa/${empresa}/pressupost/${pid}`;

/** Letters about a quotation. */
export const enviamentsKey = (empresa: number, pid: number) => ['pressupost', empresa, pid, 'enviaments'] as const;

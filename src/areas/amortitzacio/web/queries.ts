import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';

export const beQuery = (api: Api, empresa: number, bid: number) =>
  queryOptions({
    queryKey: ['amortitzacio', 'be', empresa, bid],
    queryFn: ({ signal }) => api.call(amortitzacioRoutes.get, { params: { id: empresa, bid }, signal }),
  });

/** The legal tables, named in the language. */
export const taulesQuery = (api: Api, empresa: number, language: Language) =>
  queryOptions({
    queryKey: ['amortitzacio', 'taules', empresa, language],
    queryFn: ({ signal }) => api.call(amortitzacioRoutes.taules, { params: { id: empresa }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

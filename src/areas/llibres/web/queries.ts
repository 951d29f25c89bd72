import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { llibresRoutes } from '../contract/routes.ts';
import type { Periode } from './periode.ts';

const PAGE = 50;
const nextOf = ({ offset, items, total }: { offset: number; items: readonly unknown[]; total: number }) =>
  offset + items.length < total ? offset + items.length : null;
const asQuery = ({ exercici, trimestre }: Pick<Periode, 'exercici' | 'trimestre'>) => ({
  exercici,
  ...(trimestre === null ? {} : { trimestre }),
});

export const anyQuery = (api: Api, empresa: number, exercici: number) =>
  queryOptions({
    queryKey: ['llibres', 'any', empresa, exercici],
    queryFn: ({ signal }) => api.call(llibresRoutes.any, { params: { id: empresa }, query: { exercici }, signal }),
    staleTime: 0,
  });

export const perfilQuery = (api: Api, empresa: number) =>
  queryOptions({
    queryKey: ['llibres', 'perfil', empresa],
    queryFn: ({ signal }) => api.call(llibresRoutes.perfil, { params: { id: empresa }, signal }),
    staleTime: 0,
  });

/** A form; its boxes are named in the language. */
export const resumQuery = (api: Api, empresa: number, periode: Periode, language: Language) =>
  queryOptions({
    queryKey: ['llibres', 'resum', empresa, periode, language],
    queryFn: ({ signal }) =>
      api.call(llibresRoutes.resum, {
        params: { id: empresa, model: periode.model },
        query: asQuery(periode),
        signal,
      }),
    staleTime: 0,
  });

/** Documents behind a box, or behind a person of a 347 or 349. */
export interface Darrere {
  readonly casella: string;
  readonly nif?: string | undefined;
  readonly clau?: string | undefined;
  readonly marques?: string | undefined;
}
export const casellaQuery = (api: Api, empresa: number, periode: Periode, { casella, nif, clau, marques }: Darrere) =>
  infiniteQueryOptions({
    queryKey: ['llibres', 'casella', empresa, periode, casella, nif ?? '', clau ?? '', marques ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api.call(llibresRoutes.casella, {
        params: { id: empresa, model: periode.model, casella },
        query: { ...asQuery(periode), nif, clau, marques, offset: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    staleTime: 0,
  });

export const avisosQuery = (
  api: Api,
  empresa: number,
  periode: Pick<Periode, 'exercici' | 'trimestre'>,
  language: Language,
) =>
  infiniteQueryOptions({
    queryKey: ['llibres', 'avisos', empresa, periode, language],
    queryFn: ({ pageParam, signal }) =>
      api.call(llibresRoutes.comprova, {
        params: { id: empresa },
        query: { ...asQuery(periode), offset: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    staleTime: 0,
  });

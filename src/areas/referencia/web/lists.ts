import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { referenciaRoutes } from '../contract/routes.ts';

const KEPT_MS = 3_600_000;

/** Short reference lists, in the language of the screen; read once an hour. */
export const titulacionsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['titulacions', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.titulacions, { signal }),
    staleTime: KEPT_MS,
  });
export const ivaQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['iva', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.iva, { signal }),
    staleTime: KEPT_MS,
  });
export const irpfQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['irpf', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.irpf, { signal }),
    staleTime: KEPT_MS,
  });
export const funcionsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['funcions', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.funcions, { signal }),
    staleTime: KEPT_MS,
  });
export const activitatsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['activitats', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.activitats, { signal }),
    staleTime: KEPT_MS,
  });
export const tipusTreballQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['tipusTreball', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.tipusTreball, { signal }),
    staleTime: KEPT_MS,
  });
export const processosQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['processos', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.processos, { signal }),
    staleTime: KEPT_MS,
  });
export const controlsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['controls', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.controls, { signal }),
    staleTime: KEPT_MS,
  });
export const manualsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['manuals', language],
    queryFn: ({ signal }) => api.call(referenciaRoutes.manuals, { signal }),
    staleTime: KEPT_MS,
  });

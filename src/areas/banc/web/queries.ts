import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import type { PickerOption } from '#web/ui/form/picker-field.tsx';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import type { Composicio, Comprovacio } from '../contract/schemas.ts';

const KEPT_MS = 3_600_000;
const OFFERED = 20;

export const partidaHref = (empresa: number, id: number): string => `/empresa/${empresa}/banc/partida/${id}`;
export const comprovacioHref = (empresa: number, id: number): string => `/empresa/${empresa}/banc/comprovacio/${id}`;

export const partidaQuery = (api: Api, empresa: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['banc', 'partida', empresa, id, language],
    queryFn: ({ signal }) => api.call(partidaRoutes.get, { params: { id }, signal }),
  });
export const comprovacioQuery = (api: Api, empresa: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['banc', 'comprovacio', empresa, id, language],
    queryFn: ({ signal }) => api.call(comprovacioRoutes.get, { params: { id }, signal }),
  });

/** The checks of an item by heading, with the version that they were read after: never a newer one than they are. */
export interface Composta {
  readonly versio: number | null;
  readonly grups: Composicio;
}
export const compostaQuery = (api: Api, empresa: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['banc', 'composta', empresa, id, language],
    queryFn: async ({ signal }): Promise<Composta> => {
      const { versio } = await api.call(partidaRoutes.get, { params: { id }, signal });
      return { versio, grups: await api.call(comprovacioRoutes.ofPartida, { params: { id }, signal }) };
    },
  });

/** Short lists of the bank, in the language of the screen; they change only with the product. */
export const usosQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['banc.usos', language],
    queryFn: ({ signal }) => api.call(partidaRoutes.usos, { signal }),
    staleTime: KEPT_MS,
  });
export const nivellsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['banc.nivells', language],
    queryFn: ({ signal }) => api.call(partidaRoutes.nivells, { signal }),
    staleTime: KEPT_MS,
  });
export const sistemesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['banc.sistemes', language],
    queryFn: ({ signal }) => api.call(partidaRoutes.sistemes, { signal }),
    staleTime: KEPT_MS,
  });
export const categoriesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['banc.categories', language],
    queryFn: ({ signal }) => api.call(partidaRoutes.categories, { signal }),
    staleTime: KEPT_MS,
  });
export const normesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['banc.normes', language],
    queryFn: ({ signal }) => api.call(partidaRoutes.normes, { signal }),
    staleTime: KEPT_MS,
  });

/** Items for a picker: those in force and in use. */
export const searchPartides = async (api: Api, text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
  const page = await api.call(partidaRoutes.list, { query: { search: text, limit: OFFERED }, signal });
  return page.items.map(({ id, nom, codi, normes }) => ({
    id,
    text: nom,
    detail: [codi, ...normes].filter(Boolean).join(' · '),
  }));
};
/** Checks for a picker, the bank's and the office's. */
export const searchComprovacions = async (
  api: Api,
  text: string,
  signal: AbortSignal,
): Promise<readonly Comprovacio[]> =>
  (await api.call(comprovacioRoutes.list, { query: { search: text, limit: OFFERED }, signal })).items;
export const optionOfCheck = (
  { id, nom, categoria_fk, partida, normes }: Comprovacio,
  heading: (id: number) => string,
): PickerOption => ({ id, text: nom, detail: [partida, heading(categoria_fk), ...normes].filter(Boolean).join(' · ') });

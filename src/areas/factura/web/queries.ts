import { queryOptions } from '@tanstack/react-query';
import { whileOnItsWay } from '#areas/correu/web/index.tsx';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import type { PickerOption } from '#web/ui/form/picker-field.tsx';
import { bestretaRoutes } from '../contract/bestretes.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { FacturaTipus } from '../contract/schemas.ts';

export const facturaQuery = (api: Api, empresa: number, fid: number) =>
  queryOptions({
    queryKey: ['factura', empresa, fid],
    queryFn: ({ signal }) => api.call(facturaRoutes.get, { params: { id: empresa, fid }, signal }),
  });

/** What stands in the way of issuing a draft, as it was last saved. */
export const comprovaQuery = (api: Api, empresa: number, fid: number, versio: number) =>
  queryOptions({
    queryKey: ['factura', 'comprova', empresa, fid, versio],
    queryFn: ({ signal }) => api.call(facturaRoutes.comprova, { params: { id: empresa, fid }, signal }),
    staleTime: 0,
  });

/** Issued invoices of a client that may be taken off as advances. */
export const bestretesQuery = (
  api: Api,
  empresa: number,
  query: { agent_fk: number; treball_fk?: number; factura_fk?: number; idioma?: Language },
) =>
  queryOptions({
    queryKey: ['factura', 'bestretes', empresa, query],
    queryFn: ({ signal }) => api.call(bestretaRoutes.list, { params: { id: empresa }, query, signal }),
    staleTime: 0,
  });

/** The last invoice of a client that was issued of itself, not to rectify another; null where there is none. */
export const darreraQuery = (api: Api, empresa: number, agent_fk: number) =>
  queryOptions({
    queryKey: ['factura', 'darrera', empresa, agent_fk],
    queryFn: async ({ signal }) => {
      const page = await api.call(facturaRoutes.list, {
        params: { id: empresa },
        query: { agent_fk, limit: 50, ordre_camp: 'data', ordre_criteri: 'DESC' },
        signal,
      });
      return page.items.find(({ numero, tipus }) => numero !== null && tipus !== 'rectificativa') ?? null;
    },
    staleTime: 0,
  });

/** What a new draft starts from. */
export const nextQuery = (
  api: Api,
  empresa: number,
  asked: { tipus: FacturaTipus; serie?: string | undefined; agent_fk?: number | undefined },
) =>
  queryOptions({
    queryKey: ['factura', 'next', empresa, asked],
    queryFn: ({ signal }) => api.call(facturaRoutes.next, { params: { id: empresa }, query: asked, signal }),
    staleTime: 0,
  });

export const periodicaQuery = (api: Api, empresa: number, pid: number) =>
  queryOptions({
    queryKey: ['periodica', empresa, pid],
    queryFn: ({ signal }) => api.call(periodicaRoutes.get, { params: { id: empresa, pid }, signal }),
  });

const OFFERED = 20;
/** Works for a picker. */
export const searchTreballs = async (api: Api, text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
  const page = await api.call(treballRoutes.list, { query: { search: text, limit: OFFERED }, signal });
  return page.items.map(({ id, codi, nom }) => ({ id, text: `${codi} ${nom}` }));
};

/** Letters about an invoice. */
export const enviamentsKey = (empresa: number, fid: number) => ['factura', empresa, fid, 'enviaments'] as const;
export const enviamentsQuery = (api: Api, empresa: number, fid: number) =>
  queryOptions({
    queryKey: enviamentsKey(empresa, fid),
    queryFn: ({ signal }) => api.call(facturaEnviamentRoutes.enviaments, { params: { id: empresa, fid }, signal }),
    refetchInterval: ({ state }) => whileOnItsWay(state.data?.items),
  });

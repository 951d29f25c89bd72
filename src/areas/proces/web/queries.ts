import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { procesRoutes } from '../contract/routes.ts';
import type { TreballPartidaItem } from '../contract/schemas.ts';

/** An item of a work, by the names of its address. */
export interface OnaPartida {
  readonly id: number;
  readonly pid: number;
  readonly xid: number;
}

export const programaHref = (empresa: number, treball: number): string =>
  `/empresa/${empresa}/treball/${treball}/programa`;
export const partidaHref = (empresa: number, { id, pid, xid }: OnaPartida): string =>
  `${programaHref(empresa, id)}/${pid}/partida/${xid}`;
export const placeOfItem = ({ treball_fk, proces_fk, id }: TreballPartidaItem): OnaPartida => ({
  id: treball_fk,
  pid: proces_fk,
  xid: id,
});

/** All that is read of a plan stands under this key: a change of any part reads the others again. */
export const PLA = 'programa';

export const programaQuery = (api: Api, empresa: number, treball: number, language: Language) =>
  queryOptions({
    queryKey: [PLA, empresa, treball, language],
    queryFn: ({ signal }) => api.call(procesRoutes.programa, { params: { id: treball }, signal }),
  });
export const treballPartidaQuery = (api: Api, empresa: number, params: OnaPartida, language: Language) =>
  queryOptions({
    queryKey: [PLA, empresa, params.id, 'partida', params.xid, language],
    queryFn: ({ signal }) => api.call(procesRoutes.partida, { params, signal }),
  });
export const lotsQuery = (api: Api, empresa: number, params: OnaPartida) =>
  queryOptions({
    queryKey: [PLA, empresa, params.id, 'lots', params.xid],
    queryFn: ({ signal }) => api.call(procesRoutes.lots, { params, signal }),
  });
export const previsioCopiaQuery = (api: Api, empresa: number, treball: number, from: number, language: Language) =>
  queryOptions({
    queryKey: [PLA, empresa, treball, 'previsio-copia', from, language],
    queryFn: ({ signal }) =>
      api.call(procesRoutes.previsioCopia, { params: { id: treball }, body: { treball_fk: from }, signal }),
  });

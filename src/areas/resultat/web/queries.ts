import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { Lot, RecompteAnswer, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { Language } from '#kernel/language.ts';
import type { Api } from '#web/api.ts';
import { resultatRoutes } from '../contract/routes.ts';
import type { ResultatAnswer, ResultatsAnswer } from '../contract/schemas.ts';
import { clauOf } from './casella.ts';

const KEPT_MS = 3_600_000;

/** Where an item of a work stands. Its plan is held under the same keys as its own screens hold it. */
export interface Lloc {
  readonly id: number;
  readonly pid: number;
  readonly xid: number;
}
export type Programa = AnswerOf<typeof procesRoutes.programa>;

export const programaQuery = (api: Api, empresa: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['programa', empresa, id, language],
    queryFn: ({ signal }) => api.call(procesRoutes.programa, { params: { id }, signal }),
  });
/** An item of a work with its checks. */
export const partidaQuery = (api: Api, empresa: number, lloc: Lloc, language: Language) =>
  queryOptions({
    queryKey: ['programa', empresa, lloc.id, 'partida', lloc.xid, language],
    queryFn: ({ signal }) => api.call(procesRoutes.partida, { params: { ...lloc }, signal }),
  });
export const lotsQuery = (api: Api, empresa: number, lloc: Lloc) =>
  queryOptions({
    queryKey: ['programa', empresa, lloc.id, 'lots', lloc.xid],
    queryFn: ({ signal }) => api.call(procesRoutes.lots, { params: { ...lloc }, signal }),
  });
/** What was answered of an item. */
export const resultatsQuery = (api: Api, empresa: number, lloc: Lloc) =>
  queryOptions({
    queryKey: ['resultat', 'partida', empresa, lloc.id, lloc.xid],
    queryFn: ({ signal }) => api.call(resultatRoutes.ofPartida, { params: { ...lloc }, signal }),
  });
/** Headings of checks, in order. */
export const apartatsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['banc.categories', language],
    queryFn: ({ signal }) => api.call(partidaRoutes.categories, { signal }),
    staleTime: KEPT_MS,
  });

/** Writes over what is held of an item's answers. */
export const setResultats = (
  queries: QueryClient,
  empresa: number,
  treball: number,
  fresh: readonly ResultatAnswer[],
): void => {
  for (const [xid, rows] of Map.groupBy(fresh, (one) => one.treball_partida_fk)) {
    const keys = new Set(rows.map(clauOf));
    queries.setQueryData(['resultat', 'partida', empresa, treball, xid], (before: ResultatAnswer[] | undefined) =>
      before ? [...before.filter((one) => !keys.has(clauOf(one))), ...rows] : before,
    );
  }
};

/** States that answers led to go at once wherever they are shown: work, process, item, lot. */
export const setEstats = (
  queries: QueryClient,
  empresa: number,
  treball: number,
  { treball: recompte, processos, partides, lots }: ResultatsAnswer['estats'],
): void => {
  const processOf = new Map(processos.map((one) => [one.proces_fk, one.recompte]));
  const itemOf = new Map(partides.map((one) => [one.treball_partida_fk, one.recompte]));
  const lotOf = new Map(lots.map((one) => [one.lot_fk, one.recompte]));
  queries.setQueriesData<Programa | TreballPartida | Lot[]>({ queryKey: ['programa', empresa, treball] }, (before) => {
    if (!before || Array.isArray(before)) return before;
    if ('comprovacions' in before) return { ...before, recompte: itemOf.get(before.id) ?? before.recompte };
    // What else is held of a programme, as what changed since its last issue, tells no states.
    if (!('processos' in before && 'recompte' in before)) return before;
    return {
      ...before,
      recompte,
      processos: before.processos.map((one) => ({
        ...one,
        recompte: processOf.get(one.proces_fk) ?? one.recompte,
        partides: one.partides.map((item) => ({ ...item, recompte: itemOf.get(item.id) ?? item.recompte })),
      })),
    };
  });
  const opened = (lot: Lot, now: RecompteAnswer): Lot['estat'] =>
    lot.estat === 'previst' && now.total + now.noAplica > now.pendents ? 'obert' : lot.estat;
  for (const { treball_partida_fk } of partides)
    queries.setQueryData(['programa', empresa, treball, 'lots', treball_partida_fk], (before: Lot[] | undefined) =>
      before?.map((lot) => {
        const now = lotOf.get(lot.id);
        return now ? { ...lot, recompte: now, estat: opened(lot, now) } : lot;
      }),
    );
};

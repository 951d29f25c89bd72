import { type HISTORIAL_ACCIONS, type HISTORIAL_ENTITATS, historialRoutes } from '#contract/historial.ts';
import { notFound } from '#kernel/coded-error.ts';
import { type Bound, bind } from '../http/context.ts';
import { listHistory } from './store.ts';

const parse = (text: string | null): Record<string, unknown> =>
  text ? (JSON.parse(text) as Record<string, unknown>) : {};

/** The history of any record; another company's answers no rows. */
export const historialHandlers: readonly Bound[] = [
  bind(historialRoutes.list, async (context, { params, query }) => {
    // Who holds the company reads about its people; everybody else about oneself.
    if (params.entitat === 'usuari' && context.empresa.rol !== 'titular' && params.id !== context.caller.usuariId)
      throw notFound();
    const { total, items } = await listHistory(context.db, context.empresa.id, params.entitat, params.id, query);
    return {
      total,
      offset: query.offset,
      limit: query.limit,
      items: items.map((row) => {
        const before = parse(row.abans);
        const after = parse(row.despres);
        return {
          id: row.id,
          quan: row.quan,
          usuari: row.usuari_nom,
          accio: row.accio as (typeof HISTORIAL_ACCIONS)[number],
          entitat: row.entitat as (typeof HISTORIAL_ENTITATS)[number],
          entitat_fk: row.entitat_fk,
          arrels: row.arrels.map(({ arrel, arrel_fk }) => ({
            entitat: arrel as (typeof HISTORIAL_ENTITATS)[number],
            id: arrel_fk,
          })),
          canvis: [...new Set([...Object.keys(before), ...Object.keys(after)])].map((camp) => ({
            camp,
            abans: before[camp] ?? null,
            despres: after[camp] ?? null,
          })),
        };
      }),
    };
  }),
];

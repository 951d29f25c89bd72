import { type Bound, bind } from '#server/http/context.ts';
import { pageFrom } from '#server/http/listing.ts';
import type { Platform } from '#server/platform.ts';
import { treballRoutes } from '../contract/routes.ts';
import { nextCodi } from '../domain/codi.ts';
import { accioHandlers } from './accio-routes.ts';
import { arxiuHandlers } from './arxiu-routes.ts';
import { treballDocument } from './document.ts';
import { listFuncions } from './parts-store.ts';
import type { TreballPorts } from './ports.ts';
import { presentTreballItem } from './present.ts';
import { createTreball, getTreball, seesOnly, updateTreballRecord } from './service.ts';
import { codisOfYear, listExpedients, listTreballs } from './store.ts';

/** Calls of the room. */
export const treballHandlers = (ports: TreballPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  ...arxiuHandlers(ports),
  ...accioHandlers(ports),
  bind(treballRoutes.list, async (context, { query }) => {
    const { total, rows } = await listTreballs(context.db, context.empresa.id, seesOnly(context), query);
    const funcions = await listFuncions(
      context.db,
      context.empresa.id,
      rows.map((row) => row.id),
    );
    return pageFrom(
      query,
      total,
      rows.map((row) => presentTreballItem(row, funcions.get(row.id) ?? [])),
    );
  }),
  bind(treballRoutes.document, (context, { query }) => treballDocument(documents, context, query)),
  bind(treballRoutes.expedient, async (context, { query }) => {
    const rows = await listExpedients(context.db, context.empresa.id, query.search ?? '');
    const year = query.exercici ?? Number(context.clock.today().slice(0, 4));
    const groups = new Map<string, { id: number; codi: string; nom: string }[]>();
    for (const { expedient, ...treball } of rows) groups.set(expedient, [...(groups.get(expedient) ?? []), treball]);
    return {
      items: [...groups].map(([expedient, treballs]) => ({ expedient, treballs })),
      codi_proposat: nextCodi(year, await codisOfYear(context.db, context.empresa.id, year)),
    };
  }),
  bind(treballRoutes.get, (context, { params }) => getTreball(context, params.id)),
  bind(treballRoutes.create, (context, { body }) => createTreball(context, body)),
  bind(treballRoutes.update, (context, { params, body }) => updateTreballRecord(context, params.id, body)),
];

import { checkTreball } from '#areas/treball/server/index.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { formigoPartidaRoutes } from '../contract/partida.ts';
import { formigoRoutes } from '../contract/routes.ts';
import type { ZonaItem } from '../contract/schemas.ts';
import { LIMIT_ROWS } from '../domain/limits.data.ts';
import { withChanges } from '../domain/llei.ts';
import { inPourOrder, readCanvis } from './judging.ts';
import { getFormigoPartida, updateFormigoPartida } from './partida-service.ts';
import type { FormigoPorts } from './ports.ts';
import { presentZonaItem } from './present.ts';
import { reorderLots, reorderZones } from './reordering.ts';
import { presentPastada } from './rows.ts';
import { saveSeguiment } from './seguiment.ts';
import { changeLimit, getSettings, restoreLimit, updateSettings, workNorma } from './settings.ts';
import { listLotHeads, listPastades, listZones } from './store.ts';
import { getZona } from './zona-reading.ts';
import { createZona, removeZona, updateZonaRecord } from './zona-service.ts';
import { zonesDocument } from './zones-document.ts';

const isCodi = (normativa: string): boolean => normativa === 'CODI';

const zonesOf = async (
  context: CompanyContext,
  treballId: number,
  only: (normativa: string) => boolean,
): Promise<ZonaItem[]> => {
  const norma = await workNorma(context, treballId, await checkTreball(context, treballId));
  const zones = await listZones(context.db, context.empresa.id, treballId);
  const lots = await listLotHeads(context.db, context.empresa.id, treballId);
  const canvis = await readCanvis(context.db, context.empresa.id, treballId);
  return zones
    .filter((zona) => only(zona.normativa))
    .map((zona) =>
      presentZonaItem(
        zona,
        lots.filter((lot) => lot.zona_fk === zona.id),
        { canvis, norma },
      ),
    );
};

const pastadesOf = async (context: CompanyContext, treballId: number, only: (normativa: string) => boolean) => {
  await checkTreball(context, treballId);
  const zones = new Map(
    (await listZones(context.db, context.empresa.id, treballId)).map((zona) => [zona.id, zona.normativa]),
  );
  const lots = new Map(
    (await listLotHeads(context.db, context.empresa.id, treballId)).map((lot) => [lot.id, lot.numero]),
  );
  const rows = await listPastades(context.db, context.empresa.id, treballId);
  return inPourOrder(rows.filter((row) => only(zones.get(row.zona_fk) ?? ''))).map((row) =>
    presentPastada(row, lots.get(row.lot_fk) ?? 0),
  );
};

/** Calls of the room. */
export const formigoHandlers = (ports: FormigoPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(formigoRoutes.limits, async (context, { query }) => {
    if (query.treball_fk === undefined) return [...LIMIT_ROWS];
    await checkTreball(context, query.treball_fk);
    return [...withChanges(LIMIT_ROWS, await readCanvis(context.db, context.empresa.id, query.treball_fk))];
  }),
  bind(formigoRoutes.get, (context, { params }) => getSettings(context, params.id)),
  bind(formigoRoutes.update, (context, { params, body }) => updateSettings(context, params.id, body)),
  bind(formigoPartidaRoutes.get, (context, { params }) => getFormigoPartida(context, ports, params)),
  bind(formigoPartidaRoutes.update, (context, { params, body }) => updateFormigoPartida(context, ports, params, body)),
  bind(formigoRoutes.changeLimit, (context, { params, body }) =>
    changeLimit(context, ports, params.id, params.fila, body),
  ),
  bind(formigoRoutes.restoreLimit, (context, { params }) => restoreLimit(context, ports, params.id, params.fila)),
  bind(formigoRoutes.zonesEhe, (context, { params }) => zonesOf(context, params.id, (normativa) => !isCodi(normativa))),
  bind(formigoRoutes.zonesCodi, (context, { params }) => zonesOf(context, params.id, isCodi)),
  bind(formigoRoutes.zonesTotes, (context, { params }) => zonesOf(context, params.id, () => true)),
  bind(formigoRoutes.zonesDocument, (context, { params, query }) =>
    zonesDocument(documents, context, {
      treballId: params.id,
      query,
      read: () => zonesOf(context, params.id, () => true),
    }),
  ),
  bind(formigoRoutes.pastadesEhe, (context, { params }) =>
    pastadesOf(context, params.id, (normativa) => !isCodi(normativa)),
  ),
  bind(formigoRoutes.pastadesCodi, (context, { params }) => pastadesOf(context, params.id, isCodi)),
  bind(formigoRoutes.zona, (context, { params }) => getZona(context, params.id)),
  bind(formigoRoutes.createZona, (context, { body }) => createZona(context, ports, body)),
  bind(formigoRoutes.updateZona, (context, { params, body }) => updateZonaRecord(context, ports, params.id, body)),
  bind(formigoRoutes.deleteZona, async (context, { params, query }) => ({
    desfer: await removeZona(
      context,
      ports,
      params.id,
      [query.avisos_acceptats ?? []].flat().flatMap((text) => text.split(',')),
    ),
  })),
  bind(formigoRoutes.seguiment, (context, { params, body }) => saveSeguiment(context, ports, params.id, body)),
  bind(formigoRoutes.reorderZones, async (context, { body }) => {
    await reorderZones(context, ports, body.treball_fk, body);
    return zonesOf(context, body.treball_fk, () => true);
  }),
  bind(formigoRoutes.reorderLots, async (context, { params, body }) => {
    await reorderLots(context, ports, params.id, body);
    return getZona(context, params.id);
  }),
];

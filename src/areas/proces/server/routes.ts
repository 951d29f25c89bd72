import { holdOpenTreball } from '#areas/treball/server/index.ts';
import { type Bound, bind } from '#server/http/context.ts';
import { programaRoutes } from '../contract/programa.ts';
import { procesRoutes } from '../contract/routes.ts';
import { previsioCanvi, updateTreballPartida, validatePartida } from './canvi-service.ts';
import { copyPla } from './copia.ts';
import { previsioCopia } from './copia-previsio.ts';
import { addLots, listLotsOf, removeLot, updateLotRecord } from './lot-service.ts';
import {
  getProces,
  listPartidesOf,
  listTreballProcessos,
  readPrograma,
  removeProces,
  removeTreballPartida,
  reorderPartides,
  reorderProcessos,
} from './pla-service.ts';
import type { ProcesPorts } from './ports.ts';
import { canvisOf, emetPrograma, listRevisionsOf } from './revisio.ts';
import { addPartides, addProces, getTreballPartida, loadTreballPartida } from './service.ts';

export const procesHandlers = (ports: ProcesPorts): readonly Bound[] => [
  bind(procesRoutes.programa, (context, { params }) => readPrograma(context, ports, params.id)),
  bind(programaRoutes.emet, (context, { params, body }) => emetPrograma(context, ports, params.id, body)),
  bind(programaRoutes.revisions, (context, { params }) => listRevisionsOf(context, params.id)),
  bind(programaRoutes.canvis, (context, { params }) => canvisOf(context, ports, params.id)),
  bind(programaRoutes.previsioCanvi, (context, { params, body }) => previsioCanvi(context, ports, params, body)),
  bind(programaRoutes.validacio, (context, { params }) => validatePartida(context, ports, params)),
  bind(procesRoutes.copy, async (context, { params, body }) => {
    const done = await copyPla(context, ports, {
      from: body.treball_fk,
      to: params.id,
      ambAmidaments: body.amb_amidaments,
    });
    return { ...(await readPrograma(context, ports, params.id)), ...done };
  }),
  bind(procesRoutes.previsioCopia, (context, { params, body }) =>
    previsioCopia(context, ports, { from: body.treball_fk, to: params.id }),
  ),
  bind(procesRoutes.list, (context, { params }) => listTreballProcessos(context, ports, params.id)),
  bind(procesRoutes.add, async (context, { params, body }) => {
    await holdOpenTreball(context, params.id);
    await addProces(context, params.id, body.proces_fk);
    return getProces(context, ports, { id: params.id, pid: body.proces_fk });
  }),
  bind(procesRoutes.reorder, async (context, { params, body }) => {
    await reorderProcessos(context, params.id, body);
    return listTreballProcessos(context, ports, params.id);
  }),
  bind(procesRoutes.get, (context, { params }) => getProces(context, ports, params)),
  bind(procesRoutes.remove, async (context, { params, query }) => ({
    desfer: await removeProces(context, ports, params, query.avisos_acceptats),
  })),
  bind(procesRoutes.partides, (context, { params }) => listPartidesOf(context, ports, params)),
  bind(procesRoutes.addPartides, (context, { params, body }) => addPartides(context, ports, params, body)),
  bind(procesRoutes.reorderPartides, async (context, { params, body }) => {
    await reorderPartides(context, params, body);
    return listPartidesOf(context, ports, params);
  }),
  bind(procesRoutes.partida, async (context, { params }) =>
    getTreballPartida(context, ports, await loadTreballPartida(context, params)),
  ),
  bind(procesRoutes.updatePartida, (context, { params, body }) => updateTreballPartida(context, ports, params, body)),
  bind(procesRoutes.removePartida, async (context, { params, query }) => ({
    desfer: await removeTreballPartida(context, ports, params, query.avisos_acceptats),
  })),
  bind(procesRoutes.lots, (context, { params }) => listLotsOf(context, ports, params)),
  bind(procesRoutes.addLots, (context, { params, body }) => addLots(context, ports, params, body)),
  bind(procesRoutes.updateLot, (context, { params, body }) => updateLotRecord(context, ports, params.id, body)),
  bind(procesRoutes.removeLot, async (context, { params, query }) => ({
    desfer: await removeLot(context, ports, params.id, query.avisos_acceptats),
  })),
];

import { taulesDeBens } from '#areas/despesa/server/index.ts';
import { checkTreball } from '#areas/treball/server/index.ts';
import { type Bound, bind } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import { pageOfBens } from './list.ts';
import { bensDocument } from './llistat.ts';
import { createBe, getBe, removeBe, setBaixa, updateBeRecord } from './service.ts';
import { taulesIn } from './taules.ts';

export const amortitzacioHandlers = ({ documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(amortitzacioRoutes.list, async (context, { query }) => {
    if (query.treball_fk !== undefined) await checkTreball(context, query.treball_fk);
    return pageOfBens(context, query);
  }),
  bind(amortitzacioRoutes.llistat, (context, { query }) => bensDocument(documents, context, query)),
  bind(amortitzacioRoutes.taules, async ({ db, empresa, language }) =>
    taulesIn(language, await taulesDeBens(db, empresa.id)),
  ),
  bind(amortitzacioRoutes.get, (context, { params, query }) => getBe(context, params.bid, query.exercici)),
  bind(amortitzacioRoutes.create, (context, { body }) => createBe(context, body)),
  bind(amortitzacioRoutes.update, (context, { params, body }) => updateBeRecord(context, params.bid, body)),
  bind(amortitzacioRoutes.baixa, (context, { params, body }) => setBaixa(context, params.bid, body)),
  bind(amortitzacioRoutes.remove, async (context, { params }) => ({ desfer: await removeBe(context, params.bid) })),
];

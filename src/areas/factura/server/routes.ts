import { agentsById } from '#areas/agent/server/index.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import type { Platform } from '#server/platform.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { bestretaRoutes } from '../contract/bestretes.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { numeracioRoutes } from '../contract/numeracio.ts';
import { perClientRoutes } from '../contract/per-client.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { FacturaQuery, FacturaTipus } from '../contract/schemas.ts';
import { xifresRoutes } from '../contract/xifres.ts';
import { annulFactura, duplicateFactura, invoiceProforma, rectifyFactura, setIncobrable } from './accions.ts';
import { listBestretes } from './bestretes.ts';
import { createCobrament, listAllCobraments, removeCobrament, updateCobramentRecord } from './cobraments.ts';
import { compensaFactura } from './compensar.ts';
import { readComptador } from './comptador-store.ts';
import { defectesOf, empresaOf } from './defectes.ts';
import { facturaDocument } from './document.ts';
import { comprovaFactura, emetFactura } from './emetre.ts';
import { listFactures, sumFactures } from './list-store.ts';
import { cobramentsDocument, periodiquesDocument } from './llistats.ts';
import { listNumeracio, startNumeracio } from './numeracio.ts';
import { pageOfClients, perClientDocument } from './per-client.ts';
import {
  createPeriodica,
  getPeriodica,
  pageOfPeriodiques,
  removePeriodica,
  updatePeriodicaRecord,
} from './periodiques.ts';
import type { FacturaPorts } from './ports.ts';
import { presentItems } from './present.ts';
import { treballExists } from './rules.ts';
import { clauOf, exerciciOf, numeroOf, serieOf } from './series.ts';
import { createFactura, getFactura, removeFactura, updateFacturaRecord } from './service.ts';
import { substituteFactures } from './substituir.ts';
import { xifresOf } from './xifres.ts';

const page = async (context: CompanyContext, ports: FacturaPorts, query: FacturaQuery) => {
  const { db, empresa, clock } = context;
  const today = clock.today();
  const { total, sumes } = await sumFactures(db, empresa.id, query, today);
  const rows = await listFactures(db, empresa.id, query, { limit: limitOf(query), today });
  return { ...pageFrom(query, total, await presentItems(context, ports, rows)), sumes };
};

const nextOf = async (
  context: CompanyContext,
  query: {
    tipus: FacturaTipus;
    serie?: string | undefined;
    exercici?: number | undefined;
    agent_fk?: number | undefined;
  },
) => {
  const { db, empresa, clock } = context;
  const company = await empresaOf(context);
  const serie = serieOf(company, query.tipus, query.serie ?? '');
  const exercici = query.exercici ?? exerciciOf(clock.today());
  const { darrer, darrera_data } = await readComptador(db, clauOf(empresa.id, query.tipus, serie, exercici));
  const agent =
    query.agent_fk === undefined ? null : (await agentsById(db, empresa.id, [query.agent_fk])).get(query.agent_fk);
  if (agent === undefined) throw fieldFault('agent_fk', 'agent_desconegut');
  return {
    serie: serie.codi,
    exercici,
    numero: darrer + 1,
    numero_text: numeroOf(serie, exercici, darrer + 1).text,
    data_minima: darrera_data || null,
    defectes: defectesOf(company, agent, clock.today()),
  };
};

const facturaHandlersOf = (ports: FacturaPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(facturaRoutes.list, (context, { query }) => page(context, ports, query)),
  bind(facturaRoutes.ofTreball, async (context, { params, query }) => {
    await treballExists(context, params.id);
    return page(context, ports, { ...query, treball_fk: params.id });
  }),
  bind(xifresRoutes.get, (context, { query }) => xifresOf(context, query.exercici)),
  bind(numeracioRoutes.list, (context, { query }) => listNumeracio(context, ports, query.exercici)),
  bind(numeracioRoutes.start, (context, { body }) => startNumeracio(context, ports, body)),
  bind(bestretaRoutes.list, async (context, { query }) => ({ items: await listBestretes(context, query) })),
  bind(facturaRoutes.next, (context, { query }) => nextOf(context, query)),
  bind(perClientRoutes.list, (context, { query }) => pageOfClients(context, query)),
  bind(perClientRoutes.llistat, (context, { query }) => perClientDocument(documents, context, query)),
  bind(facturaRoutes.llistat, (context, { query }) => facturaDocument(documents, context, ports, query)),
  bind(facturaRoutes.get, (context, { params }) => getFactura(context, ports, params.fid)),
  bind(facturaRoutes.create, (context, { body }) => createFactura(context, ports, body)),
  bind(facturaRoutes.update, (context, { params, body }) => updateFacturaRecord(context, ports, params.fid, body)),
  bind(facturaRoutes.remove, async (context, { params }) => ({ desfer: await removeFactura(context, params.fid) })),
  bind(facturaRoutes.comprova, (context, { params }) => comprovaFactura(context, ports, params.fid)),
  bind(facturaAccioRoutes.emetre, (context, { params, body }) => emetFactura(context, ports, params.fid, body)),
  bind(facturaAccioRoutes.anullar, (context, { params, body }) => annulFactura(context, ports, params.fid, body)),
  bind(facturaAccioRoutes.rectificar, (context, { params, body }) => rectifyFactura(context, ports, params.fid, body)),
  bind(facturaAccioRoutes.substituir, (context, { body }) => substituteFactures(context, ports, body)),
  bind(facturaAccioRoutes.incobrable, (context, { params, body }) => setIncobrable(context, ports, params.fid, body)),
  bind(facturaAccioRoutes.compensar, (context, { params }) => compensaFactura(context, ports, params.fid)),
  bind(facturaAccioRoutes.facturar, (context, { params }) => invoiceProforma(context, ports, params.fid)),
  bind(facturaAccioRoutes.duplicate, (context, { params }) => duplicateFactura(context, ports, params.fid)),
];

const cobramentHandlersOf = (ports: FacturaPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(cobramentRoutes.list, (context, { query }) => listAllCobraments(context, query)),
  bind(cobramentRoutes.llistat, (context, { query }) => cobramentsDocument(documents, context, query)),
  bind(cobramentRoutes.create, (context, { params, body }) => createCobrament(context, ports, params.fid, body)),
  bind(cobramentRoutes.update, (context, { params, body }) =>
    updateCobramentRecord(context, ports, { facturaId: params.fid, id: params.pid }, body),
  ),
  bind(cobramentRoutes.remove, async (context, { params }) => ({
    desfer: await removeCobrament(context, params.fid, params.pid),
  })),
];

const periodicaHandlersOf = ({ documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(periodicaRoutes.list, (context, { query }) => pageOfPeriodiques(context, query)),
  bind(periodicaRoutes.llistat, (context, { query }) => periodiquesDocument(documents, context, query)),
  bind(periodicaRoutes.get, (context, { params }) => getPeriodica(context, params.pid)),
  bind(periodicaRoutes.create, (context, { body }) => createPeriodica(context, body)),
  bind(periodicaRoutes.update, (context, { params, body }) => updatePeriodicaRecord(context, params.pid, body)),
  bind(periodicaRoutes.remove, async (context, { params }) => ({ desfer: await removePeriodica(context, params.pid) })),
];

/** Calls of the room. */
export const facturaHandlers = (ports: FacturaPorts, platform: Pick<Platform, 'documents'>): readonly Bound[] => [
  ...facturaHandlersOf(ports, platform),
  ...cobramentHandlersOf(ports, platform),
  ...periodicaHandlersOf(platform),
];

import { type Bound, bind } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import type { Platform } from '#server/platform.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';
import { agentDocument } from './document.ts';
import { listDuplicats, tellApart } from './duplicats.ts';
import { mergeAgents } from './fusio.ts';
import type { AgentPorts } from './ports.ts';
import { presentAgentItem } from './present.ts';
import { removeAgent, usosOf } from './removal.ts';
import { createAgent, getAgent, updateAgentRecord } from './service.ts';
import { checkSincronitza, sincronitza } from './sincronitza.ts';
import { listAgents } from './store.ts';

export const agentHandlers = (ports: AgentPorts, { documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(agentRoutes.list, async (context, { query }) => {
    const { total, rows } = await listAgents(context.db, context.empresa.id, query, limitOf(query));
    return pageFrom(query, total, rows.map(presentAgentItem));
  }),
  bind(agentRoutes.document, (context, { query }) => agentDocument(documents, context, query)),
  bind(agentRoutes.get, (context, { params }) => getAgent(context, params.id)),
  bind(agentRoutes.create, (context, { body }) => createAgent(context, body)),
  bind(agentRoutes.update, (context, { params, body }) => updateAgentRecord(context, ports, params.id, body)),
  bind(agentAccioRoutes.usos, async (context, { params }) => ({ items: await usosOf(context, ports, params.id) })),
  bind(agentAccioRoutes.remove, async (context, { params }) => ({
    desfer: await removeAgent(context, ports, params.id),
  })),
  bind(agentAccioRoutes.check, (context, { query }) => checkSincronitza(context, ports, query.agent_fk)),
  bind(agentAccioRoutes.sync, (context, { query }) => sincronitza(context, ports, query.agent_fk)),
  bind(agentAccioRoutes.duplicats, (context, { query }) => listDuplicats(context, query)),
  bind(agentAccioRoutes.tellApart, (context, { params, body }) => tellApart(context, params.id, body)),
  bind(agentAccioRoutes.merge, (context, { params, body }) => mergeAgents(context, ports, params.id, body)),
];

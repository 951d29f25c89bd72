import { type Bound, bind } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import type { Platform } from '#server/platform.ts';
import { agentRoutes } from '../contract/routes.ts';
import { agentDocument } from './document.ts';
import { presentAgentItem } from './present.ts';
import { type AgentPorts, createAgent, getAgent, updateAgentRecord } from './service.ts';
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
];

import { type Bound, bind } from '#server/http/context.ts';
import { pageFrom } from '#server/http/listing.ts';
import { agentRoutes } from '../contract/routes.ts';
import { presentAgentItem } from './present.ts';
import { type AgentPorts, createAgent, getAgent, updateAgentRecord } from './service.ts';
import { listAgents } from './store.ts';

export const agentHandlers = (ports: AgentPorts): readonly Bound[] => [
  bind(agentRoutes.list, async (context, { query }) => {
    const { total, rows } = await listAgents(context.db, context.empresa.id, query);
    return pageFrom(query, total, rows.map(presentAgentItem));
  }),
  bind(agentRoutes.get, (context, { params }) => getAgent(context, params.id)),
  bind(agentRoutes.create, (context, { body }) => createAgent(context, body)),
  bind(agentRoutes.update, (context, { params, body }) => updateAgentRecord(context, ports, params.id, body)),
];

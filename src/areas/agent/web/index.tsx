import type { WebRoom } from '#web/room.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { importacioRoutes } from '../contract/importacio.ts';
import { agentRoutes } from '../contract/routes.ts';

/** Agents: list, new one, record. */
export const agentWeb: WebRoom = {
  screens: [
    { path: '/empresa/$eid/agent', access: agentRoutes.list.access, load: () => import('./agent-list.tsx') },
    { path: '/empresa/$eid/agent/nou', access: agentRoutes.create.access, load: () => import('./agent-new.tsx') },
    {
      path: '/empresa/$eid/agent/importar',
      access: importacioRoutes.create.access,
      load: () => import('./importar.tsx'),
    },
    {
      path: '/empresa/$eid/agent/sincronitza',
      access: agentAccioRoutes.check.access,
      load: () => import('./sincronitza.tsx'),
    },
    {
      path: '/empresa/$eid/agent/duplicats',
      access: agentAccioRoutes.duplicats.access,
      load: () => import('./duplicats.tsx'),
    },
    { path: '/empresa/$eid/agent/$id', access: agentRoutes.get.access, load: () => import('./agent-detail.tsx') },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

/** Loaded only where an agent can be made from a picker. */
export { createAgentQuick, QuickAgentHost } from './agent-quick.tsx';
export { agentQuery, searchAgents } from './queries.ts';

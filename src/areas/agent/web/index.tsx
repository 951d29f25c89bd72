import type { WebRoom } from '#web/room.ts';

/** Agents: list, new one, record. */
export const agentWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/agent',
      access: async () => (await import('../contract/routes.ts')).agentRoutes.list.access,
      load: () => import('./agent-list.tsx'),
    },
    {
      path: '/empresa/$eid/agent/nou',
      access: async () => (await import('../contract/routes.ts')).agentRoutes.create.access,
      load: () => import('./agent-new.tsx'),
    },
    {
      path: '/empresa/$eid/agent/importar',
      access: async () => (await import('../contract/importacio.ts')).importacioRoutes.create.access,
      load: () => import('./importar.tsx'),
    },
    {
      path: '/empresa/$eid/agent/sincronitza',
      access: async () => (await import('../contract/accions.ts')).agentAccioRoutes.check.access,
      load: () => import('./sincronitza.tsx'),
    },
    {
      path: '/empresa/$eid/agent/duplicats',
      access: async () => (await import('../contract/accions.ts')).agentAccioRoutes.duplicats.access,
      load: () => import('./duplicats.tsx'),
    },
    {
      path: '/empresa/$eid/agent/$id',
      access: async () => (await import('../contract/routes.ts')).agentRoutes.get.access,
      load: () => import('./agent-detail.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

/** Loaded only where an agent can be made from a picker. */
export { createAgentQuick, QuickAgentHost } from './agent-quick.tsx';
export { agentQuery, searchAgents } from './queries.ts';
export { useAgentLookup } from './use-agent-lookup.ts';

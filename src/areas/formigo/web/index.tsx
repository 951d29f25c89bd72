import type { WebRoom } from '#web/room.ts';

/** Concrete: zones of a work, a zone with its strengths and verdicts. */
export const formigoWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball/$id/formigo',
      access: async () => (await import('../contract/routes.ts')).formigoRoutes.zonesTotes.access,
      load: () => import('./zones-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/formigo/zona/nova',
      access: async () => (await import('../contract/routes.ts')).formigoRoutes.createZona.access,
      load: () => import('./zona-new.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/formigo/zona/$zid',
      access: async () => (await import('../contract/routes.ts')).formigoRoutes.zona.access,
      load: () => import('./zona/zona-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/formigo/zona/$zid/dades',
      access: async () => (await import('../contract/routes.ts')).formigoRoutes.updateZona.access,
      load: () => import('./zona-edit.tsx'),
    },
  ],
  history: async () => (await import('./history-words.ts')).concreteHistory,
};

export { useZonaPlan } from './use-zona-plan.ts';
export { ZonaState } from './zona-state.tsx';

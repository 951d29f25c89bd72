import type { WebRoom } from '#web/room.ts';

/** Reports of a work. */
export const informeWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball/$id/informes',
      access: async () => (await import('../contract/routes.ts')).informeRoutes.formigo.access,
      load: () => import('./informes.tsx'),
    },
  ],
};

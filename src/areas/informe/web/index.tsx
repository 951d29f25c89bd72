import type { WebRoom } from '#web/room.ts';
import { informeRoutes } from '../contract/routes.ts';

/** Reports of a work. */
export const informeWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball/$id/informes',
      access: informeRoutes.formigo.access,
      load: () => import('./informes.tsx'),
    },
  ],
};

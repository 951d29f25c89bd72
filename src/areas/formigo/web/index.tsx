import type { WebRoom } from '#web/room.ts';
import { formigoRoutes } from '../contract/routes.ts';

/** Concrete: zones of a work, a zone with its strengths and verdicts. */
export const formigoWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball/$id/formigo',
      access: formigoRoutes.zonesTotes.access,
      load: () => import('./zones-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/formigo/zona/nova',
      access: formigoRoutes.createZona.access,
      load: () => import('./zona-new.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/formigo/zona/$zid',
      access: formigoRoutes.zona.access,
      load: () => import('./zona/zona-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/formigo/zona/$zid/dades',
      access: formigoRoutes.updateZona.access,
      load: () => import('./zona-edit.tsx'),
    },
  ],
  history: async () => (await import('./history-words.ts')).concreteHistory,
};

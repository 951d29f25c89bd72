import type { WebRoom } from '#web/room.ts';

/** The plan of control of a work: its programme and each item of it. */
export const procesWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball/$id/programa',
      access: async () => (await import('#areas/treball/contract/routes.ts')).treballRoutes.expedient.access,
      load: () => import('./programa-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/programa/$pid/partida/$xid',
      access: async () => (await import('#areas/treball/contract/routes.ts')).treballRoutes.expedient.access,
      load: () => import('./partida-screen.tsx'),
    },
  ],
  history: async () => (await import('./history-words.ts')).planHistory,
};

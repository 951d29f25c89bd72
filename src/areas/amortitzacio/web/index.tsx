import type { WebRoom } from '#web/room.ts';

/** Investment goods: the year's table; a good, its changes and its disposal lie over it. */
export const amortitzacioWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/amortitzacio',
      access: async () => (await import('../contract/routes.ts')).amortitzacioRoutes.list.access,
      load: () => import('./be-list.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
  history: async () => (await import('./history-words.ts')).beHistory,
};

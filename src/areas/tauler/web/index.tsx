import type { WebRoom } from '#web/room.ts';

/** Inici. */
export const taulerWeb: WebRoom = {
  screens: [{ path: '/empresa/$eid/home', load: () => import('./home.tsx') }],
  nav: async () => (await import('./nav.ts')).nav,
};

import type { WebRoom } from '#web/room.ts';

const routes = async () => (await import('../contract/routes.ts')).pressupostRoutes;

/** Quotations: list, new one, record; those of a work. */
export const pressupostWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/pressupost',
      access: async () => (await routes()).list.access,
      load: () => import('./pressupost-list.tsx'),
    },
    {
      path: '/empresa/$eid/pressupost/nou',
      access: async () => (await routes()).create.access,
      load: () => import('./pressupost-new.tsx'),
    },
    {
      path: '/empresa/$eid/pressupost/$id',
      access: async () => (await routes()).get.access,
      load: () => import('./pressupost-detail.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/pressupostos',
      access: async () => (await routes()).list.access,
      load: () => import('./treball-pressupostos.tsx'),
    },
    { path: '/p/$token', frame: 'bare', load: () => import('./client.tsx') },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

import type { WebRoom } from '#web/room.ts';

/** Billing records, and what the product says of itself. */
export const efacturaWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/registre',
      access: async () => (await import('../contract/registre.ts')).registreRoutes.list.access,
      load: () => import('./registre-list.tsx'),
    },
    { path: '/quant-a', load: () => import('./quant-a.tsx') },
  ],
  nav: async () => (await import('./nav.ts')).nav,
};

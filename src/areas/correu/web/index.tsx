import { correuRoutes } from '#contract/correu.ts';
import type { WebRoom } from '#web/room.ts';

/** Outgoing mail: list and letter. */
export const correuWeb: WebRoom = {
  screens: [
    { path: '/empresa/$eid/correu', access: correuRoutes.list.access, load: () => import('./correu-list.tsx') },
    { path: '/empresa/$eid/correu/$id', access: correuRoutes.get.access, load: () => import('./correu-detail.tsx') },
  ],
  nav: async () => (await import('./nav.ts')).nav,
};

import type { WebRoom } from '#web/room.ts';

/** Letters about a record, for the rooms that send them. */
export { LettersPanel, whileOnItsWay } from './letters-panel.tsx';
export { useLetter, useSenseServidor } from './use-letter.tsx';

/** Outgoing mail: list and letter. */
export const correuWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/correu',
      access: async () => (await import('#contract/correu.ts')).correuRoutes.list.access,
      load: () => import('./correu-list.tsx'),
    },
    {
      path: '/empresa/$eid/correu/$id',
      access: async () => (await import('#contract/correu.ts')).correuRoutes.get.access,
      load: () => import('./correu-detail.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
};

import type { WebRoom } from '#web/room.ts';

/** Follow-up of works: what each check of the plan answers, lot by lot. */
export const resultatWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball/$id/seguiment',
      access: async () => (await import('../contract/routes.ts')).resultatRoutes.ofProces.access,
      load: () => import('./seguiment-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/seguiment/$pid/partida/$xid/lot/$lid',
      access: async () => (await import('../contract/routes.ts')).resultatRoutes.ofLot.access,
      load: () => import('./lot/lot-screen.tsx'),
    },
    {
      path: '/empresa/$eid/no-conformitats',
      access: async () => (await import('../contract/no-conformitats.ts')).noConformitatRoutes.list.access,
      load: () => import('./nc/nc-list.tsx'),
    },
    {
      path: '/empresa/$eid/calendari',
      access: async () => (await import('../contract/calendari.ts')).calendariRoutes.mes.access,
      load: () => import('./calendari/calendari-screen.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  history: async () => (await import('./history-words.ts')).answerHistory,
};

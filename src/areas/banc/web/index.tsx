import type { WebRoom } from '#web/room.ts';

/** The bank of control: items and checks, of the bank and of the office. */
export const bancWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/banc/partida',
      access: async () => (await import('../contract/routes.ts')).partidaRoutes.list.access,
      load: () => import('./partida-list.tsx'),
    },
    {
      path: '/empresa/$eid/banc/partida/nova',
      access: async () => (await import('../contract/routes.ts')).partidaRoutes.create.access,
      load: () => import('./partida-new.tsx'),
    },
    {
      path: '/empresa/$eid/banc/partida/$id',
      access: async () => (await import('../contract/routes.ts')).partidaRoutes.get.access,
      load: () => import('./partida-detail.tsx'),
    },
    {
      path: '/empresa/$eid/banc/comprovacio',
      access: async () => (await import('../contract/routes.ts')).comprovacioRoutes.list.access,
      load: () => import('./comprovacio-list.tsx'),
    },
    {
      path: '/empresa/$eid/banc/comprovacio/nova',
      access: async () => (await import('../contract/routes.ts')).comprovacioRoutes.create.access,
      load: () => import('./comprovacio-new.tsx'),
    },
    {
      path: '/empresa/$eid/banc/comprovacio/$id',
      access: async () => (await import('../contract/routes.ts')).comprovacioRoutes.get.access,
      load: () => import('./comprovacio-detail.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

export { type BancLists, CONTROLS, isControl, useBancLists } from './banc-lists.ts';
export { optionOfCheck, partidaQuery as bancPartidaQuery, searchComprovacions } from './queries.ts';

import type { WebRoom } from '#web/room.ts';

/** Works: list, new one, summary, data and agents, history. */
export const treballWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/treball',
      access: async () => (await import('../contract/routes.ts')).treballRoutes.list.access,
      load: () => import('./treball-list.tsx'),
    },
    {
      path: '/empresa/$eid/treball/nou',
      access: async () => (await import('../contract/routes.ts')).treballRoutes.create.access,
      load: () => import('./treball-new.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id',
      access: async () => (await import('../contract/routes.ts')).treballRoutes.get.access,
      load: () => import('./treball-resum.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/dades',
      access: async () => (await import('../contract/routes.ts')).treballRoutes.expedient.access,
      load: () => import('./treball-dades.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/documents',
      access: async () => (await import('../contract/arxius.ts')).arxiuRoutes.list.access,
      load: () => import('./treball-documents.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/historial',
      access: async () => (await import('#contract/historial.ts')).historialRoutes.list.access,
      load: () => import('./treball-historial.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

export { EstatControlMark } from './estat-control.tsx';
export { treballQuery, zonesOfTreballQuery } from './queries.ts';
export { TreballClosed, TreballMark } from './treball-closed.tsx';
export { TreballFrame } from './treball-frame.tsx';
export { useTreballLookup } from './use-treball-lookup.ts';

import { historialRoutes } from '#contract/historial.ts';
import type { WebRoom } from '#web/room.ts';
import { arxiuRoutes } from '../contract/arxius.ts';
import { treballRoutes } from '../contract/routes.ts';

/** Works: list, new one, summary, data and agents, history. */
export const treballWeb: WebRoom = {
  screens: [
    { path: '/empresa/$eid/treball', access: treballRoutes.list.access, load: () => import('./treball-list.tsx') },
    { path: '/empresa/$eid/treball/nou', access: treballRoutes.create.access, load: () => import('./treball-new.tsx') },
    { path: '/empresa/$eid/treball/$id', access: treballRoutes.get.access, load: () => import('./treball-resum.tsx') },
    {
      path: '/empresa/$eid/treball/$id/dades',
      access: treballRoutes.expedient.access,
      load: () => import('./treball-dades.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/documents',
      access: arxiuRoutes.list.access,
      load: () => import('./treball-documents.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/historial',
      access: historialRoutes.list.access,
      load: () => import('./treball-historial.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

export { treballQuery, zonesOfTreballQuery } from './queries.ts';
export { TreballFrame } from './treball-frame.tsx';

import type { WebRoom } from '#web/room.ts';

/** What stands in the top bar, fetched with it. */
export const loadCompanySwitch = () => import('./company-switch.tsx');
export { useExercici } from './exercici.ts';
export { empresaQuery } from './queries.ts';

/** Companies: list, new one, data of each. */
export const empresaWeb: WebRoom = {
  screens: [
    { path: '/empresa', load: () => import('./empresa-list.tsx') },
    {
      path: '/empresa/nova',
      access: async () => (await import('../contract/routes.ts')).empresaRoutes.create.access,
      load: () => import('./empresa-new.tsx'),
    },
    {
      path: '/empresa/$eid/dades',
      access: async () => (await import('../contract/routes.ts')).empresaRoutes.get.access,
      load: () => import('./empresa-detail.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

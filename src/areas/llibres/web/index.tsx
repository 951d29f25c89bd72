import type { WebRoom } from '#web/room.ts';

/** Books and summaries of a year, a form box by box, the result of each work. */
export const llibresWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/llibres',
      access: async () => (await import('../contract/routes.ts')).llibresRoutes.any.access,
      load: () => import('./llibres-screen.tsx'),
    },
    {
      path: '/empresa/$eid/llibres/$model/$periode',
      access: async () => (await import('../contract/routes.ts')).llibresRoutes.resum.access,
      load: () => import('./resum-screen.tsx'),
    },
    {
      path: '/empresa/$eid/rendiment',
      access: async () => (await import('../contract/routes.ts')).llibresRoutes.rendiment.access,
      load: () => import('./rendiment-list.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

/** What other rooms say with the words of the books. */
export { useCodis } from './codes.ts';
export { perfilQuery } from './queries.ts';

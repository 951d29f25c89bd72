import type { WebRoom } from '#web/room.ts';

/** Expenses: list, new one, record, import; their kinds; those of a work. */
export const despesaWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/despesa',
      access: async () => (await import('../contract/routes.ts')).despesaRoutes.list.access,
      load: () => import('./despesa-list.tsx'),
    },
    {
      path: '/empresa/$eid/despesa/nova',
      access: async () => (await import('../contract/routes.ts')).despesaRoutes.create.access,
      load: () => import('./despesa-new.tsx'),
    },
    {
      path: '/empresa/$eid/despesa/importar',
      access: async () => (await import('../contract/importacio.ts')).importacioDespesaRoutes.create.access,
      load: () => import('./importar.tsx'),
    },
    {
      path: '/empresa/$eid/despesa/$id',
      access: async () => (await import('../contract/routes.ts')).despesaRoutes.get.access,
      load: () => import('./despesa-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/despeses',
      access: async () => (await import('../contract/routes.ts')).despesaRoutes.ofTreball.access,
      load: () => import('./treball-despeses.tsx'),
    },
    {
      path: '/empresa/$eid/tipus-despesa',
      access: async () => (await import('../contract/tipus.ts')).tipusDespesaRoutes.list.access,
      load: () => import('./tipus-screen.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
  history: async () => (await import('./history-words.ts')).expenseHistory,
};

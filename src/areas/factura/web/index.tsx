import type { WebRoom } from '#web/room.ts';

/** Invoices: list, new one, record; payments; recurring ones; those of a work. */
export const facturaWeb: WebRoom = {
  screens: [
    {
      path: '/empresa/$eid/factura',
      access: async () => (await import('../contract/routes.ts')).facturaRoutes.list.access,
      load: () => import('./factura-list.tsx'),
    },
    {
      path: '/empresa/$eid/factura/clients',
      access: async () => (await import('../contract/per-client.ts')).perClientRoutes.list.access,
      load: () => import('./per-client-list.tsx'),
    },
    {
      path: '/empresa/$eid/factura/nova',
      access: async () => (await import('../contract/routes.ts')).facturaRoutes.create.access,
      load: () => import('./factura-new.tsx'),
    },
    {
      path: '/empresa/$eid/factura/$id',
      access: async () => (await import('../contract/routes.ts')).facturaRoutes.get.access,
      load: () => import('./factura-screen.tsx'),
    },
    {
      path: '/empresa/$eid/cobrament',
      access: async () => (await import('../contract/cobraments.ts')).cobramentRoutes.list.access,
      load: () => import('./cobraments-list.tsx'),
    },
    {
      path: '/empresa/$eid/cobrament/nou',
      access: async () => (await import('../contract/cobraments.ts')).cobramentRoutes.create.access,
      load: () => import('./cobrament-new.tsx'),
    },
    {
      path: '/empresa/$eid/periodica',
      access: async () => (await import('../contract/periodiques.ts')).periodicaRoutes.list.access,
      load: () => import('./periodiques-list.tsx'),
    },
    {
      path: '/empresa/$eid/periodica/nova',
      access: async () => (await import('../contract/periodiques.ts')).periodicaRoutes.create.access,
      load: () => import('./periodica-screen.tsx'),
    },
    {
      path: '/empresa/$eid/periodica/$id',
      access: async () => (await import('../contract/periodiques.ts')).periodicaRoutes.get.access,
      load: () => import('./periodica-screen.tsx'),
    },
    {
      path: '/empresa/$eid/treball/$id/factures',
      access: async () => (await import('../contract/routes.ts')).facturaRoutes.ofTreball.access,
      load: () => import('./treball-factures.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
  history: async () => (await import('./history-words.ts')).invoiceHistory,
};

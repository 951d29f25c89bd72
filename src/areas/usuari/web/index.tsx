import type { WebRoom } from '#web/room.ts';

export { refreshSession } from './session-calls.ts';
/** What stands in the frame, fetched with it. */
export const loadUserMenu = () => import('./user-menu.tsx');
export const loadReloginDialog = () => import('./relogin-dialog.tsx');

/** The entrance: splash, first set-up, signing in, conditions, update. */
export const usuariWeb: WebRoom = {
  screens: [
    { path: '/splash', frame: 'bare', load: () => import('./splash.tsx') },
    { path: '/login', frame: 'bare', load: () => import('./login.tsx') },
    { path: '/primera-configuracio', frame: 'bare', load: () => import('./primera-configuracio.tsx') },
    { path: '/condicions', frame: 'bare', load: () => import('./condicions.tsx') },
    { path: '/mandatory-update', frame: 'bare', load: () => import('./mandatory-update.tsx') },
    { path: '/recuperar', frame: 'bare', load: () => import('./recuperar.tsx') },
    { path: '/contrasenya/$token', frame: 'bare', load: () => import('./nova-contrasenya.tsx') },
    { path: '/invitacio/$token', frame: 'bare', load: () => import('./invitacio-accept.tsx') },
  ],
};

/** People of the company, and one’s own account. */
export const equipWeb: WebRoom = {
  screens: [
    { path: '/perfil', load: () => import('./perfil.tsx') },
    {
      path: '/empresa/$eid/usuari',
      access: async () => (await import('../contract/equip.ts')).equipRoutes.list.access,
      load: () => import('./equip-list.tsx'),
    },
    {
      path: '/empresa/$eid/usuari/nou',
      access: async () => (await import('../contract/equip.ts')).equipRoutes.invite.access,
      load: () => import('./equip-new.tsx'),
    },
    {
      path: '/empresa/$eid/usuari/$id',
      access: async () => (await import('../contract/equip.ts')).equipRoutes.list.access,
      load: () => import('./equip-detail.tsx'),
    },
    {
      path: '/empresa/$eid/usuari/invitacio/$iid',
      access: async () => (await import('../contract/equip.ts')).equipRoutes.invite.access,
      load: () => import('./invitacio-detail.tsx'),
    },
  ],
  nav: async () => (await import('./nav.ts')).nav,
  palette: async () => (await import('./palette.ts')).palette,
};

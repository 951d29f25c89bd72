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
  ],
};

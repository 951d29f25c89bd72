import type { WebRoom } from '#web/room.ts';

export { ReloginDialog } from './relogin-dialog.tsx';
export { refreshSession } from './session-calls.ts';
export { UserMenu } from './user-menu.tsx';

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

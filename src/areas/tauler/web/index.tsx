import { IconHome } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { WebRoom } from '#web/room.ts';
import { taulerTexts } from '../texts/index.ts';

/** Inici. */
export const taulerWeb: WebRoom = {
  screens: [{ path: '/empresa/$eid/home', load: () => import('./home.tsx') }],
  nav: [
    {
      key: 'home',
      icon: IconHome,
      text: (language) => translatorOf(taulerTexts, language)('tauler.inici'),
      href: (empresa) => `/empresa/${empresa}/home`,
      letter: 'I',
      phone: true,
    },
  ],
};

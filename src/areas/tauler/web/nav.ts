import { IconHome } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { taulerTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'home',
    icon: IconHome,
    text: (language) => translatorOf(taulerTexts, language)('tauler.inici'),
    href: (empresa) => `/empresa/${empresa}/home`,
    letter: 'I',
    phone: true,
  },
];

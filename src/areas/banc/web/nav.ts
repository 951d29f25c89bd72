import { IconBooks } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { partidaRoutes } from '../contract/routes.ts';
import { bancTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'banc',
    icon: IconBooks,
    text: (language) => translatorOf(bancTexts, language)('banc.banc'),
    href: (empresa) => `/empresa/${empresa}/banc/partida`,
    under: (empresa) => `/empresa/${empresa}/banc`,
    access: partidaRoutes.list.access,
    letter: 'B',
  },
];

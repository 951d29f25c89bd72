import { IconFileDescription } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import { pressupostTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'pressupost',
    icon: IconFileDescription,
    text: (language) => translatorOf(pressupostTexts, language)('pressupost.pressupostos'),
    href: (empresa) => `/empresa/${empresa}/pressupost`,
    access: pressupostRoutes.list.access,
    letter: 'P',
    group: (language) => translatorOf(pressupostTexts, language)('pressupost.vendes'),
  },
];

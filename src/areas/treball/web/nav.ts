import { IconCrane } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { treballRoutes } from '../contract/routes.ts';
import { treballTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'treball',
    icon: IconCrane,
    text: (language) => translatorOf(treballTexts, language)('treball.treballs'),
    href: (empresa) => `/empresa/${empresa}/treball`,
    access: treballRoutes.list.access,
    letter: 'T',
    phone: true,
  },
];

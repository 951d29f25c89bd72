import { IconUsers } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'usuari',
    icon: IconUsers,
    text: (language) => translatorOf(usuariTexts, language)('usuari.usuaris'),
    href: (empresa) => `/empresa/${empresa}/usuari`,
    access: equipRoutes.list.access,
    letter: 'U',
  },
];

import { IconMail } from '@tabler/icons-react';
import { correuRoutes } from '#contract/correu.ts';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { correuTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'correu',
    icon: IconMail,
    text: (language) => translatorOf(correuTexts, language)('correu.correu'),
    href: (empresa) => `/empresa/${empresa}/correu`,
    access: correuRoutes.list.access,
  },
];

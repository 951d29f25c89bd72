import { IconBriefcase } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { empresaTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'empresa',
    icon: IconBriefcase,
    text: (language) => translatorOf(empresaTexts, language)('empresa.empresa'),
    href: (empresa) => `/empresa/${empresa}/dades`,
    access: empresaRoutes.get.access,
    letter: 'E',
  },
];

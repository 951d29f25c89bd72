import { IconBook2, IconChartBar } from '@tabler/icons-react';
import type { Language } from '#kernel/language.ts';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { pantallaTexts } from '../texts/pantalla.ts';

const group = (language: Language): string => translatorOf(pantallaTexts, language)('llibres.grup');

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'llibres',
    icon: IconBook2,
    group,
    text: (language) => translatorOf(pantallaTexts, language)('llibres.llibres'),
    href: (empresa) => `/empresa/${empresa}/llibres`,
    access: llibresRoutes.any.access,
  },
  {
    key: 'rendiment',
    icon: IconChartBar,
    group,
    text: (language) => translatorOf(pantallaTexts, language)('llibres.rendiment'),
    href: (empresa) => `/empresa/${empresa}/rendiment`,
    access: llibresRoutes.rendiment.access,
  },
];

import { IconTrendingDown } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import { pantallaTexts } from '../texts/pantalla.ts';

/** The room's line of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'amortitzacio',
    icon: IconTrendingDown,
    group: (language) => translatorOf(pantallaTexts, language)('amortitzacio.grup'),
    text: (language) => translatorOf(pantallaTexts, language)('amortitzacio.amortitzacio'),
    href: (empresa) => `/empresa/${empresa}/amortitzacio`,
    access: amortitzacioRoutes.list.access,
  },
];

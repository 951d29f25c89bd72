import { IconHelp } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { referenciaTexts } from '../texts/index.ts';
import { manualOf } from './manual-of.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'manuals',
    icon: IconHelp,
    text: (language) => translatorOf(referenciaTexts, language)('referencia.manuals'),
    href: () => '/manuals',
    letter: 'M',
    foot: true,
    help: (pathname) => `/manuals/${manualOf(pathname, window.matchMedia('(max-width: 39.99em)').matches)}`,
  },
];

import { IconCalendarDue, IconClipboardX } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { calendariRoutes } from '../contract/calendari.ts';
import { noConformitatRoutes } from '../contract/no-conformitats.ts';
import { resultatTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'calendari',
    icon: IconCalendarDue,
    text: (language) => translatorOf(resultatTexts, language)('calendari.calendari'),
    href: (empresa) => `/empresa/${empresa}/calendari`,
    access: calendariRoutes.mes.access,
    letter: 'C',
  },
  {
    key: 'no-conformitats',
    icon: IconClipboardX,
    text: (language) => translatorOf(resultatTexts, language)('nc.nc'),
    href: (empresa) => `/empresa/${empresa}/no-conformitats`,
    access: noConformitatRoutes.list.access,
  },
];

import { IconAddressBook } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { agentRoutes } from '../contract/routes.ts';
import { agentTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'agent',
    icon: IconAddressBook,
    text: (language) => translatorOf(agentTexts, language)('agent.agents'),
    href: (empresa) => `/empresa/${empresa}/agent`,
    access: agentRoutes.list.access,
    letter: 'A',
  },
];

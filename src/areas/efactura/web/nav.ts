import { IconInfoCircle, IconShieldCheck } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { registreRoutes } from '../contract/registre.ts';
import { efacturaTexts } from '../texts/index.ts';

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'registre',
    icon: IconShieldCheck,
    text: (language) => translatorOf(efacturaTexts, language)('registre.registre'),
    href: (empresa) => `/empresa/${empresa}/registre`,
    group: (language) => translatorOf(efacturaTexts, language)('registre.grup'),
    access: registreRoutes.list.access,
  },
  {
    key: 'quant-a',
    icon: IconInfoCircle,
    text: (language) => translatorOf(efacturaTexts, language)('quant.quant_a'),
    href: () => '/quant-a',
    foot: true,
  },
];

import { IconCoinEuro, IconFileInvoice, IconRepeat } from '@tabler/icons-react';
import type { Language } from '#kernel/language.ts';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaTexts } from '../texts/index.ts';

const group = (language: Language): string => translatorOf(facturaTexts, language)('factura.vendes');

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'factura',
    icon: IconFileInvoice,
    group,
    text: (language) => translatorOf(facturaTexts, language)('factura.factures'),
    href: (empresa) => `/empresa/${empresa}/factura`,
    access: facturaRoutes.list.access,
    letter: 'F',
  },
  {
    key: 'cobrament',
    icon: IconCoinEuro,
    group,
    text: (language) => translatorOf(facturaTexts, language)('factura.cobraments'),
    href: (empresa) => `/empresa/${empresa}/cobrament`,
    access: cobramentRoutes.list.access,
  },
  {
    key: 'periodica',
    icon: IconRepeat,
    group,
    text: (language) => translatorOf(facturaTexts, language)('factura.periodiques'),
    href: (empresa) => `/empresa/${empresa}/periodica`,
    access: periodicaRoutes.list.access,
  },
];

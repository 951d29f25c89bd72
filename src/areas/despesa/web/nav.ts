import { IconBinaryTree2, IconReceiptEuro } from '@tabler/icons-react';
import type { Language } from '#kernel/language.ts';
import { translatorOf } from '#web/language.tsx';
import type { NavEntry } from '#web/room.ts';
import { despesaRoutes } from '../contract/routes.ts';
import { tipusDespesaRoutes } from '../contract/tipus.ts';
import { despesaTexts } from '../texts/index.ts';

const group = (language: Language): string => translatorOf(despesaTexts, language)('despesa.compres');

/** The room's lines of the rail. */
export const nav: readonly NavEntry[] = [
  {
    key: 'despesa',
    icon: IconReceiptEuro,
    group,
    text: (language) => translatorOf(despesaTexts, language)('despesa.despeses'),
    href: (empresa) => `/empresa/${empresa}/despesa`,
    access: despesaRoutes.list.access,
    letter: 'D',
  },
  {
    key: 'tipus-despesa',
    icon: IconBinaryTree2,
    group,
    text: (language) => translatorOf(despesaTexts, language)('despesa.tipus.titol'),
    href: (empresa) => `/empresa/${empresa}/tipus-despesa`,
    access: tipusDespesaRoutes.list.access,
  },
];

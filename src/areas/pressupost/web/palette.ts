import { IconFileDescription } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import { pressupostTexts } from '../texts/index.ts';
import { numberOf } from './pressupost-list.tsx';
import { pressupostHref } from './queries.ts';

/** What Ctrl+K does with quotations. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'pressupost.nou',
      access: pressupostRoutes.create.access,
      text: (language) => translatorOf(pressupostTexts, language)('pressupost.nou'),
      href: (empresa) => `/empresa/${empresa}/pressupost/nou`,
    },
  ],
  records: [
    {
      key: 'pressupost',
      icon: IconFileDescription,
      title: (language) => translatorOf(pressupostTexts, language)('pressupost.pressupostos'),
      access: pressupostRoutes.list.access,
      sign: '#',
      search: async ({ api, empresa, text, limit, signal }) => {
        const page = await api.call(pressupostRoutes.list, {
          params: { id: empresa },
          query: { search: text, limit },
          signal,
        });
        return page.items.map((item) => ({
          key: String(item.id),
          text: [numberOf(item), item.titol].join(' '),
          detail: item.agent?.nom,
          href: pressupostHref(empresa, item.id),
        }));
      },
    },
  ],
};

import { IconCrane } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { PaletteEntry, PaletteRoom } from '#web/palette/palette-types.ts';
import { treballRoutes } from '../contract/routes.ts';
import { treballTexts } from '../texts/index.ts';

const PLACES = ['dades', 'programa', 'formigo', 'documents', 'informes'] as const;

/** What Ctrl+K does with works; → lists the places of one. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'treball.nou',
      access: treballRoutes.create.access,
      text: (language) => translatorOf(treballTexts, language)('treball.nou'),
      href: (empresa) => `/empresa/${empresa}/treball/nou`,
    },
  ],
  records: [
    {
      key: 'treball',
      icon: IconCrane,
      title: (language) => translatorOf(treballTexts, language)('treball.treballs'),
      access: treballRoutes.list.access,
      sign: '#',
      search: async ({ api, empresa, language, text, limit, signal }) => {
        const t = translatorOf(treballTexts, language);
        const query = { search: text, limit, obert: true, tancat: true };
        const page = await api.call(treballRoutes.list, { query, signal });
        return page.items.map(({ id, codi, nom, poblacio }): PaletteEntry => {
          const href = `/empresa/${empresa}/treball/${id}`;
          return {
            key: String(id),
            text: `${codi} ${nom}`,
            detail: poblacio,
            href,
            more: PLACES.map((place) => ({ key: place, text: t(`treball.tab.${place}`), href: `${href}/${place}` })),
          };
        });
      },
    },
  ],
};

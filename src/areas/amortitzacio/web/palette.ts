import { IconTrendingDown } from '@tabler/icons-react';
import { formatsOf } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import { pantallaTexts } from '../texts/pantalla.ts';

/** What Ctrl+K does with investment goods. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'amortitzacio.nou',
      access: amortitzacioRoutes.create.access,
      text: (language) => translatorOf(pantallaTexts, language)('amortitzacio.nou'),
      href: (empresa) => `/empresa/${empresa}/amortitzacio?nou=1`,
    },
  ],
  records: [
    {
      key: 'amortitzacio',
      icon: IconTrendingDown,
      title: (language) => translatorOf(pantallaTexts, language)('amortitzacio.amortitzacio'),
      access: amortitzacioRoutes.list.access,
      search: async ({ api, empresa, language, text, limit, signal }) => {
        const page = await api.call(amortitzacioRoutes.list, {
          params: { id: empresa },
          query: { search: text, limit, tots: true },
          signal,
        });
        const { euros, date } = formatsOf(language);
        return page.items.map(({ id, descripcio, data_inici, valor }) => ({
          key: String(id),
          text: descripcio,
          detail: `${date(data_inici)} · ${euros(valor)}`,
          href: `/empresa/${empresa}/amortitzacio?be=${id}`,
        }));
      },
    },
  ],
};

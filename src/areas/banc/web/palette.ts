import { IconBooks } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { comprovacioRoutes, partidaRoutes } from '../contract/routes.ts';
import { bancTexts } from '../texts/index.ts';

/** What Ctrl+K does with the bank. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'partida.nova',
      access: partidaRoutes.create.access,
      text: (language) => translatorOf(bancTexts, language)('banc.nova'),
      href: (empresa) => `/empresa/${empresa}/banc/partida/nova`,
    },
    {
      key: 'comprovacio.nova',
      access: comprovacioRoutes.create.access,
      text: (language) => translatorOf(bancTexts, language)('banc.nova_comprovacio'),
      href: (empresa) => `/empresa/${empresa}/banc/comprovacio/nova`,
    },
    {
      key: 'comprovacio.list',
      access: comprovacioRoutes.list.access,
      text: (language) => translatorOf(bancTexts, language)('banc.comprovacions.titol'),
      href: (empresa) => `/empresa/${empresa}/banc/comprovacio`,
    },
  ],
  records: [
    {
      key: 'partida',
      icon: IconBooks,
      title: (language) => translatorOf(bancTexts, language)('banc.banc'),
      access: partidaRoutes.list.access,
      search: async ({ api, empresa, text, limit, signal }) => {
        const page = await api.call(partidaRoutes.list, { query: { search: text, limit }, signal });
        return page.items.map(({ id, nom, codi, normes }) => ({
          key: String(id),
          text: nom,
          detail: [codi, ...normes].filter(Boolean).join(' · '),
          href: `/empresa/${empresa}/banc/partida/${id}`,
        }));
      },
    },
  ],
};

import { IconFileInvoice } from '@tabler/icons-react';
import { formatsOf } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaTexts } from '../texts/index.ts';

/** What Ctrl+K does with invoices. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'factura.nova',
      access: facturaRoutes.create.access,
      text: (language) => translatorOf(facturaTexts, language)('factura.nova'),
      href: (empresa) => `/empresa/${empresa}/factura/nova`,
    },
  ],
  records: [
    {
      key: 'factura',
      icon: IconFileInvoice,
      title: (language) => translatorOf(facturaTexts, language)('factura.factures'),
      access: facturaRoutes.list.access,
      sign: '#',
      search: async ({ api, empresa, language, text, limit, signal }) => {
        const page = await api.call(facturaRoutes.list, {
          params: { id: empresa },
          query: { search: text, limit },
          signal,
        });
        const { money } = formatsOf(language);
        return page.items.map(({ id, numero, agent, total_factura }) => ({
          key: String(id),
          text: numero ?? translatorOf(facturaTexts, language)('factura.situacio.esborrany'),
          detail: [agent?.nom, `${money(total_factura)} €`].filter(Boolean).join(' · '),
          href: `/empresa/${empresa}/factura/${id}`,
        }));
      },
    },
  ],
};

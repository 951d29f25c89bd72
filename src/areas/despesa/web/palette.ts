import { IconReceiptEuro } from '@tabler/icons-react';
import { formatsOf } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { despesaRoutes } from '../contract/routes.ts';
import { despesaTexts } from '../texts/index.ts';

/** What Ctrl+K does with expenses. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'despesa.nova',
      access: despesaRoutes.create.access,
      text: (language) => translatorOf(despesaTexts, language)('despesa.nova'),
      href: (empresa) => `/empresa/${empresa}/despesa/nova`,
    },
  ],
  records: [
    {
      key: 'despesa',
      icon: IconReceiptEuro,
      title: (language) => translatorOf(despesaTexts, language)('despesa.despeses'),
      access: despesaRoutes.list.access,
      sign: '#',
      search: async ({ api, empresa, language, text, limit, signal }) => {
        const page = await api.call(despesaRoutes.list, {
          params: { id: empresa },
          query: { search: text, limit },
          signal,
        });
        const { euros, date } = formatsOf(language);
        const t = translatorOf(despesaTexts, language);
        return page.items.map((item) => ({
          key: String(item.id),
          text: `${item.exercici}/${item.numero} · ${item.proveidor?.nom || t(`despesa.paper.${item.tipus}`)}`,
          detail: [item.num_factura, date(item.data), euros(item.total)].filter(Boolean).join(' · '),
          href: `/empresa/${empresa}/despesa/${item.id}`,
        }));
      },
    },
  ],
};

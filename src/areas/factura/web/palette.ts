import { IconFileInvoice } from '@tabler/icons-react';
import { vistaContingutSchema } from '#contract/vistes.ts';
import { formatsOf } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { viewToLink } from '#web/ui/list/list-view.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { perClientRoutes } from '../contract/per-client.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaTexts } from '../texts/index.ts';

/** The list with what is past due, where many are reminded of at once. */
const OVERDUE = viewToLink(
  vistaContingutSchema.parse({
    filtres: { pendents: true, cobrades_parcialment: true, cobrades: false },
    valors: { vencudes: 'true', periode: 'tot' },
  }),
);

/** What Ctrl+K does with invoices. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'factura.nova',
      access: facturaRoutes.create.access,
      text: (language) => translatorOf(facturaTexts, language)('factura.nova'),
      href: (empresa) => `/empresa/${empresa}/factura/nova`,
    },
    {
      key: 'factura.per_client',
      access: perClientRoutes.list.access,
      text: (language) => translatorOf(facturaTexts, language)('factura.per_client'),
      href: (empresa) => `/empresa/${empresa}/factura/clients`,
    },
    {
      key: 'factura.recordar',
      access: facturaEnviamentRoutes.recorda.access,
      text: (language) => translatorOf(facturaTexts, language)('factura.recorda.vencudes'),
      href: (empresa) => `/empresa/${empresa}/factura?vista=${OVERDUE}`,
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
        const t = translatorOf(facturaTexts, language);
        return page.items.map(({ id, numero, agent, total_factura }) => ({
          key: String(id),
          text: numero ?? t('factura.situacio.esborrany'),
          detail: [agent?.nom, t('factura.bulk.euros', { import: money(total_factura) })].filter(Boolean).join(' · '),
          href: `/empresa/${empresa}/factura/${id}`,
        }));
      },
    },
  ],
};

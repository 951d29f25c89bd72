import { IconAddressBook } from '@tabler/icons-react';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { importacioRoutes } from '../contract/importacio.ts';
import { agentRoutes } from '../contract/routes.ts';
import { agentTexts } from '../texts/index.ts';

/** What Ctrl+K does with agents. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'agent.nou',
      access: agentRoutes.create.access,
      text: (language) => translatorOf(agentTexts, language)('agent.nou'),
      href: (empresa) => `/empresa/${empresa}/agent/nou`,
    },
    {
      key: 'agent.importar',
      access: importacioRoutes.create.access,
      text: (language) => translatorOf(agentTexts, language)('agent.importar.titol'),
      href: (empresa) => `/empresa/${empresa}/agent/importar`,
    },
  ],
  records: [
    {
      key: 'agent',
      icon: IconAddressBook,
      title: (language) => translatorOf(agentTexts, language)('agent.agents'),
      access: agentRoutes.list.access,
      sign: '@',
      search: async ({ api, empresa, text, limit, signal }) => {
        const page = await api.call(agentRoutes.list, { query: { search: text, limit }, signal });
        return page.items.map(({ id, nom_complet, nif, poblacio }) => ({
          key: String(id),
          text: nom_complet,
          detail: [nif, poblacio].filter(Boolean).join(' · '),
          href: `/empresa/${empresa}/agent/${id}`,
        }));
      },
    },
  ],
};

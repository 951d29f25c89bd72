import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { pantallaTexts } from '../texts/pantalla.ts';

/** What Ctrl+K does with the books. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'llibres.descarregar',
      access: llibresRoutes.descarrega.access,
      text: (language) => translatorOf(pantallaTexts, language)('llibres.descarregar'),
      href: (empresa) => `/empresa/${empresa}/llibres?capa=descarregar`,
    },
    {
      key: 'llibres.perfil',
      access: llibresRoutes.perfil.access,
      text: (language) => translatorOf(pantallaTexts, language)('llibres.perfil'),
      href: (empresa) => `/empresa/${empresa}/llibres?capa=perfil`,
    },
  ],
};

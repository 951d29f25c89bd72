import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { equipRoutes } from '../contract/equip.ts';
import { usuariTexts } from '../texts/index.ts';

/** What Ctrl+K does with people and with one’s own account. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'usuari.convidar',
      access: equipRoutes.invite.access,
      text: (language) => translatorOf(usuariTexts, language)('usuari.convidar_persona'),
      href: (empresa) => `/empresa/${empresa}/usuari/nou`,
    },
    {
      key: 'usuari.perfil',
      text: (language) => translatorOf(usuariTexts, language)('usuari.perfil'),
      href: () => '/perfil',
    },
  ],
};

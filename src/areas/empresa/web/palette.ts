import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { empresaTexts } from '../texts/index.ts';

/** What Ctrl+K does with companies; the companies themselves are among the screens. */
export const palette: PaletteRoom = {
  actions: [
    {
      key: 'empresa.totes',
      text: (language) => translatorOf(empresaTexts, language)('empresa.totes'),
      href: () => '/empresa',
    },
  ],
};

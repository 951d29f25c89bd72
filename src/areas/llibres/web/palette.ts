import type { Language } from '#kernel/language.ts';
import { trimestreOf } from '#kernel/trimestre.ts';
import { today } from '#web/formats.ts';
import { translatorOf } from '#web/language.tsx';
import type { PaletteRoom } from '#web/palette/palette-types.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { MODELS, MODELS_TRIMESTRALS, type Model } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import { hrefOf, movedBy, type Periode } from './periode.ts';

/** The last period of a form that has ended, which is the one to be filed. */
const lastOf = (model: Model): Periode => {
  const { exercici, trimestre } = trimestreOf(today());
  const quarterly = MODELS_TRIMESTRALS.includes(model);
  return movedBy({ model, exercici, trimestre: quarterly ? trimestre : null }, -1);
};

/** What Ctrl+K does with the books: each form by its number too. */
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
    ...MODELS.map((model) => ({
      key: `llibres.model.${model}`,
      access: llibresRoutes.resum.access,
      text: (language: Language) => translatorOf(pantallaTexts, language)('llibres.model', { model }),
      href: (empresa: number) => hrefOf(empresa, lastOf(model)),
    })),
  ],
};

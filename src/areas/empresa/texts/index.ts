import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { serieTexts } from './serie.ts';

/** What the screens of the room say; its refusals are in `errors.ts`. */
export const empresaTexts = {
  ca: { ...ca, ...serieTexts.ca },
  es: { ...es, ...serieTexts.es },
  en: { ...en, ...serieTexts.en },
};

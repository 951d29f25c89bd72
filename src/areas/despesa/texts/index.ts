import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the screens of the room say; its refusals are in `errors.ts`. */
export const despesaTexts = { ca, es, en };

import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Words of the codes of the books. */
export const llibresTexts = { ca, es, en };

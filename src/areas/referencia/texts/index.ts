import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the fields of the room say. */
export const referenciaTexts = { ca, es, en };

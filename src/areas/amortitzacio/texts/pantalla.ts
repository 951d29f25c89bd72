import { ca } from './pantalla-ca.ts';
import { en } from './pantalla-en.ts';
import { es } from './pantalla-es.ts';

/** What the screens of the room say; refusals and legal rows are said elsewhere in this folder. */
export const pantallaTexts = { ca, es, en };

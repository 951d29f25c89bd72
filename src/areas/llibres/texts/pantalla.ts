import { ca } from './pantalla-ca.ts';
import { en } from './pantalla-en.ts';
import { es } from './pantalla-es.ts';

/** What the screens of the room say; the words of the codes are in `index.ts`. */
export const pantallaTexts = { ca, es, en };

import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const resultatTexts = { ca, es, en };

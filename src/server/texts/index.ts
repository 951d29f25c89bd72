import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Refusals that any call may answer. */
export const serverTexts = { ca, es, en };

import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is said of goods that are written off. */
export const amortitzacioTexts = { ca, es, en };

import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const correuTexts = { ca, es, en };

import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the line editor and the totals of quotations and invoices say. */
export const fiscalTexts = { ca, es, en };

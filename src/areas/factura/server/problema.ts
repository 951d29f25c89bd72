import type { ProblemaRegistre } from './ports.ts';

/** What speaks against issuing an invoice: an error keeps it, a warning asks. */
export type Problema = ProblemaRegistre;
export const error = (cami: string, codi: string, params?: Problema['params']): Problema => ({
  codi,
  cami,
  nivell: 'error',
  ...(params && { params }),
});
export const avis = (cami: string, codi: string, params?: Problema['params']): Problema => ({
  ...error(cami, codi, params),
  nivell: 'avis',
});

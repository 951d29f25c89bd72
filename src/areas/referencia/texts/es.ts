import type { ca } from './ca.ts';

export const es: Record<keyof typeof ca, string> = {
  'referencia.codi_postal.forma': 'Un código postal de España tiene cinco cifras.',
  'referencia.codi_postal.provincia': 'Este código postal es de {seva}; la población es de {poblacio}.',
};

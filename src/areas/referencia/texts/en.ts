import type { ca } from './ca.ts';

export const en: Record<keyof typeof ca, string> = {
  'referencia.codi_postal.forma': 'A Spanish postcode has five digits.',
  'referencia.codi_postal.provincia': 'This postcode belongs to {seva}; the town is in {poblacio}.',
};

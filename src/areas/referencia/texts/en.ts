import type { ca } from './ca.ts';

export const en: Record<keyof typeof ca, string> = {
  'referencia.codi_postal.forma': 'A Spanish postcode has five digits.',
  'referencia.codi_postal.provincia': 'This postcode belongs to {seva}; the town is in {poblacio}.',
  'referencia.manuals': 'Manuals',
  'referencia.manual.llengua': 'Language',
  'referencia.manual.obrir': 'Open',
  'referencia.manual.descarregar': 'Download',
  'referencia.manual.vista': 'The manual',
  'referencia.manual.conte': 'What is in it',
  'referencia.manual.pagina': 'Page {n} of {total}',
  'referencia.manual.peu': 'Obra i Control, version {versio}',
};

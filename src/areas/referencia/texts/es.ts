import type { ca } from './ca.ts';

export const es: Record<keyof typeof ca, string> = {
  'referencia.codi_postal.forma': 'Un código postal de España tiene cinco cifras.',
  'referencia.codi_postal.provincia': 'Este código postal es de {seva}; la población es de {poblacio}.',
  'referencia.manuals': 'Manuales',
  'referencia.manual.llengua': 'Idioma',
  'referencia.manual.obrir': 'Abrir',
  'referencia.manual.descarregar': 'Descargar',
  'referencia.manual.vista': 'Vista del manual',
  'referencia.manual.conte': 'Qué contiene',
  'referencia.manual.pagina': 'Página {n} de {total}',
  'referencia.manual.peu': 'Obra i Control, versión {versio}',
};

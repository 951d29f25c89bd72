/** Refusals and warnings of the room, as the server answers them. */
const ca = {
  'tasca.informe.formigo': 'Informe del formigó',
  'error.document_massa_lent': 'El document tarda massa a fer-se i s’ha aturat. Demaneu-lo per menys zones.',
  'error.document_massa_gran': 'El document és massa gran per a la memòria del servidor. Demaneu-lo per menys zones.',
  'error.document_cua_plena': 'Hi ha massa documents esperant. Torneu-ho a provar d’aquí a un moment.',
  'avis.caracters_no_imprimibles': 'Alguns caràcters no es poden imprimir i surten com □: {caracters}',
  'avis.logo_no_imprimible': 'El logotip no es pot imprimir: ha de ser PNG, JPEG o SVG, en RGB o gris.',
  'camp.zona_desconeguda': 'Alguna de les zones demanades no és d’aquest treball.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.informe.formigo': 'Informe del hormigón',
  'error.document_massa_lent': 'El documento tarda demasiado en hacerse y se ha detenido. Pídalo para menos zonas.',
  'error.document_massa_gran':
    'El documento es demasiado grande para la memoria del servidor. Pídalo para menos zonas.',
  'error.document_cua_plena': 'Hay demasiados documentos en espera. Vuelva a intentarlo dentro de un momento.',
  'avis.caracters_no_imprimibles': 'Algunos caracteres no se pueden imprimir y salen como □: {caracters}',
  'avis.logo_no_imprimible': 'El logotipo no se puede imprimir: debe ser PNG, JPEG o SVG, en RGB o gris.',
  'camp.zona_desconeguda': 'Alguna de las zonas pedidas no es de este trabajo.',
};
const en: Own = {
  'tasca.informe.formigo': 'Concrete report',
  'error.document_massa_lent': 'The document takes too long and was stopped. Ask for fewer zones.',
  'error.document_massa_gran': 'The document is too large for the server’s memory. Ask for fewer zones.',
  'error.document_cua_plena': 'Too many documents are waiting. Try again in a moment.',
  'avis.caracters_no_imprimibles': 'Some characters cannot be printed and come out as □: {caracters}',
  'avis.logo_no_imprimible': 'The logo cannot be printed: it must be PNG, JPEG or SVG, in RGB or grey.',
  'camp.zona_desconeguda': 'One of the zones asked for does not belong to this work.',
};
export const informeErrors = { ca, es, en };

/** Refusals and warnings of the room, as the server answers them. */
const ca = {
  'tasca.informe.formigo': 'Informe d’un treball',
  'error.certificat_amb_mancances':
    '{n, plural, one {Falta # cosa per al certificat. Resoleu-la o escriviu-ne el motiu.} many {Falten # de coses per al certificat. Resoleu-les o escriviu-ne el motiu.} other {Falten # coses per al certificat. Resoleu-les o escriviu-ne el motiu.}}',
  'error.tancament_sense_programa':
    'Encara no s’ha emès cap programa de control. Emeteu-lo abans de fer el conjunt de tancament.',
  'camp.base_legal_de_revisio':
    'Una revisió emesa surt amb la base legal amb què es va emetre: no se’n pot triar cap altra.',
  'camp.proces_desconegut': 'Aquest procés no és del pla del treball.',
  'camp.revisio_desconeguda': 'Aquesta revisió del programa no existeix.',
  'camp.resultat_desconegut': 'Aquesta no conformitat no és d’aquest treball.',
  'camp.excepcions_incorrectes': 'Els motius de les excepcions no es poden llegir.',
  'camp.motiu_massa_llarg': 'Un motiu té més de 1.000 caràcters. Escurceu-lo.',
  'error.document_massa_lent':
    'El document tarda massa a fer-se i s’ha aturat. Demaneu-ne menys de cop: un sol procés, menys zones o menys factures.',
  'error.document_massa_gran':
    'El document és massa gran per a la memòria del servidor. Demaneu-ne menys de cop: un sol procés, menys zones o menys factures.',
  'error.document_cua_plena': 'Hi ha massa documents esperant. Torneu-ho a provar d’aquí a un moment.',
  'avis.caracters_no_imprimibles': 'Alguns caràcters no es poden imprimir i surten com □: {caracters}',
  'avis.logo_no_imprimible': 'El logotip no es pot imprimir: ha de ser PNG, JPEG o SVG, en RGB o gris.',
  'camp.zona_desconeguda': 'Alguna de les zones demanades no és d’aquest treball.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.informe.formigo': 'Informe de un trabajo',
  'error.certificat_amb_mancances':
    '{n, plural, one {Falta # cosa para el certificado. Resuélvala o escriba el motivo.} many {Faltan # de cosas para el certificado. Resuélvalas o escriba el motivo.} other {Faltan # cosas para el certificado. Resuélvalas o escriba el motivo.}}',
  'error.tancament_sense_programa':
    'Todavía no se ha emitido ningún programa de control. Emítalo antes de hacer el conjunto de cierre.',
  'camp.base_legal_de_revisio':
    'Una revisión emitida sale con la base legal con la que se emitió: no puede elegirse otra.',
  'camp.proces_desconegut': 'Este proceso no es del plan del trabajo.',
  'camp.revisio_desconeguda': 'Esta revisión del programa no existe.',
  'camp.resultat_desconegut': 'Esta no conformidad no es de este trabajo.',
  'camp.excepcions_incorrectes': 'Los motivos de las excepciones no se pueden leer.',
  'camp.motiu_massa_llarg': 'Un motivo tiene más de 1.000 caracteres. Acórtelo.',
  'error.document_massa_lent':
    'El documento tarda demasiado en hacerse y se ha detenido. Pida menos de una vez: un solo proceso, menos zonas o menos facturas.',
  'error.document_massa_gran':
    'El documento es demasiado grande para la memoria del servidor. Pida menos de una vez: un solo proceso, menos zonas o menos facturas.',
  'error.document_cua_plena': 'Hay demasiados documentos en espera. Vuelva a intentarlo dentro de un momento.',
  'avis.caracters_no_imprimibles': 'Algunos caracteres no se pueden imprimir y salen como □: {caracters}',
  'avis.logo_no_imprimible': 'El logotipo no se puede imprimir: debe ser PNG, JPEG o SVG, en RGB o gris.',
  'camp.zona_desconeguda': 'Alguna de las zonas pedidas no es de este trabajo.',
};
const en: Own = {
  'tasca.informe.formigo': 'Report of a work',
  'error.certificat_amb_mancances':
    '{n, plural, one {# thing is missing for the certificate. Solve it or write the reason.} other {# things are missing for the certificate. Solve them or write the reasons.}}',
  'error.tancament_sense_programa': 'No control programme was issued yet. Issue it before making the closing set.',
  'camp.base_legal_de_revisio':
    'An issued revision is printed with the legal basis that it was issued with: no other may be chosen.',
  'camp.proces_desconegut': 'This process is not in the plan of the work.',
  'camp.revisio_desconeguda': 'This revision of the programme does not exist.',
  'camp.resultat_desconegut': 'This non-conformity does not belong to this work.',
  'camp.excepcions_incorrectes': 'The reasons of the exceptions cannot be read.',
  'camp.motiu_massa_llarg': 'A reason has more than 1,000 characters. Shorten it.',
  'error.document_massa_lent':
    'The document takes too long and was stopped. Ask for less at once: a single process, fewer zones or fewer invoices.',
  'error.document_massa_gran':
    'The document is too large for the server’s memory. Ask for less at once: a single process, fewer zones or fewer invoices.',
  'error.document_cua_plena': 'Too many documents are waiting. Try again in a moment.',
  'avis.caracters_no_imprimibles': 'Some characters cannot be printed and come out as □: {caracters}',
  'avis.logo_no_imprimible': 'The logo cannot be printed: it must be PNG, JPEG or SVG, in RGB or grey.',
  'camp.zona_desconeguda': 'One of the zones asked for does not belong to this work.',
};
export const informeErrors = { ca, es, en };

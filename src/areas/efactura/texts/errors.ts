import { codisTexts } from './codis.ts';

/** Refusals and checks of the room, as the server answers them. */
const ca = {
  ...codisTexts.ca,
  'tasca.registre.document': 'Registre VERI*FACTU',
  'tasca.registre.export': 'Registres de facturació (XML)',
  'registre.fitxer': 'registres-facturacio',
  'error.facturae_adjunts_massa_grans': 'Els adjunts fan {mida} MB i n’hi caben {maxim}. Traieu-ne algun.',
  'camp.facturae_adjunt_format':
    '«{nom}» no pot anar dins d’una Facturae: només PDF, JPEG, GIF, BMP, TIFF, DOC, XLS, RTF, XML i HTML.',
  'camp.facturae_adjunt_desconegut':
    'Aquest fitxer no és del treball de la factura. Torneu a obrir el diàleg i trieu-lo de nou.',
  'error.sense_productor':
    'En aquesta instal·lació ningú no s’ha declarat productor: no hi ha cap declaració per descarregar. Qui la porta l’ha d’omplir a PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS i PRODUCER_PLACE.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  ...codisTexts.es,
  'tasca.registre.document': 'Registro VERI*FACTU',
  'tasca.registre.export': 'Registros de facturación (XML)',
  'registre.fitxer': 'registros-facturacion',
  'error.facturae_adjunts_massa_grans': 'Los adjuntos ocupan {mida} MB y caben {maxim}. Quite alguno.',
  'camp.facturae_adjunt_format':
    '«{nom}» no puede ir dentro de una Facturae: solo PDF, JPEG, GIF, BMP, TIFF, DOC, XLS, RTF, XML y HTML.',
  'camp.facturae_adjunt_desconegut':
    'Este archivo no es del trabajo de la factura. Vuelva a abrir el diálogo y elíjalo de nuevo.',
  'error.sense_productor':
    'En esta instalación nadie se ha declarado productor: no hay ninguna declaración que descargar. Quien la lleva debe rellenar PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS y PRODUCER_PLACE.',
};
const en: Own = {
  ...codisTexts.en,
  'tasca.registre.document': 'VERI*FACTU records',
  'tasca.registre.export': 'Billing records (XML)',
  'registre.fitxer': 'billing-records',
  'error.facturae_adjunts_massa_grans': 'The attachments are {mida} MB and {maxim} fit. Take some away.',
  'camp.facturae_adjunt_format':
    '«{nom}» cannot go inside a Facturae: only PDF, JPEG, GIF, BMP, TIFF, DOC, XLS, RTF, XML and HTML.',
  'camp.facturae_adjunt_desconegut':
    'This file is not of the work of the invoice. Open the dialog again and choose it anew.',
  'error.sense_productor':
    'Nobody has declared to be the producer of this installation: there is no declaration to download. Whoever runs it has to set PRODUCER_NAME, PRODUCER_NIF, PRODUCER_ADDRESS and PRODUCER_PLACE.',
};

export const efacturaErrors = { ca, es, en };

/** Refusals of sending and reminding, as the server answers them. */
const ca = {
  'error.factura_no_vencuda':
    'Només es recorda una factura emesa, vençuda, amb import pendent i que no estigui rectificada del tot.',
  'error.recordatoris_fets': 'Ja se n’han fet els tres recordatoris.',
  'error.recordatori_altre_pas':
    '{pas, plural, =0 {Ja se n’han fet els tres recordatoris.} other {Ara toca el recordatori #. Torneu a obrir-lo.}}',
  'camp.client_sense_email':
    'El client no té cap adreça electrònica per a factures ni general. Escriviu-la a la seva fitxa o envieu la factura a mà.',
  'camp.factura_sense_enllac': 'Una factura no té cap enllaç per al client. Traieu-ne {marca}.',
  'camp.adjunt_sense_cobraments': 'La factura no té cap cobrament, i no hi ha rebut.',
  'camp.adjunt_facturae_incorrecta':
    'La factura no es pot exportar a Facturae. Obriu «Facturae» per veure què hi falta.',
  'camp.adjunt_facturae_sense_certificat':
    'L’empresa no té cap certificat vigent per signar. Afegiu-lo a «Certificats».',
  'camp.adjunt_facturae_certificat_no_rsa':
    'El certificat de l’empresa no serveix per signar Facturae: cal una clau RSA.',
  'camp.adjunt_secret_illegible': 'El certificat no es pot llegir amb la clau d’aquest servidor. Torneu a afegir-lo.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.factura_no_vencuda':
    'Solo se recuerda una factura emitida, vencida, con importe pendiente y que no esté rectificada del todo.',
  'error.recordatoris_fets': 'Ya se han hecho los tres recordatorios.',
  'error.recordatori_altre_pas':
    '{pas, plural, =0 {Ya se han hecho los tres recordatorios.} other {Ahora toca el recordatorio #. Vuelva a abrirlo.}}',
  'camp.client_sense_email':
    'El cliente no tiene ninguna dirección electrónica para facturas ni general. Escríbala en su ficha o envíe la factura a mano.',
  'camp.factura_sense_enllac': 'Una factura no tiene ningún enlace para el cliente. Quite {marca}.',
  'camp.adjunt_sense_cobraments': 'La factura no tiene ningún cobro, y no hay recibo.',
  'camp.adjunt_facturae_incorrecta': 'La factura no se puede exportar a Facturae. Abra «Facturae» para ver qué falta.',
  'camp.adjunt_facturae_sense_certificat':
    'La empresa no tiene ningún certificado vigente para firmar. Añádalo en «Certificados».',
  'camp.adjunt_facturae_certificat_no_rsa':
    'El certificado de la empresa no sirve para firmar Facturae: hace falta una clave RSA.',
  'camp.adjunt_secret_illegible': 'El certificado no se puede leer con la clave de este servidor. Vuelva a añadirlo.',
};
const en: Own = {
  'error.factura_no_vencuda':
    'Only an issued invoice that is past due, with something pending and not rectified whole, is reminded of.',
  'error.recordatoris_fets': 'All three reminders have been sent.',
  'error.recordatori_altre_pas':
    '{pas, plural, =0 {All three reminders have been sent.} other {The next reminder is number #. Open it again.}}',
  'camp.client_sense_email':
    'The client has no e-mail address for invoices, nor a general one. Write it in its record, or send the invoice by hand.',
  'camp.factura_sense_enllac': 'An invoice has no link for the client. Take {marca} out.',
  'camp.adjunt_sense_cobraments': 'The invoice has no payment, so there is no receipt.',
  'camp.adjunt_facturae_incorrecta':
    'The invoice cannot be exported to Facturae. Open «Facturae» to see what is missing.',
  'camp.adjunt_facturae_sense_certificat':
    'The company has no certificate in force to sign with. Add one in «Certificates».',
  'camp.adjunt_facturae_certificat_no_rsa':
    'The certificate of the company cannot sign Facturae: an RSA key is needed.',
  'camp.adjunt_secret_illegible': 'The certificate cannot be read with the key of this server. Add it again.',
};
export const enviamentErrors = { ca, es, en };

/** What an electronic invoice says in its own language, and what is told of one that entry points would refuse. */
const ca = {
  'facturae.paraula.descompte': 'Descompte',
  'facturae.paraula.carrec': 'Càrrec',
  'facturae.paraula.retencio': 'Retenció de garantia',
  'facturae.paraula.capitol': 'Capítol',
  'facturae.paraula.comanda': 'Comanda',
  'facturae.paraula.expedient': 'Expedient',
  'facturae.paraula.contracte': 'Contracte',
  'facturae.paraula.rectifica': 'També rectifica',
  'facturae.fitxer': 'Facturae {numero}',
  'error.facturae_incorrecta': 'La factura no es pot exportar a Facturae fins que s’esmeni el que es diu de cada camp.',
  'error.facturae_anullada': 'La factura està anul·lada i no té Facturae. Feu-ne una de nova.',
  'camp.facturae_anullada': 'La factura està anul·lada i no té Facturae. Feu-ne una de nova.',
  'error.facturae_sense_certificat':
    'L’empresa no té cap certificat vigent que pugui signar. Pugeu-ne un a Empresa, Certificats, o descarregueu-la sense signar.',
  'error.facturae_certificat_no_rsa':
    'El certificat de l’empresa no és RSA i els punts d’entrada no n’accepten d’altres. Pugeu-ne un d’RSA a Empresa, Certificats.',
  'camp.facturae_proforma': 'Una proforma no és factura i no té Facturae. Feu-ne la factura.',
  'camp.facturae_sense_numero': 'La factura encara no té número. Emeteu-la.',
  'camp.facturae_numero_llarg': 'El número té més de {max, number} caràcters, que és el que admet Facturae.',
  'camp.facturae_data_futura': 'La data de la factura encara no ha arribat. Espereu-la per exportar-la.',
  'camp.facturae_sense_rectificada': 'Digueu quina factura rectifica, amb el seu número.',
  'camp.facturae_rao': 'Trieu una raó de la llista de Facturae.',
  'camp.facturae_sense_receptor': 'Facturae demana destinatari. Trieu l’agent.',
  'camp.facturae_sense_nif': 'Hi falta el NIF. Escriviu-lo a la seva fitxa.',
  'camp.facturae_nif': 'El NIF «{nif}» no és correcte i es rebutjaria. Corregiu-lo a la fitxa.',
  'camp.facturae_persona': 'El NIF «{nif}» no correspon al tipus de persona de la fitxa. Reviseu-lo.',
  'camp.facturae_prefix': 'El NIF porta «ES» al davant; s’enviarà com a «{nif}».',
  'camp.facturae_sense_rao': 'Hi falta la raó social.',
  'camp.facturae_sense_cognom': 'Una persona física ha de tenir nom i primer cognom. Completeu-los.',
  'camp.facturae_certificat_autosignat':
    'El certificat de l’empresa se l’ha signat ell mateix: signarà, però FACe no l’acceptarà. Pugeu-ne un de qualificat.',
  'camp.facturae_certificat_no_qualificat':
    'El certificat de l’empresa no diu que sigui qualificat: signarà, però FACe no l’acceptarà. Pugeu-ne un que ho sigui.',
  'camp.facturae_sense_adreca': 'L’adreça no és completa: calen via, població i província.',
  'camp.facturae_codi_postal': 'El codi postal ha de tenir cinc xifres.',
  'camp.facturae_pais': 'Facturae no coneix el país «{pais}». Trieu-ne un altre a l’adreça.',
  'camp.facturae_text_tallat': 'El text té més de {max, number} caràcters i sortirà tallat a Facturae.',
  'camp.facturae_sense_dir3':
    'Falten els codis DIR3 de l’organisme: oficina comptable, òrgan gestor i unitat tramitadora.',
  'camp.facturae_sense_linies': 'La factura no té cap línia amb import.',
  'camp.facturae_linia_sense_text': 'La línia {numero, number} no té concepte.',
  'camp.facturae_linia_quadra': 'L’import de la línia {numero, number} no és quantitat per preu. Torneu-la a escriure.',
  'camp.facturae_suplit_nif':
    'Al suplit de la línia {numero, number}, el NIF {nif} del proveïdor no és correcte: el punt d’entrada el pot refusar.',
  'camp.facturae_suplit_incomplet':
    'Al suplit de la línia {numero, number} li falta el NIF o el número de la factura del proveïdor.',
  'camp.facturae_retingut_negatiu':
    'La retenció d’IRPF és negativa i la base no: els punts d’entrada ho refusen. Rectifiqueu la factura, i feu l’abonament en una factura a part.',
  'camp.facturae_sense_certificat':
    'No hi ha cap certificat de l’empresa per signar: es pot descarregar sense signar, però els punts d’entrada la volen signada. Pugeu-ne un a Certificats.',
  'camp.facturae_certificat_no_rsa':
    'El certificat de l’empresa no serveix per signar: cal que sigui de clau RSA. Pugeu-ne un altre.',
  'camp.facturae_totals_quadren': 'Els totals no sumen el que diuen les línies. Obriu la factura i torneu-la a desar.',
  'camp.facturae_venciments': 'Els venciments sumen {suma} i s’han de pagar {total}; l’últim s’ajustarà.',
  'camp.facturae_sense_iban': 'Es paga per transferència i no hi ha cap compte. Trieu-ne un.',
  'camp.facturae_iban': 'El compte no és correcte. Reviseu-lo.',
  'camp.facturae_referencia_llarga':
    'La referència té més de {max, number} caràcters: anirà a la informació addicional i no al seu lloc.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'facturae.paraula.descompte': 'Descuento',
  'facturae.paraula.carrec': 'Cargo',
  'facturae.paraula.retencio': 'Retención de garantía',
  'facturae.paraula.capitol': 'Capítulo',
  'facturae.paraula.comanda': 'Pedido',
  'facturae.paraula.expedient': 'Expediente',
  'facturae.paraula.contracte': 'Contrato',
  'facturae.paraula.rectifica': 'También rectifica',
  'facturae.fitxer': 'Facturae {numero}',
  'error.facturae_incorrecta':
    'La factura no se puede exportar a Facturae hasta que se corrija lo que se dice de cada campo.',
  'error.facturae_anullada': 'La factura está anulada y no tiene Facturae. Haga una nueva.',
  'camp.facturae_anullada': 'La factura está anulada y no tiene Facturae. Haga una nueva.',
  'error.facturae_sense_certificat':
    'La empresa no tiene ningún certificado vigente que pueda firmar. Suba uno en Empresa, Certificados, o descárguela sin firmar.',
  'error.facturae_certificat_no_rsa':
    'El certificado de la empresa no es RSA y los puntos de entrada no aceptan otros. Suba uno RSA en Empresa, Certificados.',
  'camp.facturae_proforma': 'Una proforma no es factura y no tiene Facturae. Haga la factura.',
  'camp.facturae_sense_numero': 'La factura todavía no tiene número. Emítala.',
  'camp.facturae_numero_llarg': 'El número tiene más de {max, number} caracteres, que es lo que admite Facturae.',
  'camp.facturae_data_futura': 'La fecha de la factura aún no ha llegado. Espere a ella para exportarla.',
  'camp.facturae_sense_rectificada': 'Diga qué factura rectifica, con su número.',
  'camp.facturae_rao': 'Elija una razón de la lista de Facturae.',
  'camp.facturae_sense_receptor': 'Facturae pide destinatario. Elija el agente.',
  'camp.facturae_sense_nif': 'Falta el NIF. Escríbalo en su ficha.',
  'camp.facturae_nif': 'El NIF «{nif}» no es correcto y se rechazaría. Corríjalo en la ficha.',
  'camp.facturae_persona': 'El NIF «{nif}» no corresponde al tipo de persona de la ficha. Revíselo.',
  'camp.facturae_prefix': 'El NIF lleva «ES» delante; se enviará como «{nif}».',
  'camp.facturae_sense_rao': 'Falta la razón social.',
  'camp.facturae_sense_cognom': 'Una persona física debe tener nombre y primer apellido. Complételos.',
  'camp.facturae_certificat_autosignat':
    'El certificado de la empresa se lo ha firmado él mismo: firmará, pero FACe no lo aceptará. Suba uno cualificado.',
  'camp.facturae_certificat_no_qualificat':
    'El certificado de la empresa no dice que sea cualificado: firmará, pero FACe no lo aceptará. Suba uno que lo sea.',
  'camp.facturae_sense_adreca': 'La dirección no está completa: hacen falta vía, población y provincia.',
  'camp.facturae_codi_postal': 'El código postal debe tener cinco cifras.',
  'camp.facturae_pais': 'Facturae no conoce el país «{pais}». Elija otro en la dirección.',
  'camp.facturae_text_tallat': 'El texto tiene más de {max, number} caracteres y saldrá cortado en Facturae.',
  'camp.facturae_sense_dir3':
    'Faltan los códigos DIR3 del organismo: oficina contable, órgano gestor y unidad tramitadora.',
  'camp.facturae_sense_linies': 'La factura no tiene ninguna línea con importe.',
  'camp.facturae_linia_sense_text': 'La línea {numero, number} no tiene concepto.',
  'camp.facturae_linia_quadra':
    'El importe de la línea {numero, number} no es cantidad por precio. Vuelva a escribirla.',
  'camp.facturae_suplit_nif':
    'En el suplido de la línea {numero, number}, el NIF {nif} del proveedor no es correcto: el punto de entrada lo puede rechazar.',
  'camp.facturae_suplit_incomplet':
    'Al suplido de la línea {numero, number} le falta el NIF o el número de la factura del proveedor.',
  'camp.facturae_retingut_negatiu':
    'La retención de IRPF es negativa y la base no: los puntos de entrada lo rechazan. Rectifique la factura y haga el abono en una factura aparte.',
  'camp.facturae_sense_certificat':
    'No hay ningún certificado de la empresa para firmar: se puede descargar sin firmar, pero los puntos de entrada la quieren firmada. Suba uno en Certificados.',
  'camp.facturae_certificat_no_rsa':
    'El certificado de la empresa no sirve para firmar: tiene que ser de clave RSA. Suba otro.',
  'camp.facturae_totals_quadren': 'Los totales no suman lo que dicen las líneas. Abra la factura y vuelva a guardarla.',
  'camp.facturae_venciments': 'Los vencimientos suman {suma} y hay que pagar {total}; el último se ajustará.',
  'camp.facturae_sense_iban': 'Se paga por transferencia y no hay ninguna cuenta. Elija una.',
  'camp.facturae_iban': 'La cuenta no es correcta. Revísela.',
  'camp.facturae_referencia_llarga':
    'La referencia tiene más de {max, number} caracteres: irá en la información adicional y no en su lugar.',
};
const en: Own = {
  'facturae.paraula.descompte': 'Discount',
  'facturae.paraula.carrec': 'Charge',
  'facturae.paraula.retencio': 'Guarantee retention',
  'facturae.paraula.capitol': 'Chapter',
  'facturae.paraula.comanda': 'Order',
  'facturae.paraula.expedient': 'File',
  'facturae.paraula.contracte': 'Contract',
  'facturae.paraula.rectifica': 'It rectifies too',
  'facturae.fitxer': 'Facturae {numero}',
  'error.facturae_incorrecta': 'The invoice cannot be exported to Facturae until what is said of each field is mended.',
  'error.facturae_anullada': 'The invoice is annulled and has no Facturae. Make a new one.',
  'camp.facturae_anullada': 'The invoice is annulled and has no Facturae. Make a new one.',
  'error.facturae_sense_certificat':
    'The company has no certificate in force that may sign. Upload one in Company, Certificates, or download it unsigned.',
  'error.facturae_certificat_no_rsa':
    'The company’s certificate is not RSA and entry points accept no other. Upload an RSA one in Company, Certificates.',
  'camp.facturae_proforma': 'A proforma is no invoice and has no Facturae. Make the invoice of it.',
  'camp.facturae_sense_numero': 'The invoice has no number yet. Issue it.',
  'camp.facturae_numero_llarg': 'The number is longer than the {max, number} characters that Facturae takes.',
  'camp.facturae_data_futura': 'The date of the invoice has not come yet. Wait for it to export the invoice.',
  'camp.facturae_sense_rectificada': 'Say which invoice it rectifies, with its number.',
  'camp.facturae_rao': 'Choose a reason from the list of Facturae.',
  'camp.facturae_sense_receptor': 'Facturae asks for a receiver. Choose the agent.',
  'camp.facturae_sense_nif': 'The tax id is missing. Write it on its record.',
  'camp.facturae_nif': 'The tax id “{nif}” is not right and would be refused. Correct it on the record.',
  'camp.facturae_persona': 'The tax id “{nif}” does not go with the kind of person on the record. Look at it again.',
  'camp.facturae_prefix': 'The tax id begins with “ES”; it will be sent as “{nif}”.',
  'camp.facturae_sense_rao': 'The business name is missing.',
  'camp.facturae_sense_cognom': 'A natural person needs a name and a first surname. Complete them.',
  'camp.facturae_certificat_autosignat':
    'The company’s certificate is self-signed: it will sign, but FACe will not take it. Upload a qualified one.',
  'camp.facturae_certificat_no_qualificat':
    'The company’s certificate does not say that it is qualified: it will sign, but FACe will not take it. Upload one that is.',
  'camp.facturae_sense_adreca': 'The address is not complete: street, town and province are needed.',
  'camp.facturae_codi_postal': 'The postcode must have five digits.',
  'camp.facturae_pais': 'Facturae does not know the country “{pais}”. Choose another in the address.',
  'camp.facturae_text_tallat': 'The text is longer than {max, number} characters and will be cut in Facturae.',
  'camp.facturae_sense_dir3':
    'The DIR3 codes of the body are missing: accounting office, managing body and processing unit.',
  'camp.facturae_sense_linies': 'The invoice has no line with an amount.',
  'camp.facturae_linia_sense_text': 'Line {numero, number} says nothing. Write what it is for.',
  'camp.facturae_linia_quadra': 'The amount of line {numero, number} is not quantity by price. Write it again.',
  'camp.facturae_suplit_nif':
    'On the disbursement of line {numero, number}, the supplier’s tax id {nif} is not right: the entry point may refuse it.',
  'camp.facturae_suplit_incomplet':
    'The disbursement on line {numero, number} lacks the tax id or number of the supplier’s invoice.',
  'camp.facturae_retingut_negatiu':
    'The income tax withheld is negative and the base is not: entry points refuse it. Rectify the invoice and give the amount back in an invoice of its own.',
  'camp.facturae_sense_certificat':
    'The company has no certificate to sign with: it can be downloaded unsigned, but entry points want it signed. Upload one in Certificates.',
  'camp.facturae_certificat_no_rsa': 'The company’s certificate cannot sign: its key must be RSA. Upload another one.',
  'camp.facturae_totals_quadren': 'The totals are not what the lines add up to. Open the invoice and save it again.',
  'camp.facturae_venciments': 'The due amounts add up to {suma} and {total} is to be paid; the last will be adjusted.',
  'camp.facturae_sense_iban': 'It is paid by transfer and there is no account. Choose one.',
  'camp.facturae_iban': 'The account number is not right. Look at it again.',
  'camp.facturae_referencia_llarga':
    'The reference is longer than {max, number} characters: it will go in the additional information and not in its place.',
};
export const facturaeTexts = { ca, es, en };

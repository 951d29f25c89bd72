import { serieTexts } from './serie.ts';

/** Refusals and soft checks of the room, as the server answers them. */
const ca = {
  'error.periode_tancat':
    'El trimestre {trimestre}T de {exercici} està tancat: no s’hi pot afegir, canviar ni suprimir res amb data {data}. Reobriu-lo a Llibres i resums, o poseu-hi {dia, select, recepcio {una data de recepció d’un trimestre obert} other {una altra data}}.',
  'camp.periode_tancat': 'El trimestre {trimestre}T de {exercici} està tancat. Poseu-hi una altra data o reobriu-lo.',
  'error.trimestre_per_acabar':
    'El trimestre {trimestre}T de {exercici} no acaba fins al {data}: es podrà tancar l’endemà.',
  'camp.serie_usada':
    'La sèrie {serie} ja ha donat números: no pot canviar de tipus ni de manera de comptar. Obriu-ne una altra.',
  'camp.serie_usada_treta':
    'La sèrie {serie} ja ha donat números i no es pot treure. Deixeu-la i feu servir una altra.',
  'camp.persona_amb_factures':
    'Aquesta empresa ja ha emès factures o ha tancat trimestres: el tipus de persona no es pot canviar. Per a una altra persona, obriu una altra empresa.',
  'avis.nif_altra_persona':
    'El NIF no és d’aquest tipus de persona: un DNI o NIE és d’una persona física, i un NIF que comença per una lletra com la B, d’una jurídica.',
  'camp.nif_amb_factures':
    'Aquesta empresa ja ha emès factures amb el NIF {nif}, que no es pot canviar. Per a un altre NIF, obriu una altra empresa.',
  'tasca.empresa.document': 'Llista d’empreses',
  ...serieTexts.ca,
  'avis.iban_incorrecte': 'L’IBAN introduït no és correcte.',
  'camp.iban_forma': 'No té la forma d’un IBAN: el país, dos dígits de control i el compte (24 caràcters a Espanya).',
  'camp.iban_repetit': 'Aquest compte ja és a la llista.',
  'camp.bic_incorrecte': 'Un BIC té 8 o 11 caràcters, com CAIXESBBXXX. Deixeu-lo en blanc si no el sabeu.',
  'camp.compte_defecte_unic': 'Només un compte pot ser l’habitual.',
  'camp.cert_no_pkcs12': 'No és un fitxer de certificat amb la seva clau (.p12 o .pfx), o està incomplet.',
  'camp.cert_contrasenya': 'Aquesta contrasenya no obre el certificat. Reviseu-la.',
  'camp.cert_xifrat':
    'El fitxer està xifrat d’una manera que aquest programa no sap obrir. Torneu-lo a exportar amb AES-256 i SHA-256.',
  'camp.cert_sense_certificat': 'El fitxer s’obre, però no hi ha cap certificat.',
  'camp.cert_sense_clau':
    'El fitxer no porta la clau privada del certificat. Exporteu-lo marcant «Exportar la clau privada».',
  'camp.cert_massa_lent': 'Obrir aquest fitxer demana massa temps. Torneu-lo a exportar.',
  'camp.cert_massa_gran': 'El fitxer passa de 200 kB: no és un certificat.',
  'camp.cert_caducat': 'Aquest certificat va caducar el {data}. Demaneu-ne un de nou.',
  'camp.cert_encara_no': 'Aquest certificat no val fins al {data}.',
  'camp.cert_altre_us': 'Aquest certificat no és per signar. Cal un amb ús de signatura digital o de no repudi.',
  'avis.cert_autosignat':
    'Aquest certificat se l’ha signat ell mateix. Signarà, però FACe i els altres punts d’entrada no l’acceptaran: en volen un de qualificat.',
  'avis.cert_no_qualificat':
    'Aquest certificat no diu que sigui qualificat. Signarà, però FACe i els altres punts d’entrada no l’acceptaran.',
  'avis.cert_nif_diferent': 'El certificat és del NIF {nif} i l’empresa té el {empresa}.',
  'error.cert_repetit': 'Aquest certificat ja hi és.',
  'error.empresa_de_baixa': 'L’empresa està de baixa: només es pot llegir. Torneu-la a donar d’alta per treballar-hi.',
  'error.ultima_empresa': 'És l’única empresa activa que teniu. Creeu-ne o activeu-ne una altra abans.',
  'camp.nom_no_coincideix': 'Escriviu el nom tal com és: {nom}',
  'error.sense_smtp': 'Aquesta empresa encara no té servidor de correu. Configureu-lo a «Empresa, Correu».',
  'camp.host_incorrecte': 'Escriviu el nom del servidor, com smtp.exemple.cat, sense «https://».',
  'camp.contrasenya_altra_vegada': 'Heu canviat el servidor o l’usuari: torneu a escriure la contrasenya.',
  'correu.prova.assumpte': 'Prova del correu',
  'correu.prova.text':
    'El correu de {nom} funciona: aquest missatge l’ha enviat el programa en prémer «Provar el correu».',
  'avis.nif_incorrecte': 'El NIF introduït no és correcte.',
  'camp.color_incorrecte': 'El color s’escriu com #2A55A5.',
  'camp.logo_incorrecte': 'El logotip ha de ser una imatge PNG, JPEG o SVG que es pugui obrir.',
  'camp.logo_empresa_massa_gran': 'El logotip supera {maxim} kB. Reduïu-lo.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'error.periode_tancat':
    'El trimestre {trimestre}T de {exercici} está cerrado: no se puede añadir, cambiar ni eliminar nada con fecha {data}. Reábralo en Libros y resúmenes, o ponga {dia, select, recepcio {una fecha de recepción de un trimestre abierto} other {otra fecha}}.',
  'camp.periode_tancat': 'El trimestre {trimestre}T de {exercici} está cerrado. Ponga otra fecha o reábralo.',
  'error.trimestre_per_acabar':
    'El trimestre {trimestre}T de {exercici} no termina hasta el {data}: se podrá cerrar al día siguiente.',
  'camp.serie_usada':
    'La serie {serie} ya ha dado números: no puede cambiar de tipo ni de manera de contar. Abra otra.',
  'camp.serie_usada_treta': 'La serie {serie} ya ha dado números y no se puede quitar. Déjela y use otra.',
  'camp.persona_amb_factures':
    'Esta empresa ya ha emitido facturas o ha cerrado trimestres: el tipo de persona no se puede cambiar. Para otra persona, abra otra empresa.',
  'avis.nif_altra_persona':
    'El NIF no es de este tipo de persona: un DNI o NIE es de una persona física, y un NIF que empieza por una letra como la B, de una jurídica.',
  'camp.nif_amb_factures':
    'Esta empresa ya ha emitido facturas con el NIF {nif}, que no se puede cambiar. Para otro NIF, abra otra empresa.',
  'tasca.empresa.document': 'Lista de empresas',
  ...serieTexts.es,
  'avis.iban_incorrecte': 'El IBAN introducido no es correcto.',
  'camp.iban_forma':
    'No tiene la forma de un IBAN: el país, dos dígitos de control y la cuenta (24 caracteres en España).',
  'camp.iban_repetit': 'Esta cuenta ya está en la lista.',
  'camp.bic_incorrecte': 'Un BIC tiene 8 u 11 caracteres, como CAIXESBBXXX. Déjelo en blanco si no lo sabe.',
  'camp.compte_defecte_unic': 'Solo una cuenta puede ser la habitual.',
  'camp.cert_no_pkcs12': 'No es un fichero de certificado con su clave (.p12 o .pfx), o está incompleto.',
  'camp.cert_contrasenya': 'Esta contraseña no abre el certificado. Revísela.',
  'camp.cert_xifrat':
    'El fichero está cifrado de una manera que este programa no sabe abrir. Vuelva a exportarlo con AES-256 y SHA-256.',
  'camp.cert_sense_certificat': 'El fichero se abre, pero no contiene ningún certificado.',
  'camp.cert_sense_clau':
    'El fichero no lleva la clave privada del certificado. Expórtelo marcando «Exportar la clave privada».',
  'camp.cert_massa_lent': 'Abrir este fichero pide demasiado tiempo. Vuelva a exportarlo.',
  'camp.cert_massa_gran': 'El fichero pasa de 200 kB: no es un certificado.',
  'camp.cert_caducat': 'Este certificado caducó el {data}. Pida uno nuevo.',
  'camp.cert_encara_no': 'Este certificado no vale hasta el {data}.',
  'camp.cert_altre_us': 'Este certificado no es para firmar. Hace falta uno con uso de firma digital o de no repudio.',
  'avis.cert_autosignat':
    'Este certificado se lo ha firmado él mismo. Firmará, pero FACe y los demás puntos de entrada no lo aceptarán: quieren uno cualificado.',
  'avis.cert_no_qualificat':
    'Este certificado no dice que sea cualificado. Firmará, pero FACe y los demás puntos de entrada no lo aceptarán.',
  'avis.cert_nif_diferent': 'El certificado es del NIF {nif} y la empresa tiene el {empresa}.',
  'error.cert_repetit': 'Este certificado ya está.',
  'error.empresa_de_baixa':
    'La empresa está de baja: solo se puede leer. Vuelva a darla de alta para trabajar en ella.',
  'error.ultima_empresa': 'Es la única empresa activa que tiene. Cree o active otra antes.',
  'camp.nom_no_coincideix': 'Escriba el nombre tal como es: {nom}',
  'error.sense_smtp': 'Esta empresa todavía no tiene servidor de correo. Configúrelo en «Empresa, Correo».',
  'camp.host_incorrecte': 'Escriba el nombre del servidor, como smtp.ejemplo.es, sin «https://».',
  'camp.contrasenya_altra_vegada': 'Ha cambiado el servidor o el usuario: vuelva a escribir la contraseña.',
  'correu.prova.assumpte': 'Prueba del correo',
  'correu.prova.text':
    'El correo de {nom} funciona: este mensaje lo ha enviado el programa al pulsar «Probar el correo».',
  'avis.nif_incorrecte': 'El NIF introducido no es correcto.',
  'camp.color_incorrecte': 'El color se escribe como #2A55A5.',
  'camp.logo_incorrecte': 'El logotipo debe ser una imagen PNG, JPEG o SVG que se pueda abrir.',
  'camp.logo_empresa_massa_gran': 'El logotipo supera {maxim} kB. Redúzcalo.',
};
const en: Own = {
  'error.periode_tancat':
    'Quarter {trimestre} of {exercici} is closed: nothing dated {data} can be added, changed or deleted. Open it again in Books and summaries, or give {dia, select, recepcio {a reception date in an open quarter} other {another date}}.',
  'camp.periode_tancat': 'Quarter {trimestre} of {exercici} is closed. Give another date or open it again.',
  'error.trimestre_per_acabar':
    'Quarter {trimestre} of {exercici} does not end until {data}: it can be closed the day after.',
  'camp.serie_usada':
    'The series {serie} has already given numbers: neither its kind nor its way of counting may change. Open another one.',
  'camp.serie_usada_treta':
    'The series {serie} has already given numbers and cannot be taken away. Leave it and use another one.',
  'camp.persona_amb_factures':
    'This company has already issued invoices or closed quarters: its type of person cannot be changed. For another person, open another company.',
  'avis.nif_altra_persona':
    'The tax id is not of this type of person: a DNI or NIE is of a natural person, and one that begins with a letter such as B, of a company.',
  'camp.nif_amb_factures':
    'This company has already issued invoices with the tax id {nif}, which cannot change. For another tax id, open another company.',
  'tasca.empresa.document': 'List of companies',
  ...serieTexts.en,
  'avis.iban_incorrecte': 'The IBAN entered is not correct.',
  'camp.iban_forma': 'It has not the shape of an IBAN: country, two check digits and account (24 characters in Spain).',
  'camp.iban_repetit': 'This account is in the list already.',
  'camp.bic_incorrecte': 'A BIC has 8 or 11 characters, like CAIXESBBXXX. Leave it blank if you do not know it.',
  'camp.compte_defecte_unic': 'Only one account can be the usual one.',
  'camp.cert_no_pkcs12': 'It is no file of a certificate with its key (.p12 or .pfx), or it is not whole.',
  'camp.cert_contrasenya': 'This password does not open the certificate. Check it.',
  'camp.cert_xifrat':
    'The file is encrypted in a way that this program cannot open. Export it again with AES-256 and SHA-256.',
  'camp.cert_sense_certificat': 'The file opens, but there is no certificate in it.',
  'camp.cert_sense_clau':
    'The file does not hold the private key of the certificate. Export it with «Export the private key» ticked.',
  'camp.cert_massa_lent': 'Opening this file takes too long. Export it again.',
  'camp.cert_massa_gran': 'The file is larger than 200 kB: it is no certificate.',
  'camp.cert_caducat': 'This certificate expired on {data}. Ask for a new one.',
  'camp.cert_encara_no': 'This certificate is not valid until {data}.',
  'camp.cert_altre_us': 'This certificate is not for signing. One for digital signature or non-repudiation is needed.',
  'avis.cert_autosignat':
    'This certificate is self-signed. It will sign, but FACe and the other entry points will not take it: they want a qualified one.',
  'avis.cert_no_qualificat':
    'This certificate does not say that it is qualified. It will sign, but FACe and the other entry points will not take it.',
  'avis.cert_nif_diferent': 'The certificate is of the tax id {nif} and the company has {empresa}.',
  'error.cert_repetit': 'This certificate is here already.',
  'error.empresa_de_baixa': 'The company is deactivated: it can only be read. Activate it again to work in it.',
  'error.ultima_empresa': 'It is the only active company that you have. Create or activate another first.',
  'camp.nom_no_coincideix': 'Type the name as it is: {nom}',
  'error.sense_smtp': 'This company has no mail server yet. Set it up in «Company, Mail».',
  'camp.host_incorrecte': 'Type the name of the server, like smtp.example.com, without «https://».',
  'camp.contrasenya_altra_vegada': 'You changed the server or the user: type the password again.',
  'correu.prova.assumpte': 'Mail test',
  'correu.prova.text': 'The mail of {nom} works: the program sent this message when «Try the mail» was pressed.',
  'avis.nif_incorrecte': 'The tax id entered is not correct.',
  'camp.color_incorrecte': 'Type the colour like #2A55A5.',
  'camp.logo_incorrecte': 'The logo must be a PNG, JPEG or SVG picture that opens.',
  'camp.logo_empresa_massa_gran': 'The logo is over {maxim} kB. Make it smaller.',
};
export const empresaErrors = { ca, es, en };

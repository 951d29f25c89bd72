/** The VERI*FACTU tab of a company. */
const ca = {
  'empresa.verifactu': 'VERI*FACTU',
  'empresa.verifactu.sec': 'Registres de facturació',
  'empresa.verifactu.sec_ajuda':
    'Cada factura emesa deixa un registre encadenat amb l’anterior, sigui quin sigui el mode. El mode diu si els registres són per enviar a l’Agència Tributària.',
  'empresa.verifactu.mode': 'Mode',
  'empresa.verifactu.mode.cap': 'Només guardar',
  'empresa.verifactu.mode.verifactu': 'VERI*FACTU',
  'empresa.verifactu.entorn': 'Entorn',
  'empresa.verifactu.entorn.proves': 'Proves',
  'empresa.verifactu.entorn.produccio': 'Producció',
  'empresa.verifactu.dates': 'Qui hi està obligat, i quan',
  'empresa.verifactu.dates_societats': 'Contribuents de l’impost de societats: abans de l’1 de gener de 2027.',
  'empresa.verifactu.dates_resta': 'La resta de professionals i empreses: abans de l’1 de juliol de 2027.',
  'empresa.verifactu.dates_fora':
    'No hi entren qui porta els llibres pel SII, qui tributa al País Basc o a Navarra i qui fa les factures a mà.',
  'empresa.verifactu.dates_font':
    'Reial decret llei 15/2025 (BOE). S’ha anunciat que les dates s’ajornen: mireu-ho al BOE abans de decidir.',
  'empresa.verifactu.enviar':
    'Aquesta versió encara no envia els registres: els guarda, i els de mode VERI*FACTU queden per enviar. El codi QR només s’imprimeix en l’entorn de proves, i aquelles factures no valen com a verificables.',
  'empresa.verifactu.lliga': 'Qui comença a enviar en mode VERI*FACTU hi queda lligat fins al 31 de desembre.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'empresa.verifactu': 'VERI*FACTU',
  'empresa.verifactu.sec': 'Registros de facturación',
  'empresa.verifactu.sec_ajuda':
    'Cada factura emitida deja un registro encadenado con el anterior, sea cual sea el modo. El modo dice si los registros son para enviar a la Agencia Tributaria.',
  'empresa.verifactu.mode': 'Modo',
  'empresa.verifactu.mode.cap': 'Solo guardar',
  'empresa.verifactu.mode.verifactu': 'VERI*FACTU',
  'empresa.verifactu.entorn': 'Entorno',
  'empresa.verifactu.entorn.proves': 'Pruebas',
  'empresa.verifactu.entorn.produccio': 'Producción',
  'empresa.verifactu.dates': 'Quién está obligado, y cuándo',
  'empresa.verifactu.dates_societats': 'Contribuyentes del impuesto de sociedades: antes del 1 de enero de 2027.',
  'empresa.verifactu.dates_resta': 'El resto de profesionales y empresas: antes del 1 de julio de 2027.',
  'empresa.verifactu.dates_fora':
    'No entran quien lleva los libros por el SII, quien tributa en el País Vasco o en Navarra y quien hace las facturas a mano.',
  'empresa.verifactu.dates_font':
    'Real decreto ley 15/2025 (BOE). Se ha anunciado que las fechas se aplazan: mírelo en el BOE antes de decidir.',
  'empresa.verifactu.enviar':
    'Esta versión todavía no envía los registros: los guarda, y los de modo VERI*FACTU quedan por enviar. El código QR solo se imprime en el entorno de pruebas, y esas facturas no valen como verificables.',
  'empresa.verifactu.lliga': 'Quien empieza a enviar en modo VERI*FACTU queda ligado hasta el 31 de diciembre.',
};
const en: Own = {
  'empresa.verifactu': 'VERI*FACTU',
  'empresa.verifactu.sec': 'Billing records',
  'empresa.verifactu.sec_ajuda':
    'Each invoice issued leaves a record chained to the one before, whatever the mode. The mode says whether the records are to be sent to the tax agency.',
  'empresa.verifactu.mode': 'Mode',
  'empresa.verifactu.mode.cap': 'Keep only',
  'empresa.verifactu.mode.verifactu': 'VERI*FACTU',
  'empresa.verifactu.entorn': 'Environment',
  'empresa.verifactu.entorn.proves': 'Tests',
  'empresa.verifactu.entorn.produccio': 'Production',
  'empresa.verifactu.dates': 'Who has to, and when',
  'empresa.verifactu.dates_societats': 'Corporation tax payers: before 1 January 2027.',
  'empresa.verifactu.dates_resta': 'Other professionals and companies: before 1 July 2027.',
  'empresa.verifactu.dates_fora':
    'Those who keep their books through the SII, are taxed in the Basque Country or Navarre, or invoice by hand are left out.',
  'empresa.verifactu.dates_font':
    'Royal Decree-Law 15/2025 (BOE). A delay of the dates has been announced: look at the BOE before deciding.',
  'empresa.verifactu.enviar':
    'This version does not send the records yet: it keeps them, and those of VERI*FACTU mode wait to be sent. The QR code is printed in the test environment only, and those invoices are not verifiable.',
  'empresa.verifactu.lliga': 'Whoever starts sending in VERI*FACTU mode is bound to it until 31 December.',
};
export const verifactuTexts = { ca, es, en };

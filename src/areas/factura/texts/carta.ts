/** Letters that go with invoices, in the language of who gets them. A person may change them before they go. */
const ca = {
  'carta.assumpte': '{titol} {numero} · {empresa}',
  'carta.document.ordinaria': 'la factura',
  'carta.document.rectificativa': 'la factura rectificativa',
  'carta.document.simplificada': 'la factura simplificada',
  'carta.document.proforma': 'la factura proforma',
  'carta.salutacio': 'Bon dia,',
  'carta.text': 'Us enviem {document} {numero}, del {data}.',
  'carta.treball': 'Treball: {treball}',
  'carta.import': 'Import: {total} €',
  'carta.a_pagar': 'Import a pagar: {total} €',
  'carta.venciment': 'Venciment: {venciment}',
  'carta.venciments': 'Venciments: {venciment}',
  'carta.compte': 'Compte: {iban}',
  'carta.comiat': 'Quedem a la vostra disposició per a qualsevol dubte.',
  'recordatori.assumpte.1': 'Recordatori: factura {numero} pendent · {empresa}',
  'recordatori.assumpte.2': 'Segon recordatori: factura {numero} pendent · {empresa}',
  'recordatori.assumpte.3': 'Tercer recordatori: factura {numero} pendent · {empresa}',
  'recordatori.text.1':
    'Ens consta pendent de pagament la factura {numero}, del {data}, que vencia el {venciment}. Potser se us ha passat. Si el pagament ja està fet, no feu cas d’aquest correu.',
  'recordatori.text.2':
    'Us tornem a escriure per la factura {numero}, del {data}, que continua pendent {dies, plural, one {# dia} many {# de dies} other {# dies}} després del venciment. Us agrairem que en feu el pagament o que ens digueu quan el preveieu.',
  'recordatori.text.3':
    'És el tercer avís sobre la factura {numero}, del {data}, que va vèncer fa {dies, plural, one {# dia} many {# de dies} other {# dies}} i que encara no hem cobrat. Us demanem que en feu el pagament aquests dies, o que ens contesteu per acordar-lo.',
  'recordatori.pendent': 'Import pendent: {total} €',
  'recordatori.dies': 'Dies des del venciment: {dies}',
  'recordatori.comiat': 'Moltes gràcies.',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'carta.assumpte': '{titol} {numero} · {empresa}',
  'carta.document.ordinaria': 'la factura',
  'carta.document.rectificativa': 'la factura rectificativa',
  'carta.document.simplificada': 'la factura simplificada',
  'carta.document.proforma': 'la factura proforma',
  'carta.salutacio': 'Buenos días:',
  'carta.text': 'Les enviamos {document} {numero}, de {data}.',
  'carta.treball': 'Trabajo: {treball}',
  'carta.import': 'Importe: {total} €',
  'carta.a_pagar': 'Importe a pagar: {total} €',
  'carta.venciment': 'Vencimiento: {venciment}',
  'carta.venciments': 'Vencimientos: {venciment}',
  'carta.compte': 'Cuenta: {iban}',
  'carta.comiat': 'Quedamos a su disposición para cualquier duda.',
  'recordatori.assumpte.1': 'Recordatorio: factura {numero} pendiente · {empresa}',
  'recordatori.assumpte.2': 'Segundo recordatorio: factura {numero} pendiente · {empresa}',
  'recordatori.assumpte.3': 'Tercer recordatorio: factura {numero} pendiente · {empresa}',
  'recordatori.text.1':
    'Nos consta pendiente de pago la factura {numero}, de {data}, que vencía el {venciment}. Quizá se les ha pasado. Si el pago ya está hecho, no hagan caso de este correo.',
  'recordatori.text.2':
    'Les volvemos a escribir por la factura {numero}, de {data}, que sigue pendiente {dies, plural, one {# día} many {# de días} other {# días}} después del vencimiento. Les agradeceremos que la paguen o que nos digan cuándo lo prevén.',
  'recordatori.text.3':
    'Es el tercer aviso sobre la factura {numero}, de {data}, que venció hace {dies, plural, one {# día} many {# de días} other {# días}} y que todavía no hemos cobrado. Les pedimos que la paguen estos días, o que nos contesten para acordar el pago.',
  'recordatori.pendent': 'Importe pendiente: {total} €',
  'recordatori.dies': 'Días desde el vencimiento: {dies}',
  'recordatori.comiat': 'Muchas gracias.',
};
const en: Own = {
  'carta.assumpte': '{titol} {numero} · {empresa}',
  'carta.document.ordinaria': 'invoice',
  'carta.document.rectificativa': 'corrective invoice',
  'carta.document.simplificada': 'simplified invoice',
  'carta.document.proforma': 'proforma invoice',
  'carta.salutacio': 'Good morning,',
  'carta.text': 'Please find attached {document} {numero}, of {data}.',
  'carta.treball': 'Work: {treball}',
  'carta.import': 'Amount: €{total}',
  'carta.a_pagar': 'Amount due: €{total}',
  'carta.venciment': 'Due: {venciment}',
  'carta.venciments': 'Due: {venciment}',
  'carta.compte': 'Account: {iban}',
  'carta.comiat': 'We are at your disposal for any question.',
  'recordatori.assumpte.1': 'Reminder: invoice {numero} is pending · {empresa}',
  'recordatori.assumpte.2': 'Second reminder: invoice {numero} is pending · {empresa}',
  'recordatori.assumpte.3': 'Third reminder: invoice {numero} is pending · {empresa}',
  'recordatori.text.1':
    'According to our records invoice {numero}, of {data}, due on {venciment}, has not been paid yet. It may have slipped your mind. If you have paid it already, please disregard this message.',
  'recordatori.text.2':
    'We are writing again about invoice {numero}, of {data}, which is still pending {dies, plural, one {# day} other {# days}} after it was due. Please pay it, or let us know when you expect to.',
  'recordatori.text.3':
    'This is our third message about invoice {numero}, of {data}, which was due {dies, plural, one {# day} other {# days}} ago and has not been paid yet. Please pay it within the next few days, or answer this message so that we can agree on how.',
  'recordatori.pendent': 'Amount unpaid: €{total}',
  'recordatori.dies': 'Days past due: {dies}',
  'recordatori.comiat': 'Many thanks.',
};
export const cartaTexts = { ca, es, en };

/** Tasks that print invoices, as the server names them. */
const ca = {
  'tasca.factura.document': 'Document de la factura',
  'tasca.factura.documents': 'Documents de factures',
  'tasca.factura.rebut': 'Rebut',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = {
  'tasca.factura.document': 'Documento de la factura',
  'tasca.factura.documents': 'Documentos de facturas',
  'tasca.factura.rebut': 'Recibo',
};
const en: Own = {
  'tasca.factura.document': 'Document of the invoice',
  'tasca.factura.documents': 'Documents of invoices',
  'tasca.factura.rebut': 'Receipt',
};
export const paperErrors = { ca, es, en };

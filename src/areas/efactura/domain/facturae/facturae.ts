import { esDeCaixa } from '#areas/fiscal/domain/causes.data.ts';
import { normaliseIban } from '#areas/fiscal/domain/iban.ts';
import { esDeComerciantUe } from '#areas/fiscal/domain/nif-iva.ts';
import { euros } from './amounts.ts';
import { METODES, MITJANS, RAONS } from './codes.data.ts';
import type { FacturaFacturae, OpcionsFacturae } from './factura.ts';
import { items, liniesSumades, taxesOutputs, taxesWithheld } from './lines.ts';
import { cut, emissorPart, nifFacturae, party, receptorPart } from './parties.ts';
import { invoiceTotals } from './totals.ts';
import { type Peca, peca, someGroup, someText, writePeca } from './xml.ts';

export const FACTURAE_NS = 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml';
export const DSIG_NS = 'http://www.w3.org/2000/09/xmldsig#';
const REFERENCIA = 20;

const fileHeader = ({ emissor, numero, totals }: FacturaFacturae): Peca => {
  const amount = (nom: string, cents: number): Peca => peca(nom, [peca('TotalAmount', euros(cents))]);
  return peca('FileHeader', [
    peca('SchemaVersion', '3.2.2'),
    peca('Modality', 'I'),
    peca('InvoiceIssuerType', 'EM'),
    peca('Batch', [
      peca('BatchIdentifier', cut(`${nifFacturae(emissor.nif, 'ES')}${numero ?? ''}`, 70)),
      peca('InvoicesCount', '1'),
      amount('TotalInvoicesAmount', totals.facturae.invoiceTotal),
      amount('TotalOutstandingAmount', totals.facturae.totalOutstandingAmount),
      amount('TotalExecutableAmount', totals.facturae.totalExecutableAmount),
      peca('InvoiceCurrencyCode', 'EUR'),
    ]),
  ]);
};

const LAST_DAY: Readonly<Record<string, string>> = { '03': '31', '06': '30', '09': '30', '12': '31' };
/** First and last day of the quarters in which the rectified invoices were issued. */
const trimestres = (dates: readonly string[]): [start: string, end: string] => {
  const sorted = [...dates].sort();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const opens = String(Math.floor((Number(first.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0');
  const closes = String(Math.ceil(Number(last.slice(5, 7)) / 3) * 3).padStart(2, '0');
  return [`${first.slice(0, 4)}-${opens}-01`, `${last.slice(0, 4)}-${closes}-${LAST_DAY[closes] ?? '30'}`];
};

const corrective = ({ rectifica }: FacturaFacturae, { paraula }: OpcionsFacturae): Peca | null => {
  const [first, ...others] = rectifica?.factures ?? [];
  if (!rectifica || !first) return null;
  const [start, end] = trimestres(rectifica.factures.map((one) => one.data));
  const more = others.map((one) => `${one.numero} (${one.data})`).join(', ');
  return peca('Corrective', [
    peca('InvoiceNumber', first.numero),
    peca('ReasonCode', rectifica.rao),
    peca('ReasonDescription', RAONS[rectifica.rao] ?? ''),
    peca('TaxPeriod', [peca('StartDate', start), peca('EndDate', end)]),
    peca('CorrectionMethod', METODES[rectifica.metode].codi),
    peca('CorrectionMethodDescription', METODES[rectifica.metode].literal),
    someText(
      'AdditionalReasonDescription',
      cut([rectifica.text, more && `${paraula('rectifica')}: ${more}`].filter(Boolean).join(' · '), 2500),
    ),
    peca('InvoiceIssueDate', first.data),
  ]);
};

const invoiceHeader = (factura: FacturaFacturae, options: OpcionsFacturae): Peca =>
  peca('InvoiceHeader', [
    peca('InvoiceNumber', factura.numero ?? ''),
    peca('InvoiceDocumentType', factura.tipus === 'simplificada' ? 'FA' : 'FC'),
    peca('InvoiceClass', factura.rectifica ? 'OR' : 'OO'),
    corrective(factura, options),
  ]);

/** References of the receiver; one too long for its place is told in the additional information. */
export const referencies = ({ referencies: own, treball }: FacturaFacturae) =>
  [
    ['ReceiverTransactionReference', 'comanda', own.comanda],
    ['FileReference', 'expedient', own.expedient || treball?.expedient || ''],
    ['ReceiverContractReference', 'contracte', own.contracte],
  ] as const;

const issueData = (factura: FacturaFacturae): Peca => {
  const { data, data_operacio, idioma } = factura;
  return peca('InvoiceIssueData', [
    peca('IssueDate', data),
    data_operacio === null || data_operacio === data ? null : peca('OperationDate', data_operacio),
    peca('InvoiceCurrencyCode', 'EUR'),
    peca('TaxCurrencyCode', 'EUR'),
    peca('LanguageName', idioma),
    ...referencies(factura).map(([nom, , text]) => (text.length > REFERENCIA ? null : someText(nom, text))),
  ]);
};

/** Instalments that add up to what is to be paid: the last takes what the others leave. */
export const terminis = ({ venciments, data, totals }: FacturaFacturae): { data: string; import: number }[] => {
  if (totals.total_a_pagar <= 0) return [];
  const given = venciments.length === 0 ? [{ data, import: totals.total_a_pagar }] : venciments;
  const before = given.slice(0, -1);
  const left = totals.total_a_pagar - before.reduce((total, one) => total + one.import, 0);
  return given.map((one, place) => (place === given.length - 1 ? { data: one.data, import: left } : one));
};

const paymentDetails = (factura: FacturaFacturae, { mostrar_iban = factura.mostrar_iban }: OpcionsFacturae) => {
  const means = MITJANS[factura.forma_pagament] ?? '13';
  const iban = normaliseIban(factura.iban);
  const credited = means === '04' && mostrar_iban && iban.length >= 5 && iban.length <= 34;
  return someGroup(
    'PaymentDetails',
    terminis(factura).map((one) =>
      peca('Installment', [
        peca('InstallmentDueDate', one.data),
        peca('InstallmentAmount', euros(one.import)),
        peca('PaymentMeans', means),
        credited ? peca('AccountToBeCredited', [peca('IBAN', iban)]) : null,
      ]),
    ),
  );
};

/** Mentions that the law asks for, each said once. */
const legalLiterals = (factura: FacturaFacturae, { paraula }: OpcionsFacturae): Peca | null => {
  const { copia } = factura.receptor ?? {};
  // A trader of another country of the Union owes there the tax of what is not subject here.
  const ue = copia !== undefined && esDeComerciantUe(copia.nif, copia.nif_pais);
  const said = liniesSumades(factura).flatMap(({ regim, recarrec }) => [
    ...(regim === 'general' ? [] : [paraula(regim)]),
    ...(regim === 'N2' && ue ? [paraula('isp_ue')] : []),
    ...(recarrec === null ? [] : [paraula('recarrec')]),
  ]);
  const { regim_iva } = factura.emissor;
  if (regim_iva === 'caixa' && liniesSumades(factura).some(({ regim }) => esDeCaixa(regim)))
    said.push(paraula('caixa'));
  return someGroup(
    'LegalLiterals',
    [...new Set(said)].map((text) => peca('LegalReference', cut(text, 250))),
  );
};

const additionalData = (factura: FacturaFacturae, { paraula, adjunts = [] }: OpcionsFacturae): Peca | null => {
  const long = referencies(factura)
    .filter(([, , text]) => text.length > REFERENCIA)
    .map(([, clau, text]) => `${paraula(clau)}: ${text}`);
  const letters = [...[...long, factura.observacions].filter(Boolean).join('\n').trim()];
  return someGroup('AdditionalData', [
    someGroup(
      'RelatedDocuments',
      adjunts.map((one) =>
        peca('Attachment', [
          peca('AttachmentCompressionAlgorithm', 'NONE'),
          peca('AttachmentFormat', one.format),
          peca('AttachmentEncoding', 'BASE64'),
          someText('AttachmentDescription', cut(one.descripcio, 2500)),
          peca('AttachmentData', one.contingut),
        ]),
      ),
    ),
    someText('InvoiceAdditionalInformation', letters.slice(0, 2500).join('')),
  ]);
};

/** Facturae 3.2.2 of an invoice without faults (see `checkFacturae`), as the pieces under its root. */
const facturaePeces = (factura: FacturaFacturae, options: OpcionsFacturae): readonly Peca[] => [
  fileHeader(factura),
  peca('Parties', [
    party('SellerParty', emissorPart(factura), null),
    ...(factura.receptor ? [party('BuyerParty', receptorPart(factura.receptor), factura.receptor.dir3)] : []),
  ]),
  peca('Invoices', [
    peca('Invoice', [
      invoiceHeader(factura, options),
      issueData(factura),
      taxesOutputs(factura),
      taxesWithheld(factura),
      invoiceTotals(factura, options),
      items(factura, options),
      paymentDetails(factura, options),
      legalLiterals(factura, options),
      additionalData(factura, options),
    ]),
  ]),
];

/**
 * The root as text in its canonical form: what a signature covers, and what is kept. Its two names are declared here once, so
 * that the form is the same before and after signing.
 */
export const facturaeOf = (factura: FacturaFacturae, options: OpcionsFacturae): string => {
  const inner = facturaePeces(factura, options).map(writePeca).join('');
  return `<fe:Facturae xmlns:ds="${DSIG_NS}" xmlns:fe="${FACTURAE_NS}">${inner}</fe:Facturae>`;
};
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

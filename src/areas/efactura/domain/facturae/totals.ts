import { ajustOf } from '#areas/fiscal/domain/linia.ts';
import { decimals, euros } from './amounts.ts';
import type { FacturaFacturae, OpcionsFacturae } from './factura.ts';
import { suplitsSumats } from './lines.ts';
import { cut, personaOf, taxIdentification } from './parties.ts';
import { type Peca, peca, someGroup, someText } from './xml.ts';

/** Discounts or charges on the whole, each with its reason, rate where it has one, and amount. */
const ajusts = (
  given: FacturaFacturae['descomptes'],
  brut: number,
  [group, one, stem]: readonly [string, string, string],
  word: string,
): Peca | null =>
  someGroup(
    group,
    given.map((ajust) =>
      peca(one, [
        peca(`${stem}Reason`, cut(ajust.concepte, 2500) || word),
        'percentatge' in ajust ? peca(`${stem}Rate`, decimals(ajust.percentatge)) : null,
        peca(`${stem}Amount`, euros(ajustOf(brut, ajust))),
      ]),
    ),
  );

/** What was paid in the client's name: who was paid, who the invoice names, and which invoice it was. */
const suplits = (factura: FacturaFacturae): Peca | null =>
  someGroup(
    'ReimbursableExpenses',
    suplitsSumats(factura).map(({ suplit, brut }) => {
      const { nif = '', numero = '', data = null } = suplit ?? {};
      const client = factura.receptor?.copia;
      return peca('ReimbursableExpenses', [
        nif === '' ? null : taxIdentification('ReimbursableExpensesSellerParty', nif, 'ES', personaOf(nif) ?? 'J'),
        client
          ? taxIdentification(
              'ReimbursableExpensesBuyerParty',
              client.nif,
              client.nif_pais,
              client.tipus_persona === 'F' ? 'F' : 'J',
            )
          : null,
        data === null ? null : peca('IssueDate', data),
        someText('InvoiceNumber', cut(numero, 20)),
        peca('ReimbursableExpensesAmount', euros(brut)),
      ]);
    }),
  );

const retencio = ({ retencio: given, totals }: FacturaFacturae, word: string): Peca | null =>
  totals.retencio === 0
    ? null
    : peca('AmountsWithheld', [
        peca('WithholdingReason', word),
        given && 'percentatge' in given ? peca('WithholdingRate', decimals(given.percentatge)) : null,
        peca('WithholdingAmount', euros(totals.retencio)),
      ]);

/** `InvoiceTotals`. Its own invoice total is net of what is withheld. */
export const invoiceTotals = (factura: FacturaFacturae, { paraula }: OpcionsFacturae): Peca => {
  const { totals, descomptes, carrecs, bestretes, data } = factura;
  const expenses = suplits(factura);
  return peca('InvoiceTotals', [
    peca('TotalGrossAmount', euros(totals.brut)),
    ajusts(descomptes, totals.brut, ['GeneralDiscounts', 'Discount', 'Discount'], paraula('descompte')),
    ajusts(carrecs, totals.brut, ['GeneralSurcharges', 'Charge', 'Charge'], paraula('carrec')),
    peca('TotalGeneralDiscounts', euros(totals.descomptes)),
    peca('TotalGeneralSurcharges', euros(totals.carrecs)),
    peca('TotalGrossAmountBeforeTaxes', euros(totals.base)),
    peca('TotalTaxOutputs', euros(totals.quotes)),
    peca('TotalTaxesWithheld', euros(totals.retingut)),
    peca('InvoiceTotal', euros(totals.facturae.invoiceTotal)),
    someGroup(
      'PaymentsOnAccount',
      bestretes.map((one) =>
        peca('PaymentOnAccount', [
          peca('PaymentOnAccountDate', one.data ?? data),
          peca('PaymentOnAccountAmount', euros(one.import)),
        ]),
      ),
    ),
    expenses,
    peca('TotalOutstandingAmount', euros(totals.facturae.totalOutstandingAmount)),
    bestretes.length === 0 ? null : peca('TotalPaymentsOnAccount', euros(totals.bestretes)),
    retencio(factura, paraula('retencio')),
    peca('TotalExecutableAmount', euros(totals.facturae.totalExecutableAmount)),
    expenses === null ? null : peca('TotalReimbursableExpenses', euros(totals.suplits)),
  ]);
};

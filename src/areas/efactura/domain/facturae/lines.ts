import { type Ajust, ajustOf, ajustosOfEscrita } from '#areas/fiscal/domain/linia.ts';
import { basesOf, decimals, euros, plain, quotesOf } from './amounts.ts';
import { ALTRA_UNITAT, UNITATS } from './codes.data.ts';
import type { FacturaFacturae, LiniaFactura, OpcionsFacturae } from './factura.ts';
import { cleanText, type Peca, peca, someGroup, someText } from './xml.ts';

const LONGEST = 2500;

/** Lines that are added: neither chapters, nor suplits, nor options. */
export const liniesSumades = ({ linies }: Pick<FacturaFacturae, 'linies'>): readonly LiniaFactura[] =>
  linies.filter((one) => one.tipus === 'linia' && !one.opcio);
export const suplitsSumats = ({ linies }: Pick<FacturaFacturae, 'linies'>): readonly LiniaFactura[] =>
  linies.filter((one) => one.tipus === 'suplit' && !one.opcio);

/** Taxes are told of a base: code, rate, base and amount. */
export const taxPeces = (codi: string, percentatge: string, base: number, quota: number): Peca[] => [
  peca('TaxTypeCode', codi),
  peca('TaxRate', decimals(percentatge)),
  peca('TaxableBase', [peca('TotalAmount', euros(base))]),
  peca('TaxAmount', [peca('TotalAmount', euros(quota))]),
];
export const recarrecPeces = (recarrec: string | null, quota: number): Peca[] =>
  recarrec === null
    ? []
    : [
        peca('EquivalenceSurcharge', decimals(recarrec)),
        peca('EquivalenceSurchargeAmount', [peca('TotalAmount', euros(quota))]),
      ];
/** IRPF, or the tax of companies where a company is withheld from. */
export const codiRetencio = ({ emissor }: FacturaFacturae): string => (emissor.tipus_persona === 'E' ? '29' : '04');

/** What is withheld, by rate; a rate of nothing withholds nothing. */
const retencions = ({ totals }: FacturaFacturae) => totals.irpf.filter(({ percentatge }) => Number(percentatge) !== 0);

interface Repartit {
  readonly base: number;
  readonly quota: number;
  readonly recarrec: number;
  readonly irpf: { readonly base: number; readonly quota: number } | null;
}
/** Bases and taxes of each line; those of a key add up to its own to the cent. */
const repartits = (factura: FacturaFacturae): readonly Repartit[] => {
  const linies = liniesSumades(factura);
  const bases = linies.map(() => 0);
  const quotes = linies.map(() => 0);
  const recarrecs = linies.map(() => 0);
  const irpf = linies.map((): Repartit['irpf'] => null);
  const placesOf = (test: (linia: LiniaFactura) => boolean): number[] =>
    linies.flatMap((linia, place) => (test(linia) ? [place] : []));
  for (const grup of factura.totals.grups) {
    const places = placesOf(
      ({ iva, recarrec, regim }) => iva === grup.iva && recarrec === grup.recarrec && regim === grup.regim,
    );
    const own = basesOf(
      places.map((place) => linies[place]?.brut ?? 0),
      grup.base,
    );
    const vat = quotesOf(own, grup.iva, grup.quota);
    const surcharge = grup.recarrec === null ? [] : quotesOf(own, grup.recarrec, grup.quota_recarrec);
    for (const [at, place] of places.entries()) {
      bases[place] = own[at] ?? 0;
      quotes[place] = vat[at] ?? 0;
      recarrecs[place] = surcharge[at] ?? 0;
    }
  }
  for (const grup of retencions(factura)) {
    const places = placesOf((linia) => linia.irpf === grup.percentatge);
    const own = basesOf(
      places.map((place) => linies[place]?.brut ?? 0),
      grup.base,
    );
    const withheld = quotesOf(own, grup.percentatge, grup.quota);
    for (const [at, place] of places.entries()) irpf[place] = { base: own[at] ?? 0, quota: withheld[at] ?? 0 };
  }
  return linies.map((_, place) => ({
    base: bases[place] ?? 0,
    quota: quotes[place] ?? 0,
    recarrec: recarrecs[place] ?? 0,
    irpf: irpf[place] ?? null,
  }));
};

/** What a line says: its concept and description; what does not fit goes on in the additional information. */
const dita = ({ concepte, descripcio, unitat }: LiniaFactura): [item: string, rest: string] => {
  const known = UNITATS[unitat.toLowerCase()] !== undefined;
  const head = known || unitat === '' ? concepte : `${concepte} (${unitat})`;
  const letters = [...cleanText([head, descripcio].filter((text) => text.trim() !== '').join('\n')).trim()];
  return [letters.slice(0, LONGEST).join(''), letters.slice(LONGEST).join('')];
};

const especial = ({ regim }: LiniaFactura, paraula: OpcionsFacturae['paraula']): Peca | null => {
  if (regim === 'general' || regim === 'isp') return null;
  return peca('SpecialTaxableEvent', [
    peca('SpecialTaxableEventCode', regim.startsWith('E') ? '01' : '02'),
    peca('SpecialTaxableEventReason', paraula(regim)),
  ]);
};

/** The chapter that each added line stands under, or an empty text. */
const capitols = ({ linies }: FacturaFacturae): readonly string[] => {
  let now = '';
  return linies.flatMap((linia) => {
    if (linia.tipus === 'capitol') now = linia.concepte;
    return linia.tipus === 'linia' && !linia.opcio ? [now] : [];
  });
};

/** What a line takes off or puts on of its own; what comes to nothing is not told. */
const ajustPeces = (
  [group, stem]: readonly [string, string],
  ajustos: readonly Ajust[],
  cost: number,
  word: string,
): Peca | null =>
  someGroup(
    group,
    ajustos
      .filter((one) => ajustOf(cost, one) !== 0)
      .map((one) =>
        peca(stem, [
          peca(`${stem}Reason`, word),
          'percentatge' in one ? peca(`${stem}Rate`, decimals(one.percentatge)) : null,
          peca(`${stem}Amount`, euros(ajustOf(cost, one))),
        ]),
      ),
  );

/** `Items`: the lines of an invoice. Withheld taxes come before those charged, the other way round than in the whole. */
export const items = (factura: FacturaFacturae, { paraula }: OpcionsFacturae): Peca => {
  const taxes = repartits(factura);
  const heads = capitols(factura);
  return peca(
    'Items',
    liniesSumades(factura).map((linia, place) => {
      const tax = taxes[place];
      const [item, rest] = dita(linia);
      const { preu } = linia;
      // What is given back is told as fewer units, never as a price below nothing.
      const turned = factura.rectifica !== null && preu.startsWith('-');
      const { descomptes, carrecs } = ajustosOfEscrita(linia);
      const head = heads[place] ?? '';
      return peca('InvoiceLine', [
        peca('SequenceNumber', String(place + 1)),
        peca('ItemDescription', item),
        peca('Quantity', plain(linia.quantitat, turned)),
        peca('UnitOfMeasure', UNITATS[linia.unitat.toLowerCase()] ?? ALTRA_UNITAT),
        peca('UnitPriceWithoutTax', decimals(turned ? preu.slice(1) : preu)),
        peca('TotalCost', euros(linia.cost)),
        ajustPeces(['DiscountsAndRebates', 'Discount'], descomptes, linia.cost, paraula('descompte')),
        ajustPeces(['Charges', 'Charge'], carrecs, linia.cost, paraula('carrec')),
        peca('GrossAmount', euros(linia.brut)),
        tax?.irpf
          ? peca('TaxesWithheld', [
              peca('Tax', taxPeces(codiRetencio(factura), linia.irpf ?? '0', tax.irpf.base, tax.irpf.quota)),
            ])
          : null,
        peca('TaxesOutputs', [
          peca('Tax', [
            ...taxPeces('01', linia.iva, tax?.base ?? 0, tax?.quota ?? 0),
            ...recarrecPeces(linia.recarrec, tax?.recarrec ?? 0),
          ]),
        ]),
        someText(
          'AdditionalLineItemInformation',
          [head === '' ? '' : `${paraula('capitol')}: ${head}`, linia.regim === 'isp' ? paraula('isp') : '', rest]
            .filter(Boolean)
            .join('\n'),
        ),
        especial(linia, paraula),
      ]);
    }),
  );
};

/** `TaxesOutputs` and `TaxesWithheld` of the whole invoice. */
export const taxesOutputs = ({ totals }: FacturaFacturae): Peca =>
  peca(
    'TaxesOutputs',
    (totals.grups.length > 0 ? totals.grups : [{ iva: '0', recarrec: null, base: 0, quota: 0, quota_recarrec: 0 }]).map(
      (grup) =>
        peca('Tax', [
          ...taxPeces('01', grup.iva, grup.base, grup.quota),
          ...recarrecPeces(grup.recarrec, grup.quota_recarrec),
        ]),
    ),
  );
export const taxesWithheld = (factura: FacturaFacturae): Peca | null =>
  someGroup(
    'TaxesWithheld',
    retencions(factura).map((grup) =>
      peca('Tax', taxPeces(codiRetencio(factura), grup.percentatge, grup.base, grup.quota)),
    ),
  );

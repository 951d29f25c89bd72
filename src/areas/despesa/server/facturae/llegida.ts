import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { isCalendarDate } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { roundHalfUp, toCents, toScaled } from '#kernel/rounding.ts';
import { childrenOf, type Element, findIn, textOf } from './xml.ts';

/** A tax of a line or of an invoice. Cents; rate in percent. */
export interface Impost {
  readonly codi: string;
  readonly tipus: number;
  readonly base: number;
  readonly quota: number;
  readonly recarrec: number | null;
  readonly quotaRecarrec: number;
}
interface Part {
  readonly nom: string;
  /** A natural person, by the parts of the name; null: it is none. */
  readonly persona: { readonly nom: string; readonly cognoms: string } | null;
  readonly nif: string;
  readonly pais: string;
  readonly adreca: {
    readonly via: string;
    readonly codi_postal: string;
    readonly poblacio: string;
    readonly provincia: string;
    readonly pais: string;
  };
  readonly email: string;
}
export interface LiniaLlegida {
  readonly concepte: string;
  readonly base: number;
  readonly impostos: readonly Impost[];
  readonly retinguda: boolean;
  /** Of what bears no VAT: `01` exempt, `02` not subject. */
  readonly especial: string;
}
/** An invoice as its Facturae says it. */
export interface FacturaLlegida {
  readonly numero: string;
  readonly abreujada: boolean;
  readonly classe: string;
  readonly moneda: string;
  readonly data: string;
  readonly dataOperacio: string | null;
  /** `sencera`: it stands in the place of the whole one that it rectifies. */
  readonly corregeix: { readonly numero: string; readonly motiu: string; readonly sencera: boolean } | null;
  readonly linies: readonly LiniaLlegida[];
  readonly impostos: readonly Impost[];
  readonly retencions: readonly Impost[];
  readonly ajustada: boolean;
  readonly suplits: number;
  readonly total: number;
  /** What the file says that it comes to, beside its own base and tax; null where it says one of them alone. */
  readonly escrit: number | null;
  /** Its total as it stands there, what is withheld taken off. */
  readonly dit: number;
  readonly aPagar: number;
  readonly venciment: string | null;
  readonly mitja: string;
  readonly iban: string;
}

/** Whole new amounts, and not the difference (RD 1619/2012, 15.4). */
const SENCERA = '01';
const PLACES = 8;
const illegible = (): CodedError => new CodedError(422, 'facturae_illegible');
/** An amount of the file as cents; one that is not there is nothing. Refuses with 422 `facturae_illegible` what is no amount. */
const cents = (text: string): number => {
  if (text === '') return 0;
  const scaled = toScaled(text.replace(/^\+/, '').replace(/(\.\d{8})\d+$/, '$1'), PLACES);
  if (scaled === null) throw illegible();
  const whole = roundHalfUp(scaled, PLACES, 2);
  if (whole > MOST || whole < -MOST) throw illegible();
  return toCents(whole);
};
/** Cents of the largest amount that an expense takes. */
const MOST = 1_000_000_000_000n;
/** A rate, in percent; refused alike. */
const rate = (text: string): number => {
  const percent = Number(text);
  if (!Number.isFinite(percent)) throw illegible();
  return percent;
};
const dateOf = (text: string): string | null => {
  const day = text.slice(0, 10);
  return isCalendarDate(day) ? day : null;
};

const impostOf = (tax: Element): Impost => {
  const surcharge = textOf(tax, 'EquivalenceSurcharge');
  return {
    codi: textOf(tax, 'TaxTypeCode'),
    tipus: rate(textOf(tax, 'TaxRate')),
    base: cents(textOf(tax, 'TaxableBase', 'TotalAmount')),
    quota: cents(textOf(tax, 'TaxAmount', 'TotalAmount')),
    recarrec: rate(surcharge) === 0 ? null : rate(surcharge),
    quotaRecarrec: cents(textOf(tax, 'EquivalenceSurchargeAmount', 'TotalAmount')),
  };
};
const taxesOf = (of: Element | undefined, nom: string): Impost[] => childrenOf(findIn(of, nom), 'Tax').map(impostOf);

export const partOf = (party: Element | undefined): Part => {
  const person = findIn(party, 'Individual');
  const who = person ?? findIn(party, 'LegalEntity');
  const spain = findIn(who, 'AddressInSpain');
  const abroad = findIn(who, 'OverseasAddress');
  const [codi_postal = '', ...town] = textOf(abroad, 'PostCodeAndTown').split(' ');
  const given = normaliseNif(textOf(party, 'TaxIdentification', 'TaxIdentificationNumber'));
  const resident = textOf(party, 'TaxIdentification', 'ResidenceTypeCode') !== 'E';
  const country = textOf(abroad, 'CountryCode') || 'ESP';
  const persona = person && {
    nom: textOf(person, 'Name'),
    cognoms: [textOf(person, 'FirstSurname'), textOf(person, 'SecondSurname')].filter(Boolean).join(' '),
  };
  return {
    nom: persona ? [persona.nom, persona.cognoms].filter(Boolean).join(' ') : textOf(who, 'CorporateName'),
    persona: persona ?? null,
    // An id with its country before it.
    nif: resident && /^ES[A-Z0-9]{9}$/.test(given) ? given.slice(2) : given,
    pais: resident ? 'ES' : (ISO2[country] ?? 'ES'),
    adreca: spain
      ? {
          via: textOf(spain, 'Address'),
          codi_postal: textOf(spain, 'PostCode'),
          poblacio: textOf(spain, 'Town'),
          provincia: textOf(spain, 'Province'),
          pais: 'ES',
        }
      : {
          via: textOf(abroad, 'Address'),
          codi_postal,
          poblacio: town.join(' '),
          provincia: textOf(abroad, 'Province'),
          pais: ISO2[country] ?? 'ES',
        },
    email: textOf(who, 'ContactDetails', 'ElectronicMail'),
  };
};
/** Countries that suppliers of an office are of, from three letters to two. */
const ISO2: Readonly<Record<string, string>> = {
  ESP: 'ES',
  FRA: 'FR',
  DEU: 'DE',
  ITA: 'IT',
  PRT: 'PT',
  AND: 'AD',
  GBR: 'GB',
  NLD: 'NL',
  BEL: 'BE',
  LUX: 'LU',
  IRL: 'IE',
  AUT: 'AT',
  CHE: 'CH',
  USA: 'US',
  POL: 'PL',
  SWE: 'SE',
  DNK: 'DK',
  FIN: 'FI',
  GRC: 'GR',
  CZE: 'CZ',
  ROU: 'RO',
  HUN: 'HU',
  BGR: 'BG',
  HRV: 'HR',
  SVN: 'SI',
  SVK: 'SK',
  EST: 'EE',
  LVA: 'LV',
  LTU: 'LT',
  CYP: 'CY',
  MLT: 'MT',
};

/** Series and number as the paper shows them: parted by a hyphen, unless either brings its own mark. */
export const numeroDe = (serie: string, numero: string): string => {
  if (serie === '' || numero.startsWith(serie)) return numero;
  return /[-/._ ]$/.test(serie) || /^[-/._ ]/.test(numero) ? `${serie}${numero}` : `${serie}-${numero}`;
};
const numberOf = (of: Element | undefined): string =>
  numeroDe(textOf(of, 'InvoiceSeriesCode'), textOf(of, 'InvoiceNumber'));

const liniaOf = (line: Element): LiniaLlegida => {
  const period = [textOf(line, 'LineItemPeriod', 'StartDate'), textOf(line, 'LineItemPeriod', 'EndDate')].filter(
    Boolean,
  );
  return {
    concepte: [textOf(line, 'ItemDescription'), period.join(' – ')].filter(Boolean).join(' ').slice(0, 300),
    base: cents(textOf(line, 'GrossAmount')),
    impostos: taxesOf(line, 'TaxesOutputs'),
    retinguda: childrenOf(findIn(line, 'TaxesWithheld'), 'Tax').length > 0,
    especial: textOf(line, 'SpecialTaxableEvent', 'SpecialTaxableEventCode'),
  };
};

export const facturaOf = (invoice: Element): FacturaLlegida => {
  const header = findIn(invoice, 'InvoiceHeader');
  const issue = findIn(invoice, 'InvoiceIssueData');
  const totals = findIn(invoice, 'InvoiceTotals');
  const corrective = findIn(header, 'Corrective');
  const instalments = childrenOf(findIn(invoice, 'PaymentDetails'), 'Installment');
  const amount = (nom: string): number => cents(textOf(totals, nom));
  const said = textOf(totals, 'TotalGrossAmountBeforeTaxes') !== '';
  // `InvoiceTotal` has what is withheld taken off already.
  const dit = amount('InvoiceTotal');
  const written = dit + amount('TotalTaxesWithheld') + amount('TotalReimbursableExpenses');
  return {
    numero: numberOf(header).slice(0, 60),
    abreujada: textOf(header, 'InvoiceDocumentType') === 'FA',
    classe: textOf(header, 'InvoiceClass'),
    moneda: textOf(issue, 'InvoiceCurrencyCode') || 'EUR',
    data: dateOf(textOf(issue, 'IssueDate')) ?? '',
    dataOperacio: dateOf(textOf(issue, 'OperationDate')),
    corregeix: corrective
      ? {
          numero: numberOf(corrective),
          motiu: textOf(corrective, 'ReasonCode'),
          sencera: textOf(corrective, 'CorrectionMethod') === SENCERA,
        }
      : null,
    linies: childrenOf(findIn(invoice, 'Items'), 'InvoiceLine').map(liniaOf),
    impostos: taxesOf(invoice, 'TaxesOutputs'),
    // Of income tax, of companies or of those who live abroad: what is withheld is paid alike.
    retencions: taxesOf(invoice, 'TaxesWithheld'),
    ajustada: amount('TotalGeneralDiscounts') !== 0 || amount('TotalGeneralSurcharges') !== 0,
    suplits: amount('TotalReimbursableExpenses'),
    // Where a file gives no totals before it, what it says that it comes to is what is left.
    total: said
      ? amount('TotalGrossAmountBeforeTaxes') + amount('TotalTaxOutputs') + amount('TotalReimbursableExpenses')
      : written,
    escrit: said && textOf(totals, 'InvoiceTotal') !== '' ? written : null,
    dit,
    // What is executed has disbursements in it; what is left of the invoice has not.
    aPagar:
      textOf(totals, 'TotalExecutableAmount') === ''
        ? amount('TotalOutstandingAmount') + amount('TotalReimbursableExpenses')
        : amount('TotalExecutableAmount'),
    venciment: instalments.map((one) => dateOf(textOf(one, 'InstallmentDueDate'))).find((day) => day !== null) ?? null,
    mitja: textOf(instalments[0], 'PaymentMeans'),
    iban: instalments.map((one) => textOf(one, 'AccountToBeCredited', 'IBAN')).find(Boolean) ?? '',
  };
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { euros, quotesOf } from './amounts.ts';
import { checkFacturae } from './check.ts';
import type { OpcionsFacturae } from './factura.ts';
import { facturaeOf } from './facturae.ts';
import { nomPersona } from './parties.ts';

const options: OpcionsFacturae = { paraula: (clau) => `[${clau}]` };
type Given = NonNullable<Parameters<typeof buildEmesa>[0]>;
const xmlOf = (given: Given = {}, more: Partial<OpcionsFacturae> = {}): string =>
  facturaeOf(buildEmesa(given), { ...options, ...more });
/** What every piece of a name holds, in its order. */
const all = (xml: string, nom: string): string[] =>
  [...xml.matchAll(new RegExp(`<${nom}>(.*?)</${nom}>`, 'gs'))].map((found) => found[1] ?? '');
const one = (xml: string, nom: string): string => all(xml, nom)[0] ?? '';
const cents = (text: string): number => Math.round(Number(text) * 100);
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const centsOf = (xml: string, nom: string): number => sum(all(xml, nom).map(cents));
const split = (xml: string) => {
  const items = one(xml, 'Items');
  return { items, whole: xml.replace(`<Items>${items}</Items>`, '') };
};

const person = buildCopia({
  nom_complet: 'Persona Exemple de la Prova',
  nif: '12345678Z',
  tipus_persona: 'F',
  nom: 'Persona',
  cognoms: 'Exemple de la Prova',
  rao_social: '',
});

describe('parties', () => {
  test('a company, and a person with surnames apart', () => {
    const xml = xmlOf({ receptor: { copia: person, dir3: null } });
    expect(one(xml, 'SellerParty')).toContain('<CorporateName>Despatx Exemple, SLP</CorporateName>');
    const buyer = one(xml, 'BuyerParty');
    expect(buyer).toContain('<PersonTypeCode>F</PersonTypeCode><ResidenceTypeCode>R</ResidenceTypeCode>');
    expect(buyer).toContain(
      '<Name>Persona</Name><FirstSurname>Exemple</FirstSurname><SecondSurname>de la Prova</SecondSurname>',
    );
  });

  test.each([
    ['Nom Cognom', ['Nom', 'Cognom', '']],
    ['Nom Primer Segon', ['Nom', 'Primer', 'Segon']],
    ['Nom Doble Primer Segon', ['Nom Doble', 'Primer', 'Segon']],
    ['Nom de la Torre i Segon', ['Nom', 'de la Torre', 'i Segon']],
    ['Primer Segon, Nom Doble', ['Nom Doble', 'Primer', 'Segon']],
    ['Nom', ['Nom', '', '']],
  ])('«%s» is parted in name and surnames', (text, [nom, cognom1, cognom2]) => {
    expect(nomPersona(text)).toEqual({ nom, cognom1, cognom2 });
  });

  test.each(['ESB63272603', 'b-63272603', 'B 63.272.603'])('tax id «%s» goes bare', (nif) => {
    expect(
      one(
        one(xmlOf({ receptor: { copia: buildCopia({ nif }), dir3: null } }), 'BuyerParty'),
        'TaxIdentificationNumber',
      ),
    ).toBe('B63272603');
  });

  test.each(['P4300000I', 'ESP4300000I', 'Q0801175A', 'ES-Q0801175A', 'S0811001G', 'ESS0811001G'])(
    'probe 51: a public body «%s» passes with its four offices, in the order of their roles',
    (nif) => {
      const dir3 = {
        oficina_comptable: 'L02000043',
        organ_gestor: 'L02000043',
        unitat_tramitadora: 'LA0004321',
        organ_proponent: 'LA0009999',
      };
      const emesa = buildEmesa({ receptor: { copia: buildCopia({ nif, tipus_persona: 'P' }), dir3 } });
      expect(checkFacturae(emesa, '2026-12-01').filter((falta) => falta.nivell === 'error')).toEqual([]);
      const xml = facturaeOf(emesa, options);
      expect(all(xml, 'RoleTypeCode')).toEqual(['01', '02', '03', '04']);
      expect(all(xml, 'CentreCode')).toEqual(['L02000043', 'L02000043', 'LA0004321', 'LA0009999']);
      expect(one(one(xml, 'BuyerParty'), 'TaxIdentificationNumber')).toBe(nif.replace(/^ES-?(?=.{9}$)/, ''));
    },
  );

  test('others of the Union and elsewhere have their own address', () => {
    const of = (nif: string, pais: string) => {
      const [adreca] = buildCopia().adreces;
      const copia = buildCopia({ nif, nif_pais: pais, adreces: adreca ? [{ ...adreca, pais }] : [] });
      return one(xmlOf({ receptor: { copia, dir3: null } }), 'BuyerParty');
    };
    expect(of('123456789', 'PT')).toMatch(
      /<ResidenceTypeCode>U<.*<TaxIdentificationNumber>PT123456789<.*<OverseasAddress>.*<CountryCode>PRT</s,
    );
    expect(of('FR12345678901', 'FR')).toContain('<TaxIdentificationNumber>FR12345678901<');
    expect(of('123456789', 'GR')).toContain('<TaxIdentificationNumber>EL123456789<');
    expect(of('L-123456-X', 'AD')).toMatch(/<ResidenceTypeCode>E<.*<TaxIdentificationNumber>L123456X</s);
  });
});

describe('lines and taxes', () => {
  test('withheld goes before charged in a line, and after it in the whole', () => {
    const { items, whole } = split(xmlOf({ linies: [{ irpf: '15' }] }));
    expect(items.indexOf('<TaxesWithheld>')).toBeLessThan(items.indexOf('<TaxesOutputs>'));
    expect(whole.indexOf('<TaxesWithheld>')).toBeGreaterThan(whole.indexOf('<TaxesOutputs>'));
  });

  test('a line without withholding says nothing of one', () => {
    expect(xmlOf({ linies: [{ irpf: '0' }] })).not.toContain('<TaxesWithheld>');
    expect(all(xmlOf({ linies: [{ irpf: '0' }, { irpf: '15' }] }), 'TaxesWithheld')).toHaveLength(2);
  });

  test('probe 5: every amount has two decimals; a unit price keeps its own', () => {
    const xml = xmlOf({
      linies: [{ quantitat: '2.65', preu: '8.905', descompte: '3.5', irpf: '15', recarrec: '5.2' }],
    });
    expect(one(xml, 'UnitPriceWithoutTax')).toBe('8.905');
    for (const nom of [
      'TotalCost',
      'GrossAmount',
      'DiscountAmount',
      'TotalAmount',
      'InvoiceTotal',
      'TotalTaxesWithheld',
      'InstallmentAmount',
      'EquivalenceSurcharge',
    ])
      for (const text of all(xml, nom).filter((inner) => !inner.includes('<')))
        expect(text, nom).toMatch(/^-?\d+\.\d{2}$/);
    expect(one(xml, 'TotalCost')).toBe('23.60');
  });

  test('one base of 1757.50 at 21 % is 369.08 in the line and in the whole', () => {
    const { items, whole } = split(xmlOf({ linies: [{ preu: '1757.50' }] }));
    expect(one(one(items, 'TaxAmount'), 'TotalAmount')).toBe('369.08');
    expect(one(whole, 'TotalTaxOutputs')).toBe('369.08');
  });

  test('taxes of lines add up to the tax of their key, each within a cent of its own', () => {
    expect(quotesOf([1000000, -999997], '21', 1)).toEqual([210000, -209999]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
        (bases) => {
          // Never -0.
          const quota = Math.round((sum(bases) * 21) / 100) + 0;
          const each = quotesOf(bases, '21', quota);
          expect(sum([...each])).toBe(quota);
          for (const [place, base] of bases.entries())
            expect(Math.abs((each[place] ?? 0) - (base * 21) / 100)).toBeLessThanOrEqual(1.5);
        },
      ),
    );
  });

  test('of lines rounded alike the first gets a cent and the last gives one, whatever the sign', () => {
    const up = [10_012, 10_012, 10_012];
    for (const turn of [1, -1]) {
      const turned = (amounts: readonly number[]) => amounts.map((one) => one * turn);
      expect(quotesOf(turned(up), '21', 6308 * turn)).toEqual(turned([2103, 2103, 2102]));
      expect(quotesOf(turned([609_774, 609_774]), '21', 256_105 * turn)).toEqual(turned([128_053, 128_052]));
    }
  });
  const perLine = (referenceCases('redondeo') ?? []).filter(({ entrada }) => entrada.bases_linea);
  test.each(perLine)('reference case $id: taxes of lines', ({ entrada, esperado }) => {
    const found = quotesOf(entrada.bases_linea.map(cents), String(entrada.iva), cents(esperado.cuota_total));
    expect(found).toEqual(esperado.cuotas_linea_ajustadas.map(cents));
    const xml = xmlOf({ linies: entrada.bases_linea.map((preu: string) => ({ preu })) });
    const lines = all(one(xml, 'Items'), 'TaxAmount').map((tax) => cents(one(tax, 'TotalAmount')));
    expect(lines).toEqual(esperado.cuotas_linea_ajustadas.map(cents));
  });

  test('exempt, not subject and reversed lines say why, and the mention is said once', () => {
    const xml = xmlOf({
      linies: [
        { iva: '0', regim: 'E1' },
        { iva: '0', regim: 'E1' },
        { iva: '0', regim: 'N2' },
        { iva: '0', regim: 'isp' },
        { recarrec: '5.2' },
      ],
    });
    expect(all(xml, 'SpecialTaxableEventCode')).toEqual(['01', '01', '02']);
    expect(all(xml, 'SpecialTaxableEventReason')).toEqual(['[E1]', '[E1]', '[N2]']);
    expect(all(xml, 'LegalReference')).toEqual(['[E1]', '[N2]', '[isp]', '[recarrec]']);
    const abroad = { copia: buildCopia({ nif: 'DE123456789', nif_pais: 'DE' }), dir3: null };
    const unsubject = xmlOf({ linies: [{ iva: '0', regim: 'N2', causa: 'N2' }], receptor: abroad });
    expect(all(unsubject, 'LegalReference')).toEqual(['[N2]', '[isp_ue]']);
    expect(all(xml, 'AdditionalLineItemInformation')).toEqual(['[isp]']);
  });

  test('a description longer than its place goes on in the next; chapters head their lines', () => {
    const descripcio = 'x'.repeat(4000);
    const xml = xmlOf({
      linies: [
        { tipus: 'capitol', concepte: 'Estructura' },
        { concepte: 'Pilars', descripcio },
      ],
    });
    expect(one(xml, 'ItemDescription')).toHaveLength(2500);
    const rest = one(xml, 'AdditionalLineItemInformation');
    expect(rest.startsWith('[capitol]: Estructura\n')).toBe(true);
    expect(one(xml, 'ItemDescription') + rest.split('\n')[1]).toBe(`Pilars\n${descripcio}`);
    expect(all(xml, 'InvoiceLine')).toHaveLength(1);
  });

  test('what people type stays text: marks are escaped, returns become line feeds, what XML refuses goes', () => {
    const xml = xmlOf({ linies: [{ concepte: '<b>A & B</b>\r\nC\rD\u0007\ufffe' }] });
    expect(one(xml, 'ItemDescription')).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;\nC\nD');
    expect(xml).not.toContain('\r');
  });

  test('a company is withheld from under the tax of companies, a person under IRPF', () => {
    const person = { ...buildEmesa().emissor, tipus_persona: 'F' as const };
    expect(one(one(xmlOf({ linies: [{ irpf: '19' }] }), 'TaxesWithheld'), 'TaxTypeCode')).toBe('29');
    expect(one(one(xmlOf({ emissor: person, linies: [{ irpf: '15' }] }), 'TaxesWithheld'), 'TaxTypeCode')).toBe('04');
  });
});

describe('payment, references, attachments', () => {
  test('instalments add up to what is to be paid; the account is told where it is shown', () => {
    const given: Given = {
      iban: 'ES91 2100 0418 4502 0005 1332',
      venciments: [
        { data: '2026-12-28', import: 40000 },
        { data: '2027-01-28', import: 999 },
      ],
    };
    const xml = xmlOf(given);
    expect(all(xml, 'InstallmentAmount')).toEqual(['400.00', '810.00']);
    expect(all(xml, 'IBAN')).toEqual(['ES9121000418450200051332', 'ES9121000418450200051332']);
    expect(xmlOf(given, { mostrar_iban: false })).not.toContain('IBAN');
    expect(xmlOf({ ...given, forma_pagament: 'xec' })).not.toContain('IBAN');
  });

  test('references have their places; one too long is told apart', () => {
    const xml = xmlOf({ referencies: { comanda: 'C-1', expedient: 'E'.repeat(21), contracte: 'K-1' } });
    expect(one(xml, 'ReceiverTransactionReference')).toBe('C-1');
    expect(one(xml, 'ReceiverContractReference')).toBe('K-1');
    expect(xml).not.toContain('<FileReference>');
    expect(one(xml, 'InvoiceAdditionalInformation')).toBe(`[expedient]: ${'E'.repeat(21)}`);
  });

  test('attachments go inside in base 64', () => {
    const xml = xmlOf({}, { adjunts: [{ descripcio: 'Certificació', format: 'pdf', contingut: 'JVBERg==' }] });
    expect(one(xml, 'Attachment')).toBe(
      '<AttachmentCompressionAlgorithm>NONE</AttachmentCompressionAlgorithm><AttachmentFormat>pdf</AttachmentFormat><AttachmentEncoding>BASE64</AttachmentEncoding><AttachmentDescription>Certificació</AttachmentDescription><AttachmentData>JVBERg==</AttachmentData>',
    );
  });
});

describe('rectifications', () => {
  const rectifica = {
    metode: 'I' as const,
    motiu: 'R1' as const,
    rao: '83' as const,
    text: 'Descompte',
    factures: [
      { factura_fk: null, numero: '2026/A/0007', data: '2026-05-02', base: null, quota: null, recarrec: null },
      { factura_fk: null, numero: '2026/A/0009', data: '2026-08-02', base: null, quota: null, recarrec: null },
    ],
  };

  test('by differences: number, literals of the schema, quarters of what is rectified, fewer units at a price above nothing', () => {
    const xml = xmlOf({ tipus: 'rectificativa', rectifica, linies: [{ quantitat: '1', preu: '-720', irpf: '15' }] });
    const own = one(xml, 'Corrective');
    expect(one(xml, 'InvoiceClass')).toBe('OR');
    expect(own).toContain('<InvoiceNumber>2026/A/0007</InvoiceNumber><ReasonCode>83</ReasonCode>');
    expect(own).toContain('Base imponible modificada por descuentos y bonificaciones');
    expect(own).toContain('<StartDate>2026-04-01</StartDate><EndDate>2026-09-30</EndDate>');
    expect(own).toContain('<CorrectionMethod>02</CorrectionMethod>');
    expect(own).toContain('[rectifica]: 2026/A/0009');
    expect([one(xml, 'Quantity'), one(xml, 'UnitPriceWithoutTax'), one(xml, 'TotalCost')]).toEqual([
      '-1',
      '720.00',
      '-720.00',
    ]);
  });

  test('probe 6: all signs agree, of a whole invoice and of one line, and nothing is minus zero', () => {
    for (const irpf of [null, '15']) {
      const xml = xmlOf({ tipus: 'rectificativa', rectifica, linies: [{ quantitat: '-1', preu: '720', irpf }] });
      for (const nom of [
        'TotalGrossAmount',
        'TotalGrossAmountBeforeTaxes',
        'TotalTaxOutputs',
        'InvoiceTotal',
        'TotalOutstandingAmount',
        'TotalExecutableAmount',
        'GrossAmount',
      ])
        for (const text of all(xml, nom).filter((inner) => !inner.includes('<')))
          expect(Number(text), nom).toBeLessThan(0);
      expect(xml).not.toMatch(/>-0(\.0+)?</);
      expect(xml).not.toContain('PaymentDetails');
      if (irpf === null) expect(one(xml, 'TotalTaxesWithheld')).toBe('0.00');
    }
  });
});

describe('reference cases', () => {
  const cases = referenceCases('facturae_totales');
  /** The example of the format itself: of its whole the case says only what its discount and its tax come to. */
  const whole32 = ({ id }: { id: string }): boolean => id === 'mityc-ejemplo-3.2';
  const percentIn = (texts: unknown): string => String((texts as string[] | undefined)?.[0] ?? '0').replace('%', '');
  test.skipIf(!cases)('totals in the document are those of the cases', () => {
    let told = 0;
    for (const caso of cases ?? []) {
      const xml = xmlOf({
        linies: caso.lineas
          .map((linea: Record<string, unknown>) => ({
            quantitat: String(linea.cantidad),
            preu: String(linea.precio),
            iva: String(linea.iva ?? 21),
            recarrec:
              linea.re === undefined
                ? JSON.stringify(linea.impuestos ?? '').includes('eqs')
                  ? '5.2'
                  : null
                : String(linea.re),
            irpf: linea.irpf === undefined ? (whole32(caso) ? '5' : null) : String(linea.irpf),
            descompte: percentIn(linea.descuentos),
            carrec: percentIn(linea.cargos),
          }))
          .concat(
            caso.suplidos === undefined
              ? []
              : [{ tipus: 'suplit', quantitat: '1', preu: String(caso.suplidos) } as never],
          ),
        descomptes: (caso.descuentos ?? (whole32(caso) ? [{ porcentaje: 4 }] : [])).map(
          (each: { porcentaje?: number; importe?: string }) =>
            each.importe === undefined
              ? { concepte: '', percentatge: String(each.porcentaje) }
              : { concepte: '', import: cents(each.importe) },
        ),
        carrecs: (caso.cargos ?? []).map((each: { porcentaje: number }) => ({
          concepte: '',
          percentatge: String(each.porcentaje),
        })),
        retencio: caso.esperado.AmountsWithheld
          ? { percentatge: String(caso.esperado.AmountsWithheld.rate_sobre_total), sobre: 'total', allibera: null }
          : null,
        bestretes: caso.esperado.TotalPaymentsOnAccount
          ? [{ concepte: 'Bestreta', data: null, import: cents(caso.esperado.TotalPaymentsOnAccount) }]
          : [],
      });
      const { whole } = split(xml);
      const wanted = caso.esperado.cuota_por_tipo_sobre_base_agregada ?? caso.esperado;
      for (const [nom, value] of Object.entries(wanted)) {
        if (typeof value !== 'string' || !/^Total|^InvoiceTotal$/.test(nom)) continue;
        expect(
          all(whole, nom)
            .filter((inner) => !inner.includes('<'))
            .at(-1),
          `${caso.id} ${nom}`,
        ).toBe(value);
        told += 1;
      }
      for (const [place, linea] of caso.lineas.entries())
        for (const nom of ['TotalCost', 'GrossAmount'])
          if (linea[nom]) expect(all(xml, nom)[place], caso.id).toBe(linea[nom]);
    }
    expect(told).toBeGreaterThan(20);
  });
});

const decimal = (whole: number, places: number, negative = true) =>
  fc
    .tuple(fc.integer({ min: negative ? -whole : 0, max: whole }), fc.integer({ min: 0, max: 10 ** places - 1 }))
    .map(([left, right]) => `${left}.${String(right).padStart(places, '0')}`.replace(/^-0\.0+$/, '0'));
const linia = fc.record({
  quantitat: decimal(300, 3),
  preu: decimal(2000, 4, false),
  descompte: fc.constantFrom('0', '0', '3.5', '10', '33.3333'),
  descompte_import: fc.constantFrom(undefined, undefined, 1_250),
  carrec: fc.constantFrom(undefined, undefined, '4'),
  carrec_import: fc.constantFrom(undefined, undefined, 33),
  iva: fc.constantFrom('21', '10', '4', '0'),
  recarrec: fc.constantFrom(null, null, '5.2', '1.4'),
  irpf: fc.constantFrom(null, '15', '7'),
});
const document = fc.record({
  linies: fc.array(linia, { minLength: 1, maxLength: 12 }),
  descomptes: fc.constantFrom<Given['descomptes'] & object>(
    [],
    [{ concepte: '', percentatge: '7.5' }],
    [{ concepte: '', import: 1234 }],
  ),
  carrecs: fc.constantFrom<Given['carrecs'] & object>([], [{ concepte: '', percentatge: '3' }]),
  retencio: fc.constantFrom(null, { percentatge: '5', sobre: 'base' as const, allibera: null }),
  suplit: fc.constantFrom(null, '84.50'),
  bestreta: fc.constantFrom(0, 5000),
});

test('2,000 documents of any kind: the identities of totals hold in the document, and are those of the sums', () => {
  fc.assert(
    fc.property(document, ({ linies, suplit, bestreta, ...more }) => {
      let emesa: ReturnType<typeof buildEmesa>;
      try {
        emesa = buildEmesa({
          ...more,
          linies: suplit === null ? linies : [...linies, { tipus: 'suplit', preu: suplit }],
          bestretes: bestreta === 0 ? [] : [{ concepte: 'A', data: null, import: bestreta }],
        });
      } catch {
        return; // Lines that add up to nothing, with something to spread.
      }
      const xml = facturaeOf(emesa, options);
      const { items, whole } = split(xml);
      const is = (nom: string): number =>
        cents(
          all(whole, nom)
            .filter((inner) => !inner.includes('<'))
            .at(-1) ?? '0',
        );
      expect(is('TotalGrossAmount')).toBe(centsOf(items, 'GrossAmount'));
      expect(is('TotalGrossAmountBeforeTaxes')).toBe(
        is('TotalGrossAmount') - is('TotalGeneralDiscounts') + is('TotalGeneralSurcharges'),
      );
      const outputs = one(whole, 'TaxesOutputs');
      const taxes = (text: string, nom: string): number =>
        sum(all(text, nom).map((inner) => cents(one(inner, 'TotalAmount'))));
      const charged = taxes(outputs, 'TaxAmount') + taxes(outputs, 'EquivalenceSurchargeAmount');
      expect(is('TotalTaxOutputs')).toBe(charged);
      expect(is('TotalGrossAmountBeforeTaxes')).toBe(taxes(outputs, 'TaxableBase'));
      expect(is('InvoiceTotal')).toBe(is('TotalGrossAmountBeforeTaxes') + charged - is('TotalTaxesWithheld'));
      expect(is('TotalOutstandingAmount')).toBe(is('InvoiceTotal') - is('TotalPaymentsOnAccount'));
      expect(is('TotalExecutableAmount')).toBe(
        is('TotalOutstandingAmount') - is('WithholdingAmount') + is('TotalReimbursableExpenses'),
      );
      if (is('TotalExecutableAmount') > 0)
        expect(centsOf(whole, 'InstallmentAmount')).toBe(is('TotalExecutableAmount'));
      const lineOutputs = all(items, 'TaxesOutputs').join('');
      expect(taxes(lineOutputs, 'TaxableBase')).toBe(is('TotalGrossAmountBeforeTaxes'));
      expect(taxes(lineOutputs, 'TaxAmount') + taxes(lineOutputs, 'EquivalenceSurchargeAmount')).toBe(charged);
      expect(taxes(all(items, 'TaxesWithheld').join(''), 'TaxAmount')).toBe(is('TotalTaxesWithheld'));
      const { invoiceTotal, totalOutstandingAmount, totalExecutableAmount } = emesa.totals.facturae;
      expect([is('InvoiceTotal'), is('TotalOutstandingAmount'), is('TotalExecutableAmount')]).toEqual([
        invoiceTotal,
        totalOutstandingAmount,
        totalExecutableAmount,
      ]);
      expect(all(one(whole, 'Batch'), 'TotalAmount')).toEqual(
        [invoiceTotal, totalOutstandingAmount, totalExecutableAmount].map(euros),
      );
      expect(xml).not.toMatch(/>-0(\.0+)?</);
      const errors = checkFacturae(emesa, '2026-12-01').filter((falta) => falta.nivell === 'error');
      expect(errors.filter((falta) => falta.regla !== 'RCF06007')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
}, 120_000);

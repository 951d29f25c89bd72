import { expect, test } from 'vitest';
import { RAONS } from '#areas/efactura/domain/facturae/codes.data.ts';
import { RAONS_FACTURAE } from '#areas/factura/contract/schemas.ts';
import { raonsTexts } from '#areas/factura/texts/raons.ts';

/** What tells each reason from the others, in Catalan and in English. */
const SAYS: Readonly<Record<(typeof RAONS_FACTURAE)[number], readonly [RegExp, RegExp]>> = {
  '01': [/^Número/, /number$/],
  '02': [/^Sèrie/, /series$/],
  '03': [/^Data d’expedició/, /^Issue date/],
  '04': [/^Nom.*emissor/, /^Issuer.*name/],
  '05': [/^Nom.*receptor/, /^Receiver.*name/],
  '06': [/^NIF.*emissor/, /^Issuer.*tax ID/],
  '07': [/^NIF.*receptor/, /^Receiver.*tax ID/],
  '08': [/^Domicili.*emissor/, /^Issuer.*address/],
  '09': [/^Domicili.*receptor/, /^Receiver.*address/],
  '10': [/operació/, /operation/],
  '11': [/^Percentatge/, /rate$/],
  '12': [/^Quota/, /^Tax amount/],
  '13': [/^Data o període/, /^Date or period/],
  '14': [/^Classe/, /^Kind/],
  '15': [/^Literals/, /mentions$/],
  '16': [/^Base imposable$/, /^Taxable base$/],
  '80': [/repercutides$/, /charged/],
  '81': [/retingudes$/, /withheld/],
  '82': [/envasos/, /packaging/],
  '83': [/descomptes/, /discounts/],
  '84': [/resolució/, /ruling/],
  '85': [/concurs/, /insolvency/],
};

test.each(RAONS_FACTURAE)('reason %s is called on screen and on paper what the schema means by it', (codi) => {
  const key = `factura.rao.${codi}` as const;
  expect(raonsTexts.es[key]).toBe(RAONS[codi]);
  expect(raonsTexts.ca[key]).toMatch(SAYS[codi][0]);
  expect(raonsTexts.en[key]).toMatch(SAYS[codi][1]);
});

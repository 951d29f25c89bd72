import { describe, expect, it } from 'vitest';
import { ibanPasses, ibanShaped, normaliseIban, showIban } from './iban.ts';

/** Group `iban` of the reference cases. */
const VALID: readonly (readonly [string, string])[] = [
  ['ES58 0049 0290 3424 1352 8341', 'ES5800490290342413528341'],
  ['ES04 0075 0078 0605 0005 0355', 'ES0400750078060500050355'],
  ['ES10 0075 0080 11 0600658108', 'ES1000750080110600658108'],
  ['ES15-0049-1806-9121-1186-9374', 'ES1500491806912111869374'],
  ['ES24 2090 3191 1400 4012 1040', 'ES2420903191140040121040'],
  ['ES27 3183 1500 9600 0121 0562', 'ES2731831500960001210562'],
  ['ES29 2100 2815 9822 0059 9427', 'ES2921002815982200599427'],
  ['ES37 2038 8700 7861 0000 9781', 'ES3720388700786100009781'],
  ['ES59 0049 5030 1129 1601 1246', 'ES5900495030112916011246'],
  ['ES72 2013-0692-81-0201150993', 'ES7220130692810201150993'],
  ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
  ['ES98 0049 5442 2227 1606 6973', 'ES9800495442222716066973'],
  ['FR1420041010050500013M02606', 'FR1420041010050500013M02606'],
  ['PT50 0002 0123 1234 5678 9015 4', 'PT50000201231234567890154'],
  ['GB29NWBK60161331926819', 'GB29NWBK60161331926819'],
  ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
];
const INVALID: readonly (readonly [string, string])[] = [
  ['ES2121000418450200051331', 'mod 97 right, control digits of the account wrong'],
  ['ES92 2100 0418 4502 0005 1332', 'mod 97 wrong'],
  ['ES9121000418450200051', 'too short'],
  ['AD1210012030200359100100', 'mod 97 wrong'],
  ['BE68530907547034', 'a digit changed'],
  ['no és cap compte', 'no account'],
];

describe('account number', () => {
  it.each(VALID)('%s passes', (typed, normal) => {
    expect([ibanPasses(typed), normaliseIban(typed)]).toEqual([true, normal]);
    expect(normaliseIban(showIban(typed))).toBe(normal);
  });
  it.each(INVALID)('%s does not: %s', (typed) => {
    expect(ibanPasses(typed)).toBe(false);
  });
  it('has a shape of its own, whatever its digits', () => {
    const shaped = (texts: readonly string[]) => texts.filter(ibanShaped);
    expect(shaped(VALID.map(([typed]) => typed))).toHaveLength(VALID.length);
    expect(shaped(INVALID.map(([typed]) => typed))).toEqual(
      INVALID.map(([typed]) => typed).filter((typed) => !['ES9121000418450200051', 'no és cap compte'].includes(typed)),
    );
  });
  it('is read in fours, and none is not wrong', () => {
    expect([showIban('es5800490290342413528341'), ibanPasses('  ')]).toEqual(['ES58 0049 0290 3424 1352 8341', true]);
  });
});

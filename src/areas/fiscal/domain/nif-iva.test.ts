import { expect, it } from 'vitest';
import { nifIvaPasses } from './nif-iva.ts';

/** Group `nif_iva` of the reference cases. */
const VALID =
  'DE123456789 FRXX999999999 PT123456789 IT12345678901 NL123456789B01 ATU12345678 EL123456789 IE1234567A XI123456789 RO12345 ESB64717838 BE0123456789';
const INVALID = 'DE12345678 RO0123456 de123456789 ESB64717839 QQ123456789 GB123456789';

it.each(VALID.split(' '))('%s has the structure of its country', (id) => {
  expect(nifIvaPasses(id)).toBe(true);
});
it.each(INVALID.split(' '))('%s has not', (id) => {
  expect(nifIvaPasses(id)).toBe(false);
});

import { expect, it } from 'vitest';
import { nifIvaImpossible, nifIvaPasses } from './nif-iva.ts';

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

it('of a country with a structure, what is written with its prefix or used as one cannot be of another', () => {
  const written = [
    ['DE12345678', 'DE'],
    ['RO0123456', 'RO'],
    ['EL12', 'GR'],
  ] as const;
  for (const [nif, pais] of written) expect([nif, nifIvaImpossible(nif, pais)]).toEqual([nif, true]);
  const passing = [
    ['DE 123 456 789', 'DE'],
    ['12345678', 'DE'],
    ['US12', 'US'],
    ['CHE-123', 'CH'],
    ['123456789', 'GR'],
  ] as const;
  for (const [nif, pais] of passing) expect([nif, nifIvaImpossible(nif, pais)]).toEqual([nif, false]);
  expect([nifIvaImpossible('12345678', 'DE', true), nifIvaImpossible('123456789', 'DE', true)]).toEqual([true, false]);
});

import { describe, expect, test } from 'vitest';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { ibanPasses, normaliseIban } from './iban.ts';
import { checkNif } from './nif.ts';
import { nifIvaPasses } from './nif-iva.ts';

const [iban, nif, nifIva] = [referenceCases('iban'), referenceCases('nif'), referenceCases('nif_iva')];

describe.skipIf(!iban || !nif || !nifIva)('reference cases of invoicing', () => {
  test.each(iban ?? [])('account $valor', ({ valor, valido, normalizado }) => {
    expect(ibanPasses(valor)).toBe(valido);
    if (normalizado) expect(normaliseIban(valor)).toBe(normalizado);
  });
  test.each(nif ?? [])('tax id $valor', ({ valor, valido }) => {
    const { state } = checkNif(valor);
    if (valido === null) expect(state).toBe('dubtos');
    else expect(state === 'correcte').toBe(valido);
  });
  test.each(nifIva ?? [])('tax id of a trader $valor', ({ valor, estructura_valida }) => {
    expect(nifIvaPasses(valor)).toBe(estructura_valida);
  });
});

import { expect, test } from 'vitest';
import { buildCopia, buildEmesa } from '#tests/support/emesa.ts';
import { paperIrpf, paperReceptor, paperWordings } from './index.ts';

const wording = paperWordings({ ca: {}, es: {}, en: {} });

test.each([
  ['ca', 'DE', '136695976', 'NIF-IVA DE136695976'],
  ['en', 'DE', 'DE 136695976', 'VAT no. DE136695976'],
  ['es', 'GR', '123456789', 'NIF-IVA EL123456789'],
  ['en', 'DE', '12/345', 'Tax ID 12/345'],
  ['ca', 'US', '12-3456789', 'NIF 12-3456789'],
  ['es', 'ES', 'B63272603', 'NIF B63272603'],
] as const)('in %s a receiver of %s with tax id %s is told by «%s»', (language, nif_pais, nif, line) => {
  expect(paperReceptor(buildCopia({ nif, nif_pais }), wording(language)).linies.at(-1)).toBe(line);
});

test.each([
  ['ca', 'DE', 'ALEMANYA'],
  ['es', 'CH', 'SUIZA'],
  ['en', 'DE', 'GERMANY'],
  ['en', 'not a code', 'not a code'],
] as const)('in %s a letter to %s names the country', (language, pais, name) => {
  const [adreca] = buildCopia().adreces;
  const copia = buildCopia({ adreces: adreca ? [{ ...adreca, pais }] : [] });
  expect(paperReceptor(copia, wording(language)).linies).toContain(name);
});

test('what a line withholds nothing of is not printed', () => {
  const { totals } = buildEmesa({ linies: [{ irpf: '0' }, { irpf: '15' }] });
  expect(paperIrpf(totals, wording('ca')).map(([label]) => label)).toHaveLength(1);
  expect(paperIrpf(buildEmesa({ linies: [{ irpf: '0' }] }).totals, wording('ca'))).toEqual([]);
});

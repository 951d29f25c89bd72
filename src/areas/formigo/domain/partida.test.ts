import { expect, test } from 'vitest';
import { partidaByDefault, servesNorma } from './partida.ts';

const CODI = { id: 1, inici: '2021-11-10', final: null };
const EHE = { id: 2, inici: '2008-12-01', final: '2021-11-09' };
const ANY = { id: 3, inici: null, final: null };

test('an item serves the concrete of its days: the Codi from its first, the older texts before it', () => {
  const serves = (one: typeof ANY | typeof CODI | typeof EHE) =>
    (['EHE-98', 'EHE-08', 'CODI'] as const).filter((normativa) => servesNorma(normativa, one));
  expect(serves(CODI)).toEqual(['CODI']);
  expect(serves(EHE)).toEqual(['EHE-98', 'EHE-08']);
  expect(serves(ANY)).toEqual(['EHE-98', 'EHE-08', 'CODI']);
});

test('a zone falls to the only item for its regulation, and to none when there are several or no one', () => {
  expect(partidaByDefault('CODI', [CODI, EHE])).toBe(CODI.id);
  expect(partidaByDefault('EHE-08', [CODI, EHE])).toBe(EHE.id);
  expect(partidaByDefault('CODI', [CODI, ANY])).toBeNull();
  expect(partidaByDefault('EHE-08', [CODI])).toBeNull();
  expect(partidaByDefault('CODI', [])).toBeNull();
});

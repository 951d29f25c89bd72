import { expect, test } from 'vitest';
import { DEFECTES } from '../domain/defectes.ts';
import { amortitzacioTexts } from './index.ts';

test.each(['ca', 'es', 'en'] as const)('what is wrong with a good is said in %s', (language) => {
  const texts: Readonly<Record<string, string>> = amortitzacioTexts[language];
  expect(Object.keys(texts)).toEqual(DEFECTES.map((codi) => `amortitzacio.defecte.${codi}`));
  expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
});

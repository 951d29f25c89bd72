import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { despesaErrors } from './errors.ts';

test.each(LANGUAGES)('what is asked of an expense is told of a row of a sheet too (%s)', (language) => {
  const texts: Readonly<Record<string, string>> = despesaErrors[language];
  const codes = Object.keys(texts).flatMap((key) => /^avis\.(?!facturae_)(\w+)$/.exec(key)?.[1] ?? []);
  expect(codes).toContain('deduccio_sense_nif');
  expect(codes.filter((codi) => !texts[`importacio.avis.${codi}`])).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { formigoTexts } from '#areas/formigo/texts/index.ts';
import { informeTexts } from '#areas/informe/texts/index.ts';
import { taulerTexts } from '#areas/tauler/texts/index.ts';
import { treballTexts } from '#areas/treball/texts/index.ts';
import type { Language } from '#kernel/language.ts';

/**
 * A sample is one mixer load, and has one word in each language (GLOSSARY): pastada, amasada, sample. English says load
 * of what was supplied without being tested.
 */
const NOT_SAID: Readonly<Record<Language, RegExp>> = {
  ca: /(?<![\p{L}_])(mostr(a|es)|amassad(a|es))(?![\p{L}_])/iu,
  es: /(?<![\p{L}_])(muestras?|pastadas?)(?![\p{L}_])/iu,
  en: /(?<![\p{L}_])(batch(es)?|pastad(a|es))(?![\p{L}_])/iu,
};
/** The words of a message without the names of what is put in it. */
const wordsOf = (message: string): string =>
  message.replace(/\{\s*\w+\s*(,\s*\w+[^{}]*)?(?=[{}])/g, '{').replace(/\{\s*\w+\s*,/g, '{');

test('what is put in a message is no word of it', () => {
  expect(wordsOf('Hi ha {mostres} i {mostres, plural, one {# pastada} other {# pastades}}')).not.toMatch(NOT_SAID.ca);
  expect(wordsOf('{n, plural, one {# mostra} other {# pastades}}')).toMatch(NOT_SAID.ca);
  expect(wordsOf('Les resistències es mostren amb un decimal')).not.toMatch(NOT_SAID.ca);
});

describe.each(Object.entries({ formigoTexts, informeTexts, taulerTexts, treballTexts }))('%s', (_room, texts) => {
  test.each(['ca', 'es', 'en'] as const)('say a sample with one word in %s', (language) => {
    const own = texts[language] as Readonly<Record<string, string>>;
    expect(Object.keys(own).length).toBeGreaterThan(20);
    expect(Object.entries(own).filter(([, message]) => NOT_SAID[language].test(wordsOf(message)))).toEqual([]);
  });
});

import { fold } from '#kernel/fold.ts';
import { LANGUAGES, LOCALE_OF } from '#kernel/language.ts';

/** ISO codes by the names that countries have in the product's languages, folded; made when it is first asked for. */
let countries: ReadonlyMap<string, string> | null = null;
const countryNames = (): ReadonlyMap<string, string> => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames(LOCALE_OF[language], { type: 'region', fallback: 'none' }),
  );
  return new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      // A code that is used no more («UK», «FX») stands for the one in its place.
      .flatMap((code) => {
        const now = new Intl.Locale(`und-${code}`).region ?? code;
        return [...names.map((name) => [fold(name.of(code) ?? ''), now] as const), [fold(code), now] as const];
      })
      .filter(([name]) => name !== ''),
  );
};
/** The country that a cell names, by its name or its code; Spain where it is empty, as it is written where none is known. */
export const countryOf = (text: string): string => {
  if (text === '') return 'ES';
  countries ??= countryNames();
  return countries.get(fold(text)) ?? text.toUpperCase();
};

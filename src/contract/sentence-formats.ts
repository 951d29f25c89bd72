const MINUS = '\u2212';

const kept = new Map<string, unknown>();
const once = <Made>(key: string, make: () => Made): Made => {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Made;
};

/**
 * How a sentence writes its numbers: as tables and papers do, `1.000,00` grouped from the fourth figure on in every language, with a
 * real minus and none of what comes to nothing. In the shape that messages take.
 */
export const SENTENCE_FORMATS = {
  getNumberFormat: (locales?: string | string[], options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
    once(`n ${locales} ${JSON.stringify(options)}`, () => {
      const plain = new Intl.NumberFormat(locales, { useGrouping: 'always', ...options });
      const format = (value: number): string => {
        const shown = plain.format(value).replace('-', MINUS);
        return /[1-9]/.test(shown) ? shown : shown.replace(MINUS, '');
      };
      return { format } as Intl.NumberFormat;
    }),
  getDateTimeFormat: (locales?: string | string[], options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    once(`d ${locales} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locales, options)),
  getPluralRules: (locales?: string | string[], options?: Intl.PluralRulesOptions): Intl.PluralRules =>
    once(`p ${locales} ${JSON.stringify(options)}`, () => new Intl.PluralRules(locales, options)),
};

import { showDate } from '#kernel/calendar-date.ts';
import { type Language, LOCALE_OF } from '#kernel/language.ts';
import { withoutTail } from '#kernel/rounding.ts';

/** What an absent value prints. */
const NOTHING = '–';
const MINUS = '−';

/** Numbers and dates as a document prints them: `1.234,5` in ca and es, `1,234.5` in en; real minus, never minus zero. */
export const printFormats = (language: Language) => {
  const locale = LOCALE_OF[language];
  const formatters = new Map<string, Intl.NumberFormat>();
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const decimal = (value: number | null | undefined, least: number, most = least): string => {
    if (value === null || value === undefined || !Number.isFinite(value)) return NOTHING;
    const key = `${least}-${most}`;
    const formatter =
      formatters.get(key) ??
      new Intl.NumberFormat(locale, {
        useGrouping: 'always',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
    formatters.set(key, formatter);
    const shown = formatter.format(withoutTail(value)).replace('-', MINUS);
    return /[1-9]/.test(shown) ? shown : shown.replace(MINUS, '');
  };
  return {
    /** From `least` to `most` decimals. */
    decimal,
    /** Several values as a list, parted by the mark of the language. */
    listed: (values: readonly string[]): string => values.join(language === 'en' ? ', ' : '; '),
    /** `27/11/2026`. */
    date: (date: string | null | undefined): string => (date ? showDate(date.slice(0, 10)) : NOTHING),
    /** `27 de novembre del 2026`. */
    longDate: (date: string): string => long.format(new Date(`${date}T00:00:00Z`)),
  };
};
export type PrintFormats = ReturnType<typeof printFormats>;

/** A text cut with an ellipsis after `length` characters, for lines that have room for one. */
export const shorten = (text: string, length: number): string => {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const letters = [...oneLine];
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : oneLine;
};

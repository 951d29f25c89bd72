import { useMemo } from 'react';
import { showDate } from '#kernel/calendar-date.ts';
import { type Language, LOCALE_OF } from '#kernel/language.ts';
import { withoutTail } from '#kernel/rounding.ts';
import { serverNow } from './clock.ts';
import { useLanguage } from './language.tsx';

/** What an absent value shows. */
export const NOTHING = '—';
const MINUS = '\u2212';

type Decimal = string | number | null | undefined;

const tidy = (text: string): string => {
  const shown = text.replace('-', MINUS);
  return /[1-9]/.test(shown) ? shown : shown.replace(MINUS, '');
};

/** Numbers and dates in the language: `1.234,56` in ca and es, `1,234.56` in en; real minus, never minus zero. */
export const formatsOf = (language: Language) => {
  const locale = LOCALE_OF[language];
  const formatters = new Map<string, Intl.NumberFormat>();
  const numberOf = (least: number, most: number): Intl.NumberFormat => {
    const key = `${least}-${most}`;
    let formatter = formatters.get(key);
    if (!formatter) {
      formatter = new Intl.NumberFormat(locale, {
        useGrouping: 'always',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      formatters.set(key, formatter);
    }
    return formatter;
  };
  const instants = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Europe/Madrid',
  });
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  /** A decimal text or number with `places` decimals (or from `places` to `most`); «—» when absent. */
  const decimal = (value: Decimal, places = 2, most = places): string => {
    if (value === null || value === undefined || value === '') return NOTHING;
    const number = Number(value);
    return Number.isFinite(number)
      ? tidy(numberOf(places, Math.max(places, most)).format(withoutTail(number)))
      : NOTHING;
  };
  return {
    decimal,
    integer: (value: Decimal): string => decimal(value, 0),
    /** Integer cents as `1.234,56`; the currency stands in the column head. */
    money: (cents: number | null | undefined): string =>
      cents === null || cents === undefined ? NOTHING : decimal(cents / 100, 2),
    /** Integer cents with their sign of money: `1.234,56 €`, in English `€1,234.56`. */
    euros: (cents: number | null | undefined): string => {
      if (cents === null || cents === undefined) return NOTHING;
      const shown = decimal(cents / 100, 2);
      if (language !== 'en') return `${shown} €`;
      return cents < 0 ? `−€${shown.slice(1)}` : `€${shown}`;
    },
    percent: (value: Decimal, places = 0): string => {
      const shown = decimal(value, places, Math.max(places, 2));
      return shown === NOTHING ? shown : language === 'en' ? `${shown}%` : `${shown}\u00a0%`;
    },
    /** `27/11/2026`. */
    date: (date: string | null | undefined): string => (date ? showDate(date.slice(0, 10)) : NOTHING),
    longDate: (date: string): string => long.format(new Date(`${date}T00:00:00Z`)),
    /** `10:42` in the office's zone. */
    time: (instant: string | number | Date): string => instants.format(new Date(instant)),
    /** Calendar date of an instant in the office's zone. */
    dayOf: (instant: string | number | Date): string => days.format(new Date(instant)),
    instant: (instant: string): string =>
      `${showDate(days.format(new Date(instant)))} ${instants.format(new Date(instant))}`,
  };
};
export type Formats = ReturnType<typeof formatsOf>;

export const useFormats = (): Formats => {
  const { language } = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
};

/** Today in the office's zone, by the server's clock. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(serverNow());

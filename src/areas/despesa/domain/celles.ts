import { addDays, type CalendarDate, calendarDate, daysInMonth, isCalendarDate } from '#kernel/calendar-date.ts';
import { fold } from '#kernel/fold.ts';
import { roundHalfUp, toCents, toScaled } from '#kernel/rounding.ts';

/** Day nought of the spreadsheets, and the days of theirs that are taken for dates: 1990 to 2100. */
const SERIAL_ZERO = '1899-12-30';
const [SERIAL_FIRST, SERIAL_LAST] = [32_874, 73_050];

/**
 * A day as sheets write it: `2026-10-05`, `5/10/2026`, `05-10-26`, `5.10.2026`, with or without an hour, or the number of days of a
 * spreadsheet. Days go before months. Null when it is none.
 */
export const readDia = (text: string): CalendarDate | null => {
  const bare = text.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '');
  if (isCalendarDate(bare)) return bare;
  if (/^\d{5}(\.\d+)?$/.test(bare)) {
    const serial = Math.floor(Number(bare));
    return serial >= SERIAL_FIRST && serial <= SERIAL_LAST ? addDays(SERIAL_ZERO, serial) : null;
  }
  const [, ymd, month1, day1] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(bare) ?? [];
  const [, day2, month2, year2] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(bare) ?? [];
  const [year, month, day] = [ymd ?? year2, month1 ?? month2, day1 ?? day2];
  if (year === undefined) return null;
  const y = year.length === 2 ? 2000 + Number(year) : Number(year);
  const [m, d] = [Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && y >= 1990 && y < 2200 && d <= daysInMonth(y, m) ? calendarDate(y, m, d) : null;
};

/** Which mark parts decimals in a sheet; null: nothing tells. */
export type Decimal = ',' | '.' | null;

/** An amount without its sign, currency and spaces; null when it is no number. */
const partsOf = (text: string): { readonly negative: boolean; readonly digits: string } | null => {
  const bare = text.replace(/[€\s\u00a0\u202f'’]|EUR/gi, '').replace(/\u2212/g, '-');
  const [, open, before, digits, after, close] = /^(\()?([-+]?)([\d.,]+)(-?)(\))?$/.exec(bare) ?? [];
  if (digits === undefined || (open === '(') !== (close === ')')) return null;
  return { negative: open === '(' || before === '-' || after === '-', digits };
};
/** `1.234`, `1,234`: a thousand and some, or one with three decimals. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The mark that the amounts of a sheet show to be that of decimals; numbers of a workbook have points. */
export const decimalOf = (amounts: readonly string[], workbook: boolean): Decimal => {
  const seen = new Set<string>();
  for (const text of amounts) {
    const digits = partsOf(text)?.digits ?? '';
    const last = /[.,](?=\d*$)/.exec(digits)?.[0];
    if (last === undefined || EITHER.test(digits)) continue;
    // Several of one mark, and none of the other, are thousands.
    if (digits.split(last).length > 2) seen.add(last === '.' ? ',' : '.');
    else seen.add(last);
  }
  if (seen.size === 1) return [...seen][0] as Decimal;
  return workbook ? '.' : null;
};

/** Decimals that a float is written with at most, and those that a person means. */
const FLOAT_PLACES = 20;
const SHOWN_PLACES = 8;

/** Cents of an amount; `dubtos` where thousands and decimals cannot be told apart, null where it is no amount. */
export const readImport = (text: string, decimal: Decimal): number | 'dubtos' | null => {
  const found = partsOf(text);
  if (!found) return null;
  const { digits, negative } = found;
  const last = /[.,](?=\d*$)/.exec(digits)?.[0];
  if (last !== undefined && EITHER.test(digits) && decimal === null) return 'dubtos';
  const both = digits.includes('.') && digits.includes(',');
  const mark = both ? last : EITHER.test(digits) ? decimal : digits.split(last ?? '.').length > 2 ? null : last;
  const plain = mark === null || mark === undefined ? thousands(digits) : whole(digits, mark);
  if (plain === null) return null;
  const [integer = '', fraction = ''] = plain.split('.');
  const kept = fraction.slice(0, FLOAT_PLACES);
  const scaled = toScaled(`${integer === '' ? '0' : integer}${kept === '' ? '' : `.${kept}`}`, FLOAT_PLACES);
  if (scaled === null) return null;
  // What floats leave behind goes before it is rounded: 1.0049999999999999 is what a sheet shows as 1.005.
  const cents = toCents(roundHalfUp(roundHalfUp(scaled, FLOAT_PLACES, SHOWN_PLACES), SHOWN_PLACES, 2));
  return (negative ? -cents : cents) + 0;
};

/** Digits without decimals; null where thousands are not in threes. */
const thousands = (digits: string): string | null =>
  /^\d+$/.test(digits) || /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : null;

/** Digits with a point for decimals; null where thousands are not in threes. */
const whole = (digits: string, mark: string): string | null => {
  const at = digits.lastIndexOf(mark);
  const [integer, fraction] = at < 0 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  const other = mark === '.' ? ',' : '.';
  if (integer.includes(mark) || fraction.includes(other)) return null;
  if (integer.includes(other) && !/^\d{1,3}([.,]\d{3})+$/.test(integer)) return null;
  return `${integer.replaceAll(other, '')}${fraction === '' ? '' : `.${fraction}`}`;
};

/** A percentage: `21`, `21 %`, `5,2`, or the 0.21 of a cell shown as one. Null when it is none. */
export const readPercentatge = (text: string): number | null => {
  const bare = text.replace(/[\s\u00a0]/g, '');
  const [, sign, digits, mark] = /^(-?)(\d{1,3}(?:[.,]\d+)?)(%?)$/.exec(bare) ?? [];
  if (digits === undefined || sign === '-') return null;
  const value = Number(digits.replace(',', '.'));
  const percent = mark === '' && value > 0 && value < 1 ? value * 100 : value;
  return percent > 100 ? null : Math.round(percent * 10_000) / 10_000;
};

/** Why a line bears no VAT, by what a sheet says instead of a rate: exempt, or outside the tax. */
export const readCausa = (text: string): 'E1' | 'N1' | null => {
  const said = fold(text);
  if (/^(exempt|exempta|exento|exenta|ex\.?)$/.test(said)) return 'E1';
  return /^(no subjecte|no subjecta|no sujeto|no sujeta|ns|outside|not subject)$/.test(said) ? 'N1' : null;
};

const FORMES = {
  transferencia: /^(transf|transferencia|bank transfer|wire|banc|banco)/,
  domiciliacio: /^(domicilia|rebut|recibo|direct debit|debit)/,
  efectiu: /^(efectiu|efectivo|cash|caixa|caja|metal)/,
  targeta: /^(targeta|tarjeta|card|visa|credit card)/,
  xec: /^(xec|taló|talo|talon|cheque|check)/,
  pagare: /^(pagare|promissory)/,
  compensacio: /^(compensa|offset)/,
  altres: /^(altres|altra|otros|otro|other)/,
} as const;
/** A means of payment by its name in three languages; null when it is none. */
export const readForma = (text: string): keyof typeof FORMES | null => {
  const said = fold(text);
  return (Object.keys(FORMES) as (keyof typeof FORMES)[]).find((forma) => FORMES[forma].test(said)) ?? null;
};

/** A country that a tax id says with its prefix (`FR12345678901`); Spain of any other. */
export const paisOfNif = (nif: string, esComunitari: (pais: string) => boolean): string => {
  const prefix = nif
    .replace(/[\s.-]/g, '')
    .slice(0, 2)
    .toUpperCase();
  return /^[A-Z]{2}$/.test(prefix) && prefix !== 'ES' && esComunitari(prefix) ? prefix : 'ES';
};

import type { Language } from '#kernel/language.ts';

const DIGITS = /^\d+$/;
const groupsOfThree = (text: string, mark: string): boolean => {
  const [first = '', ...rest] = text.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

const plainOf = (text: string, language: Language): string | null => {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma < 0 && point < 0) return DIGITS.test(text) ? text : null;
  if (comma >= 0 && point >= 0) {
    const mark = comma > point ? ',' : '.';
    const [whole = '', ...tail] = text.split(mark);
    if (tail.length !== 1 || !groupsOfThree(whole, mark === ',' ? '.' : ',')) return null;
    return `${whole.replace(/[.,]/g, '')}.${tail[0]}`;
  }
  const mark = comma >= 0 ? ',' : '.';
  const parts = text.split(mark);
  if (parts.length > 2) return groupsOfThree(text, mark) ? parts.join('') : null;
  const [whole = '', fraction = ''] = parts;
  const grouping = language === 'en' ? ',' : '.';
  if (mark === grouping && fraction.length === 3 && groupsOfThree(text, mark) && whole !== '0') return whole + fraction;
  return `${whole}.${fraction}`;
};

/**
 * A number as people type it, in plain decimal text (`-1234.56`): «1.234,56», «1234,5», «1,234.56», «35 €», «35,-»,
 * with − or -. One separator before exactly three digits follows the language. Null when it cannot be read.
 */
export const readDecimal = (typed: string, language: Language): string | null => {
  const text = typed
    .replace(/[\s\u00a0\u202f€%]/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[,.]-$/, '');
  const negative = text.startsWith('-');
  const plain = plainOf(negative ? text.slice(1) : text, language);
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  const left = whole.replace(/^0+(?=\d)/, '') || '0';
  const right = fraction.replace(/0+$/, '');
  const value = right ? `${left}.${right}` : left;
  return negative && /[1-9]/.test(value) ? `-${value}` : value;
};

/** Integer cents from plain decimal text, half away from zero; null beyond what a call takes. */
export const centsOf = (decimal: string): number | null => {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3));
  const cents = Number((digits + 5n) / 10n);
  if (cents > 1_000_000_000_000) return null;
  return decimal.startsWith('-') && cents > 0 ? -cents : cents;
};

/** Plain decimal text as it is typed in the language: comma in ca and es, no grouping; with at least that many places. */
export const typedDecimal = (value: string | number | null | undefined, language: Language, least = 0): string => {
  if (value === null || value === undefined) return '';
  const [whole = '', fraction = ''] = String(value).split('.');
  const places = fraction.padEnd(least, '0');
  return places === '' ? whole : `${whole}${language === 'en' ? '.' : ','}${places}`;
};

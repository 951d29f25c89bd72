/** An amount as records say it: `-?\d+\.\d{2}`. Written once; the same text is hashed, sent and printed. */
export const importText = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Cents of an amount as records say it; null where it is no amount. */
export const centsOf = (text: string | undefined): number | null => {
  const [, sign, whole = '', part = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text ?? '') ?? [];
  if (whole === '') return null;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
};

/** A rate in percent as records say it: two decimals. */
export const tipusText = (percent: string): string => {
  const [whole = '0', part = ''] = percent.split('.');
  return `${whole}.${part.slice(0, 2).padEnd(2, '0')}`;
};

/** `DD-MM-AAAA` of a calendar date. */
export const dataText = (date: string): string => date.split('-').reverse().join('-');

/** The calendar date of `DD-MM-AAAA`. */
export const dataOf = (text: string): string => text.split('-').reverse().join('-');

/** A text on one line, cut to what a field holds. */
export const ratllat = (text: string, max: number): string => text.replace(/\s+/g, ' ').trim().slice(0, max).trim();

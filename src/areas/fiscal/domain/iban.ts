/**
 * Account numbers (ISO 13616). Pure; a failure is a soft check. In Spain mod 97 alone lets a wrong account pass, so the
 * two control digits of the CCC are computed too.
 */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Upper case without spaces, hyphens or points. */
export const normaliseIban = (text: string): string => text.toUpperCase().replace(/[\s\-.·]/g, '');

/** In fours, as it is read. */
export const showIban = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');

const mod97 = (iban: string): number => {
  let rest = 0;
  for (const letter of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
};

const control = (ten: string): string => {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(ten[place]), 0);
  const left = 11 - (sum % 11);
  return String(left === 11 ? 0 : left === 10 ? 1 : left);
};

const cccPasses = (ccc: string): boolean =>
  /^\d{20}$/.test(ccc) && ccc.slice(8, 10) === control(`00${ccc.slice(0, 8)}`) + control(ccc.slice(10));

/** Whether an account number may stand without a warning. Empty is none, so nothing is wrong. */
export const ibanPasses = (text: string): boolean => {
  const iban = normaliseIban(text);
  if (iban === '') return true;
  if (!SHAPE.test(iban) || mod97(iban) !== 1) return false;
  return !iban.startsWith('ES') || cccPasses(iban.slice(4));
};

/** Whether it looks like an account number at all: country, two digits, and the length that Spain asks for. */
export const ibanShaped = (text: string): boolean => {
  const iban = normaliseIban(text);
  return SHAPE.test(iban) && (!iban.startsWith('ES') || /^ES\d{22}$/.test(iban));
};

/** An account as it is shown: an IBAN in fours, anything else as it was written. */
export const showCompte = (text: string): string => (ibanShaped(text) ? showIban(text) : text);

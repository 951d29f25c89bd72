import { checkNif } from './nif.ts';

/** Structure of the tax ids of traders in other countries, after their prefix (AEAT, «NIF-IVA»). Greece is EL. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  DE: /^\d{9}$/,
  AT: /^[A-Z0-9]{9}$/,
  BE: /^\d{10}$/,
  CY: /^[A-Z0-9]{9}$/,
  CZ: /^\d{8,10}$/,
  HR: /^\d{11}$/,
  DK: /^\d{8}$/,
  SK: /^\d{10}$/,
  SI: /^\d{8}$/,
  EE: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{11}$/,
  EL: /^\d{9}$/,
  NL: /^[A-Z0-9]{12}$/,
  HU: /^\d{8}$/,
  IT: /^\d{11}$/,
  IE: /^[A-Z0-9]{8,9}$/,
  LV: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  MT: /^\d{8}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  SE: /^\d{12}$/,
  BG: /^\d{9,10}$/,
  RO: /^[1-9]\d{1,9}$/,
  XI: /^([A-Z0-9]{5}|[A-Z0-9]{9}|[A-Z0-9]{12})$/,
};

/** Whether a tax id with its prefix has the structure of its country; it says nothing of whether it was ever given. */
export const nifIvaPasses = (text: string): boolean => {
  const prefix = text.slice(0, 2);
  if (prefix === 'ES') return ['correcte', 'dubtos'].includes(checkNif(text.slice(2)).state);
  return SHAPES[prefix]?.test(text.slice(2)) ?? false;
};

/** Prefix of the tax ids of a country, by its ISO code. */
const prefixOf = (pais: string): string => (pais === 'GR' ? 'EL' : pais);

/** Whether a country, by its ISO code, is another one of the Union. */
export const esComunitari = (pais: string): boolean => pais !== 'XI' && prefixOf(pais) in SHAPES;

/** The number of a trader of a country, by its ISO code, with its prefix; null where it has not the structure of one. */
export const nifIvaDe = (text: string, pais: string): string | null => {
  const prefix = prefixOf(pais);
  const bare = text.toUpperCase().replace(/[\s\-./]/g, '');
  return [bare, `${prefix}${bare}`].find((one) => one.startsWith(prefix) && nifIvaPasses(one)) ?? null;
};

/** Whether a tax id of a country, by its ISO code, is one of a trader of another country of the Union. */
export const esDeComerciantUe = (text: string, pais: string): boolean =>
  esComunitari(pais) && nifIvaDe(text, pais) !== null;

/** Whether the tax id of the supplier of a suplit can be one: of this country, or of a trader of another of the Union. None yet is none wrong. */
export const suplitNifPasses = (text: string): boolean =>
  text.trim() === '' ||
  ['correcte', 'dubtos'].includes(checkNif(text).state) ||
  nifIvaPasses(text.toUpperCase().replace(/[\s\-./]/g, ''));

/**
 * Whether a number cannot be one of a trader of its country, by its ISO code: of a country with a structure, written with its
 * prefix, or without where it is used as one.
 */
export const nifIvaImpossible = (text: string, pais: string, used = false): boolean => {
  const prefix = prefixOf(pais);
  if (!(prefix in SHAPES)) return false;
  const bare = text.toUpperCase().replace(/[\s\-./]/g, '');
  const prefixed = bare.startsWith(prefix);
  return (prefixed || used) && !nifIvaPasses(bare) && !nifIvaPasses(`${prefix}${bare}`);
};

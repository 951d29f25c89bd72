/** Passwords refused because they are the first to be tried. Compared folded, digits at the ends left out. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'password contrasenya contrasena passw0rd qwertyuiop qwertyuio asdfghjkl zxcvbnm iloveyou administrador administrator ' +
    'letmein welcome benvingut bienvenido barcelona catalunya realmadrid futbolclub arquitecte arquitecto aparellador ' +
    'aparejador changeme canviame secret secreto segura master superman formigo hormigon oficina despatx empresa usuari usuario'
  ).split(' '),
);
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * Whether a password is among the first that anybody would try: a well-known word with figures around it, one
 * character or pair repeated, a run of the keyboard or alphabet, or the person's own name or address.
 */
export const isCommonContrasenya = (contrasenya: string, about: readonly string[]): boolean => {
  const text = bare(contrasenya);
  const word = text.replace(/^\d+|\d+$/g, '');
  if (new Set(text).size <= 2) return true;
  if (COMMON.has(word) || RUNS.some((run) => run.includes(text))) return true;
  const half = text.slice(0, Math.ceil(text.length / 2));
  if (text.length % 2 === 0 && half + half === text && (COMMON.has(half) || half.length < 5)) return true;
  return about.map(bare).some((own) => own.length >= 4 && (word === own || text === own));
};

/**
 * The number that a document shows, composed from the format of its series: `{serie}`, `{exercici}` (2026), `{any2}`
 * (26) and `{numero}`, or `{numero:5}` filled with zeros to 5 digits. What stands outside braces is copied.
 */
const TOKEN = /\{([^{}]*)\}/g;
const NUMERO = /^numero(?::([1-9]|10))?$/;
const PLAIN = new Set(['serie', 'exercici', 'any2']);
/** Printable ASCII without what the tax agency refuses in a number (`"` `'` `<` `>` `=`), and without the blank. */
const REFUSED = /[^!-~]|["'<>=]/;
/** What an electronic invoice takes as a number. */
export const MAX_NUMERO = 20;

export interface NumeroParts {
  readonly serie: string;
  readonly exercici: number;
  readonly numero: number;
}
/** Why a format cannot be used; `codi` is a text key. */
export interface FormatFault {
  readonly codi:
    | 'numero_claus'
    | 'numero_token'
    | 'numero_sense_numero'
    | 'numero_dues_vegades'
    | 'numero_sense_exercici'
    | 'numero_caracter'
    | 'numero_enganxat'
    | 'numero_massa_llarg';
  readonly params?: Readonly<Record<string, string | number>>;
}

const tokensOf = (format: string): string[] => [...format.matchAll(TOKEN)].map((found) => found[1] ?? '');

/** The number as it is printed. The format is one without faults. */
export const composeNumero = (format: string, { serie, exercici, numero }: NumeroParts): string =>
  format.replace(TOKEN, (whole, token: string) => {
    if (token === 'serie') return serie;
    if (token === 'exercici') return String(exercici);
    if (token === 'any2') return String(exercici % 100).padStart(2, '0');
    const width = NUMERO.exec(token);
    return width ? String(numero).padStart(Number(width[1] ?? 1), '0') : whole;
  });

/** What is wrong with the format of a series that restarts with each exercise, or does not; null when it may be used. */
export const formatFault = (
  format: string,
  { serie, reinicia }: { readonly serie: string; readonly reinicia: boolean },
): FormatFault | null => {
  const tokens = tokensOf(format);
  const literal = format.replace(TOKEN, '');
  if (/[{}]/.test(literal)) return { codi: 'numero_claus' };
  const unknown = tokens.find((token) => !PLAIN.has(token) && !NUMERO.test(token));
  if (unknown !== undefined) return { codi: 'numero_token', params: { token: `{${unknown}}` } };
  const numbers = tokens.filter((token) => NUMERO.test(token)).length;
  if (numbers === 0) return { codi: 'numero_sense_numero' };
  if (numbers > 1) return { codi: 'numero_dues_vegades' };
  if (reinicia && !tokens.includes('exercici') && !tokens.includes('any2')) return { codi: 'numero_sense_exercici' };
  const refused = REFUSED.exec(literal);
  if (refused) return { codi: 'numero_caracter', params: { caracter: refused[0] } };
  // «A1» and 2 would read like «A» and 12.
  if (/\d\{numero|\{numero[^}]*\}\d/.test(format.replaceAll('{serie}', serie))) return { codi: 'numero_enganxat' };
  const sample = composeNumero(format, { serie, exercici: 2026, numero: 9999 });
  if (sample.length > MAX_NUMERO) return { codi: 'numero_massa_llarg', params: { mostra: sample, maxim: MAX_NUMERO } };
  return null;
};

/** Equal for two series that would give the same number some day; zeros in front do not tell them apart. */
export const numeroKey = (format: string, serie: string): string =>
  format
    .replace(TOKEN, (whole, token: string) => (token === 'serie' ? serie : NUMERO.test(token) ? '{numero}' : whole))
    .toUpperCase();

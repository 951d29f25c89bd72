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

/** A sign of a number, a figure, or one figure or more (a count has no end, and zeros in front do not tell numbers apart). */
type Piece = { readonly sign: string } | 'figure' | 'figures';

const pieces = (format: string, serie: string): Piece[] => {
  const found: Piece[] = [];
  let from = 0;
  const copy = (text: string): void => {
    for (const sign of text.toUpperCase()) found.push({ sign });
  };
  for (const match of format.matchAll(TOKEN)) {
    copy(format.slice(from, match.index));
    const token = match[1] ?? '';
    if (token === 'serie') copy(serie);
    else if (token === 'exercici') found.push({ sign: '2' }, { sign: '0' }, 'figure', 'figure');
    else if (token === 'any2') found.push('figure', 'figure');
    else if (NUMERO.test(token)) found.push('figures');
    else copy(match[0]);
    from = match.index + match[0].length;
  }
  copy(format.slice(from));
  return found;
};

const meets = (a: Piece, b: Piece): boolean => {
  const figure = (piece: Piece): boolean => typeof piece === 'string' || /\d/.test(piece.sign);
  return typeof a === 'string' || typeof b === 'string' ? figure(a) && figure(b) : a.sign === b.sign;
};

/** Whether two series may give the same number some day, whatever the year and the count: it leans to saying so. */
export const numerosXoquen = (
  one: { readonly format: string; readonly serie: string },
  other: { readonly format: string; readonly serie: string },
): boolean => {
  const [a, b] = [pieces(one.format, one.serie), pieces(other.format, other.serie)];
  const known = new Map<number, boolean>();
  const meet = (i: number, j: number): boolean => {
    const [x, y] = [a[i], b[j]];
    if (x === undefined || y === undefined) return x === y;
    const key = i * (b.length + 1) + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const met =
      meets(x, y) && (meet(i + 1, j + 1) || (x === 'figures' && meet(i, j + 1)) || (y === 'figures' && meet(i + 1, j)));
    known.set(key, met);
    return met;
  };
  return meet(0, 0);
};

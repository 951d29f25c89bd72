import type { Coverage } from './font-coverage.ts';

/** Text that a document could not show as typed. `cami` is a dotted path in the data. */
export interface DocumentWarning {
  readonly codi: 'caracters_no_imprimibles' | 'logo_no_imprimible';
  readonly cami: string;
  /** The characters replaced by □, each once. */
  readonly caracters: string;
}

const REPLACEMENT = '□';
/** Control and invisible format characters, soft hyphen and zero-width space excepted; variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}](?<![\n\u00ad])/gu;
/** Private, unassigned and lost characters: no font is asked for them. */
const PRIVATE = /[\p{Co}\p{Cn}\p{Cs}\ufffd]/u;
const MARK = /\p{M}/u;
/** A word longer than this is given places where it may break, so that it stays inside its cell. */
const LONG_WORD = /[^\s\u200b]{29,}/gu;
const BREAK_EVERY = 8;
/** An address of the network breaks after its signs, by the style of the family; only what lies between may be too long. */
const ADDRESS = /^\S*@\S+\.|^https?:\/\/|^www\./i;
const LONG_PIECE = /[^@./?&=_-]{29,}/gu;

const breakLongWord = (word: string): string =>
  Array.from(new Intl.Segmenter('ca', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment)
    .map((letter, index) => (index > 0 && index % BREAK_EVERY === 0 ? `\u200b${letter}` : letter))
    .join('');

/** One text as a document may show it; what no font has becomes □ and is added to `missing`. */
export const cleanText = (text: string, covers: Coverage, missing: Set<string>): string => {
  const plain = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  let shown = '';
  let replaced = false;
  for (const letter of plain.replace(INVISIBLE, '')) {
    const covered = letter === '\n' || (covers(letter.codePointAt(0) ?? 0) && !PRIVATE.test(letter));
    if (covered) shown += letter;
    else {
      missing.add(letter);
      if (!(replaced && MARK.test(letter))) shown += REPLACEMENT;
    }
    replaced = !covered;
  }
  return shown.replace(LONG_WORD, (word) =>
    ADDRESS.test(word) ? word.replace(LONG_PIECE, breakLongWord) : breakLongWord(word),
  );
};

/** Key of a text that names a file of the document: it is looked for as it is. */
const PATH_KEY = 'cami';

/** The whole data of a document, every text that is shown cleaned; keys and paths are the program's own and stay. */
export const cleanData = (
  value: unknown,
  covers: Coverage,
): { readonly dades: unknown; readonly warnings: readonly DocumentWarning[] } => {
  const warnings: DocumentWarning[] = [];
  const visit = (part: unknown, cami: string): unknown => {
    if (typeof part === 'string') {
      const missing = new Set<string>();
      const shown = cleanText(part, covers, missing);
      if (missing.size > 0) {
        const caracters = [...missing].slice(0, 20).join('');
        warnings.push({ codi: 'caracters_no_imprimibles', cami, caracters });
      }
      return shown;
    }
    if (Array.isArray(part)) return part.map((item, index) => visit(item, cami ? `${cami}.${index}` : String(index)));
    if (part !== null && typeof part === 'object') {
      return Object.fromEntries(
        Object.entries(part).map(([key, item]) => [
          key,
          key === PATH_KEY && typeof item === 'string' ? item : visit(item, cami ? `${cami}.${key}` : key),
        ]),
      );
    }
    return part;
  };
  return { dades: visit(value, ''), warnings };
};

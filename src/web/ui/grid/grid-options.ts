import { fold, foldWords } from '#kernel/fold.ts';
import type { GridOption } from './grid-types.ts';

const partsOf = (typed: string): readonly string[] => fold(typed).split(' ').filter(Boolean);

/** How well a text has what was typed: it begins so, each part begins a word of it, it has them anywhere; null: it has not. */
const placeIn = (text: string, typed: string): 0 | 1 | 2 | null => {
  const parts = partsOf(typed);
  if (!parts.every((part) => fold(text).includes(part))) return null;
  if (fold(text).startsWith(parts.join(' '))) return 0;
  return parts.every((part) => foldWords(text).includes(` ${part}`)) ? 1 : 2;
};

/** Options that have what was typed, those that have it best first: in their own text, else in the name of their group. */
const ranked = (options: readonly GridOption[], typed: string) =>
  options
    .map((option) => {
      const own = placeIn(option.text, typed);
      const inGroup = option.grup === undefined || placeIn(option.grup, typed) === null ? null : 3;
      return { option, place: own ?? inGroup };
    })
    .flatMap(({ option, place }) => (place === null ? [] : [{ option, place }]))
    .toSorted((one, other) => one.place - other.place);

/**
 * Options that have every part typed, wherever it stands, in any order and without accents. Those that begin so come first, then
 * those in which each part begins a word, and last those of a group that is called so; apart from that the order stays.
 */
export const optionsWith = (options: readonly GridOption[], typed: string): readonly GridOption[] =>
  ranked(options, typed).map(({ option }) => option);

/**
 * The option that a text names: by its value, its whole name, or the only one that begins so; where none does, the only one of whose
 * words the parts are beginnings, then the only one that has them; null where none, or several.
 */
export const optionOf = (options: readonly GridOption[], typed: string): GridOption | null => {
  const named =
    options.find((one) => one.text === typed || String(one.value) === typed) ??
    options.find((one) => fold(one.text) === fold(typed));
  if (named || partsOf(typed).length === 0) return named ?? null;
  const [best, next] = ranked(options, typed);
  return best && best.place !== next?.place ? best.option : null;
};

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

/** A figure as it is typed in a cell of rates: `21`, `21 %`, `7,5`; null for any other text. */
const figureIn = (typed: string): string | null =>
  /^\d+(?:[.,]\d+)?\s*%?$/.test(typed.trim()) ? String(Number(typed.replace('%', '').trim().replace(',', '.'))) : null;

/**
 * Those that a typed figure may be, where options bear figures: the ones that bear it, else those whose figure begins so; null where
 * what was typed is no figure, or theirs are names alone.
 */
export const optionsOfFigure = (options: readonly GridOption[], typed: string): readonly GridOption[] | null => {
  const figure = figureIn(typed);
  if (figure === null || !options.some(({ xifra }) => xifra !== undefined)) return null;
  const bearing = options.filter(({ xifra }) => xifra === figure);
  return bearing.length > 0 ? bearing : options.filter(({ xifra }) => xifra?.startsWith(figure));
};

/**
 * Options that have every part typed, wherever it stands, in any order and without accents. Those that begin so come first, then
 * those in which each part begins a word, and last those of a group that is called so; apart from that the order stays.
 */
export const optionsWith = (options: readonly GridOption[], typed: string): readonly GridOption[] =>
  optionsOfFigure(options, typed) ?? ranked(options, typed).map(({ option }) => option);

/**
 * The option that a text names: by its value, its whole name, or the only one that begins so; where none does, the only one of whose
 * words the parts are beginnings, then the only one that has them. A figure names the only one that bears it, or the general one of
 * those that do. Null where none, or several.
 */
export const optionOf = (options: readonly GridOption[], typed: string): GridOption | null => {
  const figured = optionsOfFigure(options, typed);
  if (figured) return (figured.length === 1 ? figured[0] : figured.find(({ general }) => general)) ?? null;
  const named =
    options.find((one) => one.text === typed || String(one.value) === typed) ??
    options.find((one) => fold(one.text) === fold(typed));
  if (named || partsOf(typed).length === 0) return named ?? null;
  const [best, next] = ranked(options, typed);
  return best && best.place !== next?.place ? best.option : null;
};

import { fold, foldWords } from '#kernel/fold.ts';
import type { GridOption } from './grid-types.ts';

/**
 * Options that have every part typed, wherever it stands, in any order and without accents. Those in which each begins a word come
 * first; apart from that the order stays.
 */
export const optionsWith = (options: readonly GridOption[], typed: string): readonly GridOption[] => {
  const parts = fold(typed).split(' ').filter(Boolean);
  const found = options.filter(({ text }) => parts.every((part) => fold(text).includes(part)));
  const begun = ({ text }: GridOption): boolean => parts.every((part) => foldWords(text).includes(` ${part}`));
  return [...found.filter(begun), ...found.filter((one) => !begun(one))];
};

/** The option that a text names: by its value, its whole name, or the only one that has what was typed; null where none, or several. */
export const optionOf = (options: readonly GridOption[], typed: string): GridOption | null => {
  const named =
    options.find((one) => one.text === typed || String(one.value) === typed) ??
    options.find((one) => fold(one.text) === fold(typed));
  if (named) return named;
  const found = optionsWith(options, typed);
  return found.length === 1 ? (found[0] ?? null) : null;
};

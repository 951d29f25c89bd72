import { foldWords, holdsWords, searchWords } from '#kernel/fold.ts';

/**
 * What was found, those whose name has every word typed first: whoever types a name does not mean the town of another.
 * Apart from that the order stays.
 */
export const rankByName = <Option extends { readonly text: string }>(
  found: readonly Option[],
  typed: string,
): Option[] => {
  const words = searchWords(typed);
  const isNamed = ({ text }: Option): boolean => holdsWords(foldWords(text), words);
  return [...found.filter(isNamed), ...found.filter((option) => !isNamed(option))];
};

/** A column of a paper: the millimetres that its longest word takes, and its share of what is left. */
export interface Wanted {
  readonly least: number;
  readonly share: number;
}

/** Millimetres of a letter and of the space between columns, at the size of a listing, with some to spare for wide ones. */
const [LETTER, BETWEEN] = [1.6, 2.5];
/** Letters of a word at most: what is longer is broken wherever it stands. */
const WORD_LENGTH = 24;

/** What the longest word of some texts takes; `whole`: they are not broken at their spaces. */
export const leastOf = (texts: Iterable<string>, whole: boolean): number => {
  let longest = 0;
  for (const text of texts)
    for (const word of whole ? [text] : text.split(/[\s·]+/)) longest = Math.max(longest, word.length);
  return Math.min(longest, WORD_LENGTH) * LETTER + BETWEEN;
};

/** How many of the columns, from the first, find a place in a width: one always does. */
export const fitting = (columns: readonly Wanted[], width: number): number => {
  let taken = 0;
  const over = columns.findIndex(({ least }, at) => {
    taken += least;
    return at > 0 && taken > width;
  });
  return over < 0 ? columns.length : over;
};

/** Shares of the width: those asked for, but none under the least of its column. */
export const sharesOf = (columns: readonly Wanted[], width: number): readonly number[] => {
  const narrow = new Set<Wanted>();
  for (;;) {
    const room = width - [...narrow].reduce((sum, { least }) => sum + least, 0);
    const shares = columns.reduce((sum, one) => sum + (narrow.has(one) ? 0 : one.share), 0);
    const more = columns.filter((one) => !narrow.has(one) && (one.share * room) / shares < one.least);
    if (more.length === 0)
      return narrow.size === 0
        ? columns.map(({ share }) => share)
        : columns.map((one) => Math.round((narrow.has(one) ? one.least : (one.share * room) / shares) * 10) / 10);
    for (const one of more) narrow.add(one);
  }
};

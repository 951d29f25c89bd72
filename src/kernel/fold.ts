/** Text for searching and sorting: lower case, no accents, `l·l`, `l.l` and `l-l` as `ll`, one kind of apostrophe. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/l[·.\-‧•]l/g, 'll')
    .replace(/ŀl/g, 'll')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const spaced = (folded: string): string => ` ${folded.replace(/['"(),;:/\-_.@]+/g, (mark) => `${mark} `)}`;

/**
 * The words of texts, each led by a space, so that ` ${word}` found inside means "some word starts so". A hyphen or a
 * point between two els may join one sound (`cel-la`) or part two words (`Vidal-Llopis`): both readings are kept.
 */
export const foldWords = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .filter((text): text is string => Boolean(text))
    .flatMap((text) => [text, ...(/l[.-]l/i.test(text) ? [text.replace(/(?<=l)[.-](?=l)/gi, ' ')] : [])])
    .map((text) => spaced(fold(text)))
    .join(' ');

/** The words that a search asks for, each the start of some word of `foldWords`. An el left with its point waits for the other. */
export const searchWords = (text: string): string[] =>
  spaced(fold(text).replace(/l[·.]$/, 'l'))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Whether each of those words starts some word of a text of `foldWords`. */
export const holdsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(` ${word}`));

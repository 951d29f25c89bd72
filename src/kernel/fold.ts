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

/** The start of every word, each led by a space, so that ` ${fold(search)}` found inside means "any word starts so". */
export const foldWords = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .filter((text): text is string => Boolean(text))
    .map((text) => ` ${fold(text).replace(/['"(),;:/\-_.@]+/g, (mark) => `${mark} `)}`)
    .join(' ');

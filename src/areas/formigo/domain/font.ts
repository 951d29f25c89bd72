/** The source of a row of law in the words of a language: its regulation's name, and what joins two places. */
export const sourceIn = (source: string, words: { readonly codi: string; readonly i: string }): string =>
  source.replaceAll('Codi Estructural', words.codi).replaceAll(' and ', ` ${words.i} `);

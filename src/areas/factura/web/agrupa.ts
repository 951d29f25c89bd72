import type { Problema } from '../contract/routes.ts';

/** A check, and the lines that it is about where it is said of several or names none; counted from one. */
export interface Agrupat extends Problema {
  readonly linies: readonly number[];
}

/** Checks that say the same of several lines, once; each with the way to the first of them. */
export const agrupa = (problemes: readonly Problema[]): readonly Agrupat[] => {
  const groups = new Map<string, Agrupat>();
  for (const one of problemes) {
    const [, place] = /^linies\.(\d+)\b/.exec(one.cami) ?? [];
    const key = place === undefined ? `${one.codi} ${one.cami}` : `${one.codi} ${one.missatge}`;
    const before = groups.get(key);
    const line = place === undefined ? [] : [Number(place) + 1];
    groups.set(key, before ? { ...before, linies: [...before.linies, ...line] } : { ...one, linies: line });
  }
  return [...groups.values()];
};

/** Numbers in order as ranges: `1–3, 5`. */
export const trams = (numbers: readonly number[]): string => {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted
    .reduce<[number, number][]>((ranges, n) => {
      const last = ranges.at(-1);
      if (last && last[1] === n - 1) last[1] = n;
      else ranges.push([n, n]);
      return ranges;
    }, [])
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join(', ');
};

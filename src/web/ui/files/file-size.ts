import type { Formats } from '../../formats.ts';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: `840 B`, `1,2 MB`. */
export const showSize = (bytes: number, formats: Formats): string => {
  let place = 0;
  let value = bytes;
  while (value >= 1000 && place < UNITS.length - 1) {
    value /= 1000;
    place += 1;
  }
  return `${formats.decimal(value, place === 0 || value >= 100 ? 0 : 1)}\u00a0${UNITS[place]}`;
};

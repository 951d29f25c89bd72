import { createHash } from 'node:crypto';
import type { TableDigest } from './manifest.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** A row as text: its columns in order of name, so that both engines write the same. */
export const rowText = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));

const MODULUS = 1n << 256n;

/** Adds up the rows of a table, in whatever order they come. */
export const digester = () => {
  let files = 0;
  let suma = 0n;
  return {
    add: (text: string): void => {
      files += 1;
      suma = (suma + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % MODULUS;
    },
    digest: (): TableDigest => ({ files, suma: suma.toString(16).padStart(64, '0') }),
  };
};

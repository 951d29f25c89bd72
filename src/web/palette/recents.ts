import { useEffect } from 'react';
import { KEYS, readStored, writeStored } from '../storage.ts';
import type { PaletteEntry } from './palette-types.ts';

const KEPT = 8;
const KIND = 'paleta';
interface Recent {
  readonly href: string;
  readonly text: string;
}

const isRecord = (pathname: string): boolean => /^\/empresa\/\d+\/.*\/\d+(\/|$)/.test(pathname);

/** Records opened lately in a company, the last one first. */
export const readRecents = (empresa: number, user: number): readonly PaletteEntry[] =>
  (readStored<Recent[]>(KEYS.recent(KIND, empresa, user)) ?? []).map(({ href, text }) => ({
    key: `recent ${href}`,
    href,
    text,
  }));

/** Remembers a record that is shown, under what its screen calls it; of a record’s tabs, the last one. */
export const useNoteRecent = (empresa: number, user: number, pathname: string, text: string): void => {
  useEffect(() => {
    if (empresa === 0 || user === 0 || text === '' || !isRecord(pathname)) return;
    const key = KEYS.recent(KIND, empresa, user);
    const before = (readStored<Recent[]>(key) ?? []).filter((one) => one.href !== pathname && one.text !== text);
    writeStored(key, [{ href: pathname, text }, ...before].slice(0, KEPT));
  }, [empresa, user, pathname, text]);
};

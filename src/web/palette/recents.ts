import { useEffect } from 'react';
import { KEYS, readStored, writeStored } from '../storage.ts';
import type { PaletteEntry } from './palette-types.ts';

const KEPT = 8;
const KIND = 'paleta';
interface Recent {
  readonly href: string;
  readonly text: string;
  /** Whose it is, or what of. */
  readonly about?: string;
  /** Instant in milliseconds; absent in those remembered before it was. */
  readonly at?: number;
}

const isRecord = (pathname: string): boolean => /^\/empresa\/\d+\/.*\/\d+(\/|$)/.test(pathname);

/** Records that somebody opened lately in a company on this device, the last one first. */
export const listRecents = (empresa: number, user: number): readonly Recent[] =>
  readStored<Recent[]>(KEYS.recent(KIND, empresa, user)) ?? [];

/** The same, as lines of the palette. */
export const readRecents = (empresa: number, user: number): readonly PaletteEntry[] =>
  listRecents(empresa, user).map(({ href, text, about }) => ({
    key: `recent ${href}`,
    href,
    text,
    ...(about && { detail: about }),
  }));

/** The record that a screen is of: its tabs are one. */
const recordOf = (href: string): string => /^\/empresa\/\d+\/[^/]+\/\d+/.exec(href)?.[0] ?? href;

/** Remembers a record that is shown, under what its screen calls it; of a record’s tabs, the last one. */
export const useNoteRecent = (empresa: number, user: number, pathname: string, text: string, about = ''): void => {
  useEffect(() => {
    if (empresa === 0 || user === 0 || text === '' || !isRecord(pathname)) return;
    const key = KEYS.recent(KIND, empresa, user);
    const before = listRecents(empresa, user).filter(
      (one) => one.href !== pathname && (one.text !== text || recordOf(one.href) !== recordOf(pathname)),
    );
    writeStored(key, [{ href: pathname, text, ...(about && { about }), at: Date.now() }, ...before].slice(0, KEPT));
  }, [empresa, user, pathname, text, about]);
};

import type { Llista } from '#contract/vistes.ts';

/** Everything the browser keeps lies under this prefix, so that other programs of the same address do not collide. */
const PREFIX = 'oic.';

/** The areas whose filters are kept, per user (product rules, section 1). */
export type FilterArea = Llista;

const area = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** A stored value, or null when absent, unreadable or when the browser keeps nothing. */
export const readStored = <Value>(key: string): Value | null => {
  const text = area()?.getItem(PREFIX + key);
  if (text === null || text === undefined) return null;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
};

/** Stores a value, or removes it when null. A full or closed storage is no reason to fail. */
export const writeStored = (key: string, value: unknown): void => {
  try {
    if (value === null || value === undefined) area()?.removeItem(PREFIX + key);
    else area()?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The value lives on in memory until the tab closes.
  }
};

/** Keys of what is stored that start so. */
export const keysStored = (start: string): string[] => {
  try {
    return Object.keys(area() ?? {}).flatMap((key) =>
      key.startsWith(PREFIX + start) ? [key.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
};

/** A value that this tab alone keeps, through a reload. */
export const readOfTab = <Value>(key: string): Value | null => {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(PREFIX + key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
};
export const writeOfTab = (key: string, value: unknown): void => {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(PREFIX + key);
    else globalThis.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The value lives on in memory until the tab is loaded again.
  }
};
export const TAB_KEYS = { toasts: 'toasts', undo: 'desfer' } as const;

/** Calls back when another tab writes that key. Gives the way to stop. */
export const onStoredElsewhere = (key: string, listener: () => void): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === PREFIX + key) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};

export const KEYS = {
  session: 'session',
  language: 'language',
  density: 'density',
  scheme: 'scheme',
  railFolded: 'rail',
  filters: (filterArea: string, user: number) => `filters.${filterArea}.${user}`,
  columns: (filterArea: string, user: number) => `columns.${filterArea}.${user}`,
  draft: (id: string) => `esborrany.${id}`,
  recent: (kind: string, empresa: number, user: number) => `recent.${kind}.${empresa}.${user}`,
} as const;

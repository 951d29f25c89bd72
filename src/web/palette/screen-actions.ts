import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PaletteEntry } from './palette-types.ts';

let stacks: readonly { readonly current: readonly PaletteEntry[] }[] = [];
const listeners = new Set<() => void>();
const change = (next: typeof stacks): void => {
  stacks = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers what a screen can do in the palette while the screen is shown. */
export const useScreenActions = (given: readonly PaletteEntry[]): void => {
  const mine = useRef(given);
  mine.current = given;
  useEffect(() => {
    change([...stacks, mine]);
    return () => change(stacks.filter((one) => one !== mine));
  }, []);
};

/** What the present screen can do, read when the palette opens. */
export const useOfferedActions = (): readonly PaletteEntry[] => {
  const offered = useSyncExternalStore(subscribe, () => stacks);
  return offered.flatMap((one) => one.current);
};

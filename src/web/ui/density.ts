import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { KEYS, readStored, writeStored } from '../storage.ts';
import { DENSITIES, type Density, PHONE_ROW } from './theme.ts';

const stored = readStored<Density>(KEYS.density);
let density: Density = stored && stored in DENSITIES ? stored : 'normal';
const listeners = new Set<() => void>();
const show = (): void => {
  if (typeof document !== 'undefined') document.documentElement.dataset.density = density;
};
show();

/** Chooses the height of rows and controls, kept in the browser. */
export const setDensity = (next: Density): void => {
  density = next;
  writeStored(KEYS.density, next);
  show();
  for (const listener of listeners) listener();
};

export const useDensity = (): Density =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => density,
  );

/** A phone's width: under 640 px. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false });

/** Row height in px of lists and grids. */
export const useDensityRow = (): number => {
  const phone = useIsPhone();
  const chosen = useDensity();
  return phone ? PHONE_ROW : DENSITIES[chosen];
};

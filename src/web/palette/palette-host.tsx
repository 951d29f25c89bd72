import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useKeys } from '../keys.ts';
import { useTexts } from '../language.tsx';
import type { NavEntry } from '../room.ts';
import { webTexts } from '../texts/index.ts';
import css from './palette.module.css';
import type { PaletteRoom } from './palette-types.ts';

const OPEN = 'oic:palette';
/** Opens the palette from anywhere (the phone's bar). */
export const openPalette = (): void => {
  document.dispatchEvent(new CustomEvent(OPEN));
};

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** The search box of the top bar: it, and Ctrl+K, open the palette, which is fetched then. */
export const PaletteHost = ({
  nav,
  loadRooms,
}: {
  nav: readonly NavEntry[];
  loadRooms: () => Promise<readonly PaletteRoom[]>;
}) => {
  const t = useTexts(webTexts);
  const [rooms, setRooms] = useState<readonly PaletteRoom[] | null>(null);
  const [open, show] = useState(false);
  useKeys({ 'Ctrl+k': () => show(true) });
  useEffect(() => {
    const asked = (): void => show(true);
    document.addEventListener(OPEN, asked);
    return () => document.removeEventListener(OPEN, asked);
  }, []);
  useEffect(() => {
    if (open && rooms === null) void loadRooms().then(setRooms, () => show(false));
  }, [open, rooms, loadRooms]);
  return (
    <>
      <button type="button" className={css.open} onClick={() => show(true)} aria-label={t('web.paleta.obrir')}>
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={css.word}>{t('web.llista.cercar')}</span>
        <kbd aria-hidden>Ctrl+K</kbd>
      </button>
      {open && rooms ? (
        <Suspense fallback={null}>
          <Palette nav={nav} rooms={rooms} onClose={() => show(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

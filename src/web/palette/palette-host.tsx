import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { catchKeys, typedOver, useKeys } from '../keys.ts';
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
  const [open, setOpen] = useState(false);
  const [typed, type] = useState('');
  const release = useRef<(() => void) | null>(null);
  /** Its box has the focus, or it is gone: keys are given back. */
  const arrived = useCallback((): void => {
    release.current?.();
    release.current = null;
  }, []);
  const close = useCallback((): void => {
    arrived();
    setOpen(false);
  }, [arrived]);
  const show = useCallback((): void => {
    if (release.current) return;
    type('');
    setOpen(true);
    // Typed straight after Ctrl+K, before the box is there to take it.
    release.current = catchKeys((event) => {
      if (event.key === 'Escape') close();
      else type((now) => typedOver(now, event));
    });
  }, [close]);
  useKeys({ 'Ctrl+k': show });
  useEffect(() => {
    document.addEventListener(OPEN, show);
    return () => {
      document.removeEventListener(OPEN, show);
      arrived();
    };
  }, [show, arrived]);
  useEffect(() => {
    if (open && rooms === null) void loadRooms().then(setRooms, close);
  }, [open, rooms, loadRooms, close]);
  return (
    <>
      <button type="button" className={css.open} onClick={show} aria-label={t('web.paleta.obrir')}>
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={css.word}>{t('web.llista.cercar')}</span>
        <kbd aria-hidden>Ctrl+K</kbd>
      </button>
      {open && rooms ? (
        <Suspense fallback={null}>
          <Palette nav={nav} rooms={rooms} typed={typed} type={type} onArrived={arrived} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};

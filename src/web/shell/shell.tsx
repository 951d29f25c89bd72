import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys.ts';
import { useTexts } from '../language.tsx';
import { useGo, usePathname } from '../navigation.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import type { PaletteRoom } from '../palette/palette-types.ts';
import { CompanyProvider, useStoredSession } from '../platform.tsx';
import type { NavEntry } from '../room.ts';
import { companyOf } from '../session.ts';
import { KEYS, readStored, writeStored } from '../storage.ts';
import { TaskChip } from '../tasks/task-chip.tsx';
import { webTexts } from '../texts/index.ts';
import { BottomBar } from './bottom-bar.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Rail } from './rail.tsx';
import css from './shell.module.css';

/** The 2 px bar of a screen on its way, after 150 ms. */
const PendingBar = () => {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={css.pending} role="progressbar" aria-hidden /> : null;
};

/** A new screen takes the focus to its title, unless it has put it somewhere better. */
const useFocusOnArrival = (): void => {
  const pathname = usePathname();
  const resolved = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(resolved);
  useEffect(() => {
    if (resolved !== pathname || before.current === resolved) return;
    before.current = resolved;
    const active = document.activeElement;
    if (active && active !== document.body && document.getElementById('main')?.contains(active)) return;
    if (active?.closest('[role="dialog"], [role="alertdialog"]')) return;
    const title = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [pathname, resolved]);
};

/**
 * The frame of every screen behind the entrance: top bar, rail (bottom bar on the phone), main. What the role may not
 * open is absent from the rail.
 */
export const Shell = ({
  nav,
  loadPalette,
  companySwitch,
  userMenu,
  children,
}: {
  nav: readonly NavEntry[];
  loadPalette: () => Promise<readonly PaletteRoom[]>;
  companySwitch: ReactNode;
  userMenu: ReactNode;
  children: ReactNode;
}) => {
  const t = useTexts(webTexts);
  const stored = useStoredSession();
  const go = useGo();
  const pathname = usePathname();
  const inPath = Number(/^\/empresa\/([1-9]\d*)(?=\/|$)/.exec(pathname)?.[1] ?? 0);
  const empresa = inPath || (stored ? (companyOf(stored.sessio)?.id ?? 0) : 0);
  const [folded, fold] = useState(() => readStored<boolean>(KEYS.railFolded) ?? false);
  const help = nav.find((entry) => entry.help)?.help;
  useKeys({ F1: () => (help ? go(help(pathname)) : false) });
  useFocusOnArrival();
  return (
    <CompanyProvider id={empresa}>
      <div className={css.frame} data-folded={folded || undefined}>
        {/* biome-ignore lint/a11y/useValidAnchor: a skip link must not change the route, which lies in the hash */}
        <a
          className={css.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('main')?.focus();
          }}
        >
          {t('web.saltar')}
        </a>
        <header className={css.top}>
          <PendingBar />
          {companySwitch}
          <span className={css.gap} />
          <PaletteHost nav={nav} loadRooms={loadPalette} />
          <TaskChip />
          {userMenu}
        </header>
        <Rail
          nav={nav}
          folded={folded}
          onFold={() => {
            writeStored(KEYS.railFolded, !folded);
            fold(!folded);
          }}
        />
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
        <BottomBar nav={nav} />
        <KeysHelp nav={nav} />
      </div>
    </CompanyProvider>
  );
};

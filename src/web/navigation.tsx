import { useRouter, useRouterState } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useMemo } from 'react';
import { useEmpresa } from './platform.tsx';

let saving = 0;
/** Runs what a screen does once it is saved on the way out: it goes nowhere, for whoever left chose where. */
export const onTheWayOut = (act: () => void): void => {
  saving += 1;
  try {
    act();
  } finally {
    saving -= 1;
  }
};

/** Goes to a hash path (`/empresa/3/agent?x=1`); a screen with unsaved changes asks first. */
export const useGo = (): ((href: string, how?: { replace?: boolean }) => void) => {
  const router = useRouter();
  return useMemo(
    () => (href, how) => {
      if (saving > 0) return;
      if (how?.replace) router.history.replace(href);
      else router.history.push(href);
    },
    [router],
  );
};

let leaving = false;
/**
 * One step back. The browser takes it a moment later: who closes a layer twice until then (Esc as it closes by itself) takes
 * one step, and stays on the screen below.
 */
const backOnce = (history: ReturnType<typeof useRouter>['history']): void => {
  if (leaving) return;
  const from = history.location;
  leaving = true;
  const arrived = (): void => {
    leaving = false;
    window.removeEventListener('popstate', arrived);
  };
  window.addEventListener('popstate', arrived);
  history.back();
  // A history kept in memory has gone back already.
  if (history.location !== from) arrived();
};

/**
 * What stands over a screen and is named in its address, a drawer or a dialog: opening it is a step that Back takes
 * away and a reload keeps. Closing takes that step back; where the tab came straight to it, its name is dropped.
 */
export const useLayer = (): { open: (href: string) => void; close: (href: string) => void } => {
  const { history } = useRouter();
  return useMemo(
    () => ({
      open: (href) => history.push(href, { layer: true }),
      close: (href) => {
        if (saving > 0) return;
        if ((history.location.state as { layer?: boolean }).layer) backOnce(history);
        else history.replace(href);
      },
    }),
    [history],
  );
};

/** The hash path of this screen, without its search. */
export const usePathname = (): string => useRouterState({ select: (state) => state.location.pathname });

type GoLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link to a screen; with Ctrl or the middle button it opens in a tab, as any link. */
export const GoLink = ({ to, onClick, ...rest }: GoLinkProps) => {
  const go = useGo();
  const clicked = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={`#${to}`} onClick={clicked} />;
};

/** Sets the tab's title: «2026/014 · Treballs · Despatx A». */
export const useTitle = (...parts: readonly (string | null | undefined)[]): void => {
  const empresa = useEmpresa();
  const title = [...parts, empresa?.nom, 'Obra i Control'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};

import {
  type AnyRoute,
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { type Access, allows } from '#contract/roles.ts';
import { entranceHref, isBooted } from './boot.ts';
import { companyApi } from './company-api.ts';
import { currentLanguage } from './language.tsx';
import type { Platform } from './platform.tsx';
import { type ResolveContext, type ScreenModule, ScreenRefusal, type ScreenRoute, type WebRoom } from './room.ts';
import { companyOf, rememberCompany } from './session.ts';
import { ScreenFailed, ScreenNotFound } from './shell/screen-failed.tsx';
import { RoomHistories } from './ui/history/history-words.ts';

const empresaOf = (pathname: string): number => Number(/^\/empresa\/([1-9]\d*)(?=\/|$)/.exec(pathname)?.[1] ?? 0);

/** Companies that the session did not know and was asked about: of each once. */
const askedFor = new Set<number>();

/** A company made or opened to somebody since the session was read: it is read again before saying that there is none. */
const knowCompany = async (platform: Platform, empresa: number, refresh?: () => Promise<unknown>): Promise<void> => {
  const known = platform.session.get()?.sessio.usuari.empreses;
  if (!refresh || !known || empresa === 0 || known.some(({ id }) => id === empresa) || askedFor.has(empresa)) return;
  askedFor.add(empresa);
  // Without an answer it is as it was.
  await refresh().catch(() => askedFor.delete(empresa));
};

const mayOpen = (platform: Platform, access: Access | undefined, empresa: number): void => {
  const sessio = platform.session.get()?.sessio;
  if (!sessio) return;
  const here = empresa === 0 ? companyOf(sessio) : sessio.usuari.empreses.find((one) => one.id === empresa);
  if (empresa !== 0 && !here) throw new ScreenRefusal(404);
  if (access && !allows(access, here?.rol ?? null)) throw new ScreenRefusal(403);
  if (empresa !== 0) rememberCompany(sessio, empresa);
};

const contextOf = (
  platform: Platform,
  empresa: number,
  params: Record<string, string>,
  search: Record<string, unknown>,
): ResolveContext => ({
  ...platform,
  api: companyApi(platform.api, empresa),
  params,
  search,
  empresa,
  language: currentLanguage(),
  id: (name) => {
    const text = params[name] ?? '';
    if (!/^[1-9]\d{0,15}$/.test(text)) throw new ScreenRefusal(404);
    return Number(text);
  },
});

const routeOf = (
  parent: AnyRoute,
  screen: ScreenRoute,
  platform: Platform,
  refresh: (() => Promise<unknown>) | undefined,
): AnyRoute => {
  const route = createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    loader: async ({ params, location }): Promise<{ module: ScreenModule; given: unknown }> => {
      const empresa = empresaOf(location.pathname);
      if (screen.frame !== 'bare') await knowCompany(platform, empresa, refresh);
      if (screen.frame !== 'bare') mayOpen(platform, await screen.access?.(), empresa);
      const module = await screen.load();
      const search = location.search as Record<string, unknown>;
      const given = await module.resolve?.(contextOf(platform, empresa, params as Record<string, string>, search));
      return { module, given };
    },
    gcTime: 0,
    component: () => {
      const { module, given } = route.useLoaderData() as { module: ScreenModule; given: unknown };
      const params = route.useParams() as Record<string, string>;
      const search = route.useSearch() as Record<string, unknown>;
      return <module.Screen params={params} search={search} given={given} />;
    },
  });
  return route;
};

/**
 * The router over the rooms' screens, hash history. Bare screens stand alone; the others inside `shell`, which needs
 * a session with the conditions accepted. The old screen stays until the next one has loaded.
 */
export const createScreens = (given: {
  platform: Platform;
  rooms: readonly WebRoom[];
  /** Stands above every screen: hosts of dialogs and toasts. */
  frame: (screen: ReactNode) => ReactNode;
  /** The frame behind the entrance, fetched with the first screen that stands in it. */
  shell: () => Promise<ComponentType<{ children: ReactNode }>>;
  /** Reads afresh who is signed in, and their companies. */
  refresh?: () => Promise<unknown>;
  history?: RouterHistory;
}) => {
  const { platform } = given;
  const histories = given.rooms.flatMap((room) => room.history ?? []);
  const root = createRootRoute({
    component: () => <RoomHistories.Provider value={histories}>{given.frame(<Outlet />)}</RoomHistories.Provider>,
    notFoundComponent: ScreenNotFound,
  });
  const first = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/splash' as string, replace: true });
    },
  });
  const shell: AnyRoute = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: ({ location }) => {
      const stored = platform.session.get();
      const asked = location.href;
      if (!isBooted()) throw redirect({ href: entranceHref('/splash', asked), replace: true });
      if (!stored) throw redirect({ href: entranceHref('/login', asked), replace: true });
      if (stored.sessio.usuari.pendent_accept_conds) {
        throw redirect({ href: entranceHref('/condicions', asked), replace: true });
      }
    },
    loader: () => given.shell(),
    staleTime: Number.POSITIVE_INFINITY,
    component: () => {
      const Frame = shell.useLoaderData() as ComponentType<{ children: ReactNode }>;
      return (
        <Frame>
          <Outlet />
        </Frame>
      );
    },
  });
  const home = createRoute({
    getParentRoute: () => shell,
    path: '/home',
    beforeLoad: () => {
      const sessio = platform.session.get()?.sessio;
      const empresa = sessio ? companyOf(sessio) : null;
      throw redirect({ to: (empresa ? `/empresa/${empresa.id}/home` : '/empresa') as string, replace: true });
    },
  });
  const screens = given.rooms.flatMap((room) => room.screens);
  const bare = screens
    .filter((screen) => screen.frame === 'bare')
    .map((screen) => routeOf(root, screen, platform, given.refresh));
  const inside = screens
    .filter((screen) => screen.frame !== 'bare')
    .map((screen) => routeOf(shell, screen, platform, given.refresh));
  return createRouter({
    routeTree: root.addChildren([first, ...bare, shell.addChildren([home, ...inside])]),
    history: given.history ?? createHashHistory(),
    defaultPreload: false,
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: ScreenNotFound,
    notFoundMode: 'root',
  });
};

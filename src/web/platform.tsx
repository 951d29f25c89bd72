import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Access, allows, type Rol } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import type { Api } from './api.ts';
import { companyApi } from './company-api.ts';
import type { SessioEmpresa, SessionStore, StoredSession } from './session.ts';

/** What every screen stands on. */
export interface Platform {
  readonly api: Api;
  readonly session: SessionStore;
  readonly queries: QueryClient;
}

const PlatformContext = createContext<Platform | null>(null);
export const PlatformProvider = ({ platform, children }: { platform: Platform; children: ReactNode }) => (
  <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>
);

export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('no platform');
  return platform;
};

export const useStoredSession = (): StoredSession | null => {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.get);
};

/** Identifier of the user signed in, 0 when nobody is. */
export const useUserId = (): number => useStoredSession()?.sessio.usuari.id ?? 0;

const CompanyContext = createContext<number | null>(null);
/** The company that the route carries. */
export const CompanyProvider = ({ id, children }: { id: number | null; children: ReactNode }) => (
  <CompanyContext.Provider value={id}>{children}</CompanyContext.Provider>
);

/** Identifier of the company of this screen (0 outside a company). */
export const useEmpresaId = (): number => useContext(CompanyContext) ?? 0;
/** The client, bound to the company of this screen. */
export const useApi = (): Api => {
  const { api } = usePlatform();
  const empresa = useEmpresaId();
  return useMemo(() => companyApi(api, empresa), [api, empresa]);
};
export const useEmpresa = (): SessioEmpresa | null => {
  const id = useEmpresaId();
  return useStoredSession()?.sessio.usuari.empreses.find((empresa) => empresa.id === id) ?? null;
};
export const useRol = (): Rol | null => useEmpresa()?.rol ?? null;

type May = Access | (Pick<Route, 'access'> & Partial<Pick<Route, 'writes' | 'whileClosed'>>);

/** Whether the user's role in this company may do what a route (or an access row) lets do; a closed one is only read. */
export const useMay = (): ((what: May) => boolean) => {
  const empresa = useEmpresa();
  const rol = empresa?.rol ?? null;
  return (what) => {
    if (typeof what === 'string' || !('access' in what)) return allows(what as Access, rol);
    return allows(what.access, rol) && !(empresa?.baixa && what.writes && !what.whileClosed);
  };
};

import type { Rol } from '#contract/roles.ts';
import { KEYS, onStoredElsewhere, readStored, writeStored } from './storage.ts';

/** A company of the session's user, with the role there. */
export interface SessioEmpresa {
  readonly id: number;
  readonly nom: string;
  readonly rol: Rol;
  /** Deactivated: only read. */
  readonly baixa?: boolean;
}

/** Who is signed in, as the server tells it. */
export interface Sessio {
  readonly id: number;
  readonly usuari: {
    readonly id: number;
    readonly nom: string;
    readonly cognoms?: string | null;
    readonly email?: string | null;
    readonly pendent_accept_conds: boolean;
    readonly empreses: readonly SessioEmpresa[];
  };
}

export interface StoredSession {
  readonly token: string;
  readonly sessio: Sessio;
}

/** The session, kept in the browser and shared by its tabs. */
export interface SessionStore {
  get(): StoredSession | null;
  /** Stores a new session, or the same token with fresher facts. */
  start(stored: StoredSession): void;
  /** Replaces the facts, keeping the token. */
  update(sessio: Sessio): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export const createSessionStore = (): SessionStore => {
  let stored = readStored<StoredSession>(KEYS.session);
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const keep = (next: StoredSession | null): void => {
    stored = next;
    writeStored(KEYS.session, next);
    tell();
  };
  onStoredElsewhere(KEYS.session, () => {
    stored = readStored<StoredSession>(KEYS.session);
    tell();
  });
  return {
    get: () => stored,
    start: keep,
    update: (sessio) => {
      if (stored) keep({ token: stored.token, sessio });
    },
    clear: () => keep(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The company to open: the one asked for, else the last used here, else the first; one that works if there is any. */
export const companyOf = (sessio: Sessio, wanted?: number): SessioEmpresa | null => {
  const { empreses, id } = sessio.usuari;
  const last = wanted ?? readStored<number>(`empresa.${id}`);
  const working = wanted === undefined ? empreses.filter((empresa) => !empresa.baixa) : empreses;
  return working.find((empresa) => empresa.id === last) ?? working[0] ?? empreses[0] ?? null;
};

export const rememberCompany = (sessio: Sessio, empresa: number): void =>
  writeStored(`empresa.${sessio.usuari.id}`, empresa);

import type { Executor } from '../database/tables.ts';
import type { Caller } from './context.ts';

/** How the platform learns who calls; the room of users answers it. */
export interface SessionPort {
  /** The caller of a token, or null when it is unknown, ended or idle too long. */
  find(db: Executor, token: string, now: string): Promise<(Caller & { readonly darrerUs: string }) | null>;
  /** The caller of a session by its number, or null when it has ended: for addresses that it made. */
  resume(db: Executor, sessioId: number, now: string): Promise<Caller | null>;
  /** A user as a caller without a session, or null when it may not come in any more: for work begun earlier. */
  callerOf(db: Executor, usuariId: number): Promise<Caller | null>;
  /** Notes that the session was used. */
  touch(db: Executor, sessioId: number, now: string): Promise<void>;
}

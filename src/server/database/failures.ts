import { sql } from 'kysely';
import type { Engine, Executor } from './tables.ts';

/** `clash`: a unique or foreign key said no; `busy`: the same work may succeed if tried again. */
type DatabaseFailure = 'clash' | 'busy';

const SQLITE: Readonly<Record<number, DatabaseFailure>> = {
  2067: 'clash',
  1555: 'clash',
  787: 'clash',
  5: 'busy',
  517: 'busy',
  6: 'busy',
};
const POSTGRES: Readonly<Record<string, DatabaseFailure>> = {
  '23505': 'clash',
  '23503': 'clash',
  '40001': 'busy',
  '40P01': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57P01': 'busy',
  '57P03': 'busy',
  ECONNREFUSED: 'busy',
  ECONNRESET: 'busy',
};

/** What an error of either engine means to the caller, or null when it is a fault of ours. */
export const databaseFailure = (error: unknown): DatabaseFailure | null => {
  const { code = '', errcode = 0 } = (error ?? {}) as { code?: unknown; errcode?: number };
  return (code === 'ERR_SQLITE_ERROR' ? SQLITE[errcode] : POSTGRES[String(code)]) ?? null;
};

/** Turns taken by number, each held until its transaction ends. SQLite has one writer anyway. */
const TURNS = { primeraConfiguracio: 36_101, codiTreball: 36_102, equip: 36_103 } as const;

/** Waits for the turn of something that only one transaction at a time may decide, within `scope` (a company, say). */
export const takeTurn = async (db: Executor, engine: Engine, turn: keyof typeof TURNS, scope = 0): Promise<void> => {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${TURNS[turn]}::int, ${scope % 2_147_483_647}::int)`.execute(db);
};

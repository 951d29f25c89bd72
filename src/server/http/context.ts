import type { Readable } from 'node:stream';
import type { Rol } from '#contract/roles.ts';
import type { Parsed, Route, Typed } from '#contract/route.ts';
import type { TextParams } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '../database/database.ts';
import type { Executor } from '../database/tables.ts';

/** Where time comes from; tests give their own. */
export interface Clock {
  /** ISO 8601 UTC with milliseconds. */
  now(): string;
  /** Calendar date in the company's zone (Europe/Madrid). */
  today(): string;
}

/** Who calls, once the token is known. */
export interface Caller {
  readonly sessioId: number;
  readonly usuariId: number;
  readonly nom: string;
  readonly pendentConds: boolean;
  readonly rols: ReadonlyMap<number, Rol>;
  /** Those of them that are deactivated: only read. */
  readonly tancades?: ReadonlySet<number>;
  /** Company of calls that name none: last used, else the first. */
  readonly empresaPerDefecte: number | null;
}

/** Everything a handler may lean on. */
export interface Context {
  readonly requestId: string;
  readonly language: Language;
  readonly clock: Clock;
  readonly address: string;
  readonly caller: Caller | null;
  /** Company of the call with the caller's role in it; null where the route names none. */
  readonly empresa: { readonly id: number; readonly rol: Rol } | null;
  /** Readers in a reading call, the open transaction in a writing one. */
  readonly db: Executor;
  readonly database: Database;
  /** Aborted when whoever asked gave up (a caller who went away, a cancelled task): slow work ends with `signal.reason`. */
  readonly signal: AbortSignal;
  /** Tells how far long work is: `fet` of `total`. Goes to the task where there is one. */
  progress(fet: number, total: number): void;
  /** Sentence of a text key in the caller's language. */
  text(key: string, params?: TextParams): string;
}

/** A context in which somebody called within a company: what rooms of a company work with. */
export interface CompanyContext extends Context {
  readonly caller: Caller;
  readonly empresa: { readonly id: number; readonly rol: Rol };
}

export interface Input<R extends Route> {
  readonly params: R extends Route<infer P, infer _Q, infer _B, infer _A> ? Parsed<P> : never;
  readonly query: R extends Route<infer _P, infer Q, infer _B, infer _A> ? Parsed<Q> : never;
  readonly body: R extends Route<infer _P, infer _Q, infer B, infer _A> ? Parsed<B> : never;
  /** Bytes of an `upload` route; of any other, an empty stream. */
  readonly content: Readable;
}

/** A file that a download route answers. `nom` is what the browser saves it as. */
export interface FileAnswer {
  readonly nom: string;
  readonly tipus: string;
  readonly contingut: Buffer | Readable;
  /** Bytes, where they are a stream and known. */
  readonly mida?: number;
  /** Shown in place rather than saved: only for content that cannot be active. */
  readonly inline?: boolean;
}

export type AnswerFor<R extends Route> =
  R extends Route<infer _P, infer _Q, infer _B, infer A> ? (A extends undefined ? FileAnswer : Typed<A>) : never;

type ContextOf<R extends Route> = R['empresa'] extends 'none'
  ? R['access'] extends 'public'
    ? Context
    : Context & { readonly caller: Caller }
  : CompanyContext;

/** A route with what answers it. */
export interface Bound {
  readonly route: Route;
  readonly handle: (context: Context, input: Input<Route>, prepared: unknown) => Promise<unknown>;
  /** Slow work that has to be done before the transaction opens (a password's hash); its result goes to `handle`. */
  readonly prepare: ((context: Context, input: Input<Route>) => Promise<unknown>) | null;
  /** The handler opens its own transaction (slow work before it); the answer is not kept for retries. */
  readonly ownTransaction: boolean;
}

/** Ties a handler to its route. */
export const bind = <R extends Route, Prepared = undefined>(
  route: R,
  handle: (context: ContextOf<R>, input: Input<R>, prepared: Prepared) => Promise<AnswerFor<R>>,
  options: { ownTransaction?: boolean; prepare?: (context: ContextOf<R>, input: Input<R>) => Promise<Prepared> } = {},
): Bound => ({
  route,
  handle: handle as unknown as Bound['handle'],
  prepare: (options.prepare ?? null) as unknown as Bound['prepare'],
  ownTransaction: options.ownTransaction ?? false,
});

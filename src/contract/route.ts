import type { z } from 'zod';
import type { Access } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Where the company of a call comes from: `?empresa_fk` (default last used), the path parameter `id`, or none. */
export type EmpresaFrom = 'query' | 'path' | 'none';

type Schema = z.ZodType;

/** One call, as data: the server registers from it, the client is typed by it, the description is made from it. */
export interface Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  /** Stable name, `<room>.<verb>`. */
  readonly name: string;
  readonly method: Method;
  /** Path below `/api`, parameters as `{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly empresa: EmpresaFrom;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Schema of the 200 answer; absent when `download` says a file comes. */
  readonly answer?: Answer;
  readonly download?: string;
  /** True when the body is bytes (`application/octet-stream`), which the handler reads as a stream. */
  readonly upload?: boolean;
  /** True when it changes something: runs in one transaction, honours Idempotency-Key. */
  readonly writes: boolean;
  /** Milliseconds after which the client gives up. */
  readonly timeout: number;
  /** Codes of the refusals it may answer, beyond the common ones. */
  readonly errors: readonly string[];
  /** Works while the conditions are pending. */
  readonly beforeConditions?: boolean;
  /** Writes also in a company that is deactivated, where everything else is only read. */
  readonly whileClosed?: boolean;
}

export const TIMEOUT = { normal: 15_000, download: 60_000, upload: 120_000, report: 1_200_000 } as const;

type Given<P, Q, B, A> = Partial<Omit<Route, 'params' | 'query' | 'body' | 'answer'>> & {
  name: string;
  method: Method;
  path: string;
  summary: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
};

/** Declares a route; everything not said takes the usual value. */
export const route = <
  const P extends Schema | undefined = undefined,
  const Q extends Schema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const A extends Schema | undefined = undefined,
>(
  given: Given<P, Q, B, A>,
): Route<P, Q, B, A> => ({
  empresa: 'query',
  writes: given.method !== 'GET',
  timeout: given.download ? TIMEOUT.download : TIMEOUT.normal,
  errors: [],
  ...given,
});

export type Parsed<S> = S extends Schema ? z.output<S> : undefined;
export type Typed<S> = S extends Schema ? z.input<S> : undefined;
export type AnswerOf<R extends Route> = R extends Route<infer _P, infer _Q, infer _B, infer A> ? Parsed<A> : never;

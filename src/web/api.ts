import { descarregaRoutes } from '#contract/descarrega.ts';
import type { Problem } from '#contract/problem.ts';
import type { AnswerOf, Route, Typed } from '#contract/route.ts';
import type { Tasca } from '#contract/tasca.ts';
import type { Language } from '#kernel/language.ts';
import { noteServerDate } from './clock.ts';
import { TransportFailure } from './transport-error.ts';

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
type Keyed<S, Value> = [Typed<S>] extends [undefined] ? undefined : { [K in keyof Typed<S>]: Value };
type Maybe<S, Value> = [Typed<S>] extends [undefined] ? undefined : { [K in keyof Typed<S>]?: Value };

/** What a call is given: path parameters, query and body of its route, and how it travels. */
export interface CallOptions<R extends Route> {
  readonly params?: R extends Route<infer P, infer _Q, infer _B, infer _A> ? Keyed<P, string | number> : never;
  readonly query?: R extends Route<infer _P, infer Q, infer _B, infer _A>
    ? (Maybe<Q, QueryValue> & { empresa_fk?: number }) | { empresa_fk?: number }
    : never;
  readonly body?: R extends Route<infer _P, infer _Q, infer B, infer _A> ? Typed<B> : never;
  /** Bytes of an `upload` route. */
  readonly content?: Blob;
  readonly signal?: AbortSignal | undefined;
  /** Same key, same effect: a repeated writing call gives the first answer. Made anew when absent. */
  readonly idempotencyKey?: string | undefined;
}

/** What the client needs to know about the moment; the platform fills it in. */
export interface ApiContext {
  token(): string | null;
  language(): Language;
  /** Asked when the session has died: true once a new one stands, and the call is sent again with the same key. */
  revive(): Promise<boolean>;
  fetch: typeof fetch;
}

export interface Api {
  call<R extends Route>(route: R, options?: CallOptions<R>): Promise<AnswerOf<R>>;
  /** The file of a download route, with the name that the server gave it. */
  download<R extends Route>(route: R, options?: CallOptions<R>): Promise<{ file: Blob; name: string }>;
  /** Puts a long download off (`Prefer: respond-async`): the task that makes it. */
  putOff<R extends Route>(route: R, options?: CallOptions<R>): Promise<Tasca>;
}

/** The address of a call below `/api`, parameters and query written in. */
export const addressOf = (
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ''}`;
};

const newKey = (): string => globalThis.crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

const problemOf = async (answer: Response): Promise<Problem | Record<string, never>> => {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return {};
  }
};

/** Makes the typed client over the route tables. */
export const createApi = (context: ApiContext): Api => {
  const send = async (
    route: Route,
    options: CallOptions<Route>,
    key: string,
    more: Readonly<Record<string, string>>,
  ): Promise<Response> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), route.timeout);
    const headers: Record<string, string> = { 'Accept-Language': context.language(), ...more };
    const token = context.token();
    if (token) headers['auth-token'] = token;
    if (route.writes) headers['Idempotency-Key'] = key;
    const init: RequestInit = {
      method: route.method,
      headers,
      signal: options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal,
    };
    if (options.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(options.body);
    }
    if (options.content !== undefined) {
      headers['Content-Type'] = 'application/octet-stream';
      init.body = options.content;
    }
    try {
      const answer = await context.fetch(addressOf(route.path, options.params ?? {}, options.query ?? {}), init);
      noteServerDate(answer.headers.get('date'));
      return answer;
    } catch {
      if (options.signal?.aborted) throw new TransportFailure('aborted', 0);
      throw new TransportFailure(limit.signal.aborted ? 'timeout' : 'offline', 0);
    } finally {
      clearTimeout(timer);
    }
  };

  const request = async (route: Route, options: CallOptions<Route>, more = {}): Promise<Response> => {
    const key = options.idempotencyKey ?? newKey();
    let answer = await send(route, options, key, more);
    if (answer.status === 401 && route.access !== 'public' && context.token() && (await context.revive())) {
      answer = await send(route, options, key, more);
    }
    if (!answer.ok) throw new TransportFailure('refused', answer.status, await problemOf(answer));
    return answer;
  };

  return {
    async call(route, options = {}) {
      const answer = await request(route, options as CallOptions<Route>);
      if (answer.status === 204) return undefined as never;
      const text = await answer.text();
      return (text === '' ? undefined : JSON.parse(text)) as never;
    },
    async download(route, options = {}) {
      const answer = await request(route, options as CallOptions<Route>);
      const header = answer.headers.get('content-disposition') ?? '';
      const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
      const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
      return { file: await answer.blob(), name: encoded ? decodeURIComponent(encoded) : (plain ?? 'document') };
    },
    async putOff(route, options = {}) {
      const answer = await request(route, options as CallOptions<Route>, { Prefer: 'respond-async' });
      return (await answer.json()) as Tasca;
    },
  };
};

const follow = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Hands a file to the browser's downloads under that name. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** Has the browser download a path below `/api` by itself, through a single-use address: nothing is held in memory. */
export const saveByAddress = async (api: Api, cami: string, name: string): Promise<void> => {
  const { adreca } = await api.call(descarregaRoutes.create, { body: { cami } });
  follow(adreca, name);
};

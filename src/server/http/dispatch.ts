import { Readable } from 'node:stream';
import type { z } from 'zod';
import { allows } from '#contract/roles.ts';
import { type Route, TIMEOUT } from '#contract/route.ts';
import type { Tasca } from '#contract/tasca.ts';
import { CodedError, forbidden, invalid, notFound } from '#kernel/coded-error.ts';
import type { Database } from '../database/database.ts';
import type { Executor } from '../database/tables.ts';
import { between } from './clock.ts';
import type { Bound, Caller, Clock, CompanyContext, Context, Input } from './context.ts';
import { type Attempt, claimKey, hashOf, KEY_SHAPE, keepAnswer } from './idempotency.ts';
import { faultsOf } from './problem.ts';
import type { SessionPort } from './session-port.ts';
import { askedLanguage, type Translate } from './texts.ts';

const TOUCH_EVERY = 5 * 60_000;

/** What a call brings, whatever carried it. */
export interface Call {
  readonly requestId: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly params: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Path below `/api` with its query, as it was asked for. */
  readonly cami: string;
  readonly signal: AbortSignal;
}

/** A call made on behalf of somebody: a single-use address, a task. */
export interface OnBehalf {
  readonly caller: Caller;
  readonly progress?: (fet: number, total: number) => void;
}

/** The answer of a call that was put off until later: 202. */
export class Accepted {
  readonly tasca: Tasca;
  constructor(tasca: Tasca) {
    this.tasca = tasca;
  }
}

/** Puts off a long download until later, in the transaction of the context. */
export type PutOff = (context: CompanyContext, route: Route, cami: string) => Promise<Tasca>;

export interface Dispatcher {
  readonly database: Database;
  readonly clock: Clock;
  readonly session: SessionPort;
  readonly translate: Translate;
  readonly putOff?: PutOff;
}

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const parsePart = (schema: z.ZodType | undefined, value: unknown, prefix: string): unknown => {
  if (!schema) return undefined;
  // With its input, an issue tells an absent value from one of the wrong kind.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw invalid(faultsOf(parsed.error, prefix));
  return parsed.data;
};

const parseParams = (route: Route, params: unknown): unknown => {
  if (!route.params) return undefined;
  const parsed = route.params.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data;
};

const parseInput = (route: Route, call: Call): Input<Route> => {
  const { empresa_fk: _company, ...query } = call.query;
  const asked = route.empresa === 'query' ? query : call.query;
  if (!route.query && Object.keys(asked).length > 0 && Object.keys(asked).some((key) => key !== 'empresa_fk'))
    throw invalid(Object.keys(asked).map((key) => ({ cami: key, codi: 'camp_desconegut' })));
  return {
    params: parseParams(route, call.params),
    query: parsePart(route.query, asked, ''),
    body: parsePart(route.body, call.body ?? {}, ''),
    content: route.upload && call.body instanceof Readable ? call.body : Readable.from([]),
  } as Input<Route>;
};

const findCaller = async (parts: Dispatcher, route: Route, call: Call): Promise<Caller | null> => {
  const token = single(call.headers['auth-token']);
  if (!token) {
    if (route.access === 'public') return null;
    throw new CodedError(401, 'sense_sessio');
  }
  const found = await parts.session.find(parts.database.read, token, parts.clock.now());
  if (!found) {
    if (route.access === 'public') return null;
    throw new CodedError(401, 'sense_sessio');
  }
  // A last use in the future comes from a clock that was wrong: it is set right too.
  if (Math.abs(between(found.darrerUs, parts.clock.now())) >= TOUCH_EVERY)
    await parts.database.write((db) => parts.session.touch(db, found.sessioId, parts.clock.now()));
  return found;
};

const ID = /^[1-9]\d{0,15}$/;

/** The company of the call with the role in it. Another company is as absent as one that never was. */
const findEmpresa = (route: Route, call: Call, caller: Caller | null): Context['empresa'] => {
  if (route.empresa === 'none' || !caller) return null;
  const named =
    route.empresa === 'path'
      ? (call.params as Record<string, unknown>)['id']
      : (call.query['empresa_fk'] ?? caller.empresaPerDefecte);
  if (named === null || named === undefined) throw forbidden('sense_empresa');
  const id = ID.test(String(named)) ? Number(named) : 0;
  const rol = caller.rols.get(id);
  if (!rol) throw notFound();
  if (!allows(route.access, rol)) throw forbidden();
  if (route.writes && !route.whileClosed && caller.tancades?.has(id)) throw new CodedError(409, 'empresa_de_baixa');
  return { id, rol };
};

const untold = (): void => {};

/** A long download may be answered later, to whoever prefers that (RFC 7240). */
const mayWait = (route: Route, call: Call): boolean =>
  route.download !== undefined &&
  route.timeout >= TIMEOUT.report &&
  /(^|[,;\s])respond-async($|[,;\s])/i.test(single(call.headers['prefer']) ?? '');

/** Runs one call: parse, load who and where, authorise, act. Throws `CodedError` for every refusal. */
export const dispatch = async (parts: Dispatcher, bound: Bound, call: Call, behalf?: OnBehalf): Promise<unknown> => {
  const { route } = bound;
  const language = askedLanguage(single(call.headers['accept-language']));
  const caller = behalf?.caller ?? (await findCaller(parts, route, call));
  if (caller?.pendentConds && !route.beforeConditions && route.access !== 'public')
    throw forbidden('pendent_accept_conds');
  const empresa = findEmpresa(route, call, caller);
  const input = parseInput(route, call);
  const contextOn = (db: Executor): Context => ({
    requestId: call.requestId,
    language,
    clock: parts.clock,
    address: call.address,
    caller,
    empresa,
    db,
    database: parts.database,
    signal: call.signal,
    progress: behalf?.progress ?? untold,
    text: (key, params) => parts.translate(language, key, params),
  });
  const { putOff } = parts;
  if (putOff && !behalf && empresa && mayWait(route, call))
    return new Accepted(await parts.database.write((db) => putOff(contextOn(db) as CompanyContext, route, call.cami)));
  const prepared = await bound.prepare?.(contextOn(parts.database.read), input);
  if (!route.writes || bound.ownTransaction) return bound.handle(contextOn(parts.database.read), input, prepared);

  const key = single(call.headers['idempotency-key']);
  if (key !== undefined && !KEY_SHAPE.test(key)) throw new CodedError(400, 'clau_incorrecta');
  const attempt: Attempt | null =
    key && caller
      ? {
          usuariId: caller.usuariId,
          clau: key,
          ruta: `${route.method} ${route.path} ${JSON.stringify(call.params ?? {})} ${empresa?.id ?? ''}`,
          cosHash: hashOf([call.body ?? null, call.query]),
        }
      : null;
  return parts.database.write(async (db) => {
    if (attempt) {
      const kept = await claimKey(db, attempt, parts.clock.now());
      if (kept !== null) return JSON.parse(kept) as unknown;
    }
    const answer = await bound.handle(contextOn(db), input, prepared);
    if (attempt) await keepAnswer(db, attempt, answer);
    return answer;
  });
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { hashContrasenya, insertRol, insertUsuari } from '#areas/usuari/server/index.ts';
import type { Rol } from '#contract/roles.ts';
import type { AnswerOf, Parsed, Route } from '#contract/route.ts';
import { type App, type AppParts, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Clock } from '#server/http/context.ts';
import { openMigratedDatabase } from './test-database.ts';

export const CONTRASENYA = 'bastida-i-plomada-26';
const START = '2026-11-28T09:00:00.000Z';

/** A clock that stands until it is moved. `today` is the date of the instant in UTC. */
export interface TestClock extends Clock {
  set(instant: string): void;
  pass(milliseconds: number): void;
}
const testClock = (): TestClock => {
  let instant = START;
  return {
    now: () => instant,
    today: () => instant.slice(0, 10),
    set: (next) => {
      instant = next;
    },
    pass: (milliseconds) => {
      instant = new Date(Date.parse(instant) + milliseconds).toISOString();
    },
  };
};

/** What an answer came to. `body` is parsed JSON, `raw` its bytes (files). */
export interface Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}
/** The fields that every refusal has; see `problemSchema`. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
type Any = any;

export interface Given {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address that it comes from; the loopback when nothing is said. */
  readonly from?: string;
}

/** Somebody logged in who has accepted the conditions. */
export interface Member {
  readonly token: string;
  readonly usuariId: number;
  readonly empresaId: number;
  readonly rol: Rol;
}

export interface TestApp {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly platform: App['platform'];
  /** Folder of its own for files and keys. */
  readonly dataDir: string;
  readonly clock: TestClock;
  readonly url: string;
  /** Code that the first set-up asks for, or null. */
  readonly setupCode: string | null;
  /** Any request, by address. */
  send(method: string, address: string, given?: Omit<Given, 'params'>): Promise<Reply<Any>>;
  /** A call of the contract; a 200 answer is held against its schema (strictly) before it is given back. */
  call<R extends Route>(route: R, given?: Given): Promise<Reply<Any>>;
  /** The same when nothing but success will do. Throws with the refusal otherwise. */
  ok<R extends Route>(route: R, given?: Given): Promise<AnswerOf<R>>;
  /** First user and first company, through the first set-up; conditions accepted. */
  setUp(): Promise<Member>;
  /** Another user with a role in a company, logged in, conditions accepted unless told not to. */
  addMember(empresaId: number, rol: Rol, options?: { accepts?: boolean }): Promise<Member>;
  close(): Promise<void>;
}

export const addressOf = (path: string, given: Given): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(given.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.append(name, String(value));
  return `/api${filled}${query.size > 0 ? `?${query}` : ''}`;
};

let hashed: Promise<string> | undefined;

/** The production application on a fresh, migrated database of its own, without a network. */
export const openTestApp = async (
  settings: Readonly<Record<string, string>> = {},
  own: Pick<AppParts, 'documents'> = {},
): Promise<TestApp> => {
  const place = await openMigratedDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-dades-'));
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    // Many suites share the cores: how long one waits says nothing of the product.
    BUSY_AFTER: '600000',
    ...settings,
    DATABASE_URL: place.url,
    LOG_LEVEL: 'silent',
  });
  const database = openDatabase(config.databaseUrl);
  await migrate(database);
  const clock = testClock();
  const { server, setupCode, platform } = await buildApp({ config, database, clock, ...own });

  const send: TestApp['send'] = async (method, address, given = {}) => {
    const answer = await server.inject({
      method: method as 'GET',
      url: address,
      ...(given.from ? { remoteAddress: given.from } : {}),
      headers: { ...(given.token ? { 'auth-token': given.token } : {}), ...given.headers },
      ...(given.body === undefined ? {} : { payload: given.body as object }),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    const body = isJson && answer.payload !== '' ? JSON.parse(answer.payload) : answer.payload;
    return { status: answer.statusCode, body, raw: answer.rawPayload, headers: answer.headers };
  };
  const call: TestApp['call'] = async (route, given = {}) => {
    const reply = await send(route.method, addressOf(route.path, given), given);
    if (reply.status === 200 && route.answer) route.answer.parse(reply.body);
    return reply;
  };
  const ok = async <R extends Route>(route: R, given: Given = {}): Promise<AnswerOf<R>> => {
    const reply = await call(route, given);
    if (reply.status !== 200) throw new Error(`${route.name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body as Parsed<R['answer']> as AnswerOf<R>;
  };
  const accept = (token: string): Promise<Reply<Any>> =>
    send('POST', '/api/usuari/acceptConds', { token, body: { versio: CONDICIONS_VERSIO } });

  const setUp: TestApp['setUp'] = async () => {
    const reply = await send('POST', '/api/primera-configuracio', {
      body: {
        persona: {
          nom: 'Mercè',
          cognoms: 'Puig Soler',
          email: 'merce@exemple.cat',
          contrasenya: CONTRASENYA,
          idioma_fk: 'ca',
        },
        empresa: { nom_fiscal: 'Aparelladors Exemple SLP', tipus_persona: 'E', nif: 'B12345674' },
      },
    });
    if (reply.status !== 200) throw new Error(`set-up answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    await accept(reply.body.token);
    const { usuari } = reply.body.sessio;
    return { token: reply.body.token, usuariId: usuari.id, empresaId: usuari.empreses[0].id, rol: 'titular' };
  };

  let people = 0;
  const addMember: TestApp['addMember'] = async (empresaId, rol, options = {}) => {
    hashed ??= hashContrasenya(CONTRASENYA);
    const contrasenya = await hashed;
    people += 1;
    const usuari = `${rol}-${people}`;
    const person = {
      nom: 'Pol',
      cognoms: `Roca ${people}`,
      email: `${usuari}@exemple.cat`,
      idioma_fk: 'ca',
      usuari_fk: null,
    };
    const usuariId = await database.write(async (db) => {
      const id = await insertUsuari(db, { ...person, usuari, contrasenya, creat: clock.now() });
      await insertRol(db, { usuari_fk: id, empresa_fk: empresaId, rol, agent_fk: null });
      return id;
    });
    const login = await send('POST', '/api/usuari/login', {
      body: { usuari, contrasenya: CONTRASENYA, plataforma: 'web' },
    });
    if (login.status !== 200) throw new Error(`login answered ${login.status}: ${JSON.stringify(login.body)}`);
    if (options.accepts !== false) await accept(login.body.token);
    return { token: login.body.token, usuariId, empresaId, rol };
  };

  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
    await place.dispose();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  return {
    server,
    database,
    platform,
    dataDir,
    clock,
    url: place.url,
    setupCode,
    send,
    call,
    ok,
    setUp,
    addMember,
    close,
  };
};

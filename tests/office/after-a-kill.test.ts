import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import type { Route } from '#contract/route.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { addressOf, CONTRASENYA, type Given } from '#tests/support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { DAY } from './day/day.ts';
import { actorOf, type Carry, givenOf, inCompany, routeOf } from './day/people-of-day.ts';
import type { Actor, Answer, Day, Step } from './day/step.ts';

let place: TestDatabase;
let dataDir: string;
let mail: MailServer;
let server: RunningServer;
let by: Actor;
let empresaId: number;

const start = async (): Promise<void> => {
  const system = {
    PUBLIC_URL: 'https://obra.exemple.cat',
    SMTP_URL: 'smtp://127.0.0.1:9?starttls=no',
    SMTP_FROM: 'obra@exemple.cat',
  };
  const env = { ...system, DATABASE_URL: place.url, RATE_LIMIT: '1000000', LOG_LEVEL: 'fatal' };
  server = await startServer({ dataDir, env });
};
const carry: Carry = async (route, { token, body, headers, ...given }) => {
  const bytes = body instanceof Buffer;
  const answer = await fetch(`${server.url}${addressOf(route.path, given)}`, {
    method: route.method,
    headers: {
      ...(token ? { 'auth-token': token } : {}),
      ...(body === undefined || bytes ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const raw = Buffer.from(await answer.arrayBuffer());
  const json = /json/.test(answer.headers.get('content-type') ?? '') && raw.length > 0;
  return { status: answer.status, body: json ? JSON.parse(raw.toString()) : raw.toString(), raw, headers: {} };
};
const call = (route: Route, given: Given) => carry(route, inCompany(route, { token: by.token, ...given }, empresaId));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-dia-'));
  place = await openTestDatabase();
  mail = await openMailServer();
  await start();
  const usuari = 'a@exemple.cat';
  const persona = { nom: 'A', cognoms: 'B', email: usuari, contrasenya: CONTRASENYA, idioma_fk: 'ca' };
  const empresa = { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: '' };
  const { body } = await carry(routeOf('usuari.primeraConfiguracio'), { body: { persona, empresa } });
  const { token, sessio } = body;
  empresaId = sessio.usuari.empreses[0].id;
  const usuariId = sessio.usuari.id;
  by = actorOf(carry, {
    token,
    usuariId,
    empresaId,
    rol: 'titular',
    elsewhere: false,
    usuari,
    contrasenya: CONTRASENYA,
  });
  await by.ok('usuari.acceptConds', { body: { versio: CONDICIONS_VERSIO } });
});
afterAll(async () => {
  await server.stop();
  await mail.close();
  await place.dispose();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const READ_AT_ONCE = 4;
/**
 * A part of the day has this many calls at least before the server is killed after it. Where the database is inside the
 * server it dies with it, and is killed more often.
 */
const PART = process.env.TEST_DATABASE === 'postgres' ? 48 : 16;

/** What the day has read: each address with what it answered last, told by its bytes where it is a file. */
class Readings {
  readonly #asked = new Map<string, { route: Route; given: Given; told: string | undefined }>();

  /** From now on it is read, its first answer being `reply` where it is at hand. */
  note(route: Route, given: Given, reply?: Reply): void {
    const address = addressOf(route.path, inCompany(route, given, empresaId));
    const told = reply ? toldBy(reply) : this.#asked.get(address)?.told;
    this.#asked.set(address, { route, given, told });
  }

  /** Reads again those that `of` names; gives how many answered something else than the last time. */
  async read(of: (call: string) => boolean = () => true): Promise<number> {
    const left = [...this.#asked.values()].filter(({ route }) => of(route.name));
    let other = 0;
    const readOn = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const told = toldBy(await call(next.route, next.given));
        if (told !== next.told) other += 1;
        next.told = told;
      }
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, readOn));
    return other;
  }

  all(): Record<string, string | undefined> {
    return Object.fromEntries([...this.#asked].map(([address, { told }]) => [address, told]));
  }
}
type Reply = Awaited<ReturnType<Carry>>;
const toldBy = ({ status, body, raw }: Reply): string =>
  JSON.stringify([
    status,
    status >= 400 ? body.codi : raw.subarray(0, 2).toString() === 'PK' ? packed(raw) : steady(body),
  ]);
/** What a packed file holds: the moment that it was made in is packed with it, and changes its length. */
const packed = (raw: Buffer): readonly [string, number][] =>
  Object.entries(unzipSync(new Uint8Array(raw)))
    .filter(([name]) => !name.startsWith('docProps/'))
    .map(([name, bytes]) => [name, bytes.length]);
/** Without what moves by itself: when a session was last used, how far the post has come with a letter. */
const steady = (body: Answer): Answer =>
  typeof body === 'string'
    ? body.length
    : JSON.parse(
        JSON.stringify(body, (key, value) => (MOVES.has(key) ? null : isLetter(value) ? unposted(value) : value)),
      );
const MOVES = new Set(['darrer_us', 'darrer_acces', 'intents', 'proper', 'estat_correu']);
const isLetter = (value: Answer): boolean =>
  value !== null && typeof value === 'object' && 'assumpte' in value && 'intents' in value;
/** A letter that waits is tried again whenever its turn comes, also between two readings. */
const unposted = (letter: Answer): Answer => ({ ...letter, estat: null, enviat: null, motiu: null, resposta: null });

/** Readings that would write or be used up, or that are files made anew. */
const NOT_AGAIN = new Set([
  'descarrega.get',
  'agent.sincronitza',
  'informe.formigo',
  'agent.document',
  'treball.llistat',
  'partida.llistat',
  'no_conformitat.llistat',
  'pressupost.llistat',
  'pressupost.document',
  'pressupost.client_document',
  'factura.llistat',
  'factura.per_client_llistat',
  'amortitzacio.llistat',
  'llibres.descarrega',
  'llibres.fitxer303',
  'llibres.rendiment_exporta',
  'despesa.exporta',
  'despesa.llistat',
  'despesa.document',
  'factura.cobraments_llistat',
  'factura.periodiques_llistat',
  'factura.document',
  'factura.documents',
  'factura.rebut',
  'efactura.facturae',
  'usuari.document',
  'empresa.document',
  'correu.document',
  'registre.document',
  'registre.export',
  'formigo.zonesDocument',
  'referencia.manual',
]);
const HISTORIES = ['empresa', 'agent', 'treball', 'usuari'] as const;

test('each call of the day is driven on a real server; killed after each part, every write is read back as it was', async () => {
  const day: Day = {
    empresaId,
    mailPort: mail.port,
    stamp: 'dia-x',
    made: { actor: by.usuariId, ara: Date.now },
    finishTasks: async () => {
      while ((await by.ok('tasca.list', { query: { pendents: 'true' } })).total > 0) await pause(20);
    },
    settleLetters: async () => {
      const moves = ({ estat, intents }: Answer): boolean =>
        estat === 'enviant' || (estat === 'en_cua' && intents === 0);
      while ((await by.ok('correu.list')).items.some(moves)) await pause(20);
    },
  };
  const readings = new Readings();
  readings.note(routeOf('usuari.dispositius'), { params: { id: by.usuariId } });
  readings.note(routeOf('vista.list'), { query: { area: 'treball' } });
  mail.refuse.set('ve-dia-x@exemple.cat', 550);
  const ofPlatform = /^(pujada|descarrega|tasca|vista)\./;
  const room = (name: string): string => (ofPlatform.test(name) ? 'platform' : (name.split('.')[0] ?? ''));
  /** Where a step may be seen: its own room, the histories, and what it names. */
  const near =
    ({ call: mine, seenIn = [] }: Step) =>
    (call: string): boolean =>
      [room(mine), 'historial', ...seenIn].includes(room(call));
  const wrong: string[] = [];
  let written = false;
  let killedAt = 0;
  await readings.read();
  for (const [at, step] of DAY.entries()) {
    const route = routeOf(step.call);
    const given = await givenOf(step, day, by);
    if (step.seenIn) await readings.read(near(step));
    const reply = await call(route, given);
    const status = typeof step.status === 'function' ? step.status(by) : (step.status ?? 200);
    if (reply.status !== status) wrong.push(`${step.call} answered ${reply.status} ${reply.body?.codi ?? ''}`);
    if (reply.status < 300) await step.keep?.(day, reply.body, by);
    if (
      !route.writes &&
      room(step.call) !== 'referencia' &&
      !NOT_AGAIN.has(step.call) &&
      !route.path.includes('{token}')
    )
      readings.note(route, given, reply);
    for (const entitat of HISTORIES) {
      const id = {
        empresa: empresaId,
        agent: day.made['agent']?.id,
        treball: day.made['treball'],
        usuari: by.usuariId,
      }[entitat];
      if (id) readings.note(routeOf('historial.list'), { params: { entitat, id } });
    }
    const maker = /^(agent|agent\.importar|empresa|pujada|treball)\.create$/.exec(step.call)?.[1];
    if (maker && reply.body?.id) readings.note(routeOf(`${maker}.get`), { params: { id: reply.body.id } });
    if (!route.writes && room(step.call) === room(DAY[at + 1]?.call ?? '')) continue;
    const seen = route.writes && (await readings.read(near(step))) > 0;
    if (route.writes && !seen && !step.unseen && status === 200) wrong.push(`${step.call} is seen in no reading`);
    written ||= route.writes;
    const ends = room(step.call) !== room(DAY[at + 1]?.call ?? '') && at - killedAt >= PART;
    if (!written || (!ends && at < DAY.length - 1)) continue;
    killedAt = at;
    written = false;
    await readings.read();
    const before = readings.all();
    await server.stop('SIGKILL');
    await start();
    await readings.read();
    expect(readings.all()).toEqual(before);
  }
  expect(wrong).toEqual([]);
}, 600_000);

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/route.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { serverTexts } from '#server/texts/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { systemClock } from './clock.ts';
import { bind } from './context.ts';
import { buildServer } from './server.ts';
import { translator } from './texts.ts';

const done = z.strictObject({ fet: z.literal(true) });
const open = (path: string, writes: boolean) =>
  route({
    name: `prova.${path.slice(1)}`,
    method: writes ? 'POST' : 'GET',
    path,
    summary: path,
    access: 'public',
    empresa: 'none',
    writes,
    answer: done,
    ...(writes ? { body: z.strictObject({}) } : {}),
  });
const count = (nom: string) => sql`insert into comptador (nom, valor) values (${nom}, 1)`;

/** Calls that break in every way a handler can. */
const broken = [
  bind(open('/peta', false), async () => {
    throw new Error('select contrasenya from usuari at /srv/secret.ts:12');
  }),
  bind(open('/peta-sql', false), async ({ db }) => {
    await sql`select * from taula_que_no_hi_es`.execute(db);
    return { fet: true as const };
  }),
  bind(open('/peta-a-mitges', true), async ({ db }) => {
    await count('a-mitges').execute(db);
    throw new TypeError('undefined is not a function');
  }),
  bind(open('/repetit', true), async ({ db }) => {
    await count('repetit').execute(db);
    await count('repetit').execute(db);
    return { fet: true as const };
  }),
  bind(open('/be', true), async ({ db }) => {
    await count('be').execute(db);
    return { fet: true as const };
  }),
];

let place: TestDatabase;
let database: Database;
let app: FastifyInstance;
const build = (settings: Record<string, string> = {}) =>
  buildServer(
    readConfig({ LOG_LEVEL: 'silent', ...settings }),
    {
      database,
      clock: systemClock,
      session: { find: async () => null, touch: async () => {}, resume: async () => null, callerOf: async () => null },
      translate: translator([serverTexts]),
    },
    broken,
    () => {},
  );
beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase(place.url);
  await migrate(database);
  app = await build();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await place.dispose();
});

const counted = async (nom: string): Promise<number> =>
  (await sql`select nom from comptador where nom = ${nom}`.execute(database.read)).rows.length;
const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test.each(['/api/peta', '/api/peta-sql'])('%s: a fault of ours tells nothing of itself', async (url) => {
  for (const language of ['ca', 'es', 'en']) {
    const answer = await app.inject({ url, headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
    });
    expect(Object.keys(answer.json()).sort()).toEqual(
      ['codi', 'detail', 'instance', 'requestId', 'status', 'title', 'type'].sort(),
    );
    expect(answer.json()).toMatchObject({ codi: 'error_intern', requestId: answer.headers['x-request-id'] });
    expect(answer.payload).not.toMatch(/select|usuari at|taula_que|secret|stack|SQL|\.ts/);
  }
});

test('a fault in the middle undoes what was written', async () => {
  expect((await post('/api/peta-a-mitges', '{}')).statusCode).toBe(500);
  expect(await counted('a-mitges')).toBe(0);
  expect((await post('/api/be', '{}')).statusCode).toBe(200);
  expect(await counted('be')).toBe(1);
});

test('a key that clashes is a conflict, not a fault', async () => {
  const answer = await post('/api/repetit', '{}');
  expect([answer.statusCode, answer.json().codi]).toEqual([409, 'conflicte']);
  expect(await counted('repetit')).toBe(0);
});

test.each([
  ['broken', '{"a":', 400, 'json_incorrecte'],
  ['with a byte order mark', '\ufeff{}', 400, 'json_incorrecte'],
  ['NaN', '{"a":NaN}', 400, 'json_incorrecte'],
  ['a list', '[]', 422, 'dades_incorrectes'],
  ['a word', '"hola"', 422, 'dades_incorrectes'],
  ['null', 'null', 409, 'conflicte'],
  ['an own __proto__', '{"__proto__":{"a":1}}', 422, 'dades_incorrectes'],
  ['a constructor', '{"constructor":{"prototype":{"a":1}}}', 422, 'dades_incorrectes'],
  ['an unknown field twice', '{"a":1,"a":2}', 422, 'dades_incorrectes'],
  ['nested a hundred thousand times', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422, 'dades_incorrectes'],
  ['an object nested so', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 422, 'dades_incorrectes'],
])('a body that is %s is refused clearly', async (_what, payload, status, codi) => {
  if (codi === 'conflicte') await post('/api/be', '{}');
  const answer = await post('/api/be', payload);
  expect([answer.statusCode, answer.json().codi]).toEqual([status, codi]);
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

test('only JSON is taken', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await post('/api/be', '{}', type);
    expect([type, answer.statusCode, answer.json().codi]).toEqual([type, 415, 'tipus_no_admes']);
  }
});

test('a body over 2 MB is refused before it is read', async () => {
  expect((await post('/api/be', `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`)).statusCode).toBe(413);
  expect((await post('/api/be', `{"a":"${'x'.repeat(2 * 1024 * 1024 - 100)}"}`)).statusCode).toBe(422);
});

test.each([
  ['half an escape', '/api/%'],
  ['half a character', '/api/be/%E0%A4'],
  ['a zero', '/api/%00'],
  ['too long', `/api/${'x'.repeat(8000)}`],
  ['climbing', '/api/../../etc/passwd'],
  ['unknown', '/no-hi-es'],
])('an address that is %s is a problem and no fault', async (_what, url) => {
  const answer = await app.inject({ url });
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ status: answer.statusCode, requestId: answer.headers['x-request-id'] });
});

test('each request has a number of its own, never the caller’s', async () => {
  const asked = () => app.inject({ url: '/api/no', headers: { 'x-request-id': 'meva' } });
  const [one, other] = [await asked(), await asked()];
  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
});

test('one address that asks too often waits; another does not', async () => {
  const limited = await build({ RATE_LIMIT: '10' });
  const ask = (remoteAddress: string, headers = {}) =>
    limited.inject({ url: '/api/peta', remoteAddress, headers: { 'accept-language': 'es', ...headers } });
  for (let time = 0; time < 10; time += 1) expect((await ask('203.0.113.7')).statusCode).toBe(500);
  const refused = await ask('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ codi: 'massa_peticions', title: serverTexts.es['error.titol.429'] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.8')).statusCode).toBe(500);
  await limited.close();
});

test('behind a proxy the caller is the one that the proxy saw, not the one that the caller says', async () => {
  const proxied = await build({ RATE_LIMIT: '10', PUBLIC_URL: 'https://obra.exemple.cat' });
  const ask = (said: string) =>
    proxied.inject({
      url: '/api/peta',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `${said}, 203.0.113.9` },
    });
  for (let time = 0; time < 10; time += 1) await ask(`198.51.100.${time}`);
  expect((await ask('198.51.100.200')).statusCode).toBe(429);
  await proxied.close();
});

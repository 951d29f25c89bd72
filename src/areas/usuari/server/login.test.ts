import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { CONTRASENYA, type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { usuariRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const login = (
  usuari: string,
  contrasenya: string,
  more: { from?: string; plataforma?: string; language?: string } = {},
) =>
  app.call(usuariRoutes.login, {
    body: { usuari, contrasenya, plataforma: more.plataforma ?? 'web' },
    from: more.from ?? '127.0.0.1',
    headers: more.language ? { 'accept-language': more.language } : {},
  });
const OWNER = 'merce@exemple.cat';
const sessio = (token: string) => app.call(usuariRoutes.session, { token });

test('case and blanks around the user do not matter, nor how accents of the password are composed', async () => {
  for (const usuari of [OWNER, ' MERCE@exemple.CAT '])
    expect((await login(usuari, CONTRASENYA)).body.sessio.usuari).toMatchObject({ email: OWNER, idioma_fk: 'ca' });
  expect((await login(OWNER, CONTRASENYA.toUpperCase())).status).toBe(401);
});

test('an unknown user and a wrong password are told alike', async () => {
  const [unknown, wrong] = [await login('ningu@exemple.cat', 'no-hi-es-pas'), await login(OWNER, 'no-hi-es-pas')];
  for (const reply of [unknown, wrong]) {
    const { requestId: _own, ...told } = reply.body;
    expect([reply.status, told]).toEqual([401, { ...told, codi: 'credencials_incorrectes' }]);
  }
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
});

test('the user is a text: other shapes and controls are refused or harmless', async () => {
  for (const body of [
    { usuari: '', contrasenya: CONTRASENYA, plataforma: 'web' },
    { usuari: { $ne: '' }, contrasenya: CONTRASENYA, plataforma: 'web' },
    { usuari: OWNER, contrasenya: 1, plataforma: 'web' },
    { usuari: OWNER, contrasenya: CONTRASENYA, plataforma: 'rellotge' },
    { usuari: 'x'.repeat(201), contrasenya: CONTRASENYA, plataforma: 'web' },
  ])
    expect((await app.call(usuariRoutes.login, { body })).status).toBe(422);
  expect((await login(`a\u0000' or 1=1 --`, CONTRASENYA, { from: '192.0.2.99' })).status).toBe(401);
  const device = { fabricant: 'Fab\u0000rica', model: '\u{1f4f1}', versio: '1\u0000' };
  const body = { usuari: OWNER, contrasenya: CONTRASENYA, plataforma: 'mobil', ...device };
  expect((await app.call(usuariRoutes.login, { body })).status).toBe(200);
});

test('the database holds neither token nor password, and a token is dead after logout', async () => {
  const { token } = (await login(OWNER, CONTRASENYA)).body;
  const sessions = await app.database.read.selectFrom('sessio').selectAll().execute();
  const people = await app.database.read.selectFrom('usuari').selectAll().execute();
  expect(JSON.stringify([sessions, people])).not.toContain(token);
  expect(JSON.stringify([sessions, people])).not.toContain(CONTRASENYA);
  expect(people[0]?.contrasenya).toMatch(/^argon2id\$19456\$2\$/);
  expect((await sessio(token)).status).toBe(200);
  expect((await sessio(`${token.slice(0, -1)}-`)).status).toBe(401);
  await app.ok(usuariRoutes.logout, { token });
  for (const route of [usuariRoutes.session, usuariRoutes.logout, agentRoutes.list])
    expect((await app.call(route, { token })).body.codi).toBe('sense_sessio');
  expect((await sessio(titular.token)).status).toBe(200);
});

test('a session ends 12 hours idle on the web, 60 days on the phone, and use prolongs it', async () => {
  const HOUR = 3_600_000;
  const web = (await login(OWNER, CONTRASENYA)).body.token;
  const phone = (await login(OWNER, CONTRASENYA, { plataforma: 'mobil' })).body.token;
  for (const _time of [1, 2, 3]) {
    app.clock.pass(11 * HOUR);
    expect((await sessio(web)).status).toBe(200);
  }
  app.clock.pass(12 * HOUR + 1);
  expect((await sessio(web)).status).toBe(401);
  app.clock.pass(47 * 24 * HOUR);
  expect((await sessio(phone)).status).toBe(200);
  app.clock.pass(60 * 24 * HOUR + 1);
  expect((await sessio(phone)).status).toBe(401);
});

test('guessing slows down, by account and by address, says how long in three languages, and never locks for good', async () => {
  const thief = { from: '203.0.113.1' };
  for (let time = 1; time <= 5; time += 1) expect((await login(OWNER, 'dolenta', thief)).status).toBe(401);
  const refused = await login(OWNER, 'dolenta', thief);
  expect([refused.status, refused.body.codi, refused.headers['retry-after']]).toEqual([429, 'massa_intents', '2']);
  const said = await Promise.all(['ca', 'es', 'en'].map((language) => login(OWNER, 'x', { ...thief, language })));
  expect(said.map((reply) => /\b2\b/.test(reply.body.detail))).toEqual([true, true, true]);
  expect(new Set(said.map((reply) => reply.body.detail)).size).toBe(3);
  // The right password waits too: a refusal must not tell that it was right.
  expect((await login(OWNER, CONTRASENYA, thief)).status).toBe(429);
  // The owner, at the address from which the account was opened before, enters all the same.
  expect((await login(OWNER, CONTRASENYA)).status).toBe(200);
  // A stranger elsewhere waits for the account, a minute at most, however long the guessing went on.
  for (let time = 0; time < 12; time += 1) {
    app.clock.pass(20 * 60_000);
    await login(OWNER, 'dolenta', thief);
  }
  const stranger = await login(OWNER, CONTRASENYA, { from: '203.0.113.2' });
  expect(stranger.status).toBe(429);
  expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(60);
  app.clock.pass(60_000);
  const entered = await login(OWNER, CONTRASENYA, { from: '203.0.113.2' });
  expect(entered.status).toBe(200);
  expect(Number((await login('altre@exemple.cat', 'x', thief)).headers['retry-after'])).toBeGreaterThan(60);
});

test('many tries at once count as many', async () => {
  app.clock.pass(48 * 3_600_000);
  const tries = Array.from({ length: 30 }, (_, index) => login(OWNER, 'dolenta', { from: `198.51.100.${index}` }));
  const statuses = (await Promise.all(tries)).map((reply) => reply.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
});

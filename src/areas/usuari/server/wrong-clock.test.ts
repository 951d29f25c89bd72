import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRASENYA, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { usuariRoutes } from '../contract/routes.ts';

const YEAR = 365 * 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a clock that was a year ahead locks nobody out once it is right, and sessions go on idling', async () => {
  const who = await app.setUp();
  const login = (contrasenya: string) =>
    app.call(usuariRoutes.login, { body: { usuari: 'merce@exemple.cat', contrasenya, plataforma: 'web' as const } });
  const right = app.clock.now();
  app.clock.pass(YEAR);
  for (let attempt = 0; attempt < 8; attempt += 1) await login('no-és-aquesta');
  expect((await login(CONTRASENYA)).status).toBe(429);
  app.clock.set(right);
  const back = await login(CONTRASENYA);
  expect(back.status).toBe(200);
  const token = back.body.token;
  app.clock.pass(13 * 3_600_000);
  expect((await app.call(usuariRoutes.session, { token })).status).toBe(401);
  expect((await app.call(usuariRoutes.session, { token: who.token })).status).toBe(401);
});

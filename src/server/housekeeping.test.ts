import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sweeps } from './app.ts';

const DAY = 86_400_000;
let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

const count = async (table: 'sessio' | 'intent_acces'): Promise<number> => {
  const { total } = await app.database.read
    .selectFrom(table)
    .select((on) => on.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
const sweepAll = async (): Promise<void> => {
  for (const one of sweeps) await app.database.write((db) => one(db, app.clock.now()));
};

test('dead sessions and old tries are forgotten, live ones stay', async () => {
  const wrong = { usuari: 'ningú', contrasenya: 'no-ho-és-pas', plataforma: 'web' as const };
  await app.call(usuariRoutes.login, { body: wrong });
  expect(await count('intent_acces')).toBe(2);
  await sweepAll();
  expect([await count('sessio'), await count('intent_acces')]).toEqual([1, 2]);
  app.clock.pass(2 * DAY);
  await sweepAll();
  expect(await count('intent_acces')).toBe(0);
  app.clock.pass(61 * DAY);
  await sweepAll();
  expect(await count('sessio')).toBe(0);
  expect((await app.call(usuariRoutes.session, { token: who.token })).status).toBe(401);
});

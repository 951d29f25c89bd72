import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sweeps } from './app.ts';
import { keepHouse } from './housekeeping.ts';

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

afterEach(() => void vi.useRealTimers());

test('what somebody waits for is done at once and each minute, never beside itself; the rest by the hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const done = { soon: 0, hourly: 0 };
  let release = (): void => {};
  let slow = false;
  const soon = async (): Promise<void> => {
    done.soon += 1;
    if (slow)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
  };
  const hourly = async (): Promise<void> => {
    done.hourly += 1;
  };
  const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 100));
  const faults: unknown[] = [];
  const stop = keepHouse(app.database, app.clock, [], { hourly: [hourly], soon: [soon] }, (fault) =>
    faults.push(fault),
  );
  await settled();
  expect(done).toEqual({ soon: 1, hourly: 1 });
  slow = true;
  vi.advanceTimersByTime(60_000);
  await settled();
  vi.advanceTimersByTime(120_000);
  await settled();
  expect(done).toEqual({ soon: 2, hourly: 1 });
  slow = false;
  release();
  await settled();
  vi.advanceTimersByTime(60_000);
  await settled();
  expect(done).toEqual({ soon: 3, hourly: 1 });
  stop();
  vi.advanceTimersByTime(7_200_000);
  await settled();
  expect([done, faults]).toEqual([{ soon: 3, hourly: 1 }, []]);
});

import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { partidaRoutes } from '#areas/banc/contract/routes.ts';
import { buildTreball } from '#tests/support/builders.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { procesRoutes } from '../contract/routes.ts';

const EFA = 7;

test('the plan of a work asks the bank once for an item of the office, however many of it there are', async () => {
  const app = await openTestApp();
  try {
    const who = await app.setUp();
    const { token } = who;
    const own = await app.ok(partidaRoutes.create, {
      token,
      body: { nom: 'Partida pròpia', proces_fk: EFA, control_fk: 2, completa: true },
    });
    const { id } = await buildTreball(app, who, {});
    const add = (n: number) =>
      app.ok(procesRoutes.addPartides, {
        token,
        params: { id, pid: EFA },
        body: { partides: Array.from({ length: n }, () => ({ partida_fk: own.id, usos: [] })) },
      });
    const statementsOf = async (): Promise<[items: number, statements: number]> => {
      const spies = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(pg.Client.prototype, 'query')];
      const { processos } = await app.ok(procesRoutes.programa, { token, params: { id } });
      const seen = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      for (const spy of spies) spy.mockRestore();
      return [processos.reduce((sum, one) => sum + one.partides.length, 0), seen];
    };
    await add(2);
    const [few, asked] = await statementsOf();
    await add(6);
    const [many, askedNow] = await statementsOf();
    expect([few, many]).toEqual([2, 8]);
    expect(asked).toBeGreaterThan(5);
    expect(askedNow).toBe(asked);
  } finally {
    await app.close();
  }
});

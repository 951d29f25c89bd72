import { afterAll, beforeAll, expect, test } from 'vitest';
import { linia as gasto } from '#tests/support/despesa.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';

let app: TestApp;
let office: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2026-12-01T09:00:00.000Z');
  const { token } = await app.setUp();
  office = await openLlibresOffice(app, token);
});
afterAll(() => app.close());

test('what the 347 marks apart of one supplier is told apart, and walked back apart', async () => {
  await office.gasta({ data: '2026-03-02', linies: [gasto(1_000_000)] });
  await office.gasta({ data: '2026-04-02', isp: true, linies: [gasto(500_000)] });
  const { declarats } = await office.resum('347');
  const rows = declarats.filter(({ clau }) => clau === 'A');
  expect(rows.map(({ marques, total }) => [marques, total]).sort()).toEqual([
    [[], 1_210_000],
    [['isp'], 500_000],
  ]);
  for (const { nif, clau, marques, total, documents } of rows) {
    const behind = await app.ok(llibresRoutes.casella, {
      ...office.at({ model: '347', casella: 'declarat' }),
      query: { exercici: 2026, nif, clau, marques: marques.join(',') },
    } as never);
    expect([behind.total, behind.suma]).toEqual([documents, total]);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
});
afterAll(() => app.close());

test('what was withheld of an invoice goes with it where another stands in its place', async () => {
  const { token } = await app.setUp();
  const office = await openLlibresOffice(app, token, { nif: '12345678Z', tipus_persona: 'F' });
  const first = await office.emet({ data: '2026-10-10', linies: [emesa('20000', { irpf_fk: 2 })] });
  expect(first.totals.retingut).toBe(300_000);
  const before = await office.caselles('130', 4);
  expect([before('01'), before('06')]).toEqual([2_000_000, 300_000]);
  const draft = await app.ok(facturaAccioRoutes.rectificar, {
    ...office.at({ fid: first.id }),
    body: { mode: 'substitucio', motiu: 'R1', rao: '80' },
  } as never);
  await office.emetEsborrany(draft, { data: '2026-11-10', linies: [emesa('18000', { irpf_fk: 2 })] });
  const box = await office.caselles('130', 4);
  expect([box('01'), box('06')]).toEqual([1_800_000, 270_000]);
  // Told in the 190: no line of it comes into the 347.
  expect((await office.resum('347')).declarats).toEqual([]);
});

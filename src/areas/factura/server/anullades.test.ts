import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

type Query = Readonly<Record<string, boolean | string>>;
test('what was annulled is listed when it is asked for, found by its number whatever the states, and in no sum', async () => {
  const stands = await office.issued();
  const { id, versio, numero } = await office.issued();
  await office.app.ok(facturaAccioRoutes.anullar, { ...office.at(id), body: { versio, motiu: 'Per error' } });
  const listed = async (query: Query) => {
    const { items, sumes } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: query as never });
    return [items.map((one) => one.id).sort(), sumes.factures, sumes.total_factura];
  };
  const states = { pendents: true, cobrades_parcialment: true, cobrades: false, anullades: false };
  const none = { ...states, pendents: false, cobrades_parcialment: false };
  const total = stands.totals.total_factura;
  expect(await listed(states)).toEqual([[stands.id], 1, total]);
  expect(await listed({ ...states, anullades: true })).toEqual([[stands.id, id], 1, total]);
  expect(await listed({ ...none, anullades: true })).toEqual([[id], 0, 0]);
  expect(await listed(none)).toEqual([[], 0, 0]);
  for (const asked of [states, none]) expect(await listed({ ...asked, search: numero ?? '' })).toEqual([[id], 0, 0]);
  // Pickers of what is to be collected ask nothing about them.
  expect(await listed({ pendents: true, search: numero ?? '' })).toEqual([[], 0, 0]);
  const { anullades: _none, ...plain } = states;
  expect(await listed({ ...plain, search: numero ?? '' })).toEqual([[], 0, 0]);
  const file = await office.app.call(facturaRoutes.llistat, {
    ...office.at(),
    query: { documentType: 'csv', ...states, anullades: true } as never,
  });
  expect(file.status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTreball } from '#tests/support/builders.ts';
import { type DespesaOffice, linia, openDespesaOffice } from '#tests/support/despesa.ts';
import { llibresRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

/** What a work of its own spent, where an expense was put down to it by a part. */
const spentOf = async (expense: Record<string, unknown>, percentatge = '100'): Promise<number> => {
  const { id } = await buildTreball(office.app, office.by, {});
  await office.create({ treballs: [{ treball_fk: id, percentatge }], ...expense });
  const { items } = await office.app.ok(llibresRoutes.rendiment, {
    ...office.at(),
    query: { treball_fk: id },
  } as never);
  return items[0]?.gastat ?? 0;
};

test.each([
  ['VAT that is deducted is no cost', { linies: [linia(20_000)] }, '100', 20_000],
  ['half of it deducted, the other half is', { linies: [linia(20_000, { iva_deduible: '50' })] }, '100', 22_100],
  ['a ticket has all of it', { tipus: 'simplificada', linies: [linia(20_000)] }, '100', 24_200],
  [
    'nor is the surcharge ever deducted',
    { linies: [linia(20_000, { recarrec: true, iva_deduible: '0' })] },
    '50',
    12_620,
  ],
  ['VAT that the buyer owes is deducted too', { isp: true, linies: [linia(20_000)] }, '100', 20_000],
  ['or half of it', { isp: true, linies: [linia(20_000, { iva_deduible: '50' })] }, '100', 22_100],
])('what a work spent is what its part cost: %s', async (_what, expense, percentatge, spent) => {
  expect(await spentOf(expense, percentatge)).toBe(spent);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DespesaOffice, linia, openDespesaOffice } from '#tests/support/despesa.ts';
import { uploadFile } from '#tests/support/upload.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

test('VAT deducted of what bears none by law is asked: contributions, insurance, taxes', async () => {
  for (const tipus_despesa_fk of [1030, 7210, 7610]) {
    expect(await office.refused({ linies: [linia(10_000, { tipus_despesa_fk, iva_fk: 1 })] })).toEqual([
      409,
      'iva_de_tipus',
      'linies.0.iva_fk',
    ]);
    const none = [linia(10_000, { tipus_despesa_fk })];
    expect((await office.create({ linies: none })).imports.quota).toBe(0);
  }
  // Charges of a bank may bear it.
  const bank = [linia(10_000, { tipus_despesa_fk: 7520, iva_fk: 1 })];
  expect((await office.create({ linies: bank })).imports.quota).toBe(2100);
});

test('a due date long before the invoice is asked; one of the days before it is not', async () => {
  expect(await office.refused({ venciment: '2020-01-01' })).toEqual([409, 'venciment_molt_anterior', 'venciment']);
  expect((await office.create({ venciment: '2026-09-30' })).venciment).toBe('2026-09-30');
});

test('a program is no paper of an expense, by its content or by its name', async () => {
  const { app, by } = office;
  const program = await uploadFile(app, by, 'virus.exe', Buffer.from('MZ a program'));
  expect(await office.refused({ pujades: [program] })).toEqual([422, 'fitxer_executable', 'pujades.0']);
});

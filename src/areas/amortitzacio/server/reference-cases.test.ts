import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DespesaOffice, openDespesaOffice } from '#tests/support/despesa.ts';
import { referenceCases } from '#tests/support/reference-cases.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';

const cents = (text: string): number => Math.round(Number(text) * 100);
const reference = referenceCases('amortizacion');

describe.skipIf(!reference)('reference cases, as goods of a company', () => {
  let office: DespesaOffice;
  beforeAll(async () => {
    office = await openDespesaOffice();
  });
  afterAll(() => office.app.close());

  test.each(reference ?? [])('$id', async ({ id, valor, coeficiente, alta, baja, ejercicio, esperado }) => {
    const at = { token: office.by.token, params: { id: office.by.empresaId } };
    const be = await office.app.ok(amortitzacioRoutes.create, {
      ...at,
      body: {
        descripcio: id,
        tipus_be: '23',
        data_inici: alta,
        valor: cents(valor),
        percentatge: String(coeficiente),
        ...(baja && { baixa: { data: baja, causa: '01', import: 0 } }),
      } as never,
    });
    const { items } = await office.app.ok(amortitzacioRoutes.list, {
      ...at,
      query: { exercici: ejercicio, tots: true },
    } as never);
    expect(items.find((one) => one.id === be.id)?.any.quota).toBe(cents(esperado));
  });
});

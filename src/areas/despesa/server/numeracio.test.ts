import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DespesaOffice, linia, openDespesaOffice } from '#tests/support/despesa.ts';
import { despesaRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

test('forty at once take forty numbers, one after another', async () => {
  const made = await Promise.all(
    Array.from({ length: 40 }, (_none, place) =>
      office.create({ num_factura: `P-${place}`, linies: [linia(100 + place)] }),
    ),
  );
  const numbers = made.map((one) => one.numero).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_none, place) => place + 1));
});

test('a number is never given again, nor is one kept by what was refused', async () => {
  const one = await office.create();
  await office.app.ok(despesaRoutes.remove, office.at(one.id));
  expect((await office.refused({ num_factura: '' }))[0]).toBe(422);
  expect((await office.create()).numero).toBe(one.numero + 1);
});

test('two who move it to another exercise at once: one does, and its number is one', async () => {
  const one = await office.create();
  const move = (data: string) =>
    office.app.call(despesaRoutes.update, { ...office.at(one.id), body: { versio: one.versio, data } });
  const answers = await Promise.all([move('2021-03-01'), move('2021-04-01')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await office.get(one.id)).numero).toBe(1);
});

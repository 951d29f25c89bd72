import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DespesaOffice, openDespesaOffice } from '#tests/support/despesa.ts';
import { llibresRoutes } from '../contract/routes.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

test('a supplier’s number that two expenses of a year have is told of both, however it is written', async () => {
  const one = await office.create({ num_factura: 'AB-1/26' });
  const other = await office.create({ num_factura: 'ab 1 26', avisos_acceptats: ['num_factura_repetit'] });
  await office.create({ num_factura: 'AB-2/26' });
  const { items } = await office.app.ok(llibresRoutes.comprova, { ...office.at(), query: { exercici: 2026 } } as never);
  const twice = items.filter(({ codi }) => codi === 'numero_repetit').map(({ document }) => document.id);
  expect(twice.sort()).toEqual([one.id, other.id].sort());
});

test.each(['ES00', 'ES0012341234123412341234', 'ES9121000418450200051333'])(
  'a refund goes to no account that is none (%s)',
  async (iban) => {
    const put = (versio: number, to: string) =>
      office.app.call(llibresRoutes.setPerfil, { ...office.at(), body: { versio, iban: to } } as never);
    const { versio } = await office.app.ok(llibresRoutes.perfil, office.at());
    expect(await put(versio, iban)).toMatchObject({ status: 422, body: { camps: [{ cami: 'iban' }] } });
    expect((await put(versio, 'ES91 2100 0418 4502 0005 1332')).status).toBe(200);
  },
);

test.each(['110', '78'])('box %s of the 303 bears no sign', async (casella) => {
  const body = { exercici: 2026, trimestre: 4, caselles: { [casella]: -1 } };
  const reply = await office.app.call(llibresRoutes.setCaselles, {
    token: office.by.token,
    params: { id: office.by.empresaId, model: '303' },
    body,
  } as never);
  expect(reply).toMatchObject({ status: 422, body: { camps: [{ codi: 'casella_negativa' }] } });
});

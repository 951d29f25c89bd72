import { afterAll, beforeAll, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

test('an expense is not deleted with a good that a closed year wrote off, though its own quarter is open', async () => {
  const be_inversio = { descripcio: 'Ordinador', tipus_be: '23', data_inici: '2023-04-05', percentatge: '20' };
  const { id } = await office.create({
    data: '2023-04-05',
    linies: [linia(400_000, { tipus_despesa_fk: TIPUS.informatica, be_inversio })],
  });
  const quarter = { ...office.at(), params: { id: office.by.empresaId, exercici: '2023', trimestre: '4' } } as never;
  await office.app.ok(trimestreRoutes.tanca, quarter);
  const refused = await office.app.call(despesaRoutes.remove, office.at(id));
  expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
  expect((await office.get(id)).linies[0]?.be_inversio).toMatchObject({ descripcio: 'Ordinador' });
});

test('its base, its rate and its leaving are looked at from the expense as from the good: asked, or refused', async () => {
  const be_inversio = { descripcio: 'Plòter', tipus_be: '23', data_inici: '2024-04-05', percentatge: '20' };
  const line = (base: number, more: object = {}) =>
    linia(base, { clau: 'be1', tipus_despesa_fk: TIPUS.informatica, be_inversio: { ...be_inversio, ...more } });
  const { id } = await office.create({ data: '2024-04-05', linies: [line(400_000)] });
  const quarter = { ...office.at(), params: { id: office.by.empresaId, exercici: '2024', trimestre: '4' } } as never;
  await office.app.ok(trimestreRoutes.tanca, quarter);
  const put = async (linies: readonly object[], avisos_acceptats: readonly string[] = []) => {
    const { versio } = await office.get(id);
    return office.app.call(despesaRoutes.update, {
      ...office.at(id),
      body: { versio, linies, avisos_acceptats },
    } as never);
  };
  for (const changed of [
    line(500_000),
    line(400_000, { percentatge: '10' }),
    line(400_000, { data_inici: '2024-06-01' }),
  ]) {
    const asked = await put([changed]);
    expect([asked.status, asked.body.avisos]).toEqual([
      409,
      [expect.objectContaining({ codi: 'be_any_tancat', cami: 'linies.0.be_inversio' })],
    ]);
  }
  const refused = await put([line(400_000, {}), linia(1_000)].slice(1));
  expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
  expect((await office.get(id)).linies[0]).toMatchObject({ base: 400_000, be_inversio: { percentatge: '20' } });
  // What changes nothing of it is not asked; what is accepted is kept.
  expect((await put([line(400_000), linia(1_000)])).status).toBe(200);
  expect((await put([line(500_000)], ['be_any_tancat'])).status).toBe(200);
  expect((await office.get(id)).linies[0]?.base).toBe(500_000);
  const late = { data: '2024-05-05', linies: [line(100_000, { data_inici: '2024-05-05' })] };
  await expect(office.create(late)).rejects.toThrow('be_any_tancat');
});

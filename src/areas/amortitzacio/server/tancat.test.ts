import { afterAll, beforeAll, expect, test } from 'vitest';
import { amortitzacioRoutes } from '#areas/amortitzacio/contract/routes.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

test('an expense is not deleted with a good that a closed year wrote off, though its own quarter is open', async () => {
  const be_inversio = { descripcio: 'Ordinador', tipus_be: '23', data_inici: '2023-11-05', percentatge: '20' };
  const { id } = await office.create({
    data: '2024-02-05',
    linies: [linia(400_000, { tipus_despesa_fk: TIPUS.informatica, be_inversio })],
  });
  const quarter = { ...office.at(), params: { id: office.by.empresaId, exercici: '2023', trimestre: '4' } } as never;
  await office.app.ok(trimestreRoutes.tanca, quarter);
  const refused = await office.app.call(despesaRoutes.remove, office.at(id));
  expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
  expect((await office.get(id)).linies[0]?.be_inversio).toMatchObject({ descripcio: 'Ordinador' });
});

test('its base, its rate and its leaving are looked at from the expense as from the good: asked, or refused', async () => {
  const be_inversio = { descripcio: 'Plòter', tipus_be: '23', data_inici: '2024-11-05', percentatge: '20' };
  const line = (base: number, more: object = {}) =>
    linia(base, { clau: 'be1', tipus_despesa_fk: TIPUS.informatica, be_inversio: { ...be_inversio, ...more } });
  const { id } = await office.create({ data: '2025-02-05', linies: [line(400_000)] });
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
    line(400_000, { data_inici: '2024-12-01' }),
  ]) {
    const asked = await put([changed]);
    expect([asked.status, asked.body.avisos]).toEqual([
      409,
      [expect.objectContaining({ codi: 'be_tancat', cami: 'linies.0.be_inversio' })],
    ]);
  }
  const refused = await put([line(400_000, {}), linia(1_000)].slice(1));
  expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
  expect((await office.get(id)).linies[0]).toMatchObject({ base: 400_000, be_inversio: { percentatge: '20' } });
  // What changes nothing of it is not asked; what is accepted is kept.
  expect((await put([line(400_000), linia(1_000)])).status).toBe(200);
  expect((await put([line(500_000)], ['be_tancat'])).status).toBe(200);
  expect((await office.get(id)).linies[0]?.base).toBe(500_000);
  const late = { data: '2025-05-05', linies: [line(100_000, { data_inici: '2024-05-05' })] };
  await expect(office.create(late)).rejects.toThrow('be_tancat');
});

test('a good that any closed quarter would write off is asked about by its quarters, and not taken away', async () => {
  const quarter = { ...office.at(), params: { id: office.by.empresaId, exercici: '2022', trimestre: '2' } } as never;
  await office.app.ok(trimestreRoutes.tanca, quarter);
  const be = { descripcio: 'Furgoneta', tipus_be: '22', data_inici: '2022-02-10', valor: 1_200_000, percentatge: '16' };
  const put = (avisos_acceptats: readonly string[] = [], more: object = {}) =>
    office.app.call(amortitzacioRoutes.create, { ...office.at(), body: { ...be, ...more, avisos_acceptats } } as never);
  const asked = await put();
  expect([
    asked.status,
    asked.body.avisos.map((one: { codi: string; missatge: string }) => [one.codi, one.missatge]),
  ]).toEqual([409, [['be_tancat', 'Canviaria l’amortització de trimestres tancats: 2022, 2023, 2024.']]]);
  expect((await put([], { data_inici: '2025-07-01' })).status).toBe(200);
  const made = await put(['be_tancat']);
  expect(made.status).toBe(200);
  const refused = await office.app.call(amortitzacioRoutes.remove, {
    token: office.by.token,
    params: { id: office.by.empresaId, bid: made.body.id },
  } as never);
  expect([refused.status, refused.body.codi]).toEqual([409, 'periode_tancat']);
});

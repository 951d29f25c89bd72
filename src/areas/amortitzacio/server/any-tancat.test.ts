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

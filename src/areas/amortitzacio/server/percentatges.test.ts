import { afterAll, beforeAll, expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { type DespesaOffice, linia, openDespesaOffice, TIPUS } from '#tests/support/despesa.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';

let office: DespesaOffice;
beforeAll(async () => {
  office = await openDespesaOffice();
});
afterAll(() => office.app.close());

const at = (bid?: number) => ({
  token: office.by.token,
  params: { id: office.by.empresaId, ...(bid === undefined ? {} : { bid }) },
});
const GOOD = { descripcio: 'Banc', tipus_be: '24', data_inici: '2024-02-29', valor: 150_000, percentatge: '10' };
const create = (more: object = {}): Promise<BeInversio> =>
  office.app.ok(amortitzacioRoutes.create, {
    ...at(),
    body: { ...GOOD, fila: 'L-mobiliari', avisos_acceptats: ['be_tancat'], ...more },
  } as never);
const update = (bid: number, body: object) => office.app.call(amortitzacioRoutes.update, { ...at(bid), body } as never);
const tanca = (exercici: number, trimestre: number) =>
  office.app.ok(trimestreRoutes.tanca, {
    token: office.by.token,
    params: { id: office.by.empresaId, exercici, trimestre },
  } as never);
const anys = (be: BeInversio) =>
  be.quadre.slice(0, 3).map(({ exercici, percentatge, quota }) => [exercici, percentatge, quota]);

test('another percentage rules from the exercise that is asked, and years declared keep what they wrote off', async () => {
  const be = await create();
  expect(be.exercici_obert).toBe(2026);
  await tanca(2026, 1);
  const kept: { status: number; body: BeInversio } = (await update(be.id, {
    versio: 1,
    percentatge: '7',
    fila: null,
    des_de: 2026,
  })) as never;
  // The first quarter of 2026 is closed, but no form of a company tells amortisation by quarters.
  expect(kept.status).toBe(200);
  expect(anys(kept.body)).toEqual([
    [2024, '10', 12_582],
    [2025, '10', 15_000],
    [2026, '7', 10_500],
  ]);
  expect(kept.body).toMatchObject({
    percentatge: '10',
    fila: 'L-mobiliari',
    canvis: [{ des_de: 2026, fila: null, percentatge: '7', escrit: true }],
    any: { quota: 10_500, acumulat_final: 38_082 },
  });
  expect(kept.body.quadre.at(-1)).toMatchObject({ acumulat_final: 150_000, pendent: 0 });

  // Other fields, also with all that was read of it, leave it; a later one takes the place of what comes after it.
  const same = await update(be.id, { versio: 2, descripcio: 'Banc de proves', percentatge: '10', fila: 'L-mobiliari' });
  expect(same.body.canvis).toHaveLength(1);
  const back = await update(be.id, { versio: 3, percentatge: '10', fila: 'L-mobiliari', des_de: 2026 });
  expect(back.body.canvis).toEqual([]);
  await update(be.id, { versio: 4, percentatge: '9', des_de: 2026 });
  const twice = await update(be.id, { versio: 5, percentatge: '8', des_de: 2027 });
  expect(twice.body.canvis.map((one: { percentatge: string }) => one.percentatge)).toEqual(['9', '8']);

  // From the start it is another good in every year, which closed ones ask about.
  const asked = await update(be.id, { versio: 6, percentatge: '8', des_de: 2024 });
  expect([asked.status, asked.body.avisos[0].missatge]).toEqual([
    409,
    'Canviaria l’amortització de trimestres tancats: 2024, 2025.',
  ]);
  const done = await update(be.id, { versio: 6, percentatge: '8', des_de: 2024, avisos_acceptats: ['be_tancat'] });
  expect(done.body).toMatchObject({ percentatge: '8', canvis: [] });
  expect(anys(done.body)[0]).toEqual([2024, '8', 10_066]);
});

test('it is bounded by its row of the table, and a disposal counts by it', async () => {
  const be = await create();
  const over = await update(be.id, { versio: 1, percentatge: '11', des_de: 2026 });
  expect([over.status, over.body.camps[0].codi]).toEqual([422, 'percentatge_massa']);
  await update(be.id, { versio: 1, percentatge: '7', des_de: 2026 });
  const { body } = await office.app.call(amortitzacioRoutes.baixa, {
    ...at(be.id),
    body: { versio: 2, baixa: { data: '2026-10-01', causa: '03' } },
  } as never);
  // 275,82 and 273 of the 365 days of 2026 at 7 %: 78,53.
  expect(body.baixa.resultat).toBe(-(150_000 - 27_582 - 7_853));
});

test('of a good that an expense bought, its line keeps the percentage of the start', async () => {
  const { id } = await office.create({
    data: '2026-04-05',
    linies: [
      linia(150_000, {
        clau: 'be1',
        tipus_despesa_fk: TIPUS.informatica,
        be_inversio: { descripcio: 'Portàtil', tipus_be: '23', data_inici: '2026-04-05', percentatge: '20' },
      }),
    ],
  });
  const { items } = await office.app.ok(amortitzacioRoutes.list, { ...at(), query: {} } as never);
  const be = items.find(({ despesa }) => despesa?.id === id) as NonNullable<(typeof items)[number]>;
  const kept = await update(be.id, { versio: be.versio, percentatge: '25', des_de: 2027 });
  expect(kept.status).toBe(200);
  const read = await office.get(id);
  expect(read.linies[0]?.be_inversio?.percentatge).toBe('20');
  await office.app.ok(despesaRoutes.update, {
    ...office.at(id),
    body: { versio: read.versio, observacions: 'Amb garantia', linies: read.linies },
  } as never);
  const after = await office.app.ok(amortitzacioRoutes.get, at(be.id) as never);
  expect(after.canvis).toMatchObject([{ des_de: 2027, percentatge: '25' }]);
});

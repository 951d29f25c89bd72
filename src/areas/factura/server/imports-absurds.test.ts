import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const LINIES = [linia('100')];
const problems = async (id: number): Promise<string[]> =>
  (await office.app.ok(facturaRoutes.comprova, office.at(id))).problemes.map(({ nivell, codi }) => `${nivell} ${codi}`);

test.each([
  ['a guarantee', { retencio: { import: -100 } }, 'retencio.import'],
  ['an advance', { bestretes: [{ concepte: 'A compte', import: -1 }] }, 'bestretes.0.import'],
  [
    'a due date',
    {
      venciments: [
        { data: '2027-01-15', import: 13_100 },
        { data: '2027-02-15', import: -1_000 },
      ],
    },
    'venciments.1.import',
  ],
])('%s below zero is refused by its field, in a new draft and in one that is written', async (_name, more, cami) => {
  const body = { agent_fk: office.clientId, linies: LINIES, ...more } as never;
  const made = await office.app.call(facturaRoutes.create, { ...office.at(), body });
  expect([made.status, made.body.camps]).toMatchObject([422, [{ cami, codi: 'import_negatiu' }]]);
  const { id, versio } = await office.draft({ linies: LINIES });
  const written = await office.app.call(facturaRoutes.update, {
    ...office.at(id),
    body: { versio, ...more } as never,
  });
  expect([written.status, written.body.camps]).toMatchObject([422, [{ cami, codi: 'import_negatiu' }]]);
});

test('a guarantee over the total warns before issuing; one of the whole does not', async () => {
  const over = await office.draft({ linies: LINIES, retencio: { import: 12_101 } });
  expect(await problems(over.id)).toContain('avis retencio_excessiva');
  const whole = await office.draft({ linies: LINIES, retencio: { import: 12_100 } });
  expect(await problems(whole.id)).not.toContain('avis retencio_excessiva');
});

test('what gives an invoice back turns every sign, and is taken', async () => {
  const factura = await office.issued({
    linies: LINIES,
    retencio: { import: 500 },
    bestretes: [{ concepte: 'A compte', import: 1_000 }],
  });
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(factura.id),
    body: { mode: 'total', motiu: 'R1', rao: '16', text: '' } as never,
  });
  expect(draft.pendent).toBe(-factura.pendent);
});

test('rectifying what is older than four years warns, to the day', async () => {
  const rectifying = async (data: string) => {
    const { id } = await office.draft({
      tipus: 'rectificativa',
      linies: [linia('-100')],
      rectifica: {
        metode: 'I',
        motiu: 'R1',
        rao: '16',
        factures: [{ factura_fk: null, numero: 'V-1', data }],
      },
    });
    return problems(id);
  };
  expect(await rectifying('2022-11-28')).not.toContain('avis rectificada_antiga');
  expect(await rectifying('2022-11-27')).toContain('avis rectificada_antiga');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const LINIES = [
  linia('300', { quantitat: '4', descompte: '3', carrec: '4' }),
  linia('100', { descompte_import: 2_501, carrec_import: 33 }),
  linia('-50', { quantitat: '2', descompte_import: 1_000 }),
];
const problemsOf = async (linies: readonly object[]) => {
  const draft = await office.draft({ linies });
  return (await office.app.ok(facturaRoutes.comprova, office.at(draft.id))).problemes;
};

test('a line’s discounts and charges, by percent and by amount, are copied, and given back to the cent', async () => {
  const factura = await office.issued({ linies: LINIES });
  // 1.200 − 36 + 48; 100 − 25,01 + 0,33; −100 + 10.
  expect(factura.totals.linies.map(({ brut }) => brut)).toEqual([121_200, 7_532, -9_000]);
  const copy = await office.app.ok(facturaAccioRoutes.duplicate, { ...office.at(factura.id), body: {} as never });
  expect(copy.totals).toEqual(factura.totals);
  const back = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(factura.id),
    body: { motiu: 'R1', rao: '80', text: 'Error', mode: 'total' } as never,
  });
  expect(back.totals.linies.map(({ brut }) => brut)).toEqual([-121_200, -7_532, 9_000]);
  expect(back.totals.total_a_pagar).toBe(-factura.totals.total_a_pagar);
  await office.issue(back);
  expect((await office.get(factura.id)).situacio).toBe('rectificada');
});

test('a discount that turns the sign of its line asks; an amount below nothing is refused', async () => {
  const linies = [linia('100', { descompte_import: 10_001 }), linia('-20', { descompte_import: 2_001 }), linia('500')];
  expect((await problemsOf(linies)).map(({ codi, cami }) => [codi, cami])).toEqual([
    ['descompte_massa_gran', 'linies.0.descompte'],
    ['descompte_massa_gran', 'linies.1.descompte'],
  ]);
  expect(await problemsOf([linia('100', { descompte: '100' }), linia('500')])).toEqual([]);
  const { status, body } = await office.app.call(facturaRoutes.create, {
    ...office.at(),
    body: { agent_fk: office.clientId, linies: [linia('100', { carrec_import: -1 })] },
  });
  expect([status, body.camps?.[0]?.cami]).toEqual([422, 'linies.0.carrec_import']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { type LlibresOffice, openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { llibresRoutes } from '../contract/routes.ts';

let app: TestApp;
let office: LlibresOffice;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-15T09:00:00.000Z');
  office = await openLlibresOffice(app, (await app.setUp()).token);
});
afterAll(() => app.close());

const german = async (nif: string): Promise<number> => {
  const { token } = office.at();
  const query = { empresa_fk: office.empresaId };
  const body = {
    tipus_persona: 'E',
    rao_social: 'Exemple de Berlín',
    nif,
    nif_pais: 'DE',
    adreces: [{ via: 'Unter den Linden, 1', codi_postal: '10117', poblacio: 'Berlin', pais: 'DE' }],
    avisos_acceptats: ['nif_iva_impossible'],
  };
  return (await app.ok(agentRoutes.create, { token, query, body } as never)).id;
};

test('of the Union, who has no VAT number is no trader: services are told apart, none of them in 349', async () => {
  const lines = [emesa('1000.00', { iva_fk: 5, causa: 'N2' })];
  await office.emet({ data: '2026-10-05', agent_fk: await german('DE123456789'), linies: lines });
  const box = await office.caselles('303', 4);
  expect([box('59'), box('120')]).toEqual([100_000, 0]);
  const other = await office.emet({ data: '2026-10-06', agent_fk: await german('L01X00T47'), linies: lines });
  const both = await office.caselles('303', 4);
  expect([both('59'), both('120')]).toEqual([100_000, 100_000]);
  const { declarats } = await office.resum('349', 4);
  expect(declarats.map(({ clau, nif, total }) => [clau, nif, total])).toEqual([['S', 'DE123456789', 100_000]]);
  const { items } = await app.ok(llibresRoutes.comprova, { ...office.at(), query: { exercici: 2026 } } as never);
  expect(items).toEqual([
    expect.objectContaining({ codi: 'particular_de_la_unio', document: expect.objectContaining({ id: other.id }) }),
  ]);
});

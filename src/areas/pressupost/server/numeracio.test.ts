import { afterAll, beforeAll, expect, test } from 'vitest';
import { numeracioRoutes } from '#areas/factura/contract/numeracio.ts';
import { type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { pressupostRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const SERIE = 'P';
const at = (more: object = {}) => ({ token: office.by.token, params: { id: office.by.empresaId, ...more } as never });
const start = (darrer: number, exercici = 2026) =>
  office.app.call(numeracioRoutes.start, { ...at(), body: { serie: SERIE, exercici, darrer } });
const listed = async (exercici = 2026) =>
  (await office.app.ok(numeracioRoutes.list, { ...at(), query: { exercici } })).items.find(
    ({ serie }) => serie === SERIE,
  );
const draft = () =>
  office.app.ok(pressupostRoutes.create, {
    ...at(),
    body: {
      agent_fk: office.clientId,
      titol: 'Reforma',
      linies: [{ clau: 'l', concepte: 'Direcció', preu: '1000', iva_fk: 1 }],
    } as never,
  });
const number = async ({ id, versio }: { id: number; versio: number }): Promise<string> => {
  const { numero } = await office.app.ok(pressupostRoutes.emetre, { ...at({ pid: id }), body: { versio } });
  return numero ?? '';
};
const ordinal = (numero: string): number => Number(numero.split('-').at(-1));

test('quotations go on from the last number of another program, until the first one numbered here', async () => {
  expect(await listed()).toMatchObject({ tipus: 'pressupost', darrer: 0, pot: true });
  expect((await start(80)).status).toBe(200);
  expect((await start(75)).status).toBe(200);
  expect(await office.app.ok(pressupostRoutes.next, { ...at(), query: {} })).toMatchObject({ numero: 76 });
  const first = await number(await draft());
  expect(ordinal(first)).toBe(76);
  for (const darrer of [0, 75, 76, 300]) {
    const refused = await start(darrer);
    expect([refused.status, refused.body.codi]).toEqual([409, 'numeracio_comencada']);
    expect(JSON.stringify(refused.body)).toContain(first);
  }
  expect(ordinal(await number(await draft()))).toBe(77);
  expect(await listed()).toMatchObject({ darrer: 77, pot: false });
  // Another exercise of the same series counts by itself.
  expect((await start(12, 2025)).status).toBe(200);
  expect(await listed(2025)).toMatchObject({ darrer: 12, pot: true });
});

test('the last number said and quotations numbered at once: one comes first, and no number twice', async () => {
  const fresh = await openFacturaOffice();
  const before = office;
  try {
    office = fresh;
    const drafts = [await draft(), await draft()];
    const [said, ...numbers] = await Promise.all([start(50), ...drafts.map(number)]);
    const from = said.status === 200 ? 51 : 1;
    expect(numbers.map(ordinal).sort((one, other) => one - other)).toEqual([from, from + 1]);
  } finally {
    office = before;
    await fresh.app.close();
  }
});

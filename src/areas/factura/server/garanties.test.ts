import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

type Body = Record<string, unknown>;
const tryPay = (fid: number, body: Body = {}) => office.app.call(cobramentRoutes.create, { ...office.at(fid), body });
const pay = (fid: number, body: Body = {}): Promise<Factura> =>
  office.app.ok(cobramentRoutes.create, { ...office.at(fid), body });
const kept = (allibera: string | null = '2026-11-28', cents = 5_000) =>
  office.issued({ linies: [linia('1000')], retencio: { import: cents, allibera } });
const credit = async (fid: number, change: Body = {}): Promise<Factura> => {
  const { body } = await office.app.call(facturaAccioRoutes.rectificar, {
    ...office.at(fid),
    body: { motiu: 'R1', rao: '80', text: 'Encàrrec aturat', mode: 'total', ...change },
  });
  return office.issue(body);
};
const listed = (query: Record<string, string | boolean>) =>
  office.app.ok(facturaRoutes.list, { ...office.at(), query });
const standing = async (fid: number) => {
  const { situacio, pendent, garantia_pendent } = await office.get(fid);
  return { situacio, pendent, garantia_pendent };
};

test('what is kept back is told apart, found, and collected by a payment of its own that nobody asks about', async () => {
  const { id } = await kept();
  expect(await standing(id)).toEqual({ situacio: 'emesa', pendent: 116_000, garantia_pendent: 5_000 });
  expect(await pay(id)).toMatchObject({ situacio: 'cobrada', pendent: 0, garantia_pendent: 5_000 });
  expect((await tryPay(id)).body.codi).toBe('res_pendent');
  const { id: later } = await kept('2027-11-28');
  await pay(later);
  const { id: never } = await kept(null);
  for (const [query, ids, sum] of [
    [{ garantia: true }, [never, later, id], 15_000],
    [{ garantia: false, pendents: false }, [], 0],
    [{ alliberades: true }, [id], 5_000],
    [{ pendents: true }, [never], 5_000],
  ] as const) {
    const found = await listed(query);
    expect([query, found.items.map((one) => one.id), found.sumes.garantia_pendent]).toEqual([query, ids, sum]);
  }
  const { raw } = await office.app.call(facturaRoutes.llistat, {
    ...office.at(),
    query: { documentType: 'csv', alliberades: true },
  });
  expect(raw.toString()).toMatch(/;0,00;50,00;.*Cobrada · garantia pendent/);

  const part = await pay(id, { total: 2_000 });
  expect(part).toMatchObject({ situacio: 'cobrada', pendent: 0, garantia_pendent: 3_000 });
  const over = await tryPay(id, { total: 3_001 });
  expect([over.body.codi, over.body.avisos[0].codi]).toEqual(['avisos', 'cobrament_excessiu']);
  expect(over.body.avisos[0].missatge).toMatch(/30,01.*30,00/);
  const done = await pay(id, { total: 3_000 });
  expect(done).toMatchObject({ situacio: 'cobrada', pendent: 0, garantia_pendent: 0, cobrat: 121_000 });
  expect((await listed({ alliberades: true })).total).toBe(0);
  const receipt = await office.app.call(facturaDocumentRoutes.cobrament, {
    params: { ...office.at(id).params, pid: done.cobraments.at(1)?.id ?? 0 } as never,
    token: office.by.token,
  });
  expect(receipt.status).toBe(200);
  await office.app.ok(cobramentRoutes.remove, {
    params: { ...office.at(id).params, pid: done.cobraments.at(-1)?.id ?? 0 } as never,
    token: office.by.token,
  });
  expect(await standing(id)).toEqual({ situacio: 'cobrada', pendent: 0, garantia_pendent: 3_000 });
});

test('what was rectified whole has no guarantee, and its credit note gives back of it what was collected', async () => {
  const { id: unpaid } = await kept();
  const note = await credit(unpaid);
  expect([await standing(unpaid), await standing(note.id)]).toEqual([
    { situacio: 'rectificada', pendent: 116_000, garantia_pendent: 0 },
    { situacio: 'emesa', pendent: -116_000, garantia_pendent: 0 },
  ]);
  const { id: paid } = await kept();
  await pay(paid);
  await pay(paid, { total: 4_000 });
  const back = await credit(paid);
  expect([await standing(paid), await standing(back.id)]).toEqual([
    { situacio: 'rectificada', pendent: 0, garantia_pendent: 0 },
    { situacio: 'emesa', pendent: -116_000, garantia_pendent: -4_000 },
  ]);
  await pay(back.id);
  expect(await pay(back.id, { total: -4_000 })).toMatchObject({ situacio: 'cobrada', pendent: 0, garantia_pendent: 0 });
});

test('what is given up of a guarantee is in no sum, and an annulled invoice has none', async () => {
  const before = (await listed({ garantia: true })).sumes.garantia_pendent;
  const { id } = await kept();
  const { versio } = await pay(id);
  const lost = await office.app.ok(facturaAccioRoutes.incobrable, {
    ...office.at(id),
    body: { versio, incobrable: true },
  });
  expect(lost.estat).toBe('incobrable');
  const { id: wrong, versio: at } = await kept();
  await office.app.ok(facturaAccioRoutes.anullar, { ...office.at(wrong), body: { versio: at, motiu: 'Repetida' } });
  expect((await standing(wrong)).garantia_pendent).toBe(0);
  expect((await listed({ garantia: true })).sumes.garantia_pendent).toBe(before);
});

test('invoices from before it was kept come to what issuing and collecting them comes to now', async () => {
  const { id } = await kept(null, 7_000);
  await pay(id);
  await pay(id, { total: 2_000 });
  const db = office.app.database;
  const rows = () =>
    db.read
      .selectFrom('factura')
      .select(['id', 'situacio', 'pendent', 'garantia_pendent', 'garantia_data', 'venciment'])
      .orderBy('id')
      .execute();
  const now = await rows();
  await db.write(async (write) => {
    const overpaid = write.updateTable('factura').set({ pendent: -2_000, situacio: 'cobrada_parcial' });
    await overpaid.where('id', '=', id).execute();
    for (const index of ['factura_garantia', 'factura_sumes', 'factura_no_compten'])
      await write.schema.dropIndex(index).execute();
    for (const column of ['garantia_pendent', 'garantia_data'])
      await write.schema.alterTable('factura').dropColumn(column).execute();
    await write
      .deleteFrom('migracio' as never)
      .where('nom' as never, 'in', ['20261129100000_factura_garanties', '20261130230000_factura_sumes'] as never)
      .execute();
  });
  // The migration that adds up the sums drops the index that was there before it.
  await db.write((write) => write.schema.createIndex('factura_sumes').on('factura').column('base').execute());
  await migrate(db);
  expect(await rows()).toEqual(now);
});

test('invoices of a day go by series and number', async () => {
  const { items } = await listed({ ordre_camp: 'data', ordre_criteri: 'DESC', getAll: true });
  const told = items.filter((one) => one.data === '2026-11-28').map((one) => one.numero ?? '');
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted().reverse());
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { migrate } from '#server/database/migrate.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';

const NOM = '20261128170000_factura_substituides';
let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const rowsOf = async () => {
  const db = office.app.database.read;
  const factures = await db
    .selectFrom('factura')
    .select(['id', 'estat', 'situacio', 'heretat', 'cobrat', 'pendent', 'venciment'])
    .orderBy('id')
    .execute();
  return { factures, lligams: await db.selectFrom('factura_rectifica').selectAll().orderBy('ordre').execute() };
};

test('whole invoices that only said which simplified ones they substituted come to what issuing them comes to now', async () => {
  const ticket = (preu: string) =>
    office.issued({ tipus: 'simplificada', agent_fk: null, linies: [linia(preu)], venciments: [] });
  const substituted = async (...factures: number[]) =>
    office.issue(
      await office.app.ok(facturaAccioRoutes.substituir, {
        ...office.at(),
        body: { factures, agent_fk: office.clientId },
      }),
    );
  const [one, two, three, four] = [await ticket('100'), await ticket('50'), await ticket('20'), await ticket('10')];
  for (const { id } of [one, three]) await office.app.ok(cobramentRoutes.create, { ...office.at(id), body: {} });
  const before = await rowsOf();
  const wholes = [await substituted(one.id, two.id), await substituted(three.id), await substituted(four.id)];
  const [, , third] = wholes;
  await office.app.ok(facturaAccioRoutes.anullar, {
    ...office.at(third?.id ?? 0),
    body: { versio: third?.versio ?? 0, motiu: 'Client equivocat' },
  });
  const now = await rowsOf();
  expect(now.lligams).toHaveLength(4);

  await office.app.database.write(async (db) => {
    await db.deleteFrom('factura_rectifica').execute();
    for (const { id, situacio, pendent, venciment } of before.factures)
      await db.updateTable('factura').set({ situacio, pendent, venciment }).where('id', '=', id).execute();
    for (const { id } of wholes)
      await sql`update factura set heretat = 0, pendent = total, situacio = 'emesa', venciment = data
        where id = ${id} and estat = 'emesa'`.execute(db);
    await sql`delete from migracio where nom = ${NOM}`.execute(db);
  });
  expect(await rowsOf()).not.toEqual(now);
  await migrate(office.app.database);
  expect(await rowsOf()).toEqual(now);
});

import { expect, test } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { openFacturaOffice } from '#tests/support/factura.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaRoutes } from '../contract/routes.ts';

test('what a list with sums took away is told without counting the sums', async () => {
  const office = await openFacturaOffice();
  const { app, at, by } = office;
  for (let n = 0; n < 3; n += 1) {
    const { id, pendent, data } = await office.issued();
    await app.ok(cobramentRoutes.create, { ...at(id), body: { data, total: pendent } as never });
  }
  for (const route of [facturaRoutes.llistat, cobramentRoutes.llistat]) {
    expect((await app.call(route, { ...at(), query: { documentType: 'csv' } as never })).status).toBe(200);
    const { items } = await app.ok(historialRoutes.list, {
      token: by.token,
      params: { entitat: 'empresa', id: by.empresaId },
    } as never);
    expect(JSON.stringify(items[0]?.canvis ?? items[0])).toMatch(/registres\W+(?:\w+\W+)*?3\b/);
  }
  await app.close();
});

import { expect, test } from 'vitest';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import type { Route } from '#contract/route.ts';
import { openFacturaOffice } from '#tests/support/factura.ts';
import { pagesOf } from '#tests/support/paper.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
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

test('the paper of a list says of whom it is, of which series and amounts: its sums are not of everything', async () => {
  const office = await openFacturaOffice();
  const { app, at } = office;
  const { serie } = await office.issued();
  const { items } = await app.ok(facturaRoutes.list, { ...at(), query: { getAll: true } });
  const { id: agent_fk, nom: name } = items[0]?.agent ?? { id: 0, nom: '' };
  const paper = async (query: object): Promise<string> => {
    const { raw } = await app.call(facturaRoutes.llistat, {
      ...at(),
      query: { documentType: 'pdf', ...query } as never,
    });
    return (pagesOf(raw) ?? []).join(' ').replace(/\s+/g, ' ');
  };
  const all = await paper({});
  const some = await paper({ agent_fk, serie, import_min: 100, import_max: 99_999_999 });
  const told = (text: string, word: string): number => text.split(word).length - 1;
  expect(told(some, name)).toBe(told(all, name) + 1);
  expect(some).toContain(`Sèrie ${serie}`);
  expect(some).toMatch(/Import mínim 1,00.*Import màxim 999\.999,99/);
  expect(all).not.toContain('Import mínim');
  await app.close();
});

test('papers of payments, quotations, expenses and recurring invoices say of whom they are', async () => {
  const office = await openFacturaOffice();
  const { app, at } = office;
  await office.issued();
  const { items } = await app.ok(facturaRoutes.list, { ...at(), query: { getAll: true } });
  const { id: agent_fk, nom } = items[0]?.agent ?? { id: 0, nom: '' };
  const paper = async (route: Route, query: object): Promise<string> => {
    const { raw, status } = await app.call(route, { ...at(), query: { documentType: 'pdf', ...query } as never });
    expect(status).toBe(200);
    return (pagesOf(raw) ?? []).join(' ').replace(/\s+/g, ' ');
  };
  for (const route of [cobramentRoutes.llistat, pressupostRoutes.llistat, periodicaRoutes.llistat]) {
    expect(await paper(route, {})).not.toContain(nom);
    expect(await paper(route, { agent_fk })).toContain(nom);
  }
  const expenses = await paper(despesaRoutes.exporta, { agent_fk, import_min: 123_400 });
  expect(expenses).toContain(nom);
  expect(expenses).toContain('Import mínim 1.234,00 €');
  await app.close();
});

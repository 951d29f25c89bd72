import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAgent } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { perClientRoutes } from '../contract/per-client.ts';
import { facturaRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const issue = async (body: object): Promise<number> => {
  const { app, at } = office;
  const { id, versio } = await app.ok(facturaRoutes.create, { ...at(), body: body as never });
  const { problemes } = await app.ok(facturaRoutes.comprova, at(id));
  await app.ok(facturaAccioRoutes.emetre, {
    ...at(id),
    body: { versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });
  return id;
};
const clients = (query: object = {}) => office.app.ok(perClientRoutes.list, { ...office.at(), query: query as never });

test('clients add up to the list of invoices, whatever was paid, rectified, replaced or left as a draft', async () => {
  const { app, at, by, clientId } = office;
  const other = await buildAgent(app, by, {
    rao_social: 'Àrids del Ter, SL',
    nif: 'B64717838',
    adreces: [{ via: 'Carrer Nou, 2', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' }],
  });
  const today = app.clock.today();
  const late = { data: '2026-11-10', venciments: [{ data: '2026-11-15', import: null }] };
  const paid = await issue({ agent_fk: clientId, linies: [linia('100')], ...late });
  await issue({ agent_fk: other.id, linies: [linia('50')], ...late });
  const replaced = await issue({ agent_fk: other.id, linies: [linia('300')] });
  await app.ok(facturaRoutes.create, { ...at(), body: { agent_fk: other.id, linies: [linia('7')] } as never });
  await issue({ agent_fk: other.id, tipus: 'proforma', linies: [linia('9')] });
  const { pendent } = await app.ok(facturaRoutes.get, at(paid));
  await app.ok(cobramentRoutes.create, {
    ...at(paid),
    body: { data: today, total: Math.trunc(pendent / 2), forma: 'transferencia' } as never,
  });
  const note = await app.ok(facturaAccioRoutes.rectificar, {
    ...at(replaced),
    body: { mode: 'substitucio', motiu: 'R1', rao: '80', text: 'Preu' } as never,
  });
  const cheaper = await app.ok(facturaRoutes.update, {
    ...at(note.id),
    body: { versio: note.versio, linies: note.linies.map((one) => ({ ...one, preu: '200' })) } as never,
  });
  const { problemes } = await app.ok(facturaRoutes.comprova, at(note.id));
  await app.ok(facturaAccioRoutes.emetre, {
    ...at(note.id),
    body: { versio: cheaper.versio, avisos_acceptats: problemes.map(({ codi }) => codi) },
  });

  const { sumes: list } = await app.ok(facturaRoutes.list, { ...at(), query: { getAll: true } });
  const { items, sumes, total } = await clients();
  expect(total).toBe(2);
  expect(sumes).toMatchObject({ clients: 2, factures: list.factures, base: list.base, total: list.total_factura });
  expect(sumes.pendent).toBe(list.pendent);
  for (const key of ['factures', 'base', 'total', 'pendent', 'vencut'] as const)
    expect(items.reduce((sum, item) => sum + item[key], 0)).toBe(sumes[key]);
  const { sumes: overdue } = await app.ok(facturaRoutes.list, { ...at(), query: { getAll: true, vencudes: true } });
  expect(sumes.vencut).toBe(overdue.pendent);
  // Who owes most comes first, and each as the list of its own invoices says.
  expect(items.map(({ pendent: owed }) => owed)).toEqual(
    [...items.map(({ pendent: owed }) => owed)].sort((a, b) => b - a),
  );
  for (const { agent, base, factures } of items) {
    const { sumes: own } = await app.ok(facturaRoutes.list, {
      ...at(),
      query: { getAll: true, agent_fk: agent?.id } as never,
    });
    expect([base, factures]).toEqual([own.base, own.factures]);
  }
});

test('it is put in order, parted in pages, searched by name and kept to who owes', async () => {
  const names = async (query: object) => (await clients(query)).items.map(({ agent }) => agent?.nom);
  const all = await names({ ordre_camp: 'client', ordre_criteri: 'ASC' });
  expect(all[0]).toBe('Àrids del Ter, SL');
  expect(await names({ ordre_camp: 'client', ordre_criteri: 'DESC' })).toEqual(all.toReversed());
  expect(await names({ ordre_camp: 'client', ordre_criteri: 'ASC', offset: 1, limit: 1 })).toEqual([all[1]]);
  expect(await names({ search: 'arids' })).toEqual(['Àrids del Ter, SL']);
  expect((await clients({ offset: 1, limit: 1 })).sumes.clients).toBe(2);
  const kept = await clients({ vencuts: true });
  expect(kept.items.every(({ vencut }) => vencut > 0)).toBe(true);
  expect((await clients({ data_inici: '2031-01-01' })).items).toEqual([]);
});

test('another company sees nothing of it, nor does who reads no invoices', async () => {
  const { app, by, at } = office;
  const tecnic = await app.addMember(by.empresaId, 'tecnic');
  expect((await app.call(perClientRoutes.list, { ...at(), token: tecnic.token })).status).toBe(403);
  const nova = await app.send('POST', '/api/empresa', {
    token: by.token,
    body: { nom_fiscal: 'Una altra SL', tipus_persona: 'E', nif: '' },
  });
  const there = await app.ok(perClientRoutes.list, { token: by.token, params: { id: nova.body.id } });
  expect(there).toMatchObject({ total: 0, sumes: { clients: 0, base: 0 } });
});

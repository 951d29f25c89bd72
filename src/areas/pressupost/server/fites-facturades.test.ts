import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { desferRoutes } from '#contract/desfer.ts';
import { type FacturaOffice, openFacturaOffice } from '#tests/support/factura.ts';
import { pressupostRoutes } from '../contract/routes.ts';

let office: FacturaOffice;
beforeAll(async () => {
  office = await openFacturaOffice();
});
afterAll(() => office.app.close());

const at = (more: object) => ({ token: office.by.token, params: { id: office.by.empresaId, ...more } as never });
const get = (pid: number) => office.app.ok(pressupostRoutes.get, at({ pid }));
/** An accepted quotation of two milestones. */
const accepted = async (): Promise<number> => {
  const { id, versio } = await office.app.ok(pressupostRoutes.create, {
    ...at({}),
    body: {
      agent_fk: office.clientId,
      titol: 'Reforma',
      linies: [{ clau: 'l', concepte: 'Direcció', preu: '1000', iva_fk: 1 }],
      fites: [
        { clau: 'a', nom: 'Encàrrec', percentatge: '40' },
        { clau: 'b', nom: 'Final', percentatge: '60' },
      ],
    } as never,
  });
  const sent = await office.app.ok(pressupostRoutes.emetre, { ...at({ pid: id }), body: { versio } });
  await office.app.ok(pressupostRoutes.accept, { ...at({ pid: id }), body: { versio: sent.versio, treball: 'cap' } });
  return id;
};
const invoice = async (pid: number, clau: string) => {
  const { versio } = await get(pid);
  return office.app.call(pressupostRoutes.invoice, { ...at({ pid }), body: { versio, fites: [clau] } });
};
const draftOf = async (pid: number, clau: string): Promise<number> => {
  const { status, body } = await invoice(pid, clau);
  expect(status).toBe(200);
  return body.factures[0];
};
const remove = async (fid: number): Promise<number> =>
  (await office.app.ok(facturaRoutes.remove, at({ fid }))).desfer.id;
const undo = (id: number) => office.app.call(desferRoutes.undo, { token: office.by.token, params: { id }, body: {} });
const issue = async (fid: number) => {
  const { versio } = await office.app.ok(facturaRoutes.get, at({ fid }));
  return office.app.call(facturaAccioRoutes.emetre, { ...at({ fid }), body: { versio } });
};
const invoiceOf = async (pid: number, clau: string) =>
  (await get(pid)).fites.find((fita) => fita.clau === clau)?.factura?.id ?? null;

test('a deleted draft does not come back while its milestone is invoiced by another, and does once it is not', async () => {
  const pid = await accepted();
  const first = await draftOf(pid, 'a');
  const kept = await remove(first);
  const second = await draftOf(pid, 'a');
  const refused = await undo(kept);
  expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_fita_facturada']);
  expect(refused.body.detail).toContain('«Encàrrec»');
  await remove(second);
  expect((await undo(kept)).status).toBe(200);
  expect(await invoiceOf(pid, 'a')).toBe(first);
  expect((await invoice(pid, 'a')).body.codi).toBe('fita_facturada');
  expect((await issue(first)).status).toBe(200);
});

test('a deleted draft does not come back, nor is one issued unasked, once its quotation is accepted no more', async () => {
  const pid = await accepted();
  const first = await draftOf(pid, 'a');
  const kept = await remove(first);
  const reopened = await office.app.ok(pressupostRoutes.reopen, {
    ...at({ pid }),
    body: { versio: (await get(pid)).versio },
  });
  await office.app.ok(pressupostRoutes.refuse, { ...at({ pid }), body: { versio: reopened.versio } });
  const refused = await undo(kept);
  expect([refused.status, refused.body.codi]).toEqual([409, 'desfer_fita_no_acceptada']);
  // A draft that came back before that was refused.
  const other = await accepted();
  const draft = await draftOf(other, 'b');
  await office.app.database.write((db) =>
    db.updateTable('pressupost').set({ estat: 'rebutjat' }).where('id', '=', other).execute(),
  );
  const asked = await issue(draft);
  expect([asked.status, asked.body.avisos]).toMatchObject([409, [{ codi: 'fita_no_acceptada' }]]);
});

test('a draft that never lost its milestone comes back with it', async () => {
  const pid = await accepted();
  const first = await draftOf(pid, 'b');
  expect((await undo(await remove(first))).status).toBe(200);
  expect(await invoiceOf(pid, 'b')).toBe(first);
});

test('a draft of a quotation that lost its milestone is not issued, and says why', async () => {
  const pid = await accepted();
  const second = await draftOf(pid, 'a');
  const { id } = await office.draft();
  await office.app.database.write((db) =>
    db.updateTable('factura').set({ pressupost_fk: pid }).where('id', '=', id).execute(),
  );
  const refused = await issue(id);
  expect([refused.status, refused.body.camps]).toMatchObject([422, [{ codi: 'fita_perduda' }]]);
  expect((await issue(second)).status).toBe(200);
});

test('an annulled invoice frees its milestone, which is invoiced again', async () => {
  const pid = await accepted();
  const first = await draftOf(pid, 'b');
  const { body } = await issue(first);
  await office.app.ok(facturaAccioRoutes.anullar, {
    ...at({ fid: first }),
    body: { versio: body.versio, motiu: 'Error' },
  });
  expect((await get(pid)).situacio).toBe('acceptat');
  expect(await invoiceOf(pid, 'b')).toBeNull();
  const again = await draftOf(pid, 'b');
  expect((await issue(again)).status).toBe(200);
  expect(await invoiceOf(pid, 'b')).toBe(again);
});

const problemsOf = async (fid: number) => (await office.app.ok(facturaRoutes.comprova, at({ fid }))).problemes;
const copyOf = async (fid: number): Promise<number> =>
  (await office.app.ok(facturaAccioRoutes.duplicate, { ...at({ fid }), body: {} })).id;

test('a copy of what bills a milestone is of no quotation, and asks before it bills the milestone again', async () => {
  const pid = await accepted();
  const original = await draftOf(pid, 'a');
  const copy = await copyOf(original);
  expect((await office.app.ok(facturaRoutes.get, at({ fid: copy }))).pressupost_fk).toBeNull();
  expect(await problemsOf(original)).toEqual([]);
  const [told, ...rest] = await problemsOf(copy);
  expect([told, rest]).toMatchObject([{ codi: 'fita_repetida', nivell: 'avis', cami: 'linies.0.concepte' }, []]);
  expect(told?.missatge).toMatch(/Encàrrec.*un altre esborrany/);
  const refused = await issue(copy);
  expect([refused.status, refused.body.avisos]).toMatchObject([409, [{ codi: 'fita_repetida' }]]);
  const { numero } = (await issue(original)).body;
  expect((await problemsOf(copy))[0]?.missatge).toContain(`la factura ${numero}`);
  expect(await problemsOf(await draftOf(pid, 'b'))).toEqual([]);
  expect(await problemsOf(await copyOf(original))).toHaveLength(1);
});

test('issued first, the copy is told of by what it was copied from', async () => {
  const original = await draftOf(await accepted(), 'a');
  const copy = await copyOf(original);
  const { versio } = await office.app.ok(facturaRoutes.get, at({ fid: copy }));
  const issued = await office.app.ok(facturaAccioRoutes.emetre, {
    ...at({ fid: copy }),
    body: { versio, avisos_acceptats: ['fita_repetida'] },
  });
  const { status, body } = await issue(original);
  expect([status, body.avisos[0].codi]).toEqual([409, 'fita_repetida']);
  expect(body.avisos[0].missatge).toContain(`la factura ${issued.numero}`);
  // Given back whole, it bills nothing of the milestone any more.
  const credit = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...at({ fid: copy }),
    body: { mode: 'total', motiu: 'R1', rao: '80' } as never,
  });
  expect(await problemsOf(credit.id)).toEqual([]);
  await office.issue(credit);
  expect(await problemsOf(original)).toEqual([]);
});

test('what a person bills by milestones is withheld from by a company, also where the quotation did not say so', async () => {
  // A company that has issued keeps its kind of person: this one has not.
  const issuing = office;
  office = await openFacturaOffice();
  const { app, by } = office;
  const { body } = await app.send('GET', `/api/empresa/${by.empresaId}`, { token: by.token });
  const changed = await app.send('POST', `/api/empresa/${by.empresaId}`, {
    token: by.token,
    body: { versio: body.versio, tipus_persona: 'F', nif: '12345678Z', irpf_fk: 2 },
  });
  expect(changed.body).toMatchObject({ tipus_persona: 'F' });
  const pid = await accepted();
  const draft = await office.get(await draftOf(pid, 'a'));
  expect(draft.linies.map((linia) => linia.irpf_fk)).toEqual([2]);
  expect(draft.totals.base).toBe(40_000);
  expect(draft.totals.retingut).toBeGreaterThan(0);
  expect(draft.totals.total_a_pagar).toBe(48_400 - draft.totals.retingut);
  await app.close();
  office = issuing;
});

test('a milestone in draft bills nothing yet: how the quotation stands follows what was issued', async () => {
  const pid = await accepted();
  const stands = async () => (await get(pid)).situacio;
  const first = await draftOf(pid, 'a');
  expect(await stands()).toBe('acceptat');
  expect((await issue(first)).status).toBe(200);
  expect(await stands()).toBe('facturat_part');
  const second = await draftOf(pid, 'b');
  expect(await stands()).toBe('facturat_part');
  expect((await issue(second)).status).toBe(200);
  expect(await stands()).toBe('facturat');
});

const fitaOf = async (pid: number, clau: string) =>
  (await get(pid)).fites.find((fita) => fita.clau === clau)?.factura ?? null;

test('a milestone tells the invoice in force: what was issued in the place of its own, until that is annulled', async () => {
  const pid = await accepted();
  const first = await draftOf(pid, 'a');
  const { numero } = (await issue(first)).body;
  const rectify = async (fid: number) => {
    const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
      ...at({ fid }),
      body: { mode: 'substitucio', motiu: 'R1', rao: '80' } as never,
    });
    expect(await fitaOf(pid, 'a')).toMatchObject({ id: fid });
    const answer = await office.app.ok(facturaAccioRoutes.emetre, {
      ...at({ fid: draft.id }),
      body: { versio: draft.versio, avisos_acceptats: ['rectificacio_igual'] },
    });
    return { id: answer.id, numero: answer.numero };
  };
  const second = await rectify(first);
  expect(await fitaOf(pid, 'a')).toEqual({ ...second, proforma: false });
  expect((await get(pid)).situacio).toBe('facturat_part');
  const { versio } = await office.get(second.id);
  await office.app.ok(facturaAccioRoutes.anullar, { ...at({ fid: second.id }), body: { versio, motiu: 'Error' } });
  expect(await fitaOf(pid, 'a')).toEqual({ id: first, numero, proforma: false });
});

test('a proforma bills nothing: the milestone says so, and follows the invoice that is made of it', async () => {
  const pid = await accepted();
  const first = await draftOf(pid, 'a');
  const { versio } = await office.get(first);
  await office.app.ok(facturaRoutes.update, { ...at({ fid: first }), body: { versio, tipus: 'proforma' } as never });
  const { numero } = (await issue(first)).body;
  expect(numero).toMatch(/^PF/);
  expect(await fitaOf(pid, 'a')).toEqual({ id: first, numero, proforma: true });
  const items = async () => (await office.app.ok(pressupostRoutes.list, { ...at({}), query: { getAll: true } })).items;
  const listed = async () => (await items()).find(({ id }) => id === pid)?.situacio;
  expect([(await get(pid)).situacio, await listed()]).toEqual(['acceptat', 'acceptat']);
  const made = await office.app.ok(facturaAccioRoutes.facturar, { ...at({ fid: first }), body: {} });
  expect(await fitaOf(pid, 'a')).toEqual({ id: made.id, numero: null, proforma: false });
  const issued = (await issue(made.id)).body;
  expect(await fitaOf(pid, 'a')).toEqual({ id: made.id, numero: issued.numero, proforma: false });
  expect([(await get(pid)).situacio, await listed()]).toEqual(['facturat_part', 'facturat_part']);
});

test('the list of quotations asks for what was made of their proformas once, however many they are', async () => {
  const proformaOf = async (): Promise<void> => {
    const fid = await draftOf(await accepted(), 'a');
    const { versio } = await office.app.ok(facturaRoutes.get, at({ fid }));
    await office.app.ok(facturaRoutes.update, { ...at({ fid }), body: { versio, tipus: 'proforma' } as never });
    expect((await issue(fid)).status).toBe(200);
    await office.app.ok(facturaAccioRoutes.facturar, { ...at({ fid }), body: {} });
  };
  const statementsOf = async (): Promise<number> => {
    const spies = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(pg.Client.prototype, 'query')];
    await office.app.ok(pressupostRoutes.list, { ...at({}), query: {} });
    const seen = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return seen;
  };
  await proformaOf();
  const asked = await statementsOf();
  for (let more = 0; more < 4; more += 1) await proformaOf();
  expect(asked).toBeGreaterThan(3);
  expect(await statementsOf()).toBe(asked);
});

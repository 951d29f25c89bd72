import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { facturaEmesaSchema } from '../contract/schemas.ts';
import { createDraft, emesaOf, type FacturaPorts, facturesEmeses, facturesOfTreball } from './index.ts';

const ports: FacturaPorts = {
  agafaCadena: async () => {},
  registra: async () => {},
  registraAnulacio: async () => {},
  registresOf: async () => new Map(),
  fitaDe: async () => null,
  recuperaFita: async () => {},
  comptadorPressupost: async () => ({ darrer: 0, numerat: false }),
  comencaPressupost: async () => {},
  comprova: () => [],
};
let office: FacturaOffice;
let context: CompanyContext;
beforeAll(async () => {
  office = await openFacturaOffice();
  const { app, by } = office;
  context = {
    requestId: 'prova',
    language: 'ca',
    clock: app.clock,
    address: '',
    caller: {
      sessioId: 0,
      usuariId: by.usuariId,
      nom: 'Prova',
      pendentConds: false,
      rols: new Map([[by.empresaId, 'titular']]),
      empresaPerDefecte: by.empresaId,
    },
    empresa: { id: by.empresaId, rol: 'titular' },
    db: app.database.read,
    database: app.database,
    signal: new AbortController().signal,
    progress: () => {},
    text: (key) => key,
  };
});
afterAll(() => office.app.close());

const PRO = async (): Promise<number> => {
  const { body } = await office.app.send('GET', '/api/funcio', { token: office.by.token });
  return body.find((one: { codi: string }) => one.codi === 'PRO').id;
};

describe('what others are told of an invoice', () => {
  test('of a draft as it would be; of an issued one what was frozen, whatever changes since', async () => {
    const draft = await office.draft({
      linies: [linia('0', { preu_iva: '121' }), { clau: 'c', tipus: 'capitol', concepte: 'Obra' }],
    });
    const would = facturaEmesaSchema.parse(await emesaOf(context, draft.id));
    expect(would).toMatchObject({ numero: null, exercici: null, serie: 'A', receptor: { copia: { nif: NIF_CLIENT } } });
    expect(would.linies.map(({ iva, regim, cost, brut }) => [iva, regim, cost, brut])).toEqual([
      ['21', 'general', 10_000, 10_000],
      ['0', 'N2', 0, 0],
    ]);
    const issued = await office.issue(draft);
    const frozen = facturaEmesaSchema.parse(await emesaOf(context, issued.id));
    expect(frozen).toEqual({ ...would, numero: issued.numero, exercici: 2026 });
    const { body: company } = await office.app.send('GET', `/api/empresa/${office.by.empresaId}`, {
      token: office.by.token,
    });
    await office.app.send('POST', `/api/empresa/${office.by.empresaId}`, {
      token: office.by.token,
      body: { versio: company.versio, nom_fiscal: 'Un altre nom, SLP', peu_factura: 'Peu nou' },
    });
    expect(await emesaOf(context, issued.id)).toEqual(frozen);
  });

  test('books read what was issued between two days, in order, proformas and drafts apart', async () => {
    await office.issued({ tipus: 'proforma' });
    const mistake = await office.issued();
    await office.app.ok(facturaAccioRoutes.anullar, {
      ...office.at(mistake.id),
      body: { versio: mistake.versio, motiu: 'Error' },
    });
    const read = [];
    for await (const one of facturesEmeses(context.db, office.by.empresaId, {
      inici: '2026-01-01',
      final: '2026-12-31',
    }))
      read.push(one);
    const { items } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: { getAll: true } });
    const numbers = items.filter((one) => one.numero && one.tipus !== 'proforma').map((one) => one.numero);
    expect(read.map((one) => one.emesa.numero)).toEqual(numbers.reverse());
    expect(read.filter((one) => one.anullada).map((one) => one.emesa.id)).toEqual([mistake.id]);
    const none = facturesEmeses(context.db, office.by.empresaId, { inici: '2020-01-01', final: '2020-12-31' });
    expect((await none.next()).done).toBe(true);
  });

  test('another room makes a draft of its own, and reads those of a work', async () => {
    const treball = await buildTreball(office.app, office.by, {
      agents: [{ agent_fk: office.clientId, funcio_fk: await PRO() }],
    });
    const draft = await office.app.database.write((db) =>
      createDraft(
        { ...context, db },
        ports,
        { agent_fk: office.clientId, treball_fk: treball.id },
        { pressupost_fk: 7 },
      ),
    );
    expect(draft).toMatchObject({ pressupost_fk: 7, estat: 'esborrany', treball: { codi: treball.codi } });
    expect((await facturesOfTreball(context, ports, treball.id)).map((one) => one.id)).toEqual([draft.id]);
  });
});

describe('who an invoice is told to', () => {
  test('a technician reads the history of a work, of its invoices nothing', async () => {
    const { app, by } = office;
    const treball = await buildTreball(app, by, {
      agents: [{ agent_fk: office.clientId, funcio_fk: await PRO() }],
    });
    const factura = await office.issued({ treball_fk: treball.id });
    const tecnic = await app.addMember(by.empresaId, 'tecnic');
    const read = async (token: string, address: string) => {
      const { status, body } = await app.send('GET', `/api/historial/${address}`, { token });
      return status === 200
        ? (body.items ?? body.tipus).map((one: { entitat: string; accio: string }) => `${one.entitat} ${one.accio}`)
        : status;
    };
    expect(await read(by.token, `treball/${treball.id}`)).toEqual(['factura emet', 'factura crea', 'treball crea']);
    expect(await read(tecnic.token, `treball/${treball.id}`)).toEqual(['treball crea']);
    expect(await read(tecnic.token, `treball/${treball.id}/filtres`)).toEqual(['treball crea']);
    expect(await read(tecnic.token, `factura/${factura.id}`)).toBe(404);
    const { total } = (await app.send('GET', `/api/historial/treball/${treball.id}`, { token: tecnic.token })).body;
    expect(total).toBe(1);
  });
});

describe('what hangs from invoices', () => {
  test('two agents made one: drafts take its data, what was issued keeps its own; and back', async () => {
    const { app, by } = office;
    const other = await buildAgent(app, by, {
      rao_social: 'Bessona, SL',
      nif: NIF_CLIENT,
      adreces: [{ via: 'Carrer Nou, 2' }],
      avisos_acceptats: ['nif_repetit'],
    });
    const draft = await office.draft({ agent_fk: other.id });
    const issued = await office.issued({ agent_fk: other.id });
    const client = await app.ok(agentRoutes.get, { token: by.token, params: { id: office.clientId } });
    const merged = await app.send('POST', `/api/agent/${client.id}/fusiona`, {
      token: by.token,
      body: { versio: client.versio, altre: other.id, altre_versio: other.versio },
    });
    expect(merged.status).toBe(200);
    expect((await office.get(draft.id)).agent).toMatchObject({ id: client.id, nom: client.nom_complet });
    expect((await office.get(issued.id)).agent).toMatchObject({ id: client.id, nom: 'Bessona, SL' });
    const undone = await app.send('POST', `/api/desfer/${merged.body.desfer.id}`, { token: by.token, body: {} });
    expect(undone.status).toBe(200);
    expect(await office.get(draft.id)).toEqual(draft);
    expect((await office.get(issued.id)).agent).toMatchObject({ id: other.id, nom: 'Bessona, SL' });
  });

  test('a company with invoices is not deleted, and says how many', async () => {
    const { app, by } = office;
    const { status, body } = await app.send('DELETE', `/api/empresa/${by.empresaId}`, { token: by.token });
    expect([status, body.codi]).toEqual([409, 'en_us']);
    expect(body.comptes.find((one: { que: string }) => one.que === 'factures').n).toBeGreaterThan(1);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '#server/http/texts.ts';
import { facturaEnviaPorts, facturaPorts, serverRooms } from '#server/wiring.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { type FacturaOffice, linia, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { attachmentsOf } from '#tests/support/mail-parts.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { setSmtp } from '#tests/support/smtp.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { periodicaRoutes } from '../contract/periodiques.ts';
import { facturaRoutes } from '../contract/routes.ts';
import { makePeriodiques } from './index.ts';

let smtp: MailServer;
let office: FacturaOffice;
let work: (now: string) => Promise<void>;
beforeAll(async () => {
  smtp = await openMailServer();
  office = await openFacturaOffice();
  await setSmtp(office.app, office.by, smtp.port);
  const { platform, database } = office.app;
  work = makePeriodiques({
    database,
    ports: facturaPorts(platform),
    envia: facturaEnviaPorts(platform),
    translate: translator(serverRooms),
  });
});
afterAll(async () => {
  await office.app.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const client = async (emails: readonly object[], idioma_fk = 'ca') =>
  buildAgent(office.app, office.by, {
    rao_social: 'Promocions Segones, SL',
    nif: NIF_CLIENT,
    idioma_fk,
    adreces: [{ via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic' }],
    emails,
    avisos_acceptats: ['nif_repetit'],
  });
/** Ten days before today, of the day on which tests begin. */
const DATA = '2026-11-18';
const TODAY = '2026-11-28';
const FACTURES = [{ email: 'factures@exemple.cat', us: 'factures' }];
const sendAll = async () => {
  while (await office.app.platform.mail.sendNext());
};
const told = (fid: number) => office.app.ok(facturaEnviamentRoutes.recordatori, office.at(fid));
const remind = (fid: number, pas: number, more: object = {}) =>
  office.app.call(facturaEnviamentRoutes.recorda, {
    ...office.at(fid),
    body: { pas, to: ['factures@exemple.cat'], assumpte: 'Recordatori', text: `Pas ${pas}`, ...more },
  });

test.each(['ca', 'es', 'en'])('%s: three steps, each once, with number, amount and days', async (idioma) => {
  const agent = await client(FACTURES, idioma);
  const soon = await office.issued({ agent_fk: agent.id, data: DATA, venciments: [{ data: TODAY, import: null }] });
  expect(await told(soon.id)).toMatchObject({ pas: null, dies: null, pendent: 0, fets: [], proposta: null });
  const early = await remind(soon.id, 1);
  expect([early.status, early.body.codi]).toEqual([409, 'factura_no_vencuda']);
  const factura = await office.issued({ agent_fk: agent.id, data: DATA, venciments: [{ data: DATA, import: null }] });
  await office.app.ok(cobramentRoutes.create, { ...office.at(factura.id), body: { total: 2100, data: TODAY } });
  const texts = new Set<string>();
  for (const pas of [1, 2, 3]) {
    const next = await told(factura.id);
    expect(next).toMatchObject({ pas, dies: 10, pendent: 10_000, motiu: null });
    expect(next.proposta).toMatchObject({ to: ['factures@exemple.cat'], idioma });
    const { assumpte = '', text = '' } = next.proposta ?? {};
    expect(assumpte).toContain(factura.numero);
    expect(text).toContain(factura.numero);
    expect(text).toContain(idioma === 'en' ? '100.00' : '100,00');
    expect(text).toMatch(/: 10\b/);
    expect(text).not.toMatch(/[{}]|recordatori\.|carta\./);
    texts.add(text);
    if (pas < 3) expect((await remind(factura.id, pas + 1)).body.codi).toBe('recordatori_altre_pas');
    const first = await remind(factura.id, pas, { text });
    expect([first.status, first.body.pas]).toEqual([200, pas]);
    const again = await Promise.all([remind(factura.id, pas, { text: 'Un altre' }), remind(factura.id, pas, { text })]);
    expect(again.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id]);
  }
  expect(texts.size).toBe(3);
  const done = await told(factura.id);
  expect(done).toMatchObject({ pas: null, proposta: null, fets: [{ pas: 1 }, { pas: 2 }, { pas: 3 }] });
  expect(done.motiu).toContain('tres');
  await sendAll();
  expect(smtp.received).toHaveLength(3);
  expect(attachmentsOf(smtp.received[0]?.raw ?? '')).toHaveLength(1);
  // It was reminded of, and not sent.
  const { items } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: { getAll: true } });
  expect(items.find(({ id }) => id === factura.id)?.enviament).toBe(null);
  expect((await office.get(factura.id)).recordatoris.map(({ pas }) => pas)).toEqual([1, 2, 3]);
});

test('what is paid, or is a proforma, is not reminded of', async () => {
  const agent = await client(FACTURES);
  const venciments = [{ data: DATA, import: null }];
  const paid = await office.issued({ agent_fk: agent.id, data: DATA, venciments });
  await office.app.ok(cobramentRoutes.create, { ...office.at(paid.id), body: { total: 12_100 } });
  const proforma = await office.issued({ agent_fk: agent.id, data: DATA, venciments, tipus: 'proforma' });
  for (const { id } of [paid, proforma]) {
    expect((await told(id)).pas).toBe(null);
    expect((await remind(id, 1)).body.codi).toBe('factura_no_vencuda');
  }
});

const plan = (agent_fk: number, inici: string, more: object = {}) =>
  office.app.ok(periodicaRoutes.create, {
    ...office.at(),
    body: {
      nom: 'Manteniment',
      periodicitat: 'mensual',
      inici,
      agent_fk,
      accio: 'enviament',
      plantilla: { linies: [linia('100')] },
      ...more,
    },
  });
const ofPlan = async (pid: number) => {
  const { items } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: { getAll: true } });
  const all = await Promise.all(items.map(({ id }) => office.get(id)));
  return all.filter((one) => one.periodica_fk === pid).sort((a, b) => a.id - b.id);
};
const planNow = (pid: number) => office.app.ok(periodicaRoutes.get, office.at(undefined, { pid }));
const lettersOf = async (fid: number) => (await office.app.ok(facturaEnviamentRoutes.enviaments, office.at(fid))).items;

test('«issue and send»: each is issued and sent once, whoever works and however often', async () => {
  const agent = await client(FACTURES);
  const { id } = await plan(agent.id, '2027-01-10');
  await Promise.all([1, 2, 3].map(() => work('2027-01-10T08:00:00.000Z')));
  await work('2027-01-10T09:00:00.000Z');
  const [factura, ...more] = await ofPlan(id);
  expect([factura?.estat, more]).toEqual(['emesa', []]);
  expect(await lettersOf(factura?.id ?? 0)).toMatchObject([{ per_a: ['factures@exemple.cat'], estat: 'en_cua' }]);
  expect((await planNow(id)).falla).toBe(null);
  office.app.clock.set('2027-01-10T10:00:00.000Z');
  await sendAll();
  office.app.clock.set(`${TODAY}T09:00:00.000Z`);
  const [pdf] = attachmentsOf(smtp.received[0]?.raw ?? '');
  expect(pdf?.contingut.subarray(0, 5).toString()).toBe('%PDF-');
  await office.app.ok(periodicaRoutes.update, {
    ...office.at(undefined, { pid: id }),
    body: { versio: (await planNow(id)).versio, activa: false },
  });
});

test('what cannot be sent is issued, told beside it, and sent once it can; what was sent by hand is not sent again', async () => {
  const agent = await client([]);
  const { id } = await plan(agent.id, '2027-02-10');
  await work('2027-02-10T08:00:00.000Z');
  await work('2027-02-10T09:00:00.000Z');
  const [factura] = await ofPlan(id);
  expect(factura?.estat).toBe('emesa');
  expect(await lettersOf(factura?.id ?? 0)).toEqual([]);
  const failed = await planNow(id);
  expect(failed.falla).toContain('adreça electrònica');
  const address = `/api/agent/${agent.id}`;
  const { body } = await office.app.send('GET', address, { token: office.by.token });
  const written = await office.app.send('POST', address, {
    token: office.by.token,
    body: { versio: body.versio, emails: FACTURES, avisos_acceptats: ['nif_repetit'] },
  });
  expect(written.status).toBe(200);
  await office.app.ok(periodicaRoutes.update, {
    ...office.at(undefined, { pid: id }),
    body: { versio: failed.versio, nom: 'Manteniment, mensual' },
  });
  await work('2027-02-10T10:00:00.000Z');
  expect(await lettersOf(factura?.id ?? 0)).toHaveLength(1);

  const other = await plan((await client([])).id, '2027-02-11');
  await work('2027-02-11T08:00:00.000Z');
  const [byHand] = await ofPlan(other.id);
  await office.app.ok(facturaEnviamentRoutes.envia, {
    ...office.at(byHand?.id),
    body: { to: ['algu@exemple.cat'], assumpte: 'Factura', text: 'Bon dia.' },
  });
  await office.app.ok(periodicaRoutes.update, {
    ...office.at(undefined, { pid: other.id }),
    body: { versio: (await planNow(other.id)).versio, agent_fk: agent.id },
  });
  await work('2027-02-11T09:00:00.000Z');
  expect(await lettersOf(byHand?.id ?? 0)).toHaveLength(1);
});

test('a plan that only issued does not send what it issued before it was changed', async () => {
  const agent = await client(FACTURES);
  const { id, versio } = await plan(agent.id, '2027-02-20', { accio: 'emissio' });
  await work('2027-02-20T08:00:00.000Z');
  const now = await planNow(id);
  expect(now.versio).toBe(versio);
  await office.app.ok(periodicaRoutes.update, {
    ...office.at(undefined, { pid: id }),
    body: { versio, accio: 'enviament' },
  });
  await work('2027-02-20T09:00:00.000Z');
  const [factura] = await ofPlan(id);
  expect(factura?.estat).toBe('emesa');
  expect(await lettersOf(factura?.id ?? 0)).toEqual([]);
});

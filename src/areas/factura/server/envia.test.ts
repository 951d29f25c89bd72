import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { facturaeRoutes } from '#areas/efactura/contract/facturae.ts';
import { certificatRoutes } from '#areas/empresa/contract/certificat.ts';
import { smtpRoutes } from '#areas/empresa/contract/smtp.ts';
import { correuRoutes } from '#contract/correu.ts';
import { historialRoutes } from '#contract/historial.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { type FacturaOffice, NIF_CLIENT, openFacturaOffice } from '#tests/support/factura.ts';
import { freePort } from '#tests/support/free-port.ts';
import { attachmentsOf } from '#tests/support/mail-parts.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { setSmtp } from '#tests/support/smtp.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';

let smtp: MailServer;
let office: FacturaOffice;
let clientId: number;
beforeAll(async () => {
  smtp = await openMailServer();
  office = await openFacturaOffice();
  clientId = (
    await buildAgent(office.app, office.by, {
      rao_social: 'Promocions Segones, SL',
      nif: `ES${NIF_CLIENT}`,
      idioma_fk: 'es',
      adreces: [{ via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic' }],
      emails: [
        { email: 'obra@exemple.cat', us: 'obra' },
        { email: 'general@exemple.cat', us: 'general' },
        { email: 'factures@exemple.cat', us: 'factures' },
      ],
      avisos_acceptats: ['nif_repetit'],
    })
  ).id;
});
afterAll(async () => {
  await office.app.close();
  await smtp.close();
});
beforeEach(async () => {
  await setSmtp(office.app, office.by, smtp.port);
  smtp.received.length = 0;
  smtp.refuse.clear();
  smtp.ending = 'take';
});

const issued = (more: Record<string, unknown> = {}) => office.issued({ agent_fk: clientId, ...more });
const CARTA = { to: ['factures@exemple.cat'], assumpte: 'Factura', text: 'Bon dia.' };
const send = (fid: number, more: object = {}, headers: Record<string, string> = {}) =>
  office.app.call(facturaEnviamentRoutes.envia, { ...office.at(fid), body: { ...CARTA, ...more }, headers });
const letters = async (fid: number) => (await office.app.ok(facturaEnviamentRoutes.enviaments, office.at(fid))).items;
const inList = async (fid: number) =>
  (await office.app.ok(facturaRoutes.list, { ...office.at(), query: { getAll: true } })).items.find(
    ({ id }) => id === fid,
  )?.enviament;
const propose = (fid: number, headers: Record<string, string> = {}) =>
  office.app.ok(facturaEnviamentRoutes.proposta, { ...office.at(fid), headers });
const history = async (factura: Pick<Factura, 'id'>) =>
  (
    await office.app.ok(historialRoutes.list, {
      token: office.by.token,
      params: { entitat: 'factura', id: factura.id },
    })
  ).items.filter(({ accio }) => accio === 'envia');

test('it is proposed to the addresses for invoices, in the language of its receiver, with what may go with it', async () => {
  const factura = await issued({ venciments: [{ data: '2026-12-28', import: null }] });
  const proposta = await propose(factura.id, { 'accept-language': 'en' });
  expect(proposta).toMatchObject({ to: ['factures@exemple.cat'], cc: [], idioma: 'es', servidor: 'empresa' });
  expect(proposta.assumpte).toBe(`Factura ${factura.numero} · Aparelladors Exemple SLP`);
  expect(proposta.text).toBe(
    [
      'Buenos días:',
      '',
      `Les enviamos la factura ${factura.numero}, de 28/11/2026.`,
      '',
      'Importe a pagar: 121,00 €',
      'Vencimiento: 28/12/2026',
      '',
      'Quedamos a su disposición para cualquier duda.',
      '',
      'Aparelladors Exemple SLP',
    ].join('\n'),
  );
  expect(proposta.adreces.map(({ email }) => email)).toContain('obra@exemple.cat');
  expect(proposta.adjunts.map(({ adjunt, possible, proposat }) => [adjunt, possible, proposat])).toEqual([
    ['pdf', true, true],
    ['facturae', true, false],
    ['facturae_signada', false, false],
    ['rebut', false, false],
  ]);
  expect(proposta.adjunts[2]?.motiu).toContain('certificate');
  expect(proposta.adjunts[0]?.nom).toMatch(/^Factura .*\.pdf$/);
});

test('without an address for invoices the general ones are proposed, and nobody’s where there is none', async () => {
  const agent = await buildAgent(office.app, office.by, {
    rao_social: 'Només General, SL',
    nif: NIF_CLIENT,
    adreces: [{ via: 'Carrer Nou, 3', codi_postal: '08500', poblacio: 'Vic' }],
    emails: [{ email: 'hola@exemple.cat', us: 'general' }],
    avisos_acceptats: ['nif_repetit'],
  });
  expect((await propose((await issued({ agent_fk: agent.id })).id)).to).toEqual(['hola@exemple.cat']);
  expect((await propose((await issued({ agent_fk: office.clientId })).id)).to).toEqual([]);
});

test('taken: the paper and the electronic invoice arrive as the calls give them, and it is told as sent', async () => {
  const factura = await issued();
  const queued = await send(factura.id, { cc: ['soci@exemple.cat'], adjunts: ['pdf', 'facturae'] });
  expect([queued.status, queued.body.estat]).toEqual([200, 'en_cua']);
  expect(await inList(factura.id)).toBe('pendent');
  await office.app.platform.mail.sendNext();
  const [got] = smtp.received;
  expect(got).toMatchObject({ from: 'despatx@exemple.cat', to: ['factures@exemple.cat', 'soci@exemple.cat'] });
  const [pdf, xml] = attachmentsOf(got?.raw ?? '');
  const paper = await office.app.send('GET', `/api/empresa/${office.by.empresaId}/factura/${factura.id}/document`, {
    token: office.by.token,
  });
  expect(pdf?.nom).toMatch(/^Factura .*\.pdf$/);
  expect(pdf?.contingut.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf?.contingut.equals(paper.raw)).toBe(true);
  const electronic = await office.app.call(facturaeRoutes.download, {
    ...office.at(factura.id),
    query: { signat: false },
  });
  expect(xml?.nom).toMatch(/\.xml$/);
  expect(xml?.contingut.equals(electronic.raw)).toBe(true);
  expect(await inList(factura.id)).toBe('enviat');
  expect(await letters(factura.id)).toMatchObject([{ estat: 'enviat', pas: null, intents: 1 }]);
  const [told] = await history(factura);
  expect(told?.usuari).toContain('Puig');
  expect(told?.canvis.find(({ camp }) => camp === 'adjunts')?.despres).toEqual([pdf?.nom, xml?.nom]);
});

test.each([
  ['refused', (): unknown => smtp.refuse.set('factures@exemple.cat', 550), 'fallat', 'smtp_refusat', 'fallit'],
  ['refused for now', (): unknown => smtp.refuse.set('factures@exemple.cat', 450), 'en_cua', 'smtp_refusat', 'pendent'],
  ['its content refused', (): unknown => (smtp.ending = 554), 'fallat', 'smtp_refusat', 'fallit'],
  ['cut once its content had come', (): unknown => (smtp.ending = 'cut'), 'dubtos', 'connexio_tallada', 'dubtos'],
  ['cut after it was taken', (): unknown => (smtp.ending = 'cut-after-taking'), 'dubtos', 'connexio_tallada', 'dubtos'],
] as const)('%s: its true state, and it is not sent again by itself', async (_how, break_, estat, motiu, word) => {
  break_();
  const { id } = await issued();
  const letter = await send(id);
  expect(await office.app.platform.mail.sendNext()).toBe(true);
  expect(await letters(id)).toMatchObject([{ id: letter.body.id, estat, motiu: { codi: motiu } }]);
  expect(await inList(id)).toBe(word);
  const taken = smtp.received.length;
  smtp.refuse.clear();
  smtp.ending = 'take';
  expect(await office.app.platform.mail.sendNext()).toBe(false);
  expect(smtp.received).toHaveLength(taken);
  await office.app.ok(correuRoutes.retry, { token: office.by.token, params: { id: letter.body.id } });
  await office.app.platform.mail.sendNext();
  expect(await inList(id)).toBe('enviat');
});

test('a server that is down leaves it waiting, and says so', async () => {
  await setSmtp(office.app, office.by, await freePort());
  const { id } = await issued();
  await send(id);
  await office.app.platform.mail.sendNext();
  expect(await letters(id)).toMatchObject([{ estat: 'en_cua', motiu: { codi: 'smtp_connexio' }, intents: 1 }]);
  expect(await inList(id)).toBe('pendent');
  await office.app.database.write((db) =>
    db
      .deleteFrom('correu_adjunt')
      .execute()
      .then(() => db.deleteFrom('correu').execute()),
  );
});

test('asked twice it is sent once: by its key, by two clicks at once, and one after the other', async () => {
  const { id } = await issued();
  const keyed = await Promise.all([1, 2].map(() => send(id, {}, { 'idempotency-key': 'una-clau' })));
  const clicks = await Promise.all([1, 2, 3].map(() => send(id)));
  const after = await send(id);
  const ids = [...keyed, ...clicks, after].map(({ status, body }) => (status === 200 ? body.id : body));
  expect(new Set(ids).size).toBe(1);
  expect(await letters(id)).toHaveLength(1);
  expect(await history({ id })).toHaveLength(1);
  const other = await send(id, { text: 'Bona tarda.' });
  expect(other.body.id).not.toBe(ids[0]);
  while (await office.app.platform.mail.sendNext());
  expect(smtp.received).toHaveLength(2);
});

test('a letter marked with the number says it, and asked twice is one', async () => {
  const { id, numero } = await issued();
  const marked = { assumpte: 'Factura {numero}', text: 'Us enviem la {numero}.' };
  const [first, second] = [await send(id, marked), await send(id, marked)];
  expect(first.body).toMatchObject({ assumpte: `Factura ${numero}` });
  expect(second.body.id).toBe(first.body.id);
  expect(await letters(id)).toHaveLength(1);
  while (await office.app.platform.mail.sendNext());
});

test('nobody’s address, wrong ones, and files that cannot be made are refused field by field', async () => {
  const { id } = await issued();
  for (const [more, cami, codi] of [
    [{ to: [] }, 'to', 'destinatari_obligatori'],
    [{ to: ['algú'] }, 'to.0', 'email_incorrecte'],
    [{ cc: ['a@'] }, 'cc.0', 'email_incorrecte'],
    [{ text: 'Mireu-la a {enllac}' }, 'text', 'factura_sense_enllac'],
    [{ assumpte: 'Factura {enllac}' }, 'assumpte', 'factura_sense_enllac'],
    [{ adjunts: ['pdf', 'rebut'] }, 'adjunts.1', 'adjunt_sense_cobraments'],
    [{ adjunts: ['facturae_signada'] }, 'adjunts.0', 'adjunt_facturae_sense_certificat'],
  ] as const) {
    const reply = await send(id, more);
    expect([reply.status, reply.body.camps?.[0]]).toEqual([422, { cami, codi, missatge: expect.any(String) }]);
    expect(reply.body.camps[0].missatge).not.toContain('_');
  }
  expect(await letters(id)).toEqual([]);
});

test('only what is issued and stands is sent: a proforma too, a draft and an annulled one not', async () => {
  const draft = await office.draft({ agent_fk: clientId });
  const proforma = await issued({ tipus: 'proforma' });
  const annulled = await issued();
  await office.app.ok(facturaAccioRoutes.anullar, {
    ...office.at(annulled.id),
    body: { versio: annulled.versio, motiu: 'Error' },
  });
  for (const { id } of [draft, annulled]) {
    const reply = await send(id);
    expect([reply.status, reply.body.codi]).toEqual([409, 'factura_no_emesa']);
    expect((await office.app.call(facturaEnviamentRoutes.proposta, office.at(id))).body.codi).toBe('factura_no_emesa');
  }
  expect((await send(proforma.id)).status).toBe(200);
  expect((await propose(proforma.id)).text).toContain('factura proforma');
  await office.app.platform.mail.sendNext();
});

test('without any mail server it is refused, and nothing is kept', async () => {
  await office.app.ok(smtpRoutes.remove, office.at());
  const { id } = await issued();
  expect((await propose(id)).servidor).toBe(null);
  const reply = await send(id);
  expect([reply.status, reply.body.codi]).toEqual([409, 'sense_smtp']);
  expect(await letters(id)).toEqual([]);
});

test('signed with the certificate of the company, and the receipt of its last payment', async () => {
  await office.app.ok(certificatRoutes.add, {
    ...office.at(),
    body: {
      fitxer: certificateFile('nou').toString('base64'),
      contrasenya: P12_PASSWORD,
      avisos_acceptats: ['cert_nif_diferent'],
    },
  });
  const factura = await issued();
  await office.app.ok(cobramentRoutes.create, { ...office.at(factura.id), body: { total: 100 } });
  expect((await propose(factura.id)).adjunts.every(({ possible }) => possible)).toBe(true);
  const reply = await send(factura.id, { adjunts: ['rebut', 'facturae_signada', 'rebut'] });
  expect(reply.body.adjunts.map(({ nom }: { nom: string }) => nom)).toEqual([
    expect.stringMatching(/\.xsig$/),
    expect.stringMatching(/^Recibo .*-1\.pdf$/),
  ]);
  await office.app.platform.mail.sendNext();
  const [signed, receipt] = attachmentsOf(smtp.received[0]?.raw ?? '');
  expect(signed?.contingut.toString()).toContain('<ds:SignatureValue>');
  expect(receipt?.contingut.subarray(0, 5).toString()).toBe('%PDF-');
  const ofCompany = await office.app.ok(historialRoutes.list, {
    token: office.by.token,
    params: { entitat: 'empresa', id: office.by.empresaId },
  });
  expect(ofCompany.items.filter(({ accio }) => accio === 'signa')).toHaveLength(1);
});

test('of another company it is not there, and who only reads may not send', async () => {
  const { id } = await issued();
  const nova = await office.app.send('POST', '/api/empresa', {
    token: office.by.token,
    body: { nom_fiscal: 'Una altra SL', tipus_persona: 'E', nif: '' },
  });
  const stranger = await office.app.addMember(nova.body.id, 'titular');
  const reader = await office.app.addMember(office.by.empresaId, 'lector');
  const ask = (
    token: string,
    empresaId: number,
    route: 'proposta' | 'enviaments' | 'recordatori' | 'envia' | 'recorda',
  ) =>
    office.app.call(facturaEnviamentRoutes[route], {
      token,
      params: { id: empresaId, fid: id },
      ...(route === 'envia' && { body: CARTA }),
      ...(route === 'recorda' && { body: { ...CARTA, pas: 1 } }),
    });
  for (const route of ['proposta', 'enviaments', 'recordatori', 'envia', 'recorda'] as const) {
    expect((await ask(stranger.token, nova.body.id, route)).status).toBe(404);
    expect((await ask(stranger.token, office.by.empresaId, route)).status).toBe(404);
  }
  expect((await ask(reader.token, office.by.empresaId, 'envia')).status).toBe(403);
  expect((await ask(reader.token, office.by.empresaId, 'recorda')).status).toBe(403);
  expect((await ask(reader.token, office.by.empresaId, 'proposta')).status).toBe(200);
});

test('what was sent is annulled only by whoever is told so; what the server refused was not sent', async () => {
  const annul = (factura: Factura, avisos_acceptats?: string[]) =>
    office.app.call(facturaAccioRoutes.anullar, {
      ...office.at(factura.id),
      body: { versio: factura.versio, motiu: 'Error', ...(avisos_acceptats ? { avisos_acceptats } : {}) },
    });
  const sent = await issued();
  await send(sent.id);
  await office.app.platform.mail.sendNext();
  const asked = await annul(sent);
  expect([asked.status, asked.body.codi, asked.body.avisos]).toEqual([
    409,
    'avisos',
    [expect.objectContaining({ codi: 'anulla_enviada', missatge: expect.stringContaining('factures@exemple.cat') })],
  ]);
  expect(await office.get(sent.id)).toMatchObject({ estat: 'emesa', versio: sent.versio });
  expect((await annul(sent, ['anulla_enviada'])).body.estat).toBe('anullada');
  const refused = await issued();
  smtp.refuse.set('factures@exemple.cat', 550);
  await send(refused.id);
  await office.app.platform.mail.sendNext();
  expect((await annul(refused)).body.estat).toBe('anullada');
});

test('the letter asks for what is still owed, and for nothing of what was paid, given back or replaced', async () => {
  const pay = (fid: number, total: number) =>
    office.app.ok(cobramentRoutes.create, {
      ...office.at(fid),
      body: { total, forma: 'transferencia' } as never,
    });
  const said = async ({ id }: Pick<Factura, 'id'>) => (await propose(id)).text;
  const due = { venciments: [{ data: '2026-12-28', import: null }] };
  const part = await issued(due);
  expect(await said(part)).toMatch(/Importe a pagar: 121,00 €\nVencimiento: 28\/12\/2026/);
  await pay(part.id, 4_000);
  expect(await said(part)).toMatch(/Importe: 121,00 €\nPendiente: 81,00 €\nVencimiento: 28\/12\/2026/);
  await pay(part.id, 8_100);
  expect(await said(part)).toMatch(/Importe: 121,00 €\nPagada del todo[^\n]*\n\n/);
  // Another one takes its place for less than was paid: there is something to give back, and the old one asks for nothing.
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(part.id),
    body: { mode: 'substitucio', motiu: 'R4', rao: '10', text: '' } as never,
  });
  expect(draft.venciments).toEqual([{ data: '2026-12-28', import: null }]);
  const { versio } = await office.app.ok(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, linies: [{ clau: 'a', concepte: 'Feina', preu: '50', iva_fk: 1 }] } as never,
  });
  const instead = await office.issue({ id: draft.id, versio });
  const abans = [{ id: part.id, numero: part.numero, total: 12_100 }];
  expect(await office.get(instead.id)).toMatchObject({ cobrat: 0, pendent: -6_050, cobrat_abans: abans });
  expect(await said(instead)).toMatch(/Importe: 60,50 €\nA devolverles: 60,50 €\n\n/);
  expect(await said(part)).toContain(`La factura ${instead.numero} la rectifica o la sustituye`);
  for (const one of [part, instead]) expect(await said(one)).not.toMatch(/a pagar:|Vencimiento|Cuenta/);
});

test('what takes the place of another without a due date is due on its day, as any other', async () => {
  const old = await issued();
  const draft = await office.app.ok(facturaAccioRoutes.rectificar, {
    ...office.at(old.id),
    body: { mode: 'substitucio', motiu: 'R4', rao: '10', text: '' } as never,
  });
  const { versio } = await office.app.ok(facturaRoutes.update, {
    ...office.at(draft.id),
    body: { versio: draft.versio, linies: [{ clau: 'a', concepte: 'Feina', preu: '200', iva_fk: 1 }] } as never,
  });
  const { id } = await office.issue({ id: draft.id, versio });
  const { items } = await office.app.ok(facturaRoutes.list, { ...office.at(), query: { getAll: true } });
  expect(items.find((one) => one.id === id)).toMatchObject({ venciment: draft.data, pendent: 24_200 });
});

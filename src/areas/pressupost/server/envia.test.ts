import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { correuRoutes } from '#contract/correu.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { attachmentsOf } from '#tests/support/mail-parts.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { clientRoutes, pressupostRoutes } from '../contract/routes.ts';

let smtp: MailServer;
let app: TestApp;
let titular: Member;
let client: { id: number };
beforeAll(async () => {
  smtp = await openMailServer();
  app = await openTestApp({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?starttls=no`,
    SMTP_FROM: 'producte@exemple.cat',
    PUBLIC_URL: 'http://obra.exemple.cat',
  });
  titular = await app.setUp();
  client = await buildAgent(app, titular, {
    rao_social: 'Promotora Ter, SL',
    promotor: true,
    idioma_fk: 'es',
    emails: [
      { email: 'factures@ter.example', us: 'factures' },
      { email: 'hola@ter.example', us: 'general' },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const at = (pid: number, of: { app: TestApp; by: Member } = { app, by: titular }) => ({
  token: of.by.token,
  params: { id: of.by.empresaId, pid },
});
const draft = async (more: object = {}, of = { app, by: titular, agent: client.id }): Promise<number> => {
  const made = await of.app.ok(pressupostRoutes.create, {
    token: of.by.token,
    params: { id: of.by.empresaId },
    body: {
      agent_fk: of.agent,
      titol: 'Reforma',
      linies: [{ clau: 'a', concepte: 'Direcció d’execució', preu: '1000' }],
      ...more,
    } as never,
  });
  return made.id;
};
const proposal = (pid: number) => app.ok(pressupostEnviamentRoutes.proposta, at(pid));
const CARTA = { to: ['client@ter.example'], assumpte: 'Pressupost {numero}', text: 'Bon dia.\n{enllac}\nAdéu.' };
const send = (pid: number, more: object = {}) =>
  app.call(pressupostEnviamentRoutes.envia, { ...at(pid), body: { ...CARTA, ...more } as never });
const letter = async () => {
  expect(await app.platform.mail.sendNext()).toBe(true);
  const raw = smtp.received.at(-1)?.raw ?? '';
  const text = raw.replaceAll(/=\r?\n/g, '');
  return { raw, text, adjunts: attachmentsOf(raw) };
};

test('a letter is proposed in the language of the client, to its general addresses, with marks for what is not known yet', async () => {
  const id = await draft();
  const draftLetter = await proposal(id);
  expect(draftLetter).toMatchObject({
    to: ['hola@ter.example'],
    cc: [],
    idioma: 'es',
    servidor: 'producte',
    enllac: true,
    assumpte: expect.stringMatching(/^Presupuesto \{numero\} · /),
    text: expect.stringMatching(/«Reforma», por un total de 1\.210,00 €[\s\S]*\{enllac\}/),
  });
  expect(draftLetter.adreces).toHaveLength(2);
  const { versio } = await app.ok(pressupostRoutes.get, at(id));
  const record = await app.ok(pressupostRoutes.emetre, { ...at(id), body: { versio } });
  expect((await proposal(id)).assumpte).toContain(record.numero);
  await app.ok(pressupostRoutes.refuse, { ...at(id), body: { versio: record.versio } });
  expect(await proposal(id)).toMatchObject({ enllac: false, text: expect.not.stringContaining('{enllac}') });
});

test('a draft gets its number, and arrives as a PDF with a link that opens it', async () => {
  const id = await draft();
  const { status, body } = await send(id, { enllac: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({ enviament: { estat: 'en_cua', per_a: CARTA.to }, pressupost: { estat: 'enviat' } });
  const { numero, enllac } = body.pressupost;
  expect(enllac).not.toBeNull();
  const { text, adjunts } = await letter();
  expect(adjunts.map(({ nom }) => nom)).toEqual([`Presupuesto ${numero}.pdf`]);
  expect(adjunts[0]?.contingut.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const link = /http:\/\/obra\.exemple\.cat\/#\/p\/([\w-]{43})/.exec(text.replaceAll('=3D', '='))?.[1] ?? '';
  expect(await app.ok(clientRoutes.get, { params: { token: link } })).toMatchObject({ numero });
  expect(text).not.toContain('{');
  const { items } = await app.ok(pressupostEnviamentRoutes.enviaments, at(id));
  expect(items).toMatchObject([{ estat: 'enviat', assumpte: `Pressupost ${numero}`, adjunts: [{}] }]);
  // The key of the link is not kept with the letter.
  expect((await app.ok(correuRoutes.get, { token: titular.token, params: { id: items[0]?.id ?? 0 } })).text).toBe('');
});

test('without a link its mark is left out, and nothing opens', async () => {
  const id = await draft();
  const { body } = await send(id);
  expect(body.pressupost.enllac).toBeNull();
  const { text } = await letter();
  expect(text).toMatch(/Bon dia\.\r?\nAd/);
  // What is proposed goes without what it says of the link.
  const other = await draft();
  await send(other, { text: (await proposal(other)).text });
  expect((await letter()).text).not.toMatch(/aceptarlo|enllac/);
});

test('a mark that cannot be filled in is refused, and nothing is sent', async () => {
  const id = await draft();
  const faults = async (more: object) =>
    ((await send(id, more)).body.camps ?? []).map((one: { cami: string; codi: string }) => `${one.cami} ${one.codi}`);
  expect(await faults({ text: 'Mireu-lo a {enllac} — {numero}' })).toEqual(['text enllac_no_demanat']);
  expect(await faults({ enllac: true, assumpte: 'Pressupost {enllac}' })).toEqual(['assumpte enllac_en_assumpte']);
  expect(await app.ok(pressupostRoutes.get, at(id))).toMatchObject({ estat: 'esborrany', numero: null });
  const { body } = await send(id);
  await app.ok(pressupostRoutes.refuse, { ...at(id), body: { versio: body.pressupost.versio } });
  expect(await faults({ text: 'Mireu-lo a\n{enllac}' })).toEqual(['text enllac_impossible']);
  expect((await app.ok(pressupostEnviamentRoutes.enviaments, at(id))).items).toHaveLength(1);
  await letter();
});

test('asked twice it goes once, with a link or without; another text is another letter', async () => {
  for (const enllac of [false, true]) {
    const id = await draft();
    const [one, two] = [await send(id, { enllac }), await send(id, { enllac })];
    expect(two.body.enviament.id).toBe(one.body.enviament.id);
    const { items } = await app.ok(pressupostEnviamentRoutes.enviaments, at(id));
    expect(items).toHaveLength(1);
    await letter();
  }
  const id = await draft();
  await send(id);
  await send(id, { text: 'Una altra cosa.' });
  expect((await app.ok(pressupostEnviamentRoutes.enviaments, at(id))).items).toHaveLength(2);
});

test('what lacks something is not sent, and gets no number', async () => {
  const id = await draft({ agent_fk: null });
  expect((await send(id)).status).toBe(422);
  const whole = await draft();
  expect((await send(whole, { to: [] })).status).toBe(422);
  expect((await send(whole, { to: ['nobody'] })).status).toBe(422);
  expect((await send(whole, { versio: 99 })).body).toMatchObject({ codi: 'versio_obsoleta' });
  for (const pid of [id, whole])
    expect(await app.ok(pressupostRoutes.get, at(pid))).toMatchObject({ estat: 'esborrany', numero: null });
  expect((await send(99_999)).status).toBe(404);
  const reader = await app.addMember(titular.empresaId, 'lector');
  const reply = await app.call(pressupostEnviamentRoutes.envia, { ...at(whole), token: reader.token, body: CARTA });
  expect(reply.status).toBe(403);
});

test('one that waits for no answer goes without a link alone', async () => {
  const id = await draft();
  const { body } = await send(id);
  await app.ok(pressupostRoutes.refuse, { ...at(id), body: { versio: body.pressupost.versio } });
  expect((await send(id, { enllac: true })).body).toMatchObject({ codi: 'pressupost_no_esperava' });
  expect((await send(id, { assumpte: 'Còpia', text: 'Bon dia.' })).status).toBe(200);
});

test('where no mail server or no address of the product is set, it says so before giving a number', async () => {
  const bare = await openTestApp();
  const by = await bare.setUp();
  const agent = await buildAgent(bare, by, { rao_social: 'Promotora Ter, SL', promotor: true });
  const id = await draft({}, { app: bare, by, agent: agent.id });
  const ask = (more: object = {}, of = bare) =>
    of.call(pressupostEnviamentRoutes.envia, { ...at(id, { app: of, by }), body: { ...CARTA, ...more } as never });
  expect((await ask()).body).toMatchObject({ codi: 'sense_smtp' });
  expect(await bare.ok(pressupostRoutes.get, at(id, { app: bare, by }))).toMatchObject({ numero: null });
  await bare.close();
  const nowhere = await openTestApp({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?starttls=no`,
    SMTP_FROM: 'producte@exemple.cat',
  });
  const owner = await nowhere.setUp();
  const other = await buildAgent(nowhere, owner, { rao_social: 'Promotora Ter, SL', promotor: true });
  const pid = await draft({}, { app: nowhere, by: owner, agent: other.id });
  const of = at(pid, { app: nowhere, by: owner });
  expect(await nowhere.ok(pressupostEnviamentRoutes.proposta, of)).toMatchObject({ enllac: false });
  const reply = await nowhere.call(pressupostEnviamentRoutes.envia, { ...of, body: { ...CARTA, enllac: true } });
  expect(reply.body).toMatchObject({ codi: 'sense_adreca_publica' });
  const marked = await nowhere.call(pressupostEnviamentRoutes.envia, { ...of, body: CARTA });
  expect(marked.body.camps).toMatchObject([{ cami: 'text', codi: 'enllac_impossible' }]);
  expect(await nowhere.ok(pressupostRoutes.get, of)).toMatchObject({ numero: null });
  await nowhere.close();
});

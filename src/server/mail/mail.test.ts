import { createServer } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpRoutes } from '#areas/empresa/contract/smtp.ts';
import { type Correu, correuRoutes } from '#contract/correu.ts';
import { historialRoutes } from '#contract/historial.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type MailServer, openMailServer, PASSWORD, selfSigned, USER } from '#tests/support/mail-server.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Letter } from './mail.ts';
import { WAITS } from './sender.ts';
import { claimCorreu, freeCorreus, holdCorreu } from './store.ts';

let app: TestApp;
let one: Member;
let smtp: MailServer;
beforeAll(async () => {
  smtp = await openMailServer();
  app = await openTestApp({
    SMTP_URL: `smtp://${USER}:${PASSWORD}@127.0.0.1:${smtp.port}?starttls=no`,
    SMTP_FROM: 'sistema@exemple.cat',
  });
  one = await app.setUp();
  await setSmtp({ port: smtp.port });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(async () => {
  await app.database.write(async (db) => {
    await db.deleteFrom('correu_adjunt').execute();
    await db.deleteFrom('correu').execute();
  });
  smtp.received.length = 0;
  smtp.refuse.clear();
  smtp.ending = 'take';
  smtp.onContent = async () => {};
});

const setSmtp = async (more: object, contrasenya: string | null = PASSWORD): Promise<void> => {
  const params = { id: one.empresaId };
  const { smtp: kept } = await app.ok(smtpRoutes.get, { token: one.token, params });
  const body = {
    versio: kept?.versio ?? 0,
    host: '127.0.0.1',
    port: smtp.port,
    seguretat: 'cap',
    usuari: USER,
    de_nom: 'Aparelladors, «SLP»',
    de_email: 'despatx@exemple.cat',
    contrasenya,
    ...more,
  };
  await app.ok(smtpRoutes.update, { token: one.token, params, body });
};
const enqueue = (more: Partial<Letter> = {}): Promise<number> =>
  app.database.write((db) =>
    app.platform.mail.enqueue(db, app.clock.now(), {
      empresaId: one.empresaId,
      per_a: ['client@exemple.cat'],
      assumpte: 'Factura «12» de març',
      text: 'Bon dia,\nus enviem la factura.',
      ...more,
    }),
  );
const get = (id: number, language = 'ca'): Promise<Correu> =>
  app.ok(correuRoutes.get, { token: one.token, params: { id }, headers: { 'accept-language': language } });
const sent = async (more: Partial<Letter> = {}): Promise<Correu> => {
  const id = await enqueue(more);
  expect(await app.platform.mail.sendNext()).toBe(true);
  return get(id);
};
const retry = (id: number, token = one.token) => app.call(correuRoutes.retry, { token, params: { id } });

test('a letter goes out through the server of the company, with its attachments, once', async () => {
  const files = app.platform.files;
  const fitxer = await files.keep(app.database, one.empresaId, Buffer.from('%PDF-1.7\n'), app.clock.now());
  const letter = await sent({
    cc: ['soci@exemple.cat'],
    adjunts: [{ fitxerId: fitxer.id, nom: 'Factura març.pdf' }],
    sobre: { entitat: 'treball', id: 7 },
  });
  expect(letter).toMatchObject({
    estat: 'enviat',
    enviat: app.clock.now(),
    motiu: null,
    intents: 1,
    acceptats: ['client@exemple.cat', 'soci@exemple.cat'],
    adjunts: [{ nom: 'Factura març.pdf', mida: 9, tipus: 'application/pdf' }],
    sobre: { entitat: 'treball', id: 7 },
  });
  const [got] = smtp.received;
  expect(got).toMatchObject({ from: 'despatx@exemple.cat', to: ['client@exemple.cat', 'soci@exemple.cat'] });
  expect(got?.raw).toContain(`Message-ID: ${letter.missatge_id}`);
  expect(got?.raw).toMatch(/From: .*SLP.* <despatx@exemple\.cat>/);
  expect(got?.raw).toContain(Buffer.from('%PDF-1.7\n').toString('base64'));
  expect(await app.platform.mail.sendNext()).toBe(false);
  expect((await retry(letter.id)).body).toMatchObject({ status: 409, codi: 'correu_enviat' });
  expect(smtp.received).toHaveLength(1);
});

test('probe 29: what the server refuses has failed, in its words, with a button to try again', async () => {
  smtp.refuse.set('client@exemple.cat', 550);
  const letter = await sent();
  expect(letter).toMatchObject({ estat: 'fallat', enviat: null, motiu: { codi: 'smtp_refusat' } });
  expect(letter.resposta).toContain('client@exemple.cat refused here');
  const said = await Promise.all(['ca', 'es', 'en'].map(async (language) => (await get(letter.id, language)).motiu));
  expect(new Set(said.map((motiu) => motiu?.missatge)).size).toBe(3);
  smtp.refuse.clear();
  expect((await retry(letter.id)).body).toMatchObject({ estat: 'en_cua', motiu: null });
  await app.platform.mail.sendNext();
  expect(await get(letter.id)).toMatchObject({ estat: 'enviat', missatge_id: letter.missatge_id });
  const history = await app.ok(historialRoutes.list, {
    token: one.token,
    params: { entitat: 'correu', id: letter.id },
  });
  expect(history.items[0]).toMatchObject({ accio: 'reintenta' });
});

test('what needs somebody is asked for apart', async () => {
  smtp.refuse.set('client@exemple.cat', 550);
  const failed = await sent();
  smtp.refuse.clear();
  await sent();
  const { items } = await app.ok(correuRoutes.list, { token: one.token, query: { per_atendre: true } });
  expect(items.map(({ id }) => id)).toContain(failed.id);
  expect(new Set(items.map(({ estat }) => estat))).toEqual(new Set(['fallat']));
});

test('probe 29: nobody to send to, or no server to send with, is a failure that says so', async () => {
  const nobody = await enqueue({ per_a: [] });
  expect(await get(nobody)).toMatchObject({ estat: 'fallat', motiu: { codi: 'sense_destinatari' } });
  const bare = await openTestApp();
  const { token, empresaId } = await bare.setUp();
  const id = await bare.database.write((db) =>
    bare.platform.mail.enqueue(db, bare.clock.now(), {
      empresaId,
      per_a: ['client@exemple.cat'],
      assumpte: 'a',
      text: 'b',
    }),
  );
  await bare.platform.mail.sendNext();
  expect(await bare.ok(correuRoutes.get, { token, params: { id } })).toMatchObject({
    estat: 'fallat',
    motiu: { codi: 'sense_smtp' },
  });
  await bare.close();
});

test('one receiver refused: the rest has it, and trying again reaches only those left', async () => {
  smtp.refuse.set('dolent@exemple.cat', 550);
  const letter = await sent({ per_a: ['client@exemple.cat', 'dolent@exemple.cat'] });
  expect(letter).toMatchObject({
    estat: 'fallat',
    motiu: { codi: 'destinataris_refusats' },
    acceptats: ['client@exemple.cat'],
  });
  expect(letter.resposta).toContain('dolent@exemple.cat');
  smtp.refuse.clear();
  await retry(letter.id);
  await app.platform.mail.sendNext();
  expect((await get(letter.id)).estat).toBe('enviat');
  expect(smtp.received.map(({ to }) => to)).toEqual([['client@exemple.cat'], ['dolent@exemple.cat']]);
});

test('a refusal for now is tried again after waits that grow, and in the end has failed', async () => {
  smtp.ending = 451;
  const letter = await sent();
  expect(letter).toMatchObject({ estat: 'en_cua', motiu: { codi: 'smtp_refusat' }, intents: 1 });
  let waited = 0;
  for (const wait of WAITS) {
    const now = Date.parse(app.clock.now());
    const { proper } = await get(letter.id);
    expect(Date.parse(String(proper)) - now).toBe(wait);
    expect(wait).toBeGreaterThan(waited);
    waited = wait;
    expect(await app.platform.mail.sendNext()).toBe(false);
    app.clock.pass(wait);
    await app.platform.mail.sendNext();
  }
  const row = await app.database.read
    .selectFrom('correu')
    .select(['estat', 'intents'])
    .where('id', '=', letter.id)
    .executeTakeFirst();
  expect(row).toEqual({ estat: 'fallat', intents: WAITS.length + 1 });
  app.clock.pass(-WAITS.reduce((sum, wait) => sum + wait, 0));
});

test('a server that is not there is tried again; a wrong password is not', async () => {
  await setSmtp({ port: await freePort() });
  expect(await sent()).toMatchObject({ estat: 'en_cua', motiu: { codi: 'smtp_connexio' } });
  await setSmtp({}, 'una-altra');
  const letter = await sent();
  expect(letter).toMatchObject({ estat: 'fallat', motiu: { codi: 'smtp_acces' } });
  expect(letter.resposta).toContain('535');
  expect(JSON.stringify(letter)).not.toContain('una-altra');
  await setSmtp({});
});

test('cut before all the content is out: nobody got it, so it is tried again', async () => {
  const rude = createServer((line) => {
    line.on('error', () => {});
    line.write('220 hola\r\n');
    line.on('data', (piece) => {
      const said = piece.toString();
      if (/^DATA/m.test(said)) {
        line.write('354 go on\r\n');
        line.end();
        line.destroySoon();
      } else line.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  await setSmtp({ port: (rude.address() as { port: number }).port, usuari: '' }, null);
  const fitxer = await app.platform.files.keep(
    app.database,
    one.empresaId,
    Buffer.alloc(8_000_000, 7),
    app.clock.now(),
  );
  const letter = await sent({ adjunts: [{ fitxerId: fitxer.id, nom: 'gran.bin' }] });
  expect(letter).toMatchObject({ estat: 'en_cua', motiu: { codi: 'smtp_connexio' } });
  rude.close();
  await setSmtp({});
});

test.each([
  ['cut', 0],
  ['cut-after-taking', 1],
] as const)(
  'the line is %s once the content went out: it is in doubt, and never sent again by itself',
  async (ending, got) => {
    smtp.ending = ending;
    const letter = await sent();
    expect(letter).toMatchObject({ estat: 'dubtos', motiu: { codi: 'connexio_tallada' } });
    smtp.ending = 'take';
    app.clock.pass(40 * 86_400_000);
    expect(await app.platform.mail.sendNext()).toBe(false);
    app.clock.pass(-40 * 86_400_000);
    expect(smtp.received).toHaveLength(got);
    const done = await app.call(correuRoutes.arrived, { token: one.token, params: { id: letter.id } });
    expect(done.body).toMatchObject({ estat: 'enviat', motiu: { codi: 'donat_per_arribat' } });
    const again = await app.call(correuRoutes.arrived, { token: one.token, params: { id: letter.id } });
    expect(again.body.codi).toBe('correu_no_dubtos');
  },
);

test('a process that dies while sending: before the content it is sent again, after it is in doubt', async () => {
  const lease = { clau: 'difunt', fins: new Date(Date.parse(app.clock.now()) + 60_000).toISOString() };
  const claim = () => app.database.write((db) => claimCorreu(db, app.database.engine, app.clock.now(), lease));
  const [early, late] = [await enqueue(), await enqueue()];
  expect([(await claim())?.id, (await claim())?.id]).toEqual([early, late]);
  expect(await app.database.write((db) => holdCorreu(db, late, lease, true))).toBe(true);
  expect(await app.platform.mail.sendNext()).toBe(false);
  expect((await retry(late)).body.codi).toBe('correu_enviant');
  await app.database.write((db) => freeCorreus(db, app.clock.now()));
  while (await app.platform.mail.sendNext());
  expect((await get(early)).estat).toBe('enviat');
  expect(await get(late)).toMatchObject({ estat: 'dubtos', motiu: { codi: 'servidor_aturat' } });
  expect(smtp.received).toHaveLength(1);
});

test('of several that look at once, each letter goes out once', async () => {
  for (let count = 0; count < 6; count += 1) await enqueue({ assumpte: `Carta ${count}` });
  const worked = await Promise.all(Array.from({ length: 12 }, () => app.platform.mail.sendNext()));
  while (await app.platform.mail.sendNext());
  expect(worked.filter(Boolean).length).toBeGreaterThan(0);
  expect(smtp.received).toHaveLength(6);
  expect(new Set(smtp.received.map(({ raw }) => /Message-ID: (.*)/.exec(raw)?.[1])).size).toBe(6);
});

test('an attachment that is gone stops the letter before anybody hears of it', async () => {
  const fitxer = await app.platform.files.keep(app.database, one.empresaId, Buffer.from('es perdrà'), app.clock.now());
  for await (const { key } of app.platform.files.storage.list())
    if (key.endsWith(fitxer.sha256)) await app.platform.files.storage.remove(key);
  expect(await sent({ adjunts: [{ fitxerId: fitxer.id, nom: 'x' }] })).toMatchObject({
    estat: 'fallat',
    motiu: { codi: 'adjunt_perdut' },
  });
});

test('encrypted: the certificate is checked, STARTTLS is asked for, and nothing is said in the clear', async () => {
  const pair = selfSigned();
  const [direct, upgraded] = [await openMailServer({ ...pair, secure: true }), await openMailServer(pair)];
  await setSmtp({ port: direct.port, seguretat: 'tls' });
  expect(await sent()).toMatchObject({ estat: 'fallat', motiu: { codi: 'smtp_xifrat' } });
  await setSmtp({ seguretat: 'starttls' });
  // The plain server offers no STARTTLS: the password is not told to it.
  expect(await sent()).toMatchObject({ estat: 'fallat', motiu: { codi: 'smtp_xifrat' } });
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, pair.cert]);
  try {
    await setSmtp({ port: direct.port, seguretat: 'tls' });
    expect((await sent()).estat).toBe('enviat');
    await setSmtp({ port: upgraded.port, seguretat: 'starttls' });
    expect((await sent()).estat).toBe('enviat');
  } finally {
    tls.setDefaultCACertificates(trusted);
  }
  expect([direct.received.length, upgraded.received.length, smtp.received.length]).toEqual([1, 1, 0]);
  await Promise.all([direct.close(), upgraded.close()]);
  await setSmtp({});
});

test('mail of the system goes by its own server, is in no company’s list, and its key is wiped', async () => {
  const id = await enqueue({ empresaId: null, secret: true, text: 'https://x/reset/clau-secreta' });
  await app.platform.mail.sendNext();
  expect(smtp.received).toMatchObject([{ from: 'sistema@exemple.cat' }]);
  expect(smtp.received[0]?.raw).toContain('clau-secreta');
  expect((await app.call(correuRoutes.get, { token: one.token, params: { id } })).status).toBe(404);
  const row = await app.database.read.selectFrom('correu').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ estat: 'enviat', cos: '' });
});

test('the list searches, filters and orders; who may not send may only read', async () => {
  smtp.refuse.set('zoo@exemple.cat', 550);
  await sent({ per_a: ['zoo@exemple.cat'], assumpte: 'Pressupost Àgora' });
  const list = async (query: Record<string, string>) =>
    (await app.ok(correuRoutes.list, { token: one.token, query })).items;
  expect(await list({ search: 'agora press' })).toMatchObject([{ assumpte: 'Pressupost Àgora', estat: 'fallat' }]);
  expect((await list({ search: 'zoo', estat: 'enviat' })).length).toBe(0);
  expect((await list({ ordre_camp: 'per_a', ordre_criteri: 'DESC', limit: '1' }))[0]?.per_a).toEqual([
    'zoo@exemple.cat',
  ]);
  const reader = await app.addMember(one.empresaId, 'lector');
  const [{ id } = { id: 0 }] = await list({ search: 'zoo' });
  expect((await app.call(correuRoutes.get, { token: reader.token, params: { id } })).status).toBe(200);
  expect((await retry(id, reader.token)).status).toBe(403);
});

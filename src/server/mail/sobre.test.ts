import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpRoutes } from '#areas/empresa/contract/smtp.ts';
import { attachmentsOf } from '#tests/support/mail-parts.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Executor } from '../database/tables.ts';
import { sweepFiles } from '../files/index.ts';
import type { CompanyContext } from '../http/context.ts';
import {
  ambServidor,
  cartaRepetida,
  enviaCarta,
  enviamentsDe,
  estatsDe,
  filesOfCorreus,
  preparaAdjunts,
} from './index.ts';

const BYTES = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256));
const SOBRE = { entitat: 'factura', id: 7 } as const;
const CARTA = { to: ['client@exemple.cat'], cc: ['soci@exemple.cat'], assumpte: 'Factura', text: 'Bon dia.' };

let smtp: MailServer;
let app: TestApp;
let by: Member;
beforeAll(async () => {
  smtp = await openMailServer();
  app = await openTestApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}?starttls=no`, SMTP_FROM: 'producte@exemple.cat' });
  by = await app.setUp();
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
});

const within = (db: Executor, at: TestApp = app, who: Member = by): CompanyContext => ({
  requestId: '',
  language: 'ca',
  clock: at.clock,
  address: '',
  caller: {
    sessioId: 0,
    usuariId: who.usuariId,
    nom: '',
    pendentConds: false,
    rols: new Map([[who.empresaId, who.rol]]),
    empresaPerDefecte: who.empresaId,
  },
  empresa: { id: who.empresaId, rol: who.rol },
  db,
  database: at.database,
  signal: new AbortController().signal,
  progress: () => {},
  text: (key) => key,
});
const send = async (carta = CARTA): Promise<number> => {
  const adjunts = await preparaAdjunts(app.platform, by.empresaId, [{ nom: 'Factura 1.pdf', contingut: BYTES }]);
  return app.database.write((db) => enviaCarta(app.platform, within(db), { ...carta, sobre: SOBRE, adjunts }));
};

test('without a server of its own a letter goes by the product’s, in the name of the company and answered to it', async () => {
  const address = `/api/empresa/${by.empresaId}`;
  const { body } = await app.send('GET', address, { token: by.token });
  await app.send('POST', address, { token: by.token, body: { versio: body.versio, email: 'despatx@exemple.cat' } });
  await send();
  expect(await app.platform.mail.sendNext()).toBe(true);
  const [got] = smtp.received;
  expect(got).toMatchObject({ from: 'producte@exemple.cat', to: ['client@exemple.cat', 'soci@exemple.cat'] });
  expect(got?.raw).toMatch(/^From: Aparelladors Exemple SLP <producte@exemple\.cat>/m);
  expect(got?.raw).toMatch(/^Reply-To: Aparelladors Exemple SLP <despatx@exemple\.cat>/m);
});

test('with its own it goes by it, and answers go where it comes from', async () => {
  const params = { id: by.empresaId };
  const fields = { host: '127.0.0.1', port: smtp.port, seguretat: 'cap', usuari: '', contrasenya: null };
  const kept = await app.ok(smtpRoutes.update, {
    token: by.token,
    params,
    body: { versio: 0, ...fields, de_nom: 'Despatx', de_email: 'propi@exemple.cat' },
  });
  expect(await app.platform.mail.through(app.database.read, by.empresaId)).toBe('empresa');
  await send();
  await app.platform.mail.sendNext();
  expect(smtp.received[0]?.from).toBe('propi@exemple.cat');
  expect(smtp.received[0]?.raw).not.toContain('Reply-To');
  expect(kept.smtp?.host).toBe('127.0.0.1');
  await app.ok(smtpRoutes.remove, { token: by.token, params });
  expect(await app.platform.mail.through(app.database.read, by.empresaId)).toBe('producte');
});

test('where neither is set nothing is kept and it is refused', async () => {
  const bare = await openTestApp();
  const who = await bare.setUp();
  expect(await bare.platform.mail.through(bare.database.read, who.empresaId)).toBe(null);
  await expect(
    bare.database.write((db) =>
      enviaCarta(bare.platform, within(db, bare, who), { ...CARTA, sobre: SOBRE, adjunts: [] }),
    ),
  ).rejects.toMatchObject({ status: 409, codi: 'sense_smtp' });
  await expect(ambServidor(bare.platform, within(bare.database.read, bare, who))).rejects.toThrow('sense_smtp');
  expect(await bare.database.read.selectFrom('correu').selectAll().execute()).toEqual([]);
  await bare.close();
});

test('files arrive byte by byte, and the record tells what was sent and how it stands', async () => {
  const id = await send();
  expect((await estatsDe(app.database.read, by.empresaId, 'factura', [7, 8])).get(7)).toBe('pendent');
  await app.platform.mail.sendNext();
  const [got] = smtp.received;
  expect(attachmentsOf(got?.raw ?? '')).toEqual([{ nom: 'Factura 1.pdf', contingut: BYTES }]);
  expect(await enviamentsDe(within(app.database.read), SOBRE)).toMatchObject([
    { id, estat: 'enviat', per_a: CARTA.to, cc: CARTA.cc, adjunts: [{ nom: 'Factura 1.pdf', mida: 3000 }] },
  ]);
  expect(await estatsDe(app.database.read, by.empresaId, 'factura', [7, 8])).toEqual(new Map([[7, 'enviat']]));
  expect(await estatsDe(app.database.read, by.empresaId + 1, 'factura', [7])).toEqual(new Map());
});

test('the same letter is told for a while from another one', async () => {
  const id = await send();
  const context = within(app.database.read);
  const noms = ['Factura 1.pdf'];
  expect(await cartaRepetida(context, SOBRE, CARTA, noms)).toBe(id);
  expect(await cartaRepetida(context, SOBRE, CARTA, [])).toBe(null);
  expect(await cartaRepetida(context, SOBRE, { ...CARTA, cc: [] }, noms)).toBe(null);
  expect(await cartaRepetida(context, SOBRE, { ...CARTA, text: 'Bona tarda.' }, noms)).toBe(null);
  expect(await cartaRepetida(context, { ...SOBRE, id: 8 }, CARTA, noms)).toBe(null);
  app.clock.pass(5 * 60_000 + 1);
  expect(await cartaRepetida(context, SOBRE, CARTA, noms)).toBe(null);
});

test('one that failed may be written again at once', async () => {
  smtp.refuse.set('client@exemple.cat', 550).set('soci@exemple.cat', 550);
  await send();
  await app.platform.mail.sendNext();
  smtp.refuse.clear();
  expect(await cartaRepetida(within(app.database.read), SOBRE, CARTA, ['Factura 1.pdf'])).toBe(null);
  expect(await estatsDe(app.database.read, by.empresaId, 'factura', [7])).toEqual(new Map([[7, 'fallit']]));
});

test('killed between setting files aside and queueing, nothing is sent and what was set aside is swept', async () => {
  const { files, mail } = app.platform;
  await preparaAdjunts(app.platform, by.empresaId, [{ nom: 'a.pdf', contingut: Buffer.from('mai enviat') }]);
  const carried = await send();
  await expect(
    app.database.write(async (db) => {
      const adjunts = await preparaAdjunts(app.platform, by.empresaId, [
        { nom: 'b.pdf', contingut: Buffer.from('tallat') },
      ]);
      await enviaCarta(app.platform, within(db), { ...CARTA, sobre: SOBRE, adjunts });
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  const stored = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of files.storage.list()) found.push(key);
    return found;
  };
  expect((await stored()).length).toBeGreaterThanOrEqual(3);
  const later = new Date(Date.now() + 2 * 3_600_000);
  await sweepFiles(files, app.database, [filesOfCorreus], { now: app.clock.now(), started: later });
  expect(await stored()).toHaveLength(1);
  const rows = await app.database.read.selectFrom('correu').select('id').execute();
  expect(rows.map((row) => Number(row.id))).toEqual([carried]);
  const [only] = await app.database.read.selectFrom('fitxer').selectAll().execute();
  expect(only && (await buffer(await files.open(only)))).toEqual(BYTES);
  expect([await mail.sendNext(), await mail.sendNext()]).toEqual([true, false]);
});

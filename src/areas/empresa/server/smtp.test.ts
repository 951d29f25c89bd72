import { afterAll, beforeAll, expect, test } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { type MailServer, openMailServer, PASSWORD, USER } from '#tests/support/mail-server.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { smtpRoutes } from '../contract/smtp.ts';

let app: TestApp;
let one: Member;
let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
  app = await openTestApp();
  one = await app.setUp();
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const given = (more = {}) => ({ token: one.token, params: { id: one.empresaId }, ...more });
const body = (versio: number, more = {}) => ({
  versio,
  host: '127.0.0.1',
  port: mail.port,
  seguretat: 'cap',
  usuari: USER,
  de_nom: 'Despatx',
  de_email: 'despatx@exemple.cat',
  ...more,
});
const save = (versio: number, more = {}) => app.call(smtpRoutes.update, given({ body: body(versio, more) }));
const trial = (to = 'jo@exemple.cat', headers = {}) => app.call(smtpRoutes.prova, given({ body: { to }, headers }));

test('the password is kept sealed, never answered and never told in the history', async () => {
  expect(await app.ok(smtpRoutes.get, given())).toEqual({ smtp: null, producte: false });
  expect((await trial()).body.codi).toBe('sense_smtp');
  const made = await save(0, { contrasenya: PASSWORD });
  expect(made.body.smtp).toMatchObject({ versio: 1, te_contrasenya: true, de_nom: 'Despatx' });
  expect(await app.ok(smtpRoutes.get, given())).toEqual(made.body);
  const kept = await app.database.read.selectFrom('empresa_smtp').selectAll().executeTakeFirstOrThrow();
  expect(kept.contrasenya).toMatch(/^v1\./);
  const { items } = await app.ok(historialRoutes.list, {
    token: one.token,
    params: { entitat: 'empresa', id: one.empresaId },
  });
  const told = JSON.stringify(items);
  expect(told).toContain('smtp_contrasenya_canviada');
  for (const secret of [PASSWORD, String(kept.contrasenya)])
    for (const place of [told, JSON.stringify(made.body)]) expect(place).not.toContain(secret);
});

test('the trial says what the server said: taken, refused, wrong password, nobody there', async () => {
  const good = await trial();
  expect(good.body).toMatchObject({ enviat: true, motiu: null });
  expect(good.body.resposta).toMatch(/^250/);
  expect(mail.received).toMatchObject([{ from: 'despatx@exemple.cat', to: ['jo@exemple.cat'] }]);
  mail.refuse.set('dolent@exemple.cat', 550);
  const said = await Promise.all(
    ['ca', 'es', 'en'].map(
      async (language) => (await trial('dolent@exemple.cat', { 'accept-language': language })).body,
    ),
  );
  for (const one of said) expect(one).toMatchObject({ enviat: false, motiu: { codi: 'smtp_refusat' } });
  expect(said[0].resposta).toContain('refused here');
  expect(new Set(said.map((one) => one.motiu.missatge)).size).toBe(3);
  await save(1, { contrasenya: 'una-altra' });
  expect((await trial()).body).toMatchObject({ enviat: false, motiu: { codi: 'smtp_acces' } });
  expect((await trial('no és cap adreça')).body.camps).toMatchObject([{ cami: 'to', codi: 'email_incorrecte' }]);
});

test('a kept password stays with the server that it was typed for', async () => {
  for (const more of [{ host: 'un-altre.exemple' }, { port: 25 }, { usuari: 'altri' }]) {
    const reply = await save(2, more);
    expect([reply.status, reply.body.camps]).toMatchObject([
      422,
      [{ cami: 'contrasenya', codi: 'contrasenya_altra_vegada' }],
    ]);
  }
  expect((await save(2, { de_nom: 'Un altre nom' })).body.smtp).toMatchObject({ versio: 3, te_contrasenya: true });
  expect((await save(3, { host: 'un-altre.exemple', contrasenya: null })).body.smtp).toMatchObject({
    te_contrasenya: false,
  });
  expect((await save(3)).body).toMatchObject({ codi: 'versio_obsoleta', actual: { smtp: { versio: 4 } } });
  expect((await save(0)).body).toMatchObject({ codi: 'versio_obsoleta' });
});

test.each([
  ['host', { host: 'https://smtp.exemple.cat' }, 'host_incorrecte'],
  ['port', { port: 70_000 }, 'massa_gran'],
  ['protection', { seguretat: 'ssl' }, 'valor_no_admes'],
  ['address', { de_email: 'despatx' }, 'email_incorrecte'],
  ['unknown field', { te_contrasenya: true }, 'camp_desconegut'],
])('a wrong %s is refused', async (_what, more, codi) => {
  expect((await save(4, more)).body.camps).toMatchObject([{ cami: Object.keys(more)[0], codi }]);
});

test('only titular and gestor, each in their own company, see it', async () => {
  for (const rol of ['tecnic', 'obra', 'administracio', 'lector'] as const) {
    const { token } = await app.addMember(one.empresaId, rol);
    expect([rol, (await app.call(smtpRoutes.get, given({ token }))).status]).toEqual([rol, 403]);
  }
  const { token } = await app.addMember(one.empresaId, 'gestor');
  expect((await app.call(smtpRoutes.get, given({ token }))).status).toBe(200);
  expect((await app.ok(smtpRoutes.remove, given())).smtp).toBeNull();
  expect(await app.database.read.selectFrom('empresa_smtp').selectAll().execute()).toEqual([]);
});

test('a password kept under another key is told as such, and can be typed again', async () => {
  await save(0, { contrasenya: PASSWORD });
  const { contrasenya } = await app.database.read
    .selectFrom('empresa_smtp')
    .select('contrasenya')
    .executeTakeFirstOrThrow();
  const parts = String(contrasenya).split('.');
  const other = [parts[0], 'ffffffffffff', ...parts.slice(2)].join('.');
  await app.database.write((db) => db.updateTable('empresa_smtp').set({ contrasenya: other }).execute());
  expect((await trial()).body).toMatchObject({ status: 503, codi: 'secret_illegible' });
  await save(1, { contrasenya: PASSWORD });
  expect((await trial()).body.enviat).toBe(true);
});

test('a company without a server of its own tries the product’s, in its own name, and its own once it has one', async () => {
  const theirs = await openMailServer();
  const office = await openTestApp({
    SMTP_URL: `smtp://${USER}:${PASSWORD}@127.0.0.1:${theirs.port}?starttls=no`,
    SMTP_FROM: 'producte@exemple.cat',
  });
  const { token, empresaId } = await office.setUp();
  const asked = { token, params: { id: empresaId } };
  const tried = () => office.ok(smtpRoutes.prova, { ...asked, body: { to: 'jo@exemple.cat' } });
  expect(await office.ok(smtpRoutes.get, asked)).toEqual({ smtp: null, producte: true });
  expect(await tried()).toMatchObject({ enviat: true });
  expect(theirs.received.at(-1)).toMatchObject({ from: 'producte@exemple.cat', to: ['jo@exemple.cat'] });
  const before = mail.received.length;
  await office.ok(smtpRoutes.update, { ...asked, body: body(0, { contrasenya: PASSWORD }) });
  expect(await tried()).toMatchObject({ enviat: true });
  expect([theirs.received.length, mail.received.length]).toEqual([1, before + 1]);
  await office.close();
  await theirs.close();
});

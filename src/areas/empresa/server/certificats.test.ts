import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { ROLS } from '#contract/roles.ts';
import { sweepsOf } from '#server/app.ts';
import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { certificatRoutes } from '../contract/certificat.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { smtpRoutes } from '../contract/smtp.ts';
import { certificatPlace } from './certificats.ts';
import { openCertificat } from './signatura.ts';

let app: TestApp;
let one: Member;
beforeAll(async () => {
  app = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9?starttls=no', SMTP_FROM: 'obra@exemple.cat' });
  one = await app.setUp();
});
afterAll(() => app.close());

const given = (more = {}) => ({ token: one.token, params: { id: one.empresaId }, ...more });
const add = (name: string, more: object = {}, headers = {}) =>
  app.call(
    certificatRoutes.add,
    given({
      body: { fitxer: certificateFile(name).toString('base64'), contrasenya: P12_PASSWORD, ...more },
      headers,
    }),
  );
const remove = (x: number, who = one) =>
  app.call(certificatRoutes.remove, { token: who.token, params: { id: who.empresaId, x } });
const kept = () => app.database.read.selectFrom('empresa_certificat').selectAll().orderBy('id').execute();

test.each(['nou', 'vell'])(
  'a certificate of the %s encryption is kept sealed, and its key still signs',
  async (name) => {
    const reply = await add(name);
    expect(reply.body.certificats).toMatchObject([
      {
        titular: 'Persona Fictícia (R: B12345674) (Aparelladors Exemple SLP)',
        nif: 'B12345674',
        emissor: 'AC Fictícia de Proves (Autoritat Fictícia de Proves)',
        valid_des_de: '2026-01-01T12:00:00.000Z',
        valid_fins: '2056-01-01T12:00:00.000Z',
      },
    ]);
    expect((await app.ok(empresaRoutes.get, given())).certificats).toEqual(reply.body.certificats);
    const [row] = await kept();
    expect(row?.clau).toMatch(/^v1\./);
    const place = certificatPlace(one.empresaId, row?.empremta ?? '');
    const { clau, cadena } = JSON.parse(app.platform.secrets.open(row?.clau ?? '', place));
    const text = Buffer.from('factura');
    const leaf = new X509Certificate(cadena[0]);
    expect(verify('sha256', text, leaf.publicKey, sign('sha256', text, createPrivateKey(clau)))).toBe(true);
    const history = await app.ok(historialRoutes.list, {
      token: one.token,
      params: { entitat: 'empresa', id: one.empresaId },
    });
    const told = JSON.stringify([history, reply.body]);
    for (const secret of ['PRIVATE KEY', 'BEGIN', P12_PASSWORD, String(row?.clau)]) expect(told).not.toContain(secret);
    expect(history.items[0]?.canvis).toMatchObject([{ camp: 'certificat', despres: { nif: 'B12345674' } }]);
    expect((await add(name)).body.codi).toBe('cert_repetit');
    expect((await remove(reply.body.certificats[0].id)).body).toEqual({ certificats: [] });
    expect(await kept()).toEqual([]);
  },
);

test.each([
  ['a wrong password', 'nou', { contrasenya: 'una-altra' }, 'contrasenya', 'cert_contrasenya'],
  ['what is no certificate file', 'nou', { fitxer: 'aG9sYQ==' }, 'fitxer', 'cert_no_pkcs12'],
  ['what is no base64', 'nou', { fitxer: '<xml/>' }, 'fitxer', 'cert_no_pkcs12'],
  ['nothing', 'nou', { fitxer: '' }, 'fitxer', 'obligatori'],
  ['too large a file', 'nou', { fitxer: 'A'.repeat(300_000) }, 'fitxer', 'cert_massa_gran'],
  ['an expired one', 'caducat', {}, 'fitxer', 'cert_caducat'],
  ['one that is not valid yet', 'futur', {}, 'fitxer', 'cert_encara_no'],
  ['one that may not sign', 'altre-us', {}, 'fitxer', 'cert_altre_us'],
  ['one without its key', 'sense-clau', {}, 'fitxer', 'cert_sense_clau'],
])('%s is refused, told apart in each language, and nothing is kept', async (_what, name, more, cami, codi) => {
  const said = await Promise.all(
    ['ca', 'es', 'en'].map(async (language) => await add(name, more, { 'accept-language': language })),
  );
  for (const { status, body } of said) expect([status, body.camps]).toMatchObject([422, [{ cami, codi }]]);
  expect(new Set(said.map(({ body }) => body.camps[0].missatge)).size).toBe(3);
  expect(await kept()).toEqual([]);
});

test('one of another tax id warns, and may be kept', async () => {
  const asked = await add('persona');
  expect(asked.body).toMatchObject({ codi: 'avisos', avisos: [{ codi: 'cert_nif_diferent', cami: 'fitxer' }] });
  expect(asked.body.avisos[0].missatge).toMatch(/12345678Z.*B12345674/);
  const { body } = await add('persona', { avisos_acceptats: ['cert_nif_diferent'] });
  expect(body.certificats).toMatchObject([{ nif: '12345678Z', titular: 'PERSONA FICTICIA - 12345678Z' }]);
  await remove(body.certificats[0].id);
});

test.each([
  ['corba', 'autosignat'],
  ['no-qualificat', 'no_qualificat'],
])('%s, which entry points will not take, warns, is kept and says so', async (name, dubte) => {
  const asked = await add(name);
  expect(asked.body).toMatchObject({ codi: 'avisos', avisos: [{ codi: `cert_${dubte}`, cami: 'fitxer' }] });
  expect(asked.body.avisos[0].missatge).toContain('FACe');
  const { body } = await add(name, { avisos_acceptats: [`cert_${dubte}`] });
  expect(body.certificats).toMatchObject([{ dubte }]);
  // One that nothing speaks against signs before it, however long each lasts.
  const { body: both } = await add('aviat');
  const opened = await openCertificat(app.database.read, app.platform.secrets, one.empresaId, {
    now: '2026-11-30T10:00:00.000Z',
    nif: 'B12345674',
  });
  expect(opened?.dubte).toBeNull();
  for (const { id } of both.certificats) await remove(id);
});

test('only the titular, each of the own company, reaches certificates', async () => {
  const { body } = await add('nou');
  const [{ id }] = body.certificats;
  for (const rol of ROLS.filter((one) => one !== 'titular')) {
    const { token } = await app.addMember(one.empresaId, rol);
    const codes = [
      await app.call(certificatRoutes.add, given({ token, body: { fitxer: 'AAAA', contrasenya: '' } })),
      await app.call(certificatRoutes.remove, given({ token, params: { id: one.empresaId, x: id } })),
      await app.call(certificatRoutes.avisos, given({ token })),
    ].map((reply) => reply.status);
    expect([rol, ...codes]).toEqual([rol, 403, 403, 403]);
  }
  const altra = await app.ok(empresaRoutes.create, {
    token: one.token,
    body: { nom_fiscal: 'Altra, SL', tipus_persona: 'E', nif: '' },
  });
  const stranger = await app.addMember(altra.id, 'titular');
  expect((await remove(id, stranger)).status).toBe(404);
  expect(
    (await app.call(certificatRoutes.remove, { token: stranger.token, params: { id: one.empresaId, x: id } })).status,
  ).toBe(404);
  expect((await app.ok(empresaRoutes.get, { token: stranger.token, params: { id: altra.id } })).certificats).toEqual(
    [],
  );
  expect((await kept()).map((row) => row.id)).toEqual([id]);
  await remove(id);
});

test('holders are told 30, 15 and 3 days before the end, once each, and the company shows it', async () => {
  await app.database.write((db) => db.deleteFrom('correu').execute());
  const second = await app.addMember(one.empresaId, 'titular');
  await app.addMember(one.empresaId, 'gestor');
  await app.database.write((db) =>
    db.updateTable('usuari').set({ idioma_fk: 'en' }).where('id', '=', second.usuariId).execute(),
  );
  const { body } = await add('aviat');
  const letters = async () =>
    (await app.database.read.selectFrom('correu').select(['per_a', 'assumpte', 'cos']).orderBy('id').execute()).map(
      (row) => `${row.per_a} ${row.assumpte}`,
    );
  const dies = async () => (await app.ok(certificatRoutes.avisos, given())).items.map((item) => item.dies);
  const run = async (day: string) => {
    app.clock.set(`${day}T09:00:00.000Z`);
    for (let times = 0; times < 2; times += 1)
      for (const sweep of sweepsOf(app.platform)) await app.database.write((db) => sweep(db, app.clock.now()));
    return (await letters()).length;
  };
  const start = app.clock.now();
  const told: [string, number][] = [];
  // The days go on without anybody at work: the session would end, the letters do not.
  for (const day of [
    '2026-11-19',
    '2026-11-20',
    '2026-12-04',
    '2026-12-05',
    '2026-12-16',
    '2026-12-17',
    '2026-12-20',
    '2026-12-22',
  ])
    told.push([day, await run(day)]);
  expect(told).toEqual([
    ['2026-11-19', 0],
    ['2026-11-20', 2],
    ['2026-12-04', 2],
    ['2026-12-05', 4],
    ['2026-12-16', 4],
    ['2026-12-17', 6],
    ['2026-12-20', 6],
    ['2026-12-22', 6],
  ]);
  const sent = await letters();
  expect(sent[0]).toContain('merce@exemple.cat');
  expect(sent[0]).toContain('caduca d’aquí a 30 dies');
  expect(sent[1]).toContain('expires in 30 days');
  expect(sent[5]).toContain('expires in 3 days');
  app.clock.set(start);
  const login = await app.send('POST', '/api/usuari/login', {
    body: { usuari: 'merce@exemple.cat', contrasenya: 'bastida-i-plomada-26', plataforma: 'web' },
  });
  one = { ...one, token: login.body.token };
  expect(await dies()).toEqual([22]);
  await remove(body.certificats[0].id);
  expect(await dies()).toEqual([]);
});

test('where no letter can leave, the notice waits until one can', async () => {
  const office = await openTestApp();
  const owner = await office.setUp();
  const at = (more: object) => ({ token: owner.token, params: { id: owner.empresaId }, ...more });
  const fitxer = certificateFile('aviat').toString('base64');
  await office.ok(certificatRoutes.add, at({ body: { fitxer, contrasenya: P12_PASSWORD } }));
  const run = async () => {
    for (const sweep of sweepsOf(office.platform)) await office.database.write((db) => sweep(db, office.clock.now()));
    return office.database.read.selectFrom('correu').select(['empresa_fk', 'per_a']).execute();
  };
  expect(await run()).toEqual([]);
  const server = { versio: 0, host: 'smtp.exemple.cat', port: 465, seguretat: 'tls', usuari: '' };
  await office.ok(smtpRoutes.update, at({ body: { ...server, de_nom: 'X', de_email: 'x@exemple.cat' } }));
  expect(await run()).toEqual([{ empresa_fk: owner.empresaId, per_a: '["merce@exemple.cat"]' }]);
  await office.close();
});

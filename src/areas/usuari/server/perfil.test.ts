import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer, PASSWORD, USER } from '#tests/support/mail-server.ts';
import { CONTRASENYA, type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { equipRoutes } from '../contract/equip.ts';
import { perfilRoutes } from '../contract/perfil.ts';
import { usuariRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp({ SECRETS_KEY: 'clau-de-prova-que-ningú-no-fa-servir' });
  titular = await app.setUp();
});
afterAll(() => app.close());

const NEW = 'paleta-i-plomada-27';
const login = (usuari: string, contrasenya: string, codi?: string) =>
  app.call(usuariRoutes.login, { body: { usuari, contrasenya, plataforma: 'web', ...(codi && { codi }) } });
const nameOf = async (member: Member): Promise<string> =>
  (
    await app.database.read
      .selectFrom('usuari')
      .select('usuari')
      .where('id', '=', member.usuariId)
      .executeTakeFirstOrThrow()
  ).usuari;
const alive = async (token: string): Promise<boolean> =>
  (await app.call(usuariRoutes.session, { token })).status === 200;

describe('the password', () => {
  test('asks the present one, refuses an easy one, and ends the other sessions', async () => {
    const member = await app.addMember(titular.empresaId, 'tecnic');
    const usuari = await nameOf(member);
    const elsewhere = (await login(usuari, CONTRASENYA)).body.token;
    const change = (actual: string, nova: string) =>
      app.call(perfilRoutes.contrasenya, {
        token: member.token,
        params: { id: member.usuariId },
        body: { actual, nova },
      });
    expect((await change('no-ho-és-pas', NEW)).body.camps).toMatchObject([
      { cami: 'actual', codi: 'contrasenya_incorrecta' },
    ]);
    expect((await change(CONTRASENYA, 'contrasenya2026')).body.camps).toMatchObject([
      { cami: 'nova', codi: 'contrasenya_comuna' },
    ]);
    expect(await alive(elsewhere)).toBe(true);
    expect((await change(CONTRASENYA, NEW)).status).toBe(200);
    expect([await alive(member.token), await alive(elsewhere)]).toEqual([true, false]);
    expect([(await login(usuari, CONTRASENYA)).status, (await login(usuari, NEW)).status]).toEqual([401, 200]);
  });

  test('guessing it from an open session is slowed', async () => {
    const member = await app.addMember(titular.empresaId, 'tecnic');
    const guess = () =>
      app.call(perfilRoutes.contrasenya, {
        token: member.token,
        params: { id: member.usuariId },
        body: { actual: 'no-ho-és-pas', nova: NEW },
      });
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.at(-1)).toBe(429);
    app.clock.pass(3_600_000);
  });

  test('a link of the holder sets it once, in time, and ends every session', async () => {
    const member = await app.addMember(titular.empresaId, 'tecnic');
    const link = async () =>
      (await app.ok(equipRoutes.recoverFor, { token: titular.token, params: { id: member.usuariId } })).enllac
        .split('/')
        .at(-1) ?? '';
    const set = (token: string) => app.call(equipRoutes.setPassword, { params: { token }, body: { contrasenya: NEW } });
    const old = await link();
    const token = await link();
    expect((await set(old)).body.codi).toBe('enllac_caducat');
    expect((await app.ok(equipRoutes.recovery, { params: { token } })).usuari).toBe(await nameOf(member));
    const both = await Promise.all([set(token), set(token)]);
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 404]);
    expect(await alive(member.token)).toBe(false);
    const late = await link();
    app.clock.pass(30 * 60_000 + 1);
    expect((await set(late)).body.codi).toBe('enllac_caducat');
    expect((await app.call(equipRoutes.recovery, { params: { token: late } })).status).toBe(404);
  });

  test('nobody is told whether a user exists; without mail everybody is told so', async () => {
    for (const usuari of ['merce@exemple.cat', 'ningu@exemple.cat'])
      expect((await app.call(equipRoutes.recover, { body: { usuari } })).body.codi).toBe('sense_correu');
  });
});

test.each([
  ['without mail', {}, false],
  ['with mail and no address of its own', { SMTP_URL: 'smtp://127.0.0.1:2', SMTP_FROM: 'sistema@exemple.cat' }, true],
])('links made by a server %s are not posted, and it says why', async (_how, settings, sense_adreca) => {
  const silent = await openTestApp(settings);
  const owner = await silent.setUp();
  const body = { nom: 'Tècnica', cognoms: '', email: 'nova@exemple.cat', rol: 'obra', idioma_fk: 'ca' };
  const told = { correu: false, sense_adreca };
  expect(await silent.ok(equipRoutes.invite, { token: owner.token, body })).toMatchObject(told);
  const params = { id: owner.usuariId };
  const query = { empresa_fk: owner.empresaId };
  expect(await silent.ok(equipRoutes.recoverFor, { token: owner.token, params, query })).toMatchObject(told);
  await silent.close();
});

describe('with mail', () => {
  let posting: TestApp;
  let smtp: MailServer;
  beforeAll(async () => {
    smtp = await openMailServer();
    posting = await openTestApp({
      SMTP_URL: `smtp://${USER}:${PASSWORD}@127.0.0.1:${smtp.port}?starttls=no`,
      SMTP_FROM: 'sistema@exemple.cat',
      PUBLIC_URL: 'https://obra.exemple.cat',
    });
  });
  afterAll(async () => {
    await posting.close();
    await smtp.close();
  });
  /** The text of the last letter taken, its lines joined again. */
  const lastText = (): string => {
    const raw = smtp.received.at(-1)?.raw ?? '';
    return raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  };

  test('who forgot the password gets a link once, and an unknown user gets the same answer and nothing', async () => {
    const owner = await posting.setUp();
    const ask = (usuari: string) => posting.call(equipRoutes.recover, { body: { usuari } });
    expect((await ask('ningu@exemple.cat')).body).toEqual((await ask('merce@exemple.cat')).body);
    expect([await posting.platform.mail.sendNext(), await posting.platform.mail.sendNext()]).toEqual([true, false]);
    expect(smtp.received).toHaveLength(1);
    const token = /https:\/\/obra\.exemple\.cat\/#\/contrasenya\/([\w-]{43})/.exec(lastText())?.[1] ?? '';
    expect(
      (await posting.call(equipRoutes.setPassword, { params: { token }, body: { contrasenya: NEW } })).status,
    ).toBe(200);
    expect((await posting.call(usuariRoutes.session, { token: owner.token })).status).toBe(401);
    expect(JSON.stringify(await posting.database.read.selectFrom('correu').selectAll().execute())).not.toContain(token);
    const login = await posting.call(usuariRoutes.login, {
      body: { usuari: 'merce@exemple.cat', contrasenya: NEW, plataforma: 'web' },
    });
    const body = { nom: 'Tècnica', cognoms: '', email: 'nova@exemple.cat', rol: 'titular', idioma_fk: 'en' };
    const sent = await posting.ok(equipRoutes.invite, { token: login.body.token, body });
    expect(sent.correu).toBe(true);
    await posting.platform.mail.sendNext();
    expect(smtp.received.at(-1)?.to).toEqual(['nova@exemple.cat']);
    expect(lastText()).toContain('Hello, T');
    expect(lastText()).toContain(`https://obra.exemple.cat/${sent.enllac}`);
  });

  test('asking again and again is slowed', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1)
      statuses.push((await posting.call(equipRoutes.recover, { body: { usuari: 'x@exemple.cat' } })).status);
    expect(statuses).toContain(429);
  });
});

describe('devices', () => {
  test('are listed with this one marked, and closed one by one or all others', async () => {
    const member = await app.addMember(titular.empresaId, 'obra');
    const usuari = await nameOf(member);
    const params = { id: member.usuariId };
    const phone = await app.ok(usuariRoutes.login, {
      body: { usuari, contrasenya: CONTRASENYA, plataforma: 'mobil', fabricant: 'Exemple', model: 'M1' },
    });
    const third = (await login(usuari, CONTRASENYA)).body.token;
    const devices = () => app.ok(perfilRoutes.dispositius, { token: member.token, params });
    expect((await devices()).filter((one) => one.actual)).toHaveLength(1);
    const found = (await devices()).find((one) => one.model === 'M1');
    const close = (sid: number, token = member.token) =>
      app.call(perfilRoutes.tanca, { token, params: { ...params, sid } });
    expect((await close(found?.id ?? 0)).status).toBe(200);
    expect((await close(found?.id ?? 0)).status).toBe(404);
    expect(await alive(phone.token)).toBe(false);
    const foreign = await app.call(perfilRoutes.dispositius, { token: titular.token, params });
    expect(foreign.status).toBe(404);
    const [own] = await app.ok(perfilRoutes.dispositius, { token: titular.token, params: { id: titular.usuariId } });
    expect((await close(own?.id ?? 0)).status).toBe(404);
    await app.ok(perfilRoutes.tancaAltres, { token: member.token, params });
    expect([await alive(third), await alive(member.token), await alive(titular.token)]).toEqual([false, true, true]);
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string, shift = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.parse(app.clock.now()) + shift * 30_000,
    });
  const enrol = async (member: Member) => {
    const given = { token: member.token, params: { id: member.usuariId } };
    const { secret, uri } = await app.ok(perfilRoutes.proposaFactor, { ...given, body: { contrasenya: CONTRASENYA } });
    expect(uri).toContain(`secret=${secret}`);
    const confirm = (codi: string) =>
      app.call(perfilRoutes.confirmaFactor, { ...given, body: { contrasenya: CONTRASENYA, secret, codi } });
    return { secret, confirm, given };
  };

  test('is asked after the right password alone, takes a code once, and a recovery code once', async () => {
    const member = await app.addMember(titular.empresaId, 'gestor');
    const usuari = await nameOf(member);
    const { secret, confirm } = await enrol(member);
    expect((await login(usuari, CONTRASENYA)).status).toBe(200);
    expect((await confirm('000000')).body.camps).toMatchObject([{ codi: 'segon_factor_incorrecte' }]);
    const { codis } = (await confirm(codeOf(secret))).body;
    expect(new Set(codis).size).toBe(10);
    expect((await login(usuari, 'no-ho-és-pas')).body.codi).toBe('credencials_incorrectes');
    expect((await login(usuari, CONTRASENYA)).body.codi).toBe('cal_segon_factor');
    expect((await login(usuari, CONTRASENYA, codeOf(secret))).body.codi).toBe('segon_factor_incorrecte');
    app.clock.pass(60_000);
    const codi = codeOf(secret);
    const both = await Promise.all([login(usuari, CONTRASENYA, codi), login(usuari, CONTRASENYA, codi)]);
    expect(both.filter((reply) => reply.status === 200)).toHaveLength(1);
    app.clock.pass(60_000);
    expect((await login(usuari, CONTRASENYA, codeOf(secret, -3))).body.codi).toBe('segon_factor_incorrecte');
    expect((await login(usuari, CONTRASENYA, codeOf(secret, -1))).status).toBe(200);
    expect((await login(usuari, CONTRASENYA, codis[3].toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(usuari, CONTRASENYA, codis[3])).body.codi).toBe('segon_factor_incorrecte');
    const stored = await app.database.read.selectFrom('usuari').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('guessing codes is slowed like guessing passwords', async () => {
    const member = await app.addMember(titular.empresaId, 'gestor');
    const usuari = await nameOf(member);
    const { secret, confirm } = await enrol(member);
    await confirm(codeOf(secret));
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      statuses.push((await login(usuari, CONTRASENYA, '000000')).status);
      statuses.push((await login(usuari, CONTRASENYA)).status);
    }
    expect(statuses).toContain(429);
    app.clock.pass(3_600_000);
  });

  test('is taken away with password and code, not with one of them', async () => {
    const member = await app.addMember(titular.empresaId, 'gestor');
    const usuari = await nameOf(member);
    const { secret, confirm, given } = await enrol(member);
    await confirm(codeOf(secret));
    app.clock.pass(60_000);
    const take = (contrasenya: string, codi: string) =>
      app.call(perfilRoutes.treuFactor, { ...given, body: { contrasenya, codi } });
    expect((await take('no-ho-és-pas', codeOf(secret))).body.camps).toMatchObject([{ cami: 'contrasenya' }]);
    expect((await take(CONTRASENYA, '000000')).body.camps).toMatchObject([{ cami: 'codi' }]);
    expect((await login(usuari, CONTRASENYA)).body.codi).toBe('cal_segon_factor');
    expect((await take(CONTRASENYA, codeOf(secret))).status).toBe(200);
    expect((await login(usuari, CONTRASENYA)).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { ROLS } from '#contract/roles.ts';
import { CONTRASENYA, type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { equipRoutes } from '../contract/equip.ts';
import { usuariRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const invite = (more: object = {}, who: Member = titular) =>
  app.call(equipRoutes.invite, {
    token: who.token,
    query: { empresa_fk: who.empresaId },
    body: { nom: 'Tècnica', cognoms: 'Exemple', email: 'tecnica@exemple.cat', rol: 'tecnic', idioma_fk: 'ca', ...more },
  });
const tokenOf = (enllac: string): string => enllac.split('/').at(-1) ?? '';
const accept = (token: string, body: object) => app.call(equipRoutes.accept, { params: { token }, body });
const list = async (query: object = {}, who: Member = titular) =>
  (await app.ok(equipRoutes.list, { token: who.token, params: { id: who.usuariId }, query: { ...query } })).items;
const login = (usuari: string, contrasenya: string, codi?: string) =>
  app.call(usuariRoutes.login, { body: { usuari, contrasenya, plataforma: 'web', ...(codi && { codi }) } });
const update = (id: number, body: object, who: Member = titular) =>
  app.call(equipRoutes.update, { token: who.token, params: { id }, query: { empresa_fk: who.empresaId }, body });
const get = (id: number, who: Member = titular) =>
  app.call(equipRoutes.get, { token: who.token, params: { id }, query: { empresa_fk: who.empresaId } });

describe('an invitation', () => {
  test.each([
    ['a degree', { titulacio_fk: 1 }, true],
    ['none', { rol: 'lector' }, false],
  ])('a person with %s becomes an agent of the office, a technician or not', async (_what, more, tecnic) => {
    const { body: sent } = await invite({ email: `agent-${tecnic}@exemple.cat`, ...more });
    const { sessio } = (await accept(tokenOf(sent.enllac), { contrasenya: 'sorra-i-grava-26' })).body;
    const agent = await app.ok(agentRoutes.get, { token: titular.token, params: { id: sessio.usuari.agent.id } });
    expect([agent.tipus, agent.tecnic]).toEqual(['E', tecnic]);
  });

  test('waits in the list, opens once, and brings a person with role, agent and session', async () => {
    const { body: sent } = await invite({ titulacio_fk: 1, num_collegiat: '4321' });
    expect(sent).toMatchObject({ correu: false });
    expect(sent.enllac).toMatch(/^#\/invitacio\/[\w-]{43}$/);
    expect(await list()).toContainEqual(
      expect.objectContaining({ estat: 'convidat', usuari_fk: null, email: 'tecnica@exemple.cat', rol: 'tecnic' }),
    );
    const token = tokenOf(sent.enllac);
    const shown = await app.ok(equipRoutes.invitacio, { params: { token } });
    expect(shown).toMatchObject({ empresa: 'Aparelladors Exemple SLP', existent: false, rol: 'tecnic' });
    expect((await accept(token, { contrasenya: 'curta' })).body.camps).toMatchObject([{ codi: 'contrasenya_curta' }]);
    expect((await accept(token, { contrasenya: 'tecnica@exemple.cat' })).body.camps).toMatchObject([
      { codi: 'contrasenya_comuna' },
    ]);
    const both = await Promise.all([1, 2].map(() => accept(token, { contrasenya: 'sorra-i-grava-26', nom: 'Tecla' })));
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 404]);
    const made = both.find((reply) => reply.status === 200)?.body;
    expect(made.sessio.usuari).toMatchObject({
      nom: 'Tecla',
      pendent_accept_conds: true,
      agent: { titulacio_fk: 1, num_collegiat: '4321' },
      empreses: [{ id: titular.empresaId, rol: 'tecnic' }],
    });
    for (const route of [equipRoutes.invitacio, equipRoutes.accept])
      expect((await app.call(route, { params: { token }, body: { contrasenya: 'sorra-i-grava-26' } })).body.codi).toBe(
        'enllac_caducat',
      );
    expect((await login('tecnica@exemple.cat', 'sorra-i-grava-26')).status).toBe(200);
    expect((await list()).filter((item) => item.email === 'tecnica@exemple.cat')).toMatchObject([
      { estat: 'actiu', invitacio_fk: null, darrer_acces: app.clock.now() },
    ]);
    expect((await invite()).body.camps).toMatchObject([{ cami: 'email', codi: 'ja_es_membre' }]);
    const { items } = await app.ok(historialRoutes.list, {
      token: titular.token,
      params: { entitat: 'empresa', id: titular.empresaId },
    });
    expect(items[0]).toMatchObject({ accio: 'convida' });
    expect(JSON.stringify(await app.database.read.selectFrom('historial').selectAll().execute())).not.toContain(token);
  });

  test('dies after 7 days, when sent again, and when taken back', async () => {
    const email = 'tard@exemple.cat';
    const first = tokenOf((await invite({ email })).body.enllac);
    const { invitacio_fk } = (await list({ search: 'tard' }))[0] ?? {};
    const params = { id: invitacio_fk ?? 0 };
    const again = await app.ok(equipRoutes.inviteAgain, { token: titular.token, params });
    const show = async (token: string) => (await app.call(equipRoutes.invitacio, { params: { token } })).status;
    expect([await show(first), await show(tokenOf(again.enllac))]).toEqual([404, 200]);
    app.clock.pass(7 * 86_400_000 + 1);
    expect(await show(tokenOf(again.enllac))).toBe(404);
    titular = { ...titular, token: (await login('merce@exemple.cat', CONTRASENYA)).body.token };
    await app.ok(equipRoutes.uninvite, { token: titular.token, params });
    expect(await list({ search: 'tard' })).toEqual([]);
    expect((await app.call(equipRoutes.uninvite, { token: titular.token, params })).status).toBe(404);
  });

  test('to who has a user asks that user’s password, and keeps both companies apart', async () => {
    const founder = await app.addMember(titular.empresaId, 'titular');
    const third = await app.ok(empresaRoutes.create, {
      token: founder.token,
      body: { nom_fiscal: 'Segona Exemple SL', tipus_persona: 'E', nif: 'B98765431' },
    });
    await app.ok(equipRoutes.remove, { token: titular.token, params: { id: founder.usuariId } });
    const owner = { ...founder, empresaId: third.id };
    const token = tokenOf((await invite({ rol: 'lector', nom: 'Nom inventat' }, owner)).body.enllac);
    expect((await app.ok(equipRoutes.invitacio, { params: { token } })).existent).toBe(true);
    expect((await accept(token, { contrasenya: 'una-altra-frase-26' })).body.camps).toMatchObject([
      { codi: 'contrasenya_incorrecta' },
    ]);
    const { sessio } = (await accept(token, { contrasenya: 'sorra-i-grava-26' })).body;
    expect(sessio.usuari.empreses.map((one: { rol: string }) => one.rol).sort()).toEqual(['lector', 'tecnic']);
    expect(sessio.usuari.nom).toBe('Tecla');
    const reset = await app.call(equipRoutes.recoverFor, {
      token: titular.token,
      params: { id: sessio.usuari.id },
    });
    expect([reset.status, reset.body.codi]).toEqual([409, 'usuari_de_fora']);
  });
});

describe('a member', () => {
  test('changes role at once, in this company alone, and only the holder may', async () => {
    const member = await app.addMember(titular.empresaId, 'lector');
    const agents = () =>
      app.call(agentRoutes.create, { token: member.token, body: { tipus_persona: 'E', rao_social: 'X SL', nif: '' } });
    expect((await agents()).status).toBe(403);
    const { body: read } = await get(member.usuariId);
    expect(read).toMatchObject({ rol: 'lector', actiu: true });
    expect((await update(member.usuariId, { versio: read.versio, rol: 'tecnic' }, member)).body.codi).toBe(
      'no_un_mateix',
    );
    expect((await update(titular.usuariId, { versio: 1, rol: 'lector' }, member)).status).toBe(404);
    expect((await update(member.usuariId, { versio: read.versio, nom: 'Un altre' })).body.camps).toMatchObject([
      { cami: 'nom', codi: 'nomes_propi' },
    ]);
    const changed = await update(member.usuariId, { versio: read.versio, rol: 'administracio' });
    expect(changed.body).toMatchObject({ rol: 'administracio', versio: read.versio + 1 });
    expect((await agents()).status).not.toBe(403);
    const late = await update(member.usuariId, { versio: read.versio, rol: 'obra' });
    expect(late.body).toMatchObject({
      codi: 'versio_obsoleta',
      actual: { rol: 'administracio' },
      canvi: { qui: 'Mercè Puig Soler' },
    });
  });

  test('is left out and let in again; history and list keep it', async () => {
    const member = await app.addMember(titular.empresaId, 'gestor');
    const params = { id: member.usuariId };
    await app.ok(equipRoutes.remove, { token: titular.token, params });
    expect(
      (await app.call(agentRoutes.list, { token: member.token, query: { empresa_fk: titular.empresaId } })).status,
    ).toBe(404);
    expect((await list()).some((item) => item.usuari_fk === member.usuariId)).toBe(false);
    expect(await list({ nomes_actius: false })).toContainEqual(
      expect.objectContaining({ usuari_fk: member.usuariId, estat: 'baixa' }),
    );
    expect((await app.call(equipRoutes.remove, { token: titular.token, params })).status).toBe(404);
    const { versio } = (await get(member.usuariId)).body;
    expect((await update(member.usuariId, { versio, actiu: true })).body.actiu).toBe(true);
    expect((await app.call(agentRoutes.list, { token: member.token })).status).toBe(200);
    const { items } = await app.ok(historialRoutes.list, {
      token: titular.token,
      params: { entitat: 'usuari', ...params },
    });
    expect(items).toHaveLength(2);
    const seen = await app.call(historialRoutes.list, {
      token: member.token,
      params: { entitat: 'usuari', id: titular.usuariId },
    });
    expect(seen.status).toBe(404);
  });

  test('a company is never left without holder, even by two who leave each other out at once', async () => {
    const other = await app.addMember(titular.empresaId, 'titular');
    const remove = (who: Member, id: number) => app.call(equipRoutes.remove, { token: who.token, params: { id } });
    expect((await remove(titular, titular.usuariId)).body.codi).toBe('no_un_mateix');
    const replies = await Promise.all([remove(titular, other.usuariId), remove(other, titular.usuariId)]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    const holders = await app.database.read
      .selectFrom('usuari_empresa')
      .select('usuari_fk')
      .where('empresa_fk', '=', titular.empresaId)
      .where('rol', '=', 'titular')
      .where('baixa', '=', 0)
      .execute();
    expect(holders).toHaveLength(1);
    if (holders[0]?.usuari_fk === other.usuariId) {
      const { versio } = (await get(titular.usuariId, other)).body;
      await update(titular.usuariId, { versio, actiu: true }, other);
    }
    const { versio } = (await get(other.usuariId)).body;
    expect((await update(other.usuariId, { versio, rol: 'gestor' })).status).toBe(200);
  });

  test.each(ROLS.filter((rol) => rol !== 'titular'))('%s sees itself and nobody else', async (rol) => {
    const member = await app.addMember(titular.empresaId, rol);
    expect((await get(member.usuariId, member)).body).toMatchObject({ id: member.usuariId, rol });
    expect((await get(titular.usuariId, member)).status).toBe(404);
    expect((await app.call(equipRoutes.list, { token: member.token, params: { id: member.usuariId } })).status).toBe(
      403,
    );
  });
});

describe('the list', () => {
  test('searches without accents, orders, pages, and is the own user’s', async () => {
    const all = await list();
    const names = all.map((item) => item.nom);
    expect(names).toEqual([...names].sort((one, two) => one.localeCompare(two)));
    expect((await list({ search: 'puig merce' })).map((item) => item.email)).toEqual(['merce@exemple.cat']);
    expect((await list({ limit: 2, offset: 1 })).map((item) => item.email)).toEqual(
      all.slice(1, 3).map((item) => item.email),
    );
    const params = { id: titular.usuariId + 1 };
    expect((await app.call(equipRoutes.list, { token: titular.token, params })).status).toBe(404);
  });
});

describe('the own data', () => {
  test('what one signs in with asks the password; a name in use is refused', async () => {
    const member = await app.addMember(titular.empresaId, 'tecnic');
    const own = (body: object) => update(member.usuariId, body, member);
    const { versio } = (await get(member.usuariId, member)).body;
    expect((await own({ versio, email: 'nova@exemple.cat' })).body.camps).toMatchObject([
      { cami: 'contrasenya', codi: 'obligatori' },
    ]);
    expect((await own({ versio, email: 'nova@exemple.cat', contrasenya: 'no-ho-és-pas' })).body.camps).toMatchObject([
      { codi: 'contrasenya_incorrecta' },
    ]);
    expect((await own({ versio, email: 'MERCE@exemple.cat', contrasenya: CONTRASENYA })).body.camps).toMatchObject([
      { cami: 'email', codi: 'usuari_ocupat' },
    ]);
    expect((await own({ versio, usuari: 'a b' })).body.camps).toMatchObject([{ codi: 'usuari_incorrecte' }]);
    const saved = await own({
      versio,
      email: 'nova@exemple.cat',
      usuari: 'nova',
      cognoms: '',
      contrasenya: CONTRASENYA,
    });
    expect(saved.body).toMatchObject({ email: 'nova@exemple.cat', usuari: 'nova', cognoms: '', versio: versio + 1 });
    for (const usuari of ['nova', 'NOVA@exemple.cat']) expect((await login(usuari, CONTRASENYA)).status).toBe(200);
    const free = async (usuari: string) =>
      (await app.ok(equipRoutes.check, { token: titular.token, query: { usuari } })).lliure;
    expect([await free('Nova'), await free('lliure'), await free('merce@exemple.cat')]).toEqual([false, true, true]);
    // What no database takes is taken away before it is looked for.
    expect([await free('No\u0000va'), await free('\u0000')]).toEqual([false, true]);
  });
});

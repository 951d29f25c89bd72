import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { equipRoutes } from '#areas/usuari/contract/equip.ts';
import { usuariRoutes } from '#areas/usuari/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { ROLS } from '#contract/roles.ts';
import { sweeps } from '#server/app.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { empresaRoutes } from '../contract/routes.ts';
import { smtpRoutes } from '../contract/smtp.ts';
import { vidaRoutes } from '../contract/vida.ts';

let app: TestApp;
let one: Member;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
});
afterAll(() => app.close());

const create = (nom_fiscal: string) =>
  app.ok(empresaRoutes.create, { token: one.token, body: { nom_fiscal, tipus_persona: 'E', nif: '' } });
const at = (id: number, more = {}) => ({ token: one.token, params: { id }, ...more });
const baixa = (id: number, versio: number, value: boolean) =>
  app.call(vidaRoutes.baixa, at(id, { body: { versio, baixa: value } }));
const remove = (id: number, nom: string) => app.call(vidaRoutes.remove, at(id, { query: { nom } }));
const listed = async (query = {}) =>
  (await app.ok(empresaRoutes.list, { token: one.token, query })).items.map((item) => item.nom_fiscal);
const session = async () => (await app.ok(usuariRoutes.session, { token: one.token })).usuari.empreses;

test('a deactivated company is only read, is listed on demand, and works again', async () => {
  const { id } = await create('Tancada, SL');
  const closed = await baixa(id, 1, true);
  expect(closed.body).toMatchObject({ baixa: true, versio: 2 });
  expect((await baixa(id, 1, false)).body).toMatchObject({ codi: 'versio_obsoleta', actual: { versio: 2 } });
  expect(await listed()).not.toContain('Tancada, SL');
  expect(await listed({ baixa: true })).toContain('Tancada, SL');
  expect((await session()).at(-1)).toMatchObject({ id, baixa: true });
  expect((await app.call(empresaRoutes.get, at(id))).body).toMatchObject({ baixa: true });
  const refused = [
    await app.call(empresaRoutes.update, at(id, { body: { versio: 2, telefon: '9' } })),
    await app.call(smtpRoutes.remove, at(id)),
    await app.send('POST', `/api/agent?empresa_fk=${id}`, { token: one.token, body: {} }),
  ].map(({ status, body }) => [status, body.codi]);
  expect(refused).toEqual([
    [409, 'empresa_de_baixa'],
    [409, 'empresa_de_baixa'],
    [409, 'empresa_de_baixa'],
  ]);
  expect((await baixa(id, 2, false)).body).toMatchObject({ baixa: false, versio: 3 });
  expect((await app.call(empresaRoutes.update, at(id, { body: { versio: 3, telefon: '9' } }))).status).toBe(200);
  const { items } = await app.ok(historialRoutes.list, {
    token: one.token,
    params: { entitat: 'empresa', id },
    query: { empresa_fk: id },
  });
  expect(items.map((item) => item.canvis.map(({ camp }) => camp).join())).toEqual([
    'telefon',
    'baixa',
    'baixa',
    expect.any(String),
  ]);
});

test('calls that name no company go to one that works', async () => {
  const { id } = await create('Darrera, SL');
  await app.ok(usuariRoutes.saveExercici, {
    token: one.token,
    params: { id: one.usuariId },
    body: { empresaId: id, exercici: 2026 },
  });
  expect((await session())[0]).toMatchObject({ id });
  await baixa(id, 1, true);
  expect((await session())[0]).toMatchObject({ id: one.empresaId });
  expect((await app.call(agentRoutes.list, { token: one.token })).status).toBe(200);
});

test('a deleted company is gone for everybody, and its people keep the others', async () => {
  const { id } = await create('Efímera, SL');
  const member = await app.addMember(id, 'gestor');
  expect(await app.ok(vidaRoutes.usos, at(id))).toEqual({ impedeixen: [], acompanyen: [{ que: 'usuaris', n: 2 }] });
  const { enllac } = await app.ok(equipRoutes.invite, {
    token: one.token,
    query: { empresa_fk: id },
    body: { nom: 'Ona', cognoms: '', email: 'ona@exemple.cat', rol: 'lector', idioma_fk: 'ca' },
  });
  const invited = String(enllac).split('/').at(-1) ?? '';
  expect((await app.call(equipRoutes.invitacio, { params: { token: invited } })).status).toBe(200);
  const wrong = await remove(id, 'efímera');
  expect([wrong.status, wrong.body.camps]).toMatchObject([422, [{ cami: 'nom', codi: 'nom_no_coincideix' }]]);
  expect((await remove(id, ' Efímera, SL ')).body).toEqual({ fet: true });
  expect(await listed({ baixa: true })).not.toContain('Efímera, SL');
  expect((await session()).map((empresa) => empresa.id)).not.toContain(id);
  for (const token of [one.token, member.token])
    expect((await app.call(empresaRoutes.get, { token, params: { id } })).status).toBe(404);
  expect((await remove(id, 'Efímera, SL')).status).toBe(404);
  expect((await app.call(equipRoutes.invitacio, { params: { token: invited } })).status).toBe(404);
  const alone = await app.call(usuariRoutes.session, { token: member.token });
  expect([alone.status, alone.body.usuari.empreses]).toEqual([200, []]);
});

test('a company with works is not deleted: it says by what', async () => {
  const { id } = await create('Amb obres, SL');
  await app.send('POST', `/api/treball?empresa_fk=${id}`, { token: one.token, body: { nom: 'Casa' } });
  expect((await app.ok(treballRoutes.list, { token: one.token, query: { empresa_fk: id } })).total).toBe(1);
  expect((await app.ok(vidaRoutes.usos, at(id))).impedeixen).toEqual([{ que: 'treballs', n: 1 }]);
  const reply = await remove(id, 'Amb obres, SL');
  expect([reply.status, reply.body.codi, reply.body.comptes]).toEqual([409, 'en_us', [{ que: 'treballs', n: 1 }]]);
  expect((await app.call(empresaRoutes.get, at(id))).status).toBe(200);
});

test('nobody is left without a working company', async () => {
  const other = await app.addMember(one.empresaId, 'titular');
  const sole = { token: other.token, params: { id: one.empresaId } };
  const { versio, nom_fiscal } = await app.ok(empresaRoutes.get, sole);
  const closed = await app.call(vidaRoutes.baixa, { ...sole, body: { versio, baixa: true } });
  expect([closed.status, closed.body.codi]).toEqual([409, 'ultima_empresa']);
  const gone = await app.call(vidaRoutes.remove, { ...sole, query: { nom: nom_fiscal } });
  expect([gone.status, gone.body.codi]).toEqual([409, 'ultima_empresa']);
});

test('only the titular, of the own company, deletes; the gestor closes too', async () => {
  const { id } = await create('D’altri, SL');
  for (const rol of ROLS.filter((one) => one !== 'titular')) {
    const { token } = await app.addMember(id, rol);
    const own = { token, params: { id } };
    const codes = [
      await app.call(vidaRoutes.usos, own),
      await app.call(vidaRoutes.baixa, { ...own, body: { versio: 1, baixa: true } }),
      await app.call(vidaRoutes.remove, { ...own, query: { nom: 'D’altri, SL' } }),
    ].map((reply) => reply.status);
    // This gestor works in no other company, and so may not close it either: for another reason.
    expect([rol, ...codes]).toEqual([rol, 403, rol === 'gestor' ? 409 : 403, 403]);
    const foreign = { token, params: { id: one.empresaId }, query: { nom: 'x' } };
    expect((await app.call(vidaRoutes.remove, foreign)).status).toBe(404);
  }
});

test('secrets of a deleted company are forgotten a month later', async () => {
  const { id } = await create('Amb secrets, SL');
  const server = {
    versio: 0,
    host: 'smtp.exemple.cat',
    port: 465,
    seguretat: 'tls',
    usuari: 'x',
    de_nom: 'X',
    de_email: 'x@exemple.cat',
  };
  await app.ok(smtpRoutes.update, at(id, { body: { ...server, contrasenya: 'clau-del-correu' } }));
  // Whoever calls without the screen says no name.
  await app.ok(vidaRoutes.remove, at(id));
  const kept = async (days: number) => {
    const now = new Date(Date.parse(app.clock.now()) + days * 86_400_000).toISOString();
    for (const sweep of sweeps) await app.database.write((db) => sweep(db, now));
    return (await app.database.read.selectFrom('empresa_smtp').select('empresa_fk').execute()).length;
  };
  expect([await kept(29), await kept(31)]).toEqual([1, 0]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { referenciaRoutes } from '#areas/referencia/contract/routes.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { usuariRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

test('the conditions stand before everything else, and what was accepted is kept', async () => {
  const newcomer = await app.addMember(titular.empresaId, 'tecnic', { accepts: false });
  const { token } = newcomer;
  const refused = await app.call(agentRoutes.list, { token });
  expect([refused.status, refused.body.codi]).toEqual([403, 'pendent_accept_conds']);
  for (const route of [
    usuariRoutes.session,
    referenciaRoutes.documents,
    referenciaRoutes.textos,
    referenciaRoutes.idiomes,
  ])
    expect((await app.call(route, { token })).status).toBe(200);
  const { condicions } = await app.ok(referenciaRoutes.textos);
  const old = await app.call(usuariRoutes.acceptConds, { token, body: { versio: '2019-01' } });
  expect([old.status, old.body.codi]).toEqual([409, 'condicions_canviades']);
  const body = { versio: condicions.versio, idioma_fk: 'en' };
  const accepted = await app.ok(usuariRoutes.acceptConds, { token, body });
  expect(accepted.usuari.pendent_accept_conds).toBe(false);
  await app.ok(usuariRoutes.acceptConds, { token, body: { ...body, idioma_fk: 'es' } });
  const kept = await app.database.read
    .selectFrom('usuari_condicions')
    .selectAll()
    .where('usuari_fk', '=', newcomer.usuariId)
    .execute();
  expect(kept).toEqual([
    { usuari_fk: newcomer.usuariId, versio: condicions.versio, idioma_fk: 'en', quan: app.clock.now() },
  ]);
  expect((await app.call(agentRoutes.list, { token })).status).toBe(200);
});

test('the language is one’s own, one of three, and another’s user does not exist', async () => {
  const other = await app.addMember(titular.empresaId, 'lector');
  const params = { id: titular.usuariId };
  const changed = await app.ok(usuariRoutes.idioma, { token: titular.token, params, body: { idioma_fk: 'en' } });
  expect(changed.usuari.idioma_fk).toBe('en');
  for (const body of [{ idioma_fk: 'fr' }, { idioma_fk: null }, {}, { idioma_fk: 'ca', rol: 'titular' }])
    expect((await app.call(usuariRoutes.idioma, { token: titular.token, params, body })).status).toBe(422);
  expect((await app.call(usuariRoutes.idioma, { token: other.token, params, body: { idioma_fk: 'es' } })).status).toBe(
    404,
  );
  expect((await app.call(usuariRoutes.exercicis, { token: other.token, params })).status).toBe(404);
  expect((await app.ok(usuariRoutes.session, { token: titular.token })).usuari.idioma_fk).toBe('en');
});

test('the exercise is kept per company and makes it the last used one', async () => {
  const { token, usuariId, empresaId } = titular;
  const params = { id: usuariId };
  const nova = await app.ok(empresaRoutes.create, {
    token,
    body: { nom_fiscal: 'Segona SL', tipus_persona: 'E', nif: '' },
  });
  expect(await app.ok(usuariRoutes.exercicis, { token, params })).toMatchObject([
    { empresaId, exercici: 2026 },
    { empresaId: nova.id, exercici: 2026 },
  ]);
  await app.ok(usuariRoutes.saveExercici, { token, params, body: { empresaId: nova.id, exercici: 2024 } });
  expect(await app.ok(usuariRoutes.exercicis, { token, params })).toMatchObject([
    { empresaId: nova.id, exercici: 2024 },
    { empresaId, exercici: 2026 },
  ]);
  const agent = await app.ok(agentRoutes.create, { token, body: { tipus_persona: 'E', rao_social: 'Aquí, SL' } });
  expect(agent.empresa_fk).toBe(nova.id);
  expect((await app.ok(empresaRoutes.get, { token, params: { id: nova.id } })).exerciciActiu).toBe(2024);
  for (const exercici of [1989, 2200, 2024.5, '2024', Number.MAX_SAFE_INTEGER])
    expect((await app.call(usuariRoutes.saveExercici, { token, params, body: { empresaId, exercici } })).status).toBe(
      422,
    );
  const foreign = { empresaId: nova.id, exercici: 2024 };
  const stranger = await app.addMember(empresaId, 'titular');
  const refused = await app.call(usuariRoutes.saveExercici, {
    token: stranger.token,
    params: { id: stranger.usuariId },
    body: foreign,
  });
  expect(refused.status).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { type HistorialEntitat, historialRoutes } from '#contract/historial.ts';
import { agentBody } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { equipRoutes } from '../contract/equip.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const history = (entitat: HistorialEntitat, id: number, query = {}) =>
  app.ok(historialRoutes.list, { token: titular.token, params: { entitat, id }, query });

test('probe 50: the history of a user who was taken out, and of what they did, still opens and names them', async () => {
  const member = await app.addMember(titular.empresaId, 'gestor');
  const asked = { token: titular.token, params: { id: member.usuariId }, query: { empresa_fk: titular.empresaId } };
  const agent = await app.ok(agentRoutes.create, { token: member.token, body: agentBody({ rao_social: 'Feta, SL' }) });
  await app.ok(agentRoutes.update, {
    token: member.token,
    params: { id: agent.id },
    body: { versio: 1, observacions: 'Escrita abans de marxar' },
  });
  const before = await history('agent', agent.id);
  expect(before.items.map(({ accio }) => accio)).toEqual(['canvia', 'crea']);
  const [name] = before.items.map(({ usuari }) => usuari);
  expect(name).not.toBe('');

  await app.ok(equipRoutes.remove, asked);
  expect((await app.call(agentRoutes.get, { token: member.token, params: { id: agent.id } })).status).not.toBe(200);

  const own = await history('usuari', member.usuariId);
  expect(own.items.length).toBeGreaterThan(0);
  expect(own.items[0]).toMatchObject({ entitat: 'usuari', entitat_fk: member.usuariId });
  const after = await history('agent', agent.id);
  expect(after.items).toEqual(before.items);
  const filters = await app.ok(historialRoutes.filters, {
    token: titular.token,
    params: { entitat: 'agent', id: agent.id },
  });
  expect(filters.persones).toContainEqual({ usuari_fk: member.usuariId, nom: name });
  expect((await history('agent', agent.id, { usuari_fk: member.usuariId })).items).toEqual(before.items);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresaRoutes } from '#areas/empresa/contract/routes.ts';
import { historialRoutes } from '#contract/historial.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const agent = (more: object) =>
  app.ok(agentRoutes.create, {
    token: titular.token,
    query: { empresa_fk: titular.empresaId },
    body: { tipus_persona: 'E', ...more } as never,
  });
const pairs = async (descartats = false) => {
  const found = await app.ok(agentAccioRoutes.duplicats, {
    token: titular.token,
    query: { descartats, empresa_fk: titular.empresaId },
  });
  return { pairs: found.items.map(({ agents }) => agents.map(({ id }) => id)), descartats: found.descartats };
};
const tell = (id: number, altre: number, diferents: boolean, by = titular.token) =>
  app.call(agentAccioRoutes.tellApart, {
    token: by,
    params: { id },
    query: { empresa_fk: titular.empresaId },
    body: { altre, diferents },
  });

test('a pair told apart is not offered again, whichever is named first; it comes back when asked, and both histories tell', async () => {
  const one = await agent({ rao_social: 'Forjats Segre, SL' });
  const other = await agent({ rao_social: 'Forjats Segre SL' });
  expect(await pairs()).toEqual({ pairs: [[one.id, other.id]], descartats: 0 });
  expect((await tell(other.id, one.id, true)).status).toBe(200);
  expect((await tell(one.id, other.id, true)).status).toBe(200);
  expect(await pairs()).toEqual({ pairs: [], descartats: 1 });
  expect(await pairs(true)).toEqual({ pairs: [[one.id, other.id]], descartats: 1 });
  for (const [id, nom] of [
    [one.id, 'Forjats Segre SL'],
    [other.id, 'Forjats Segre, SL'],
  ] as const) {
    const { items } = await app.ok(historialRoutes.list, {
      token: titular.token,
      params: { entitat: 'agent', id },
      query: { empresa_fk: titular.empresaId },
    });
    expect(items.filter(({ accio }) => accio === 'canvia').map(({ canvis }) => canvis)).toEqual([
      [{ camp: 'diferent_de', abans: null, despres: nom }],
    ]);
  }
  await tell(one.id, other.id, false);
  expect(await pairs()).toEqual({ pairs: [[one.id, other.id]], descartats: 0 });
});

test('an agent told apart from another can be deleted, and a pair of itself, of nobody or of another company is refused', async () => {
  const one = await agent({ rao_social: 'Encofrats Noguera, SL' });
  const other = await agent({ rao_social: 'Encofrats Noguera SL' });
  const second = await app.ok(empresaRoutes.create, {
    token: titular.token,
    body: { nom_fiscal: 'Segona Exemple, SL', tipus_persona: 'E', nif: 'B64717838' },
  });
  const theirs = await app.ok(agentRoutes.create, {
    token: titular.token,
    query: { empresa_fk: second.id },
    body: { tipus_persona: 'E', rao_social: 'Encofrats Noguera, SL' },
  });
  for (const altre of [one.id, 999_999, theirs.id])
    expect((await tell(one.id, altre, true)).body).toMatchObject({
      camps: [{ cami: 'altre', codi: 'registre_desconegut' }],
    });
  expect((await tell(theirs.id, one.id, true)).status).toBe(404);
  const lector = await app.addMember(titular.empresaId, 'lector');
  expect((await tell(one.id, other.id, true, lector.token)).status).toBe(403);
  await tell(one.id, other.id, true);
  expect(
    (
      await app.call(agentAccioRoutes.remove, {
        token: titular.token,
        params: { id: other.id },
        query: { empresa_fk: titular.empresaId },
      })
    ).status,
  ).toBe(200);
  expect((await pairs(true)).descartats).toBe(0);
});

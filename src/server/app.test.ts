import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemSchema } from '#contract/problem.ts';
import { allows, ROLS, type Rol } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { allHandlers } from './app.ts';

const ROUTES: readonly (readonly [string, Route])[] = allHandlers(null).map(({ route }) => [route.name, route]);
const closed = ROUTES.filter(([, route]) => route.access !== 'public');
const ofCompany = closed.filter(([, route]) => route.empresa !== 'none');

let app: TestApp;
let titular: Member;
let stranger: Member;
let members: ReadonlyMap<Rol, Member>;
/** Token of a titular who has not accepted the conditions. */
let newcomer: string;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
  const nova = await app.send('POST', '/api/empresa', {
    token: titular.token,
    body: { nom_fiscal: 'Una altra SL', tipus_persona: 'E', nif: '', avisos_acceptats: ['nif_incorrecte'] },
  });
  stranger = await app.addMember(nova.body.id, 'titular');
  newcomer = (await app.addMember(titular.empresaId, 'titular', { accepts: false })).token;
  members = new Map(
    await Promise.all(ROLS.map(async (rol) => [rol, await app.addMember(titular.empresaId, rol)] as const)),
  );
});
afterAll(() => app.close());

/** A value for each parameter in the path: the company where that is what it names. */
const paramsOf = (route: Route, empresaId: number): Record<string, string | number> =>
  Object.fromEntries(
    [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      route.empresa === 'path' && name === 'id' ? empresaId : 999_999_999,
    ]),
  );
const inCompany = (route: Route, empresaId: number) => (route.empresa === 'query' ? { empresa_fk: empresaId } : {});

/** The answer is a problem of this status and code, in shape. */
const expectProblem = (
  reply: { status: number; body: unknown; headers: object },
  status: number,
  codi: string,
): void => {
  expect(reply).toMatchObject({ status, body: { status, codi } });
  expect(reply.headers).toMatchObject({ 'content-type': expect.stringContaining('application/problem+json') });
  const problem = problemSchema.parse(reply.body);
  expect(problem.detail).not.toMatch(/^(error|camp|avis)\./);
  expect(reply.headers).toMatchObject({ 'x-request-id': problem.requestId });
};

describe('every call', () => {
  test.each(closed)('%s wants a session', async (_name, route) => {
    const params = paramsOf(route, titular.empresaId);
    expectProblem(await app.call(route, { params }), 401, 'sense_sessio');
    expectProblem(await app.call(route, { params, token: 'x'.repeat(43) }), 401, 'sense_sessio');
  });

  test.each(ofCompany)('%s refuses the roles that its row leaves out', async (_name, route) => {
    for (const [rol, member] of members) {
      const given = {
        token: member.token,
        params: paramsOf(route, titular.empresaId),
        query: inCompany(route, titular.empresaId),
      };
      const reply = await app.call(route, given);
      if (allows(route.access, rol)) expect([rol, reply.body.codi]).not.toEqual([rol, 'no_permes']);
      else expectProblem(reply, 403, 'no_permes');
    }
  });

  test.each(ofCompany)('%s does not know another company', async (_name, route) => {
    const given = { params: paramsOf(route, titular.empresaId), query: inCompany(route, titular.empresaId) };
    expectProblem(await app.call(route, { ...given, token: stranger.token }), 404, 'no_trobat');
  });

  test.each(closed)('%s waits for the conditions where its row says so', async (_name, route) => {
    // Nothing that a call may take, so that those let through (a logout among them) still change nothing.
    const query = { ...inCompany(route, titular.empresaId), inventat: 'x' };
    const reply = await app.call(route, { params: paramsOf(route, titular.empresaId), query, token: newcomer });
    if (route.beforeConditions) expect(reply.body?.codi).not.toBe('pendent_accept_conds');
    else expectProblem(reply, 403, 'pendent_accept_conds');
  });

  test.each(ROUTES)('%s refuses what it does not know, and never breaks on it', async (_name, route) => {
    const token = route.access === 'public' ? undefined : titular.token;
    const given = { token, params: paramsOf(route, titular.empresaId), query: inCompany(route, titular.empresaId) };
    const query = await app.call(route, {
      ...given,
      query: { ...given.query, inventat: 'x' },
      body: route.body ? {} : undefined,
    });
    expectProblem(query, query.status === 404 ? 404 : 422, query.status === 404 ? 'no_trobat' : 'dades_incorrectes');
    if (!route.body) return;
    for (const body of [{ inventat: 1 }, [], [1], { __proto__x: { a: 1 } }, { nom: Number.MAX_VALUE, id: -1 }]) {
      const reply = await app.call(route, { ...given, body });
      expect([400, 404, 409, 422]).toContain(reply.status);
      expectProblem(reply, reply.status, reply.body.codi);
    }
    const broken = await app.send(route.method, `/api${route.path.replace(/\{\w+\}/g, '1')}`, {
      token,
      body: '{"nom":',
      headers: { 'content-type': 'application/json' },
    });
    expectProblem(broken, 400, 'json_incorrecte');
  });

  test.each(ROUTES.filter(([, route]) => /\{\w*id\}/i.test(route.path)))(
    '%s takes no id that cannot be one',
    async (_name, route) => {
      for (const id of ['0', '-1', '1.5', 'NaN', '99999999999999999999', "1'--", '%00']) {
        const address = `/api${route.path.replace(/\{\w+\}/g, encodeURIComponent(id))}`;
        const reply = await app.send(route.method, address, { token: titular.token });
        expectProblem(reply, 404, 'no_trobat');
      }
    },
  );
});

test('what no route answers is a problem, in the language asked or the default', async () => {
  const asked = async (language: string) =>
    (await app.send('GET', '/api/no-hi-es', { headers: { 'accept-language': language } })).body.detail;
  expectProblem(await app.send('GET', '/api/no-hi-es'), 404, 'no_trobat');
  const [ca, es, en, unknown] = [
    await asked('ca'),
    await asked('es-MX,es;q=0.9'),
    await asked('en'),
    await asked('tlh'),
  ];
  expect(new Set([ca, es, en]).size).toBe(3);
  expect(unknown).toBe(ca);
});

test('a body too large, or of another kind, is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  const large = await app.send('POST', '/api/usuari/login', {
    body: `{"usuari":"${'x'.repeat(10_000_000)}"}`,
    headers,
  });
  expectProblem(large, 413, 'massa_gran');
  const xml = await app.send('POST', '/api/usuari/login', {
    body: '<a/>',
    headers: { 'content-type': 'application/xml' },
  });
  expectProblem(xml, 415, 'tipus_no_admes');
});

test('the description holds every call', async () => {
  const { body } = await app.send('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const [name, route] of ROUTES) {
    expect(body.paths[`/api${route.path}`]?.[route.method.toLowerCase()]?.operationId).toBe(name);
  }
  const page = await app.send('GET', '/api/docs');
  expect(page.headers).toMatchObject({ 'content-type': expect.stringContaining('text/html') });
});

test('health tells alive from ready', async () => {
  expect(await app.send('GET', '/api/health/live')).toMatchObject({ status: 200 });
  expect(await app.send('GET', '/api/health/ready')).toMatchObject({ status: 200 });
});

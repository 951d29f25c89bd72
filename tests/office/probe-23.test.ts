import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from '#contract/route.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PDF, uploadFile } from '#tests/support/upload.ts';
import { ROUTES, routeOf } from './day/people-of-day.ts';

const MARK = 'NomésDeCasa';
let app: TestApp;
let home: Member;
let stranger: Member;
beforeAll(async () => {
  app = await openTestApp();
  home = await app.setUp();
  const nova = await app.send('POST', '/api/empresa', {
    token: home.token,
    body: { nom_fiscal: 'Una altra SL', tipus_persona: 'E', nif: '' },
  });
  stranger = await app.addMember(nova.body.id, 'titular');
  await buildAgent(app, home, { rao_social: `${MARK}, SL`, promotor: true });
  const { id } = await buildTreball(app, home, { nom: MARK, expedient: MARK, data_projecte: '2024-02-01' });
  const zona = await openZona(app, home, id, { nom: MARK });
  const pastades = samplesOf(zona.lots[0]?.id ?? 0, [34]);
  await saveZona(app, home, zona.id, { pastades });
  const given = { token: home.token, query: { empresa_fk: home.empresaId } };
  const pujada = await uploadFile(app, home, `${MARK}.pdf`, PDF);
  await app.ok(routeOf('treball.document'), { ...given, params: { id }, body: { pujades: [pujada] } });
  await app.ok(routeOf('vista.create'), { ...given, body: { area: 'treball', nom: MARK, contingut: {} } });
  await app.call(routeOf('agent.document'), {
    ...given,
    query: { ...given.query, documentType: 'csv' },
    headers: { prefer: 'respond-async' },
  });
});
afterAll(() => app.close());

/** Every list and download of the company that names no record. */
const LISTS = [...ROUTES.values()].filter(
  (route) => !route.writes && route.method === 'GET' && route.empresa === 'query' && !route.path.includes('{'),
);
const fieldsOf = (route: Route): [string, { enum?: string[]; type?: string }][] =>
  route.query
    ? Object.entries(z.toJSONSchema(route.query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map(
        ([name, schema]) => [name, schema as { enum?: string[]; type?: string }],
      )
    : [];
const ABSURD = ['', '%', '_', '*', "' OR '1'='1", '-1', 'null', 'undefined', '[]', '0', '1e9'];

/** No filter, each filter with each value that it knows, and each with what makes no sense. */
const queriesOf = (route: Route): Record<string, string>[] => {
  const fields = fieldsOf(route);
  const needed = Object.fromEntries(fields.filter(([name]) => name === 'documentType').map(([name]) => [name, 'csv']));
  const open = Object.fromEntries(
    fields.filter(([, { enum: words }]) => words?.includes('true')).map(([name]) => [name, 'true']),
  );
  return [
    needed,
    { ...needed, ...open },
    ...fields.flatMap(([name, { enum: words = [] }]) =>
      [...words, ...ABSURD].map((value) => ({ ...needed, ...open, [name]: value })),
    ),
  ];
};

test('the marked rows are there for who may see them', async () => {
  for (const name of ['agent.list', 'agent.document', 'treball.list', 'treball.expedient', 'vista.list']) {
    const query = { empresa_fk: home.empresaId, ...(name === 'agent.document' && { documentType: 'csv' }) };
    const reply = await app.call(routeOf(name), { token: home.token, query });
    expect([name, reply.raw.includes(MARK)]).toEqual([name, true]);
  }
});

test.each(LISTS.map((route) => [route.name, route] as const))(
  'probe 23: %s gives another company nothing, whatever is asked',
  async (_name, route) => {
    const send = (query: string) => app.send('GET', `/api${route.path}?${query}`, { token: stranger.token });
    for (const asked of queriesOf(route)) {
      const query = new URLSearchParams(asked).toString();
      const own = await send(query);
      expect([query, own.status < 500, own.raw.includes(MARK)]).toEqual([query, true, false]);
      // Of the other company, said once, twice, or in ways that make no sense.
      for (const company of [
        `empresa_fk=${home.empresaId}`,
        `empresa_fk=${stranger.empresaId}&empresa_fk=${home.empresaId}`,
        `empresa_fk[]=${home.empresaId}`,
      ]) {
        const reply = await send(`${company}&${query}`);
        expect([company, query, reply.raw.includes(MARK)]).toEqual([company, query, false]);
        if (!company.includes('[')) expect([company, reply.status]).toEqual([company, 404]);
      }
    }
  },
  60_000,
);

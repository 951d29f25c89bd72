import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLS, type Rol } from '#contract/roles.ts';
import type { Route } from '#contract/route.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agentSteps } from './day/agents.ts';
import { DAY } from './day/day.ts';
import { ROUTES } from './day/people-of-day.ts';
import { actorIn, type Place, walk } from './walk.ts';

let app: TestApp;
let mail: MailServer;
let place: Place;
beforeAll(async () => {
  app = await openTestApp({
    PUBLIC_URL: 'https://obra.exemple.cat',
    SMTP_URL: 'smtp://127.0.0.1:9?starttls=no',
    SMTP_FROM: 'obra@exemple.cat',
  });
  mail = await openMailServer();
  const titular = await app.setUp();
  const nova = await app.send('POST', '/api/empresa', {
    token: titular.token,
    body: { nom_fiscal: 'Una altra SL', tipus_persona: 'E', nif: '' },
  });
  place = {
    app,
    empresaId: titular.empresaId,
    mailPort: mail.port,
    holder: await actorIn(app, titular),
    intruders: {
      stranger: await actorIn(app, await app.addMember(nova.body.id, 'titular')),
      unassigned: await actorIn(app, await app.addMember(titular.empresaId, 'obra')),
      newcomer: (await app.addMember(titular.empresaId, 'titular', { accepts: false })).token,
    },
  };
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

test('the day of the office has every call in it', () => {
  expect([...ROUTES.keys()].filter((name) => !DAY.some(({ call }) => call === name))).toEqual([]);
});

describe('through a day of the office with real ids, nobody, newcomers and strangers get nothing, and', () => {
  test.each(ROLS)(
    '%s does what its column says and nothing else',
    async (rol) => {
      expect(await walk(place, rol)).toEqual([]);
    },
    120_000,
  );
});

describe('the walk notices', () => {
  /** What is lied about, and what is got at, is over once the agents are. */
  const morning = DAY.slice(0, DAY.findLastIndex((step) => agentSteps.includes(step)) + 1);
  /** The walk as if the table said something else of one call. */
  const lie = (call: string, roles: readonly Rol[]) => (route: Route) => (route.name === call ? roles : route.access);

  test('a call that is refused to a role that may, and one answered to a role that may not', async () => {
    const bare = { ...place, intruders: undefined };
    const given = await walk(bare, 'lector', lie('agent.update', ['titular', 'lector']), morning);
    expect(given).toContain('agent.update: lector got 403 no_permes');
    const taken = await walk(bare, 'tecnic', lie('agent.update', ['titular']), morning);
    expect(taken[0]).toBe('agent.update: tecnic got 200');
  }, 120_000);

  test('somebody who gets at what is not theirs', async () => {
    // An intruder of the very company, and one with the work in its hands, are strangers no more.
    const inside = await actorIn(app, await app.addMember(place.empresaId, 'titular'));
    const intruders = place.intruders && { ...place.intruders, stranger: inside, unassigned: inside };
    const faults = (await walk({ ...place, intruders }, 'gestor', undefined, morning)).join('\n');
    for (const call of ['agent.get', 'agent.usos', 'correu.get'])
      expect(faults).toContain(`${call}: who has no work got 200`);
    expect(faults).toContain('empresa.get: another company got 200');
    expect(faults).toContain('agent.list: another company, in its own sees what is not theirs');
  }, 120_000);
});

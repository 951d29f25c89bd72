import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { funcioId, nameOfTitulacio } from '#areas/referencia/server/index.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { buildAgent, buildTreball } from '#tests/support/builders.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { informeRoutes } from '../contract/routes.ts';

let app: TestApp;
let titular: Member;
beforeAll(async () => {
  app = await openTestApp();
  titular = await app.setUp();
});
afterAll(() => app.close());

const hasPdftotext = (): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
/** What the report of a work says, on one line. */
const reportOf = async (id: number): Promise<string> => {
  const { raw, status } = await app.call(informeRoutes.formigo, {
    token: titular.token,
    params: { id, type: 'formigo' },
  });
  expect(status).toBe(200);
  return execFileSync('pdftotext', ['-', '-'], { input: raw, encoding: 'utf8' }).replace(/\s+/g, ' ');
};

test.skipIf(!hasPdftotext())('a part without degree prints the one that its agent had when it came in', async () => {
  const { token } = titular;
  const agent = await buildAgent(app, titular, {
    tipus_persona: 'F',
    nom: 'Direcció',
    cognoms: 'Exemple',
    titulacio_fk: 1,
    num_collegiat: '4321',
  });
  const part = { agent_fk: agent.id, funcio_fk: funcioId('DEO') };
  const work = await buildTreball(app, titular, { agents: [part] });
  expect(work.agents).toMatchObject([{ titulacio_fk: null, titulacio_propia_fk: 1, num_collegiat: '4321' }]);
  const [own, other] = [nameOfTitulacio(1, 'ca'), nameOfTitulacio(2, 'ca')];
  // In the table of agents and in the signature box.
  const times = (text: string, words: string) => text.split(words).length - 1;
  const plain = await reportOf(work.id);
  expect(times(plain, own)).toBeGreaterThanOrEqual(2);
  // The copy is what counts: what the agent studies later is not printed by itself.
  await app.ok(agentRoutes.update, {
    token,
    params: { id: agent.id },
    body: { versio: agent.versio, titulacio_fk: 2 },
  });
  expect(await reportOf(work.id)).toContain(own);
  // What is said of the work goes before.
  await app.ok(treballRoutes.update, {
    token,
    params: { id: work.id },
    body: { versio: work.versio, agents: [{ ...part, titulacio_fk: 2 }] },
  });
  const said = await reportOf(work.id);
  expect([times(said, own), times(said, other) >= 2]).toEqual([0, true]);
});

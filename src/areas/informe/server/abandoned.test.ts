import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { historialRoutes } from '#contract/historial.ts';
import { createDocuments, type DocumentRequest } from '#server/documents/index.ts';
import { openWork, openZona } from '#tests/support/concrete.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { informeRoutes } from '../contract/routes.ts';

/** Processes that this one has started and that have not ended. */
const processes = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 15_000 });

const ENDLESS = new URL('../../../server/documents/examples/endless.typ', import.meta.url);
const documents = createDocuments();
/** Templates that the next documents are printed with instead of their own. */
const instead: URL[] = [];
const asked: Promise<unknown>[] = [];

let app: TestApp;
let titular: Member;
let treballId: number;
let port: number;
beforeAll(async () => {
  const print = (request: DocumentRequest) => {
    const printed = documents.print({ ...request, template: instead.shift() ?? request.template });
    asked.push(printed.catch((error: unknown) => error));
    return printed;
  };
  app = await openTestApp({}, { documents: { print, close: documents.close } });
  titular = await app.setUp();
  treballId = (await openWork(app, titular)).id;
  await openZona(app, titular, treballId);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Asks for the report through a socket of its own, and hangs up when told. */
const askBySocket = () => {
  const request = get({
    ...{ host: '127.0.0.1', port, agent: false, path: `/api/treball/${treballId}/document/formigo` },
    headers: { 'auth-token': titular.token },
  });
  request.on('error', () => undefined);
  return request;
};
const report = () =>
  app.call(informeRoutes.formigo, { token: titular.token, params: { id: treballId, type: 'formigo' } });
const downloads = async (): Promise<number> => {
  const params = { entitat: 'treball', id: treballId };
  const { items } = await app.ok(historialRoutes.list, { token: titular.token, params });
  return items.filter(({ accio }) => accio === 'descarrega').length;
};

test('a report whose caller hangs up is ended with its process, and leaves its place to the next', async () => {
  instead.push(ENDLESS);
  const caller = askBySocket();
  await until(() => processes() === 1);
  caller.destroy();
  await until(() => processes() === 0);
  expect(await asked[0]).toEqual(new Error('the caller is gone'));
  expect(await downloads()).toBe(0);
  expect((await report()).status).toBe(200);
  expect(await downloads()).toBe(1);
});

test('one that still waits leaves the queue, and the one under way goes on', async () => {
  const before = asked.length;
  instead.push(ENDLESS);
  const running = askBySocket();
  await until(() => asked.length === before + 1);
  const waiting = askBySocket();
  await until(() => asked.length === before + 2);
  waiting.destroy();
  expect(await asked[before + 1]).toEqual(new Error('the caller is gone'));
  expect(processes()).toBe(1);
  running.destroy();
  expect(await asked[before]).toEqual(new Error('the caller is gone'));
  expect((await report()).status).toBe(200);
});

test('a caller who waits for the answer has it whole, by a socket too', async () => {
  const [answer] = await once(askBySocket(), 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  expect(answer.statusCode).toBe(200);
  expect(Buffer.concat(parts).subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import type { Correu } from '#contract/correu.ts';
import type { Pujada } from '#contract/pujada.ts';
import type { Tasca } from '#contract/tasca.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { createPlatform } from '#server/platform.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let place: TestDatabase;
let dataDir: string;
let server: RunningServer;
let token = '';

const start = async (): Promise<void> => {
  server = await startServer({ dataDir, env: { DATABASE_URL: place.url, RATE_LIMIT: '1000000', LOG_LEVEL: 'fatal' } });
};
const killAndStart = async (): Promise<void> => {
  await server.stop('SIGKILL');
  await start();
};
const send = (path: string, method: string, body?: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: { ...(token ? { 'auth-token': token } : {}), ...headers },
    ...(body === undefined ? {} : { body }),
  });
const call = async <Answer>(path: string, method = 'GET', body?: unknown, headers = {}): Promise<Answer> => {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const answer = await send(path, method, json, { 'content-type': 'application/json', ...headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const untilState = async (id: number, estats: readonly string[]): Promise<Tasca> => {
  for (;;) {
    const tasca = await call<Tasca>(`/tasca/${id}`);
    if (estats.includes(tasca.estat)) return tasca;
    await pause(10);
  }
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-reinici-'));
  place = await openTestDatabase();
  await start();
  const persona = { nom: 'A', cognoms: 'B', email: 'a@exemple.cat', contrasenya: 'grua-blava-sorra', idioma_fk: 'ca' };
  const empresa = { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: '' };
  ({ token } = await call<{ token: string }>('/primera-configuracio', 'POST', { persona, empresa }));
  await call('/usuari/acceptConds', 'POST', { versio: CONDICIONS_VERSIO });
});
afterAll(async () => {
  await server.stop();
  await place.dispose();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

test('probe 53: a long report outlives a reload and a kill of the server, is kept, and is made once', async () => {
  const { id } = await call<{ id: number }>('/treball', 'POST', { nom: 'Prova', data_projecte: '2024-02-01' });
  const ask = () => call<Tasca>(`/treball/${id}/document/formigo`, 'GET', undefined, { prefer: 'respond-async' });
  const asked = [await ask(), await ask(), await ask(), await ask()];
  await untilState(asked[0]?.id ?? 0, ['en_curs', 'feta']);
  await killAndStart();
  const done = [];
  for (const tasca of asked) done.push(await untilState(tasca.id, ['feta', 'fallada', 'cancelada']));
  expect(done.map((tasca) => tasca.estat)).toEqual(['feta', 'feta', 'feta', 'feta']);
  expect(await call<{ total: number }>('/tasca')).toMatchObject({ total: 4 });
  // Kept through another restart.
  await killAndStart();
  const { adreca } = await call<{ adreca: string }>('/descarrega', 'POST', { cami: `/tasca/${asked[1]?.id}/document` });
  const file = await fetch(`${server.url}${adreca}`);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  // A stop in good order lets go of what runs, too.
  const last = await ask();
  await server.stop();
  await start();
  expect((await untilState(last.id, ['feta', 'fallada'])).estat).toBe('feta');
}, 120_000);

test('an upload goes on from where a kill left it, and nothing is left behind', async () => {
  const content = randomBytes(600_000);
  const made = await call<Pujada>('/pujada', 'POST', { nom: 'foto.jpg', mida: content.length });
  const put = async (inici: number, fins?: number): Promise<Pujada> => {
    const answer = await send(`/pujada/${made.id}?inici=${inici}`, 'PUT', content.subarray(inici, fins), {
      'content-type': 'application/octet-stream',
    });
    return (await answer.json()) as Pujada;
  };
  expect((await put(0, 250_000)).rebut).toBe(250_000);
  await killAndStart();
  const { rebut } = await call<Pujada>(`/pujada/${made.id}`);
  expect(rebut).toBe(250_000);
  await put(rebut);
  const done = await call<Pujada>(`/pujada/${made.id}/acabar`, 'POST', {});
  expect(done.fitxer?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  await killAndStart();
  const left = await readdir(join(dataDir, 'fitxers', 'en-curs'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([]);
  expect(await call<Pujada>(`/pujada/${made.id}`)).toEqual(done);
}, 60_000);

test('probe 29: killed while letters go out, no receiver gets one twice and none is called sent that was not', async () => {
  const mail = await openMailServer();
  const {
    items: [empresa],
  } = await call<{ items: { id: number }[] }>('/empresa');
  const empresaId = empresa?.id ?? 0;
  const smtp = { host: '127.0.0.1', port: mail.port, seguretat: 'cap', usuari: '' };
  const from = { de_nom: 'Despatx', de_email: 'despatx@exemple.cat' };
  await call(`/empresa/${empresaId}/smtp`, 'POST', { versio: 0, ...smtp, ...from });
  await server.stop();
  const database = openDatabase(place.url);
  const platform = createPlatform(readConfig({ DATA_DIR: dataDir }));
  const letter = (number: number) =>
    database.write((db) =>
      platform.mail.enqueue(db, '2026-01-01T00:00:00.000Z', {
        empresaId,
        per_a: [`client-${number}@exemple.cat`],
        assumpte: `Carta ${number}`,
        text: 'Hola',
      }),
    );
  const ids = [await letter(1), await letter(2), await letter(3), await letter(4), await letter(5)];
  await database.close();

  // The third content is under way when the server dies; nobody knows what became of it.
  let contents = 0;
  let reached = (): void => {};
  const third = new Promise<void>((resolve) => {
    reached = resolve;
  });
  mail.onContent = async () => {
    contents += 1;
    if (contents < 3) return;
    reached();
    await new Promise(() => {});
  };
  await start();
  await third;
  await server.stop('SIGKILL');
  mail.onContent = async () => {};
  await start();
  const letters = async (): Promise<Correu[]> => Promise.all(ids.map((id) => call<Correu>(`/correu/${id}`)));
  let kept = await letters();
  while (kept.some(({ estat }) => estat === 'en_cua' || estat === 'enviant')) {
    await pause(50);
    kept = await letters();
  }
  const got = mail.received.flatMap(({ to }) => to);
  expect(new Set(got).size).toBe(got.length);
  for (const { estat, per_a } of kept) if (estat === 'enviat') expect(got).toContain(per_a[0]);
  const doubtful = kept.filter(({ estat }) => estat === 'dubtos');
  expect(doubtful.length).toBeGreaterThan(0);
  for (const { motiu } of doubtful) expect(motiu?.codi).toBe('servidor_aturat');
  expect(kept.map(({ estat }) => estat).filter((estat) => estat !== 'enviat' && estat !== 'dubtos')).toEqual([]);
  await mail.close();
}, 120_000);

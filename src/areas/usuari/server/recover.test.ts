import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { CONTRASENYA } from '#tests/support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let place: TestDatabase;
let dataDir: string;
let server: RunningServer;
const start = async (): Promise<void> => {
  server = await startServer({ dataDir, env: { DATABASE_URL: place.url } });
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-recupera-'));
  place = await openTestDatabase();
  await start();
});
afterAll(async () => {
  await server.stop();
  await place.dispose();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

const send = async (method: string, path: string, body?: unknown, token = '') => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { 'auth-token': token } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};
const recover = (...words: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../../scripts/recover.ts', import.meta.url)), ...words], {
    env: { ...process.env, DATABASE_URL: place.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://obra.exemple.cat' },
    encoding: 'utf8',
  });

test('a holder who is alone and forgot the password gets a link from the machine, once, and the history says so', async () => {
  const persona = { nom: 'A', cognoms: 'B', email: 'a@exemple.cat', contrasenya: CONTRASENYA, idioma_fk: 'ca' };
  const empresa = { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: '' };
  const { token, sessio } = (await send('POST', '/primera-configuracio', { persona, empresa })).body;
  await send('POST', '/usuari/acceptConds', { versio: CONDICIONS_VERSIO, idioma_fk: 'ca' }, token);
  expect((await send('GET', '/primera-configuracio')).body).toMatchObject({ correu: false });

  // The embedded database is of one process at a time.
  if (process.env.TEST_DATABASE === 'sqlite') {
    const refused = recover('a@exemple.cat');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^The product is running/);
    await server.stop();
  }
  expect(recover()).toMatchObject({ status: 1, stdout: '' });
  const nobody = recover('ningu@exemple.cat');
  expect([nobody.status, nobody.stderr]).toEqual([1, 'Nobody has the address ningu@exemple.cat.\n']);
  const { status, stdout } = recover('A@exemple.cat');
  expect(status).toBe(0);
  const link = /^https:\/\/obra\.exemple\.cat\/#\/contrasenya\/(\S+)\n/.exec(stdout)?.[1] ?? '';
  if (process.env.TEST_DATABASE === 'sqlite') await start();

  const nova = 'una-de-nova-i-llarga-9';
  expect((await send('POST', `/usuari/recuperar/${link}`, { contrasenya: nova })).status).toBe(200);
  expect((await send('POST', `/usuari/recuperar/${link}`, { contrasenya: nova })).body.codi).toBe('enllac_caducat');
  expect((await send('GET', '/usuari/session', undefined, token)).status).toBe(401);
  const login = { usuari: 'a@exemple.cat', contrasenya: nova, plataforma: 'web' };
  const { body: again } = await send('POST', '/usuari/login', login);
  const { id, empreses } = sessio.usuari;
  const historial = `/historial/usuari/${id}?empresa_fk=${empreses[0].id}`;
  const { items } = (await send('GET', historial, undefined, again.token)).body;
  expect(items).toContainEqual(expect.objectContaining({ accio: 'recuperar', usuari: '' }));
});

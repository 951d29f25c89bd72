import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';

const KILLS = 20;
const TYPISTS = 4;

const send = async (
  server: RunningServer,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Promise<Response> =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const setUp = async (server: RunningServer): Promise<string> => {
  const first = await send(server, 'POST', '/primera-configuracio', '', {
    persona: {
      nom: 'Mercè',
      cognoms: 'Puig',
      email: 'merce@exemple.cat',
      contrasenya: 'bastida-i-plomada-26',
      idioma_fk: 'ca',
    },
    empresa: { nom_fiscal: 'Aparelladors Exemple SLP', tipus_persona: 'E', nif: 'B12345674' },
  });
  const { token } = (await first.json()) as { token: string };
  const { condicions } = await (await send(server, 'GET', '/textos', token)).json();
  const accepted = await send(server, 'POST', '/usuari/acceptConds', token, {
    versio: condicions.versio,
    idioma_fk: 'ca',
  });
  expect(accepted.status).toBe(200);
  return token;
};

/** Saves records one after another until the server is gone. Gives the names that it acknowledged. */
const typeUntilKilled = async (server: RunningServer, token: string, typist: string): Promise<string[]> => {
  const acknowledged: string[] = [];
  for (let count = 1; ; count += 1) {
    const nom = `Agent ${typist}-${count}`;
    const agent = { tipus: 'A', tipus_persona: 'E', rao_social: nom, nif: '', avisos_acceptats: ['nif_incorrecte'] };
    try {
      const reply = await send(server, 'POST', '/agent', token, agent);
      if (reply.status !== 200) throw new Error(`the agent was refused: ${await reply.text()}`);
      await reply.arrayBuffer();
      acknowledged.push(nom);
    } catch (error) {
      // What fetch throws when the connection breaks; anything else is a fault.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
};

test('whatever was acknowledged is there after the server is killed, 20 times', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-mort-'));
  const acknowledged: string[] = [];
  let token = '';
  for (let round = 1; round <= KILLS; round += 1) {
    const server = await startServer({ dataDir, env: { RATE_LIMIT: '1000000' } });
    if (token === '') token = await setUp(server);
    const typing = Array.from({ length: TYPISTS }, (_, typist) => typeUntilKilled(server, token, `${round}.${typist}`));
    await new Promise((resolve) => setTimeout(resolve, 60 + 17 * round));
    await server.stop('SIGKILL');
    acknowledged.push(...(await Promise.all(typing)).flat());
  }
  const server = await startServer({ dataDir });
  const stored = new Set<string>();
  for (let offset = 0; ; offset += 500) {
    const reply = await send(server, 'GET', `/agent?limit=500&offset=${offset}`, token);
    const page = (await reply.json()) as { total: number; items: { nom_complet: string }[] };
    for (const item of page.items) stored.add(item.nom_complet);
    if (offset + 500 >= page.total) break;
  }
  await server.stop();

  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(acknowledged.filter((nom) => !stored.has(nom))).toEqual([]);
  const file = new DatabaseSync(join(dataDir, 'obra.sqlite'));
  expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
  file.close();
  await rm(dataDir, { recursive: true, force: true });
});

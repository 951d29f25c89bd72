import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { openTestDatabase, testEngine } from '#tests/support/test-database.ts';
import { openDatabase } from './database/database.ts';

const ROUNDS = 20;
const TYPISTS = 4;

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
}
const call = async (server: RunningServer, path: string, { method = 'GET', body, token }: Call = {}) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
};

const setUp = async (server: RunningServer): Promise<string> => {
  const persona = { nom: 'A', cognoms: 'B', email: 'a@exemple.cat', contrasenya: 'grua-blava-sorra', idioma_fk: 'ca' };
  const empresa = { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: '' };
  const made = await call(server, '/primera-configuracio', { method: 'POST', body: { persona, empresa } });
  const token = String(made['token']);
  await call(server, '/usuari/acceptConds', { method: 'POST', token, body: { versio: CONDICIONS_VERSIO } });
  return token;
};

/** Saves one agent after another until the server is gone; notes each that was answered. */
const typeUntilGone = async (server: RunningServer, token: string, prefix: string, kept: string[]): Promise<void> => {
  for (let number = 1; ; number += 1) {
    const rao_social = `${prefix}-${number}`;
    try {
      await call(server, '/agent', { method: 'POST', token, body: { tipus_persona: 'E', rao_social } });
      kept.push(rao_social);
    } catch {
      return;
    }
  }
};

test('killed outright twenty times while saving: what was answered is there, whole, and nothing is broken', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-mort-'));
  const place = testEngine() === 'postgres' ? await openTestDatabase() : null;
  const file = join(dataDir, 'obra.sqlite');
  const env = {
    DATABASE_URL: place?.url ?? `sqlite:${file}`,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(dataDir, 'code'),
  };
  const kept: string[] = [];
  const first = await startServer({ dataDir, env });
  const token = await setUp(first);
  await first.stop();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir, env });
    const typists = Array.from({ length: TYPISTS }, (_, typist) =>
      typeUntilGone(server, token, `${round}-${typist}`, kept),
    );
    await new Promise((resolve) => setTimeout(resolve, 60 + ((round * 37) % 120)));
    await server.stop('SIGKILL');
    await Promise.all(typists);
  }
  expect(kept.length).toBeGreaterThan(ROUNDS);

  if (!place) {
    const bare = new DatabaseSync(file);
    expect(bare.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(bare.prepare('pragma foreign_key_check').all()).toEqual([]);
    bare.close();
  }
  const server = await startServer({ dataDir, env });
  const { items } = (await call(server, '/agent?getAll=true', { token })) as unknown as {
    items: { nom_complet: string }[];
  };
  const found = items.map((item) => item.nom_complet);
  expect(new Set(found).size).toBe(found.length);
  expect(kept.filter((name) => !found.includes(name))).toEqual([]);
  await server.stop();
  // Each agent with its history, and no history of an agent that is not: one transaction each.
  const database = openDatabase(env.DATABASE_URL);
  const { rows } = await sql<{ torts: number }>`
    select count(*) as torts from agent a
    full join (select entitat_fk from historial where entitat = 'agent' and accio = 'crea') h on h.entitat_fk = a.id
    where h.entitat_fk is null or a.id is null`.execute(database.read);
  expect(rows.map((row) => Number(row.torts))).toEqual([0]);
  await database.close();
  await place?.dispose();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}, 90_000);

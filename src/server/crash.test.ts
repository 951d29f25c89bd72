import { randomUUID } from 'node:crypto';
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

/** Where the database is inside the server it dies with it, and is killed more often. */
const ROUNDS = testEngine() === 'postgres' ? 8 : 20;
const TYPISTS = 3;

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

/** A zone with one lot, empty. */
const openZone = async (server: RunningServer, token: string): Promise<{ id: number; lot: number }> => {
  const given = { nom: 'Prova', data_projecte: '2024-02-01' };
  const work = await call(server, '/treball', { method: 'POST', token, body: given });
  const zona = await call(server, '/zona', {
    method: 'POST',
    token,
    body: {
      treball_fk: work['id'],
      nom: 'Pilars',
      estructura: 'PILARS_MURS_PORTANTS',
      designacio: 'HA-30/F/20/XC2',
      lots: 1,
      preveu_pastades: false,
    },
  });
  const [lot] = zona['lots'] as { id: number }[];
  return { id: zona['id'] as number, lot: lot?.id ?? 0 };
};

/** Types one strength after another in a lot until the server is gone; notes each that was answered, by its key. */
const measureUntilGone = async (
  server: RunningServer,
  token: string,
  zone: { id: number; lot: number },
  kept: Map<string, number>,
): Promise<void> => {
  for (;;) {
    const clau_client = randomUUID();
    const resistencia = 30 + (kept.size % 900) / 100;
    const pastada = { clau_client, lot_fk: zone.lot, camps: { resistencia, data: '2026-03-02' } };
    try {
      await call(server, `/zona/${zone.id}/seguiment`, { method: 'PUT', token, body: { pastades: [pastada] } });
      kept.set(clau_client, resistencia);
    } catch {
      return;
    }
  }
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const untilMore = async (more: () => boolean): Promise<void> => {
  while (!more()) await pause(5);
};

test('killed outright again and again while saving: what was answered is there, whole, and nothing is broken', async () => {
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
  const zone = await openZone(first, token);
  const measured = new Map<string, number>();
  await first.stop();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir, env });
    const typists = Array.from({ length: TYPISTS }, (_, typist) =>
      typeUntilGone(server, token, `${round}-${typist}`, kept),
    );
    const measuring = measureUntilGone(server, token, zone, measured);
    // Killed at another moment each time, once something of this round was answered.
    const before = measured.size;
    await Promise.race([measuring, untilMore(() => measured.size > before)]);
    await pause((round * 37) % 90);
    await server.stop('SIGKILL');
    await Promise.all([...typists, measuring]);
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
  const zona = await call(server, `/zona/${zone.id}`, { token });
  const [lot] = zona['lots'] as {
    veredicte: { mostresTingudes: number };
    pastades: { clau_client: string; resistencia: number }[];
  }[];
  const strengths = new Map(lot?.pastades.map((pastada) => [pastada.clau_client, pastada.resistencia]));
  expect(measured.size).toBeGreaterThanOrEqual(ROUNDS);
  expect([...measured].filter(([clau, value]) => strengths.get(clau) !== value)).toEqual([]);
  // The verdict was stored with the strengths that it judges.
  const stored = lot?.pastades.length;
  expect(strengths.size).toBe(stored);
  expect(lot?.veredicte.mostresTingudes).toBe(stored);
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
}, 180_000);

import { randomUUID } from 'node:crypto';
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

/** A work under the Codi Estructural with one zone of four lots, without samples yet. */
const openZona = async (server: RunningServer, token: string): Promise<{ id: number; lots: { id: number }[] }> => {
  const work = await send(server, 'POST', '/treball', token, { nom: 'Edifici d’exemple', data_projecte: '2024-02-01' });
  const { id } = (await work.json()) as { id: number };
  const zona = await send(server, 'POST', '/zona', token, {
    treball_fk: id,
    nom: 'Pilars',
    estructura: 'PILARS_MURS_PORTANTS',
    designacio: 'HA-30/F/20/XC2',
    volum: 380,
    lots: TYPISTS,
    preveu_pastades: false,
  });
  return (await zona.json()) as { id: number; lots: { id: number }[] };
};

interface Typed {
  readonly albara: string;
  readonly resistencia: number;
}

/** Saves strengths one after another in a lot until the server is gone. Gives those that it acknowledged. */
const typeUntilKilled = async (
  server: RunningServer,
  token: string,
  zonaId: number,
  lotId: number,
  typist: string,
): Promise<Typed[]> => {
  const acknowledged: Typed[] = [];
  for (let count = 1; ; count += 1) {
    const camps: Typed = { albara: `${typist}-${count}`, resistencia: 30 + (count % 100) / 10 };
    const pastada = { clau_client: randomUUID(), lot_fk: lotId, camps };
    try {
      const reply = await send(server, 'PUT', `/zona/${zonaId}/seguiment`, token, { pastades: [pastada] });
      if (reply.status !== 200) throw new Error(`the strength was refused: ${await reply.text()}`);
      await reply.arrayBuffer();
      acknowledged.push(camps);
    } catch (error) {
      // What fetch throws when the connection breaks; anything else is a fault.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
};

test('every strength that was acknowledged is there after the server is killed, 20 times', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-mort-'));
  const acknowledged: Typed[] = [];
  const first = await startServer({ dataDir, env: { RATE_LIMIT: '1000000' } });
  const token = await setUp(first);
  const zona = await openZona(first, token);
  await first.stop('SIGKILL');
  for (let round = 1; round <= KILLS; round += 1) {
    const server = await startServer({ dataDir, env: { RATE_LIMIT: '1000000' } });
    const typing = zona.lots.map((lot, typist) =>
      typeUntilKilled(server, token, zona.id, lot.id, `${round}.${typist}`),
    );
    await new Promise((resolve) => setTimeout(resolve, 60 + 9 * round));
    await server.stop('SIGKILL');
    acknowledged.push(...(await Promise.all(typing)).flat());
  }
  const server = await startServer({ dataDir });
  const reply = await send(server, 'GET', `/zona/${zona.id}`, token);
  const stored = (await reply.json()) as { lots: { veredicte: { n: number }; pastades: Typed[] }[] };
  await server.stop();

  const byNote = new Map(stored.lots.flatMap((lot) => lot.pastades.map((one) => [one.albara, one.resistencia])));
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(acknowledged.filter((one) => byNote.get(one.albara) !== one.resistencia)).toEqual([]);
  // The verdict stored beside the samples counts every one of them: they were written together or not at all.
  expect(stored.lots.map((lot) => lot.veredicte.n)).toEqual(stored.lots.map((lot) => lot.pastades.length));
  const file = new DatabaseSync(join(dataDir, 'obra.sqlite'));
  expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
  file.close();
  await rm(dataDir, { recursive: true, force: true });
});

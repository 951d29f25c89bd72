import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { openDatabase } from '#server/database/database.ts';
import { linia, NIF_CLIENT } from '#tests/support/factura.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** Times that the server is killed; more of them on demand. */
const KILLS = Number(process.env['KILLS'] ?? 10);
const ISSUERS = 4;

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
}
const call = async (server: RunningServer, path: string, { method = 'POST', body, token }: Call = {}) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  // biome-ignore lint/suspicious/noExplicitAny: whatever came
  return (await answer.json()) as any;
};
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('probe 12: killed while invoices are issued, no number is missing, repeated, or of a draft', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-mort-factures-'));
  const place = await openTestDatabase();
  const env = {
    DATABASE_URL: place.url,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'fatal',
    NODE_COMPILE_CACHE: join(dataDir, 'code'),
  };
  let server = await startServer({ dataDir, env });
  const persona = { nom: 'A', cognoms: 'B', email: 'a@exemple.cat', contrasenya: 'grua-blava-sorra', idioma_fk: 'ca' };
  const empresa = { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: 'B12345674' };
  const { token, sessio } = await call(server, '/primera-configuracio', { body: { persona, empresa } });
  const company = sessio.usuari.empreses[0].id;
  await call(server, '/usuari/acceptConds', { token, body: { versio: CONDICIONS_VERSIO } });
  const adreces = [{ via: 'Carrer Nou, 2' }];
  const { versio } = await call(server, `/empresa/${company}`, { method: 'GET', token });
  await call(server, `/empresa/${company}`, { token, body: { versio, adreca: { via: 'Carrer Major, 1' } } });
  const body = { tipus_persona: 'E', rao_social: 'Client, SL', nif: NIF_CLIENT, adreces };
  const agent = await call(server, '/agent', { token, body });
  const factura = `/empresa/${company}/factura`;

  const answered: string[] = [];
  const issueUntilGone = async (): Promise<void> => {
    for (;;) {
      try {
        const draft = await call(server, factura, { token, body: { agent_fk: agent.id, linies: [linia('100')] } });
        const given = { versio: draft.versio };
        answered.push((await call(server, `${factura}/${draft.id}/emetre`, { token, body: given })).numero);
      } catch {
        return;
      }
    }
  };
  // Ended well once: it keeps what it compiled, and each start after a kill is quick.
  await server.stop();
  server = await startServer({ dataDir, env });
  for (let round = 0; round < KILLS; round += 1) {
    const before = answered.length;
    const issuers = Array.from({ length: ISSUERS }, issueUntilGone);
    while (answered.length === before) await pause(2);
    await pause((round * 13) % 61);
    await server.stop('SIGKILL');
    await Promise.all(issuers);
    server = await startServer({ dataDir, env });
  }
  const { comprovacio } = await call(server, `/empresa/${company}/registre/comprova`, { token, body: {} });
  await server.stop();
  const database = openDatabase(env.DATABASE_URL);
  const { rows } = await sql<{
    numero: number;
    numero_text: string;
    estat: string;
    impostos: number;
    historia: number;
    registres: number;
  }>`
    select f.numero, f.numero_text, f.estat,
      (select count(*) from factura_impost i where i.factura_fk = f.id) as impostos,
      (select count(*) from historial h where h.entitat = 'factura' and h.entitat_fk = f.id and h.accio = 'emet') as historia,
      (select count(*) from registre_facturacio r where r.factura_fk = f.id) as registres
    from factura f where f.numero is not null order by f.numero`.execute(database.read);
  expect(answered.length).toBeGreaterThanOrEqual(KILLS);
  expect(rows.map((row) => Number(row.numero))).toEqual(rows.map((_row, place) => place + 1));
  const numbers = new Set(rows.map((row) => row.numero_text));
  expect(answered.filter((numero) => !numbers.has(numero))).toEqual([]);
  expect(
    rows.filter(
      (row) =>
        row.estat !== 'emesa' || [row.impostos, row.historia, row.registres].some((count) => Number(count) !== 1),
    ),
  ).toEqual([]);
  expect(comprovacio).toMatchObject({ registres: rows.length, trencaments: 0 });
  const counter = await sql<{ darrer: number }>`select darrer from factura_comptador`.execute(database.read);
  expect(counter.rows.map((row) => Number(row.darrer))).toEqual([rows.length]);
  await database.close();
  await place.dispose();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}, 1_200_000);

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { openDatabase } from '#server/database/database.ts';
import { linia, NIF_CLIENT } from '#tests/support/factura.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { openTestDatabase, testEngine } from '#tests/support/test-database.ts';

/** What all clients do together; or, on demand, for how many seconds they go on. */
const ACTS = 200;
const SECONDS = Number(process.env['ISSUE_SECONDS'] ?? 0);
const CLIENTS = 8;
/** What one is told who comes second to the same invoice. */
const LATE = [
  'versio_obsoleta',
  'factura_no_emesa',
  'factura_rectificada',
  'factura_no_rectificable',
  'rectifica_anullada',
  'ja_rectificada',
];

// biome-ignore lint/suspicious/noExplicitAny: whatever came
type Answer = { readonly status: number; readonly body: any };
const call = async (server: RunningServer, path: string, token = '', body?: unknown, method = 'POST') => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'auth-token': token }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() } as Answer;
};
const ok = async (asked: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

test('eight who issue, annul and rectify at once, by two servers where the database allows: numbers, sums and chain are right', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prova-alhora-'));
  const place = await openTestDatabase();
  const env = { DATABASE_URL: place.url, RATE_LIMIT: '1000000', BUSY_AFTER: '600000', LOG_LEVEL: 'fatal' };
  const servers = [await startServer({ dataDir, env })];
  if (testEngine() === 'postgres') servers.push(await startServer({ dataDir, env }));
  const [first] = servers as [RunningServer];
  const persona = { nom: 'A', cognoms: 'B', email: 'a@exemple.cat', contrasenya: 'grua-blava-sorra', idioma_fk: 'ca' };
  const opened = await ok(
    call(first, '/primera-configuracio', '', {
      persona,
      empresa: { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: 'B12345674' },
    }),
  );
  const { token } = opened;
  const company: number = opened.sessio.usuari.empreses[0].id;
  await ok(call(first, '/usuari/acceptConds', token, { versio: CONDICIONS_VERSIO }));
  const adreces = [{ via: 'Carrer Nou, 2' }];
  const { versio } = await ok(call(first, `/empresa/${company}`, token, undefined, 'GET'));
  await ok(call(first, `/empresa/${company}`, token, { versio, adreca: { via: 'Carrer Major, 1' } }));
  const client = { tipus_persona: 'E', rao_social: 'Client, SL', nif: NIF_CLIENT, adreces };
  const agent = await ok(call(first, '/agent', token, client));
  const factura = `/empresa/${company}/factura`;

  /** What was answered: what each number came to, and what still stands. */
  const answered = new Map<string, number>();
  const standing = new Map<number, { readonly versio: number; readonly numero: string }>();
  const annulled: string[] = [];
  const rectified: string[] = [];
  const late: string[] = [];
  let acts = 0;
  const until = Date.now() + SECONDS * 1000;
  const goesOn = (): boolean => (SECONDS > 0 ? Date.now() < until : acts < ACTS);

  /** The answer, or null where somebody else came first. */
  const unlessLate = async (asked: Promise<Answer>): Promise<Answer['body']> => {
    const { status, body } = await asked;
    if (status === 200) return body;
    const codi: string = (body.camps ?? body.avisos)?.[0]?.codi ?? body.codi;
    if (!LATE.includes(codi)) throw new Error(`${status}: ${JSON.stringify(body)}`);
    late.push(codi);
    return null;
  };
  const issue = async (server: RunningServer, draft: { id: number; versio: number }): Promise<boolean> => {
    const given = { versio: draft.versio, avisos_acceptats: ['total_negatiu'] };
    const issued = await unlessLate(call(server, `${factura}/${draft.id}/emetre`, token, given));
    if (issued === null) return false;
    const { id, numero, versio, totals } = issued;
    if (answered.has(numero)) throw new Error(`${numero} was given twice`);
    answered.set(numero, totals.total_factura);
    if (totals.total_factura > 0) standing.set(id, { versio, numero });
    return true;
  };
  const act = async (server: RunningServer, n: number): Promise<void> => {
    // Whichever stands for longest: several clients go for the same one. By turns the youngest, put aside
    // before anybody else sees it: what is annulled and rectified does not hang on who comes first.
    const alone = n % 2 === 0 && standing.size > 1;
    const [id, kept] = [...standing].at(alone ? -1 : 0) ?? [];
    if (id === undefined || kept === undefined || n % 3 === 0) {
      const linies = [linia(`${100 + n}.${n % 10}5`)];
      await issue(server, await ok(call(server, factura, token, { agent_fk: agent.id, linies })));
      return;
    }
    if (alone) standing.delete(id);
    const annuls = n % 3 === 1;
    const body = annuls ? { versio: kept.versio, motiu: 'Error' } : { mode: 'total', motiu: 'R1', rao: '01' };
    const done = await unlessLate(call(server, `${factura}/${id}/${annuls ? 'anullar' : 'rectificar'}`, token, body));
    standing.delete(id);
    if (done === null) return;
    if (annuls) annulled.push(kept.numero);
    else if (await issue(server, done)) rectified.push(kept.numero);
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_none, place) => {
      const server = servers[place % servers.length] as RunningServer;
      while (goesOn()) {
        acts += 1;
        await act(server, acts);
      }
    }),
  );

  // What was annulled is not rectified too, and nothing is either of them twice.
  expect(new Set([...annulled, ...rectified]).size).toBe(annulled.length + rectified.length);
  expect(Math.min(annulled.length, rectified.length)).toBeGreaterThan(0);
  const { sumes } = await ok(call(first, `${factura}?limit=1`, token, undefined, 'GET'));
  let sum = 0;
  for (const total of answered.values()) sum += total;
  for (const numero of annulled) sum -= answered.get(numero) ?? 0;
  expect([sumes.factures, sumes.total]).toEqual([answered.size - annulled.length, sum]);
  for (const server of servers) await server.stop();

  const database = openDatabase(place.url);
  const { rows } = await sql<{ serie: string; numero: number; numero_text: string }>`
    select serie, numero, numero_text from factura where numero is not null order by serie, numero`.execute(
    database.read,
  );
  const counters = await sql<{ darrer: number }>`select darrer from factura_comptador`.execute(database.read);
  await database.close();
  const series = Map.groupBy(rows, ({ serie }) => serie);
  for (const [serie, own] of series)
    expect([serie, own.map(({ numero }) => Number(numero))]).toEqual([serie, own.map((_row, at) => at + 1)]);
  const sizes = (of: readonly number[]): number[] => [...of].sort((a, b) => a - b);
  expect(sizes(counters.rows.map(({ darrer }) => Number(darrer)))).toEqual(
    sizes([...series.values()].map((own) => own.length)),
  );
  expect(rows.map(({ numero_text }) => numero_text).sort()).toEqual([...answered.keys()].sort());

  // As whoever keeps the product has it checked.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/verifica.ts'], {
    env: { ...process.env, DATABASE_URL: place.url, DATA_DIR: dataDir },
  });
  expect(stdout.trim()).toBe(`company ${company}: ${answered.size + annulled.length} records, 0 breaks`);
  if (SECONDS > 0)
    process.stdout.write(
      `${servers.length} servers: ${answered.size} issued in ${series.size} series, ${annulled.length} annulled, ${rectified.length} rectified, ${late.length} came late\n`,
    );
  await place.dispose();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}, 300_000);

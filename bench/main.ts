import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/free-port.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { seedExpenses } from './expenses.ts';
import { measureImport } from './import.ts';
import { INVOICES, measureInvoices, seedInvoices } from './invoices.ts';
import { measureLlibres } from './llibres.ts';
import { measure, measureBoth, ms, type Times } from './measure.ts';
import { measurePla, PLA, seedPla } from './pla.ts';
import { makeLots, SIZE, seed } from './seed.ts';
import { verdictsPerSecond } from './verdicts.ts';
import { measureWeb } from './web.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RUNS = 300;
const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** A row of what was measured, with its floor of the same run. */
const timed = (what: string, [times, floor]: readonly [Times, Times], aim: string): string =>
  `| ${what} | p50 ${ms(times.p50)} ms, p95 ${ms(times.p95)} ms; floor p50 ${ms(floor.p50)} ms | ${aim} |`;

const memoryOf = (child: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Starts a server process and gives the milliseconds until its first good answer. */
const start = async (entry: string, env: NodeJS.ProcessEnv) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const before = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', entry], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000' },
    stdio: 'ignore',
  });
  for (;;) {
    try {
      if ((await fetch(`${url}/api/health/ready`)).ok) break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (child.exitCode !== null) throw new Error(`${entry} ended`);
  }
  return { child, url, time: performance.now() - before };
};

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const bench = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const rows: string[] = [];
  const row = (what: string, ...cells: string[]): void => {
    rows.push(`| ${[what, ...cells].join(' | ')} |`);
  };
  process.env['TEST_DATABASE'] = 'sqlite';
  const imported = await measureImport();
  const app = await openTestApp();
  // The server that is measured goes by the real clock: a session of another day is over.
  app.clock.set(new Date().toISOString());
  const who = await app.setUp();
  say(`Filling: ${SIZE.treballs} works, ${SIZE.pastades} samples, ${SIZE.agents} agents …`);
  const model = await seed(app, who);
  const invoiced = await seedInvoices(app, who);
  await seedExpenses(app, who.token, invoiced.full);
  const planned = await seedPla(app, who);
  const [small, large] = [await makeLots(app, who, 12), await makeLots(app, who, 100)];
  const file = join(folder, 'bench.sqlite');
  await app.database.write(async (db) => {
    const { sql } = await import('kysely');
    await sql`analyze`.execute(db);
  });
  const { DatabaseSync, backup } = await import('node:sqlite');
  const source = new DatabaseSync(app.url.replace('sqlite:', ''), { readOnly: true });
  await backup(source, file);
  source.close();
  await app.close();

  const env = { DATABASE_URL: `sqlite:${file}`, DATA_DIR: folder, WEB_DIR: join(ROOT, 'dist/web') };
  // The very first start compiles and keeps what it compiled; what is measured is every other one.
  await stop((await start('src/server/main.ts', env)).child);
  const cold = await start('src/server/main.ts', env);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const rest = memoryOf(cold.child);
  await stop(cold.child);

  const { child, url } = await start('bench/server.ts', env);
  const headers = { 'auth-token': who.token, 'content-type': 'application/json' };
  const get = async (path: string): Promise<ArrayBuffer> => {
    const answer = await fetch(url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.arrayBuffer();
  };
  const reads: readonly [string, string][] = [
    ['agents, 50 rows', '/api/agent'],
    ['agents, searched', '/api/agent?search=exemple%2019'],
    ['one agent', '/api/agent/100000'],
    ['works, 50 rows', '/api/treball'],
    ['works, searched', '/api/treball?search=edifici%2047'],
    ['works, by developer', '/api/treball?ordre_camp=promotor&ordre_criteri=ASC'],
    ['one work', `/api/treball/${model.treballId}`],
    ['history of a work', `/api/historial/treball/${model.treballId}`],
    ['history of a work, last page', `/api/historial/treball/${model.treballId}?offset=30000`],
    ['history of the company', `/api/historial/empresa/${who.empresaId}`],
    ['bank, searched', '/api/partida?search=maons'],
    ['checks of the bank, searched', '/api/comprovacio?search=succio'],
    ['palette, agents', '/api/agent?search=vic&limit=8'],
    ['palette, works', '/api/treball?search=vic&limit=8&obert=true&tancat=true'],
    ['zones of a work', `/api/treball/${model.treballId}/zones/codiEstructural`],
    ['one zone with verdicts', `/api/zona/${model.zonaId}`],
    ['concrete settings', `/api/formigo/${model.treballId}`],
    ['towns', '/api/poblacio/search/vic'],
    ['session', '/api/usuari/session'],
    ['invoices, 50 rows and their sums', `/api/empresa/${invoiced.full.empresa}/factura`],
    ['invoices of a year', `/api/empresa/${invoiced.full.empresa}/factura?data_inici=2024-01-01&data_final=2024-12-31`],
    [
      'invoices to be collected',
      `/api/empresa/${invoiced.full.empresa}/factura?pendents=true&cobrades_parcialment=true`,
    ],
    ['invoices of an agent', `/api/empresa/${invoiced.full.empresa}/factura?agent_fk=${invoiced.full.agent}`],
    ['invoices by their agents', `/api/empresa/${invoiced.full.empresa}/factura?ordre_camp=agent`],
    ['expenses, 50 rows and their sums', `/api/empresa/${invoiced.full.empresa}/despesa`],
    ['expenses of a year', `/api/empresa/${invoiced.full.empresa}/despesa?data_inici=2024-01-01&data_final=2024-12-31`],
    ['expenses to be paid', `/api/empresa/${invoiced.full.empresa}/despesa?pendents=true`],
    ['figures of expenses of a year', `/api/empresa/${invoiced.full.empresa}/despesa/xifres?exercici=2024`],
    ['invoices by client, their sums', `/api/empresa/${invoiced.full.empresa}/factura/clients`],
    ['figures of a year', `/api/empresa/${invoiced.full.empresa}/factura/xifres?exercici=2024`],
  ];
  for (const [index, [what, path]] of reads.entries()) {
    const name = `r${index}`;
    const recorded = await fetch(`${url}/floor/record`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name, url: path, token: who.token }),
    });
    const { statements } = (await recorded.json()) as { statements: number };
    const [call, floor] = await measureBoth(
      RUNS,
      () => get(path),
      () => get(`/floor/${name}`),
    );
    row(what, `${(call.p50 / floor.p50).toFixed(2)} ×`, ms(call.p50), ms(call.p95), ms(floor.p50), String(statements));
  }
  const zona = JSON.parse(Buffer.from(await get(`/api/zona/${model.zonaId}`)).toString()) as {
    lots: { pastades: { id: number; versio: number }[] }[];
  };
  const sample = zona.lots[0]?.pastades[0];
  let versio = sample?.versio ?? 1;
  const save = await measure(100, async (index) => {
    const answer = await fetch(`${url}/api/zona/${model.zonaId}/seguiment`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ pastades: [{ id: sample?.id, versio, camps: { resistencia: 34 + (index % 50) / 10 } }] }),
    });
    if (!answer.ok) throw new Error(`save answered ${answer.status}`);
    versio += 1;
    await answer.arrayBuffer();
  });
  const report = (id: number, runs: number) => measure(runs, () => get(`/api/treball/${id}/document/formigo`));
  const [twelve, hundred] = [await report(small, 5), await report(large, 3)];
  const bills = await measureInvoices(url, who.token, invoiced);
  const books = await measureLlibres(url, who.token, invoiced);
  const plan = await measurePla(url, who.token, planned);
  const after = memoryOf(child);
  const web = await measureWeb(url, who);
  await stop(child);

  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}, SQLite`;
  const table = [
    `Measured on ${machine}; ${SIZE.treballs} works, ${SIZE.pastades} samples, ${SIZE.agents} agents, ${SIZE.historial} rows of history, ${INVOICES} invoices. Floor = the same server answering the same bytes after the same SQL by hand, in the same run.`,
    '',
    '| reading call | call ÷ floor (p50) | p50 ms | p95 ms | floor p50 ms | statements |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    'Aim of every list and search: p95 under 20 ms; of the bank, under 15 ms.',
    '',
    '| what | measured | aim |',
    '|---|---|---|',
    `| verdicts per second, one core, steps included | ${verdictsPerSecond()} | – |`,
    `| a strength saved and its work judged again | p50 ${ms(save.p50)} ms, p95 ${ms(save.p95)} ms | – |`,
    `| report of 12 lots | p50 ${ms(twelve.p50)} ms | < 2000 ms |`,
    `| report of 100 lots | p50 ${ms(hundred.p50)} ms | < 10000 ms |`,
    `| a control plan of ${PLA.partides} items, ${PLA.partides * PLA.comprovacions} checks and ${PLA.resultats} answers read | p50 ${ms(plan.read.p50)} ms, p95 ${ms(plan.read.p95)} ms | < 200 ms |`,
    `| 100 answers of it saved, with the states that they lead to | p50 ${ms(plan.save.p50)} ms, p95 ${ms(plan.save.p95)} ms | < 100 ms |`,
    timed(`a draft of 10 lines saved, ${INVOICES} invoices there`, bills.draft, '< 20 ms'),
    timed(`an invoice issued with its record, ${INVOICES} there`, bills.issue, '< 25 ms'),
    `| the same beside a company without any, turn about | ${(bills.issueFull.p50 / bills.issueEmpty.p50).toFixed(2)} × (p50 ${ms(bills.issueFull.p50)} against ${ms(bills.issueEmpty.p50)} ms, p95 ${ms(bills.issueFull.p95)} against ${ms(bills.issueEmpty.p95)} ms) | < 1.10 × |`,
    timed('invoice of 10 lines on paper', bills.paperTen, '< 60 ms'),
    timed('invoice of 300 lines on paper', bills.paperMany, '< 500 ms'),
    timed('form 303 of a quarter, ten years of documents there, those before it closed', books.quarter, '< 200 ms'),
    timed('the same with no quarter ever closed', books.open, '–'),
    timed('the year of the books by quarters, with its forms', books.year, '–'),
    timed('books of a year as a workbook', books.books, '< 5000 ms'),
    `| 20,000 agents imported while another person works | ${ms(imported.time)} ms, ${(imported.time / imported.plain).toFixed(1)} × a plain insert of the rows (${ms(imported.plain)} ms); the other waited ${ms(imported.waited.save)} ms to save and ${ms(imported.waited.look)} ms to look at most | < 30000 ms |`,
    `| start-up to the first answer | ${ms(cold.time)} ms | < 2000 ms |`,
    `| memory at rest | ${rest.toFixed(0)} MB | < 150 MB |`,
    `| memory after the run, reports included | ${after.toFixed(0)} MB | bounded |`,
    `| web, first load (compressed) | ${(web.bytes / 1024).toFixed(0)} kB in ${web.requests} requests | < 300 kB |`,
    `| web, usable after | ${ms(web.usable)} ms | < 1000 ms |`,
    `| web, a move between screens | p50 ${ms(web.move.p50)} ms, p95 ${ms(web.move.p95)} ms | < 100 ms |`,
  ];
  say(table.join('\n'));
  await writeFile(join(ROOT, 'bench/last.md'), `${table.join('\n')}\n`);
  await rm(folder, { recursive: true, force: true });
};

await bench();

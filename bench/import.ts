import { setTimeout as pause } from 'node:timers/promises';
import { importacioRoutes } from '#areas/agent/contract/importacio.ts';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { uploadFile } from '#tests/support/upload.ts';

const ROWS = 20_000;
/** Milliseconds from one call of the other person to the next. */
const BETWEEN = 20;

/** Writes the rows of a table once more by hand, one prepared statement in one transaction: nothing is quicker. */
const bulkInsert = async (file: string): Promise<number> => {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = full; pragma busy_timeout = 30000');
  const rows = db.prepare(`select * from agent order by id desc limit ${ROWS}`).all();
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const insert = db.prepare(`insert into agent (${columns}) values (${columns.map(() => '?')})`);
  const before = performance.now();
  db.exec('begin immediate');
  for (const row of rows) insert.run(...columns.map((name) => row[name] ?? null));
  db.exec('commit');
  const time = performance.now() - before;
  db.close();
  return time;
};

/**
 * An import of 20,000 agents while somebody else goes on saving and looking: how long it takes, the same rows by hand,
 * and how long the other one waited at most.
 */
export const measureImport = async () => {
  const app = await openTestApp();
  const who = await app.setUp();
  const { token } = who;
  const text = Array.from(
    { length: ROWS },
    (_none, at) => `Importada ${at}, SL;Vic;obra${at}@exemple.cat;93${String(at).padStart(7, '0')};Carrer Nou ${at}`,
  );
  const content = Buffer.from(['Nom;Població;Correu;Telèfon;Carrer', ...text].join('\r\n'));
  const pujada_fk = await uploadFile(app, who, 'agents.csv', content);
  const { id, proposta } = await app.ok(importacioRoutes.create, { token, body: { pujada_fk } });
  await app.ok(importacioRoutes.fer, { token, params: { id }, body: { columnes: proposta } });
  const before = performance.now();
  let time = 0;
  const running = app.platform.jobs.runNext().then(() => {
    time = performance.now() - before;
  });
  const waited = { save: 0, look: 0 };
  /** Counted from when the call was due: one that could not even begin has waited too. */
  const timed = async (what: keyof typeof waited, call: () => Promise<unknown>): Promise<void> => {
    const due = performance.now() + BETWEEN;
    await pause(BETWEEN);
    await call();
    waited[what] = Math.max(waited[what], performance.now() - due);
  };
  for (let at = 0; time === 0; at += 1) {
    const body = { tipus_persona: 'E', rao_social: `Desada mentrestant ${at}, SL` };
    await timed('save', () => app.ok(agentRoutes.create, { token, body }));
    await timed('look', () => app.ok(agentRoutes.list, { token }));
  }
  await running;
  const plain = await bulkInsert(app.url.replace('sqlite:', ''));
  await app.close();
  return { time, plain, waited };
};

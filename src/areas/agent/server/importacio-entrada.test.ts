import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { shift } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { bringIn, type Entrada, sweepImportacions } from '#server/imports/bring-in.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadFile } from '#tests/support/upload.ts';
import type { AgentFields } from '../contract/blank.ts';
import { BLANK_AGENT } from '../contract/blank.ts';
import { importacioRoutes } from '../contract/importacio.ts';
import { agentRoutes } from '../contract/routes.ts';
import { agentImport } from './importacio.ts';

const ROWS = 450;
const kind = agentImport({ usesOf: async () => [] });
const PACKS = 3;
let app: TestApp;
let who: Member;
beforeAll(async () => {
  app = await openTestApp();
  who = await app.setUp();
});
afterAll(() => app.close());

const open = async () => {
  const text = Array.from({ length: ROWS }, (_none, at) => `Vinguda ${at}, SL`).join('\n');
  const pujada_fk = await uploadFile(app, who, 'agents.csv', Buffer.from(`Nom\n${text}`));
  return app.ok(importacioRoutes.create, { token: who.token, body: { pujada_fk } });
};
const contextOn = (database: Database) =>
  ({
    db: database.read,
    database,
    clock: app.clock,
    caller: { usuariId: who.usuariId, nom: 'Despatx' },
    empresa: { id: who.empresaId, rol: who.rol },
    signal: new AbortController().signal,
  }) as unknown as CompanyContext;
const rowsOf = (id: number): Entrada<AgentFields>[] =>
  Array.from({ length: ROWS }, (_none, at) => {
    const nom = `Vinguda ${at}, SL`;
    const fields = { ...BLANK_AGENT, tipus_persona: 'E' as const, rao_social: nom };
    return {
      files: [
        {
          importacio_fk: id,
          empresa_fk: who.empresaId,
          fila: at + 2,
          resultat: 'creat',
          registre_fk: null,
          nom,
          faltes: '',
          celles: JSON.stringify([nom]),
        },
      ],
      made: { made: fields, origen: {} },
    };
  });

/** A database whose writing stops for good when told, as a process does that is killed. */
const mortal = () => {
  let alive = true;
  const database: Database = {
    ...app.database,
    write: (work) => (alive ? app.database.write(work) : Promise.reject(new Error('killed'))),
  };
  return {
    database,
    kill: () => {
      alive = false;
    },
  };
};
/** Brings in until the pack named, and there dies. */
const dieAt = async (id: number, pack: number): Promise<void> => {
  const { database, kill } = mortal();
  let packs = 0;
  const progress = (): void => {
    if (packs === pack) kill();
    packs += 1;
  };
  await expect(
    bringIn(contextOn(database), kind, id, { rows: rowsOf(id), heads: new Map(), progress }),
  ).rejects.toThrow('killed');
};

/** What tables hold of an import, seen or not. */
const held = async (id: number) => {
  const db = app.database.read;
  const agents = await db.selectFrom('agent').select('id').where('importacio_fk', '=', id).orderBy('id').execute();
  const files = await db.selectFrom('importacio_fila').select('fila').where('importacio_fk', '=', id).execute();
  const history = await db.selectFrom('historial').select('id').where('entitat', '=', 'agent').execute();
  const roots = await db.selectFrom('historial_arrel').select('historial_fk').where('arrel', '=', 'agent').execute();
  return { agents: agents.length, files: files.length, history: history.length, roots: roots.length };
};
const seen = async () => {
  const { token } = who;
  const list = await app.ok(agentRoutes.list, { token, query: { search: 'vinguda', baixes: 'true' } });
  return list.total;
};

describe('an import that dies in the middle', () => {
  test.each([
    ['after a pack', 1],
    ['before the last', PACKS - 1],
  ])('%s shows no agent, tells no outcome, and is whole once it is run again', async (_when, pack) => {
    const [before, blank] = [await seen(), await held(-1)];
    const { id, proposta } = await open();
    await dieAt(id, pack);
    // The packs that came in are there, and nobody sees them.
    const some = pack * 200;
    expect(await held(id)).toEqual({
      agents: some,
      files: some,
      history: blank.history + some,
      roots: blank.roots + some,
    });
    expect(await seen()).toBe(before);
    const [hidden] = await app.database.read
      .selectFrom('agent')
      .select('id')
      .where('importacio_fk', '=', id)
      .orderBy('id')
      .limit(1)
      .execute();
    const { token } = who;
    expect((await app.call(agentRoutes.get, { token, params: { id: hidden?.id ?? 0 } })).status).toBe(404);
    expect(await app.ok(importacioRoutes.get, { token, params: { id } })).toMatchObject({
      estat: 'oberta',
      resultat: null,
    });
    const report = await app.call(importacioRoutes.informe, { token, params: { id }, query: {} });
    expect(report.raw.toString('utf8').trim().split('\r\n')).toHaveLength(1);
    // None of those brought in before warns of itself.
    const { amb_avisos } = await app.ok(importacioRoutes.revisio, {
      token,
      params: { id },
      body: { columnes: [...proposta] },
    });
    expect(amb_avisos).toBe(before === 0 ? 0 : ROWS);
    await app.ok(importacioRoutes.fer, {
      token,
      params: { id },
      body: { columnes: [...proposta], acceptades: 'totes' },
    });
    await app.platform.jobs.runNext();
    expect(await seen()).toBe(before + ROWS);
    expect(await held(id)).toEqual({
      agents: ROWS,
      files: ROWS,
      history: blank.history + ROWS,
      roots: blank.roots + ROWS,
    });
    expect(await app.ok(importacioRoutes.get, { token, params: { id } })).toMatchObject({
      estat: 'feta',
      resultat: { creats: ROWS, saltats: 0, errors: 0 },
    });
  });

  test('and is never run again is taken back a day later, and not before', async () => {
    const blank = await held(-1);
    const { id } = await open();
    await dieAt(id, 2);
    const left = await held(id);
    expect(left.agents).toBe(400);
    await sweepImportacions(app.database, [kind], shift(app.clock.now(), 3_600_000));
    expect(await held(id)).toEqual(left);
    await sweepImportacions(app.database, [kind], shift(app.clock.now(), 86_400_001));
    expect(await held(id)).toEqual(blank);
  });
});

test('a run that another one has taken the import from writes no more, and the other is whole', async () => {
  const [before, blank] = [await seen(), await held(-1)];
  const { id } = await open();
  const context = contextOn(app.database);
  let second: Promise<void> | null = null;
  let packs = 0;
  const first = bringIn(context, kind, id, {
    rows: rowsOf(id),
    heads: new Map(),
    progress: () => {
      packs += 1;
      if (packs === 2) second = bringIn(context, kind, id, { rows: rowsOf(id), heads: new Map(), progress: () => {} });
    },
  });
  await expect(first).rejects.toMatchObject({ codi: 'importacio_feta' });
  await second;
  expect(await seen()).toBe(before + ROWS);
  expect(await held(id)).toEqual({
    agents: ROWS,
    files: ROWS,
    history: blank.history + ROWS,
    roots: blank.roots + ROWS,
  });
  await expect(
    bringIn(context, kind, id, { rows: rowsOf(id), heads: new Map(), progress: () => {} }),
  ).rejects.toMatchObject({
    codi: 'importacio_feta',
  });
  expect(await seen()).toBe(before + ROWS);
});

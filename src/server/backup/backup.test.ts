import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recorreCadena, registrePorts } from '#areas/efactura/server/index.ts';
import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { buildAgent } from '#tests/support/builders.ts';
import { openWork, openZona, samplesOf, saveZona } from '#tests/support/concrete.ts';
import { buildEmesa } from '#tests/support/emesa.ts';
import { keepFactura } from '#tests/support/factura-row.ts';
import { CONTRASENYA, type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase, testEngine } from '#tests/support/test-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createFiles } from '../files/index.ts';
import { makeBackup } from './make-backup.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { LEFT_OUT, listTables } from './schema-facts.ts';

let app: TestApp;
let who: Member;
let folder: string;
let file: string;
let manifest: Manifest;
let zonaId: number;
const CONTENT = [randomBytes(70_000), Buffer.from('%PDF-1.7 una cosa petita')];
const copyTo = (name: string): Promise<Manifest> =>
  makeBackup({
    databaseUrl: app.url,
    storage: app.platform.files.storage,
    clau: app.platform.secrets.keyId(),
    versio: '3.6.1',
    now: app.clock.now(),
    file: join(folder, name),
  });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prova-copia-'));
  app = await openTestApp();
  who = await app.setUp();
  await app.addMember(who.empresaId, 'tecnic');
  await app.database.write((db) => db.updateTable('usuari').set({ usuari_fk: who.usuariId }).execute());
  await buildAgent(app, who, { observacions: 'Ela geminada: col·legi ✓\n«cometes» i \u2028 salts' });
  const gone = await buildAgent(app, who);
  await app.database.write((db) => db.deleteFrom('agent').where('id', '=', gone.id).execute());
  const work = await openWork(app, who);
  const zona = await openZona(app, who, work.id);
  zonaId = zona.id;
  await saveZona(app, who, zona.id, { pastades: samplesOf(zona.lots[0]?.id ?? 0, [29.4, 35.6, 34.9]) });
  const { registra, registraAnulacio } = registrePorts(app.platform);
  const invoice = (id: number) => buildEmesa({ id, empresa_fk: who.empresaId, numero: `A/${id}` });
  await app.database.write(async (db) => {
    for (const id of [1, 2, 3]) {
      await keepFactura(db, invoice(id));
      await registra({ db, database: app.database }, invoice(id), app.clock.now());
    }
    await registraAnulacio({ db, database: app.database }, invoice(2), app.clock.now());
  });
  for (const content of CONTENT) await app.platform.files.keep(app.database, who.empresaId, content, app.clock.now());
  app.platform.secrets.seal('x', { taula: 'empresa_smtp', id: 1, camp: 'contrasenya' });
  file = join(folder, 'copia.tar');
  manifest = await copyTo('copia.tar');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Empty {
  readonly database: Database;
  readonly url: string;
  readonly dataDir: string;
  dispose(): Promise<void>;
}
const emptyPlace = async (engine = testEngine()): Promise<Empty> => {
  const place = await openTestDatabase(engine);
  const dataDir = mkdtempSync(join(folder, 'buit-'));
  const database = openDatabase(place.url);
  return {
    database,
    url: place.url,
    dataDir,
    dispose: async () => {
      await database.close();
      await place.dispose();
    },
  };
};
const storageOf = ({ dataDir }: Empty) =>
  createFiles({ kind: 'disk', folder: join(dataDir, 'fitxers') }, dataDir).storage;
const restoreInto = (empty: Empty, from = file) =>
  restoreBackup({ database: empty.database, storage: storageOf(empty), file: from });

/** What the product answers from a restored place. */
const ask = async (empty: Empty, addressOfZona: string) => {
  const config = readConfig({ DATABASE_URL: empty.url, DATA_DIR: empty.dataDir, LOG_LEVEL: 'silent' });
  const { server } = await buildApp({ config, database: empty.database, clock: app.clock });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token = '') => {
    const answer = await server.inject({
      method,
      url: `/api${url}`,
      ...(payload && { payload }),
      headers: { 'auth-token': token },
    });
    return { status: answer.statusCode, body: JSON.parse(answer.payload) };
  };
  const login = await call('POST', '/usuari/login', {
    usuari: 'merce@exemple.cat',
    contrasenya: CONTRASENYA,
    plataforma: 'web',
  });
  const { token } = login.body;
  const zona = await call('GET', addressOfZona, undefined, token);
  const created = await call('POST', '/agent', { tipus_persona: 'E', rao_social: 'Nou SL', nif: 'B98765431' }, token);
  await server.close();
  return { login, zona, created };
};

describe('probe 35: a copy is restored', () => {
  // An office moves from the embedded database to PostgreSQL with the same copy, and back.
  const engines = testEngine() === 'postgres' ? (['postgres', 'sqlite'] as const) : (['sqlite', 'sqlite'] as const);
  test.each([0, 1])('into an empty place: rows, files, identifiers and signing in (%i)', async (place) => {
    const empty = await emptyPlace(engines[place]);
    const { files } = await restoreInto(empty);
    expect(files).toBe(CONTENT.length);
    for (const content of CONTENT) {
      const { sha256 } = await app.platform.files.stage(who.empresaId, content);
      const parts: Buffer[] = [];
      const stream = await storageOf(empty).read(`${who.empresaId}/${sha256.slice(0, 2)}/${sha256}`);
      for await (const part of stream) parts.push(part as Buffer);
      expect(Buffer.concat(parts).equals(content)).toBe(true);
    }
    const before = await app.ok(formigoRoutes.zona, { token: who.token, params: { id: zonaId } });
    const highest = await app.database.read
      .selectFrom('agent')
      .select((on) => on.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    // The chain of billing records goes on as it was.
    const chain = await recorreCadena({ db: empty.database.read }, who.empresaId);
    expect(chain).toEqual({ registres: 4, detall: [] });
    const { registra } = registrePorts(app.platform);
    const next = buildEmesa({ id: 4, empresa_fk: who.empresaId, numero: 'A/4' });
    await empty.database.write(async (db) => {
      await keepFactura(db, next);
      await registra({ db, database: empty.database }, next, app.clock.now());
    });
    expect(await recorreCadena({ db: empty.database.read }, who.empresaId)).toEqual({ registres: 5, detall: [] });
    const { login, zona, created } = await ask(empty, `/zona/${zonaId}`);
    expect(login.status).toBe(200);
    expect(login.body.sessio.usuari).toMatchObject({ pendent_accept_conds: false, empreses: [{ rol: 'titular' }] });
    expect(zona.body).toEqual(before);
    // An identifier that was given and deleted is not given again.
    expect(created.body.id).toBe(Number(highest.id) + 2);
    await empty.dispose();
  });

  test('and read as it stood at one instant, while others write', async () => {
    const [copy] = await Promise.all([copyTo('mentre.tar'), ...Array.from({ length: 20 }, () => buildAgent(app, who))]);
    const empty = await emptyPlace();
    await restoreInto(empty, join(folder, 'mentre.tar'));
    const rows = await empty.database.read.selectFrom('agent').select('id').execute();
    expect(rows).toHaveLength(copy.taules['agent']?.files ?? -1);
    await empty.dispose();
  });
});

describe('what is wrong is refused, and the database stays empty', () => {
  const refused = async (from: string): Promise<string> => {
    const empty = await emptyPlace();
    const error = await restoreInto(empty, from).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(BackupError);
    const tables = await listTables(empty.database.read);
    if (tables.includes('usuari'))
      expect(await empty.database.read.selectFrom('usuari').select('id').execute()).toEqual([]);
    await empty.dispose();
    return (error as Error).message;
  };
  const altered = (name: string, alter: (bytes: Buffer) => Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, alter(readFileSync(file)));
    return path;
  };

  test('a copy cut short, at any place', async () => {
    const { length } = readFileSync(file);
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      const cut = altered('tallada.tar', (bytes) => bytes.subarray(0, Math.floor(length * part)));
      expect(await refused(cut)).toMatch(/cut short|cannot be read/);
    }
  });

  test('a content or a table with a byte changed', async () => {
    const content = altered('contingut.tar', (bytes) => {
      const at = bytes.indexOf(CONTENT[0]?.subarray(0, 64) ?? Buffer.alloc(1));
      bytes.writeUInt8((bytes.readUInt8(at) + 1) % 256, at);
      return bytes;
    });
    expect(await refused(content)).toMatch(/A file of the copy is damaged/);
    const manifested = altered('suma.tar', (bytes) => {
      const text = `"suma": "${manifest.taules['agent']?.suma}"`;
      const at = bytes.indexOf(text);
      bytes.write(`"suma": "${'0'.repeat(64)}"`, at);
      return bytes;
    });
    expect(await refused(manifested)).toMatch(/Table agent of the copy is damaged/);
  });

  test('a copy of a newer version, another file, and a name that is taken', async () => {
    const newer = altered('nova.tar', (bytes) => {
      const name = manifest.migracions.at(-1) ?? '';
      bytes.write(`9${name.slice(1)}`, bytes.indexOf(name));
      return bytes;
    });
    expect(await refused(newer)).toMatch(/newer version/);
    const other = join(folder, 'altre.tar');
    writeFileSync(other, randomBytes(5000));
    expect(await refused(other)).toMatch(/cannot be read|cut short|unknown/);
    await expect(copyTo('copia.tar')).rejects.toThrow(/there already/);
    expect(existsSync(join(folder, 'copia.tar.meitat'))).toBe(false);
  });

  test('a database in use', async () => {
    await expect(restoreBackup({ database: app.database, storage: app.platform.files.storage, file })).rejects.toThrow(
      /in use/,
    );
    expect(await app.ok(treballRoutes.list, { token: who.token })).toMatchObject({ total: 1 });
  });

  test('nothing is copied when a content is missing', async () => {
    const { sha256 } = await app.platform.files.stage(who.empresaId, CONTENT[1] ?? Buffer.alloc(0));
    const key = `${who.empresaId}/${sha256.slice(0, 2)}/${sha256}`;
    const kept = join(folder, 'apartat');
    copyFileSync(join(app.dataDir, 'fitxers', key), kept);
    rmSync(join(app.dataDir, 'fitxers', key));
    await expect(copyTo('falta.tar')).rejects.toThrow(/not in its storage/);
    expect(existsSync(join(folder, 'falta.tar'))).toBe(false);
    await app.platform.files.stage(who.empresaId, readFileSync(kept));
  });
});

test('every table is either copied or of the moment', async () => {
  const empty = await emptyPlace();
  await migrate(empty.database);
  const tables = await listTables(empty.database.read);
  expect(tables.filter((name) => !LEFT_OUT.has(name)).sort()).toEqual(Object.keys(manifest.taules).sort());
  expect([...LEFT_OUT].filter((name) => !tables.includes(name))).toEqual([]);
  await empty.dispose();
});

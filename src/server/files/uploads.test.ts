import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Pujada, pujadaRoutes } from '#contract/pujada.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type Member, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const DAY = 86_400_000;
const MB = 1024 * 1024;
let app: TestApp;
let one: Member;
let url: string;
beforeAll(async () => {
  app = await openTestApp();
  one = await app.setUp();
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const BYTES = { 'content-type': 'application/octet-stream' };
const create = (mida: number, nom = 'plànol.pdf', token = one.token) =>
  app.call(pujadaRoutes.create, { token, body: { nom, mida } });
const put = (id: number, inici: number, body: Buffer, token = one.token) =>
  app.call(pujadaRoutes.put, { token, params: { id }, query: { inici }, body, headers: BYTES });
const finish = (id: number, token = one.token) => app.call(pujadaRoutes.finish, { token, params: { id } });
const get = (id: number): Promise<Pujada> => app.ok(pujadaRoutes.get, { token: one.token, params: { id } });
const localFiles = () => readdir(join(app.platform.files.workFolder, 'pujades')).catch(() => []);
const fileRows = () => app.database.read.selectFrom('fitxer').select('id').execute();
/** What a room does with a finished upload. */
const take = (id: number, who = one) =>
  app.database.write((db) =>
    app.platform.uploads.take(
      { db, clock: app.clock, caller: who, empresa: { id: who.empresaId, rol: who.rol } } as unknown as CompanyContext,
      id,
    ),
  );

test('a file comes in pieces, is told by its content, and is taken once by whoever brought it', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(500_000)]);
  const { body: made } = await create(content.length, 'C:\\carpeta\\../Plànol «A».html');
  expect(made).toMatchObject({ nom: 'Plànol «A».html', mida: content.length, rebut: 0, fitxer: null });
  expect((await put(made.id, 0, content.subarray(0, 200_000))).body.rebut).toBe(200_000);
  const early = await finish(made.id);
  expect([early.status, early.body.codi, early.body.rebut]).toEqual([409, 'pujada_incompleta', 200_000]);
  for (const inici of [0, 100_000, 200_001]) {
    const reply = await put(made.id, inici, content.subarray(200_000));
    expect([reply.status, reply.body.codi, reply.body.rebut]).toEqual([409, 'pujada_desplacada', 200_000]);
  }
  expect((await put(made.id, 200_000, content.subarray(200_000))).status).toBe(200);
  const done = await finish(made.id);
  expect(done.body).toMatchObject({
    rebut: content.length,
    fitxer: { mida: content.length, tipus: 'application/pdf' },
  });
  expect((await finish(made.id)).body).toEqual(done.body);
  expect((await put(made.id, content.length, Buffer.from('x'))).body.codi).toBe('pujada_acabada');
  expect(await localFiles()).toEqual([]);
  const stranger = await app.addMember(one.empresaId, 'tecnic');
  await expect(take(made.id, stranger)).rejects.toMatchObject({ camps: [{ codi: 'pujada_desconeguda' }] });
  expect(await take(made.id)).toMatchObject({ nom: made.nom, fitxer: { mida: content.length } });
  await expect(take(made.id)).rejects.toMatchObject({ camps: [{ cami: 'pujada_fk', codi: 'pujada_desconeguda' }] });
});

test('probe 27: empty, a byte over the limit, 200 MB and more than was said: refused clearly, nothing left', async () => {
  const before = await fileRows();
  expect((await create(0)).body).toMatchObject({ status: 422, codi: 'fitxer_buit' });
  for (const mida of [100 * MB + 1, 200 * MB])
    expect((await create(mida)).body).toMatchObject({ status: 413, codi: 'fitxer_massa_gran' });
  const { body: made } = await create(1000);
  await put(made.id, 0, Buffer.alloc(400));
  const over = await put(made.id, 400, Buffer.alloc(601));
  expect([over.status, over.body.codi]).toEqual([422, 'pujada_massa_llarga']);
  expect((await get(made.id)).rebut).toBe(400);
  expect(over.body.detail).not.toMatch(/SQL|select|Error/i);
  await app.ok(pujadaRoutes.remove, { token: one.token, params: { id: made.id } });
  expect(await localFiles()).toEqual([]);
  expect(await fileRows()).toEqual(before);
});

test('probe 27: a network cut at half keeps what arrived, and the upload goes on from there', async () => {
  const content = randomBytes(2 * MB);
  const { body: made } = await create(content.length);
  await new Promise<void>((resolve) => {
    const cut = request(`${url}/api/pujada/${made.id}?inici=0`, {
      method: 'PUT',
      headers: { ...BYTES, 'auth-token': one.token, 'content-length': content.length },
    });
    cut.on('error', () => resolve());
    cut.write(content.subarray(0, MB), async () => {
      while ((await get(made.id)).rebut === 0) await new Promise((next) => setTimeout(next, 5));
      cut.destroy();
    });
  });
  let state = await get(made.id);
  expect(state.rebut).toBeGreaterThan(0);
  expect(state.rebut).toBeLessThanOrEqual(MB);
  for (;;) {
    const reply = await put(made.id, state.rebut, content.subarray(state.rebut));
    if (reply.status === 200) break;
    // The server had not noticed the cut yet.
    expect(['pujada_ocupada', 'pujada_desplacada']).toContain(reply.body.codi);
    state = await get(made.id);
  }
  const { createHash } = await import('node:crypto');
  expect((await finish(made.id)).body.fitxer.sha256).toBe(createHash('sha256').update(content).digest('hex'));
});

test.runIf(existsSync('/dev/full'))(
  'probe 27: a disk that is full says so, keeps nothing, and the upload goes on once there is room',
  async () => {
    const { body: made } = await create(1000);
    const { clau } = await app.database.read
      .selectFrom('pujada')
      .select('clau')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const folder = join(app.platform.files.workFolder, 'pujades');
    await mkdir(folder, { recursive: true });
    // What is written there finds no room, as on a full disk.
    await symlink('/dev/full', join(folder, clau));
    const full = await put(made.id, 0, randomBytes(1000));
    expect(full.body).toMatchObject({ status: 503, codi: 'disc_ple' });
    expect(full.body.detail).toBe(
      'No queda espai al servidor per desar fitxers. Aviseu qui el manté i torneu-ho a provar.',
    );
    expect((await get(made.id)).rebut).toBe(0);
    await rm(join(folder, clau));
    const content = randomBytes(1000);
    expect((await put(made.id, 0, content)).body.rebut).toBe(1000);
    expect((await finish(made.id)).body.fitxer.mida).toBe(1000);
    expect(await localFiles()).toEqual([]);
  },
);

test('a refusal is heard although the sender has not finished', async () => {
  const { body: made } = await create(1000);
  const answer = await fetch(`${url}/api/pujada/${made.id}?inici=0`, {
    method: 'PUT',
    headers: { ...BYTES, 'auth-token': one.token },
    body: Buffer.alloc(20 * MB),
  });
  expect([answer.status, await answer.json()]).toMatchObject([422, { codi: 'pujada_massa_llarga' }]);
  const unknown = await fetch(`${url}/api/pujada/${made.id}?inici=0`, {
    method: 'PUT',
    headers: { ...BYTES, 'auth-token': 'x'.repeat(43) },
    body: Buffer.alloc(20 * MB),
  });
  expect([unknown.status, await unknown.json()]).toMatchObject([401, { codi: 'sense_sessio' }]);
  expect((await get(made.id)).rebut).toBe(0);
  await app.ok(pujadaRoutes.remove, { token: one.token, params: { id: made.id } });
});

test('an upload is of one user in one company, and expires', async () => {
  const { body: made } = await create(10);
  const colleague = await app.addMember(one.empresaId, 'obra');
  for (const route of [pujadaRoutes.get, pujadaRoutes.finish, pujadaRoutes.remove])
    expect((await app.call(route, { token: colleague.token, params: { id: made.id } })).status).toBe(404);
  expect((await put(made.id, 0, Buffer.alloc(5), colleague.token)).status).toBe(404);
  await put(made.id, 0, Buffer.alloc(5));
  await app.platform.uploads.sweep(app.database, app.clock.now());
  expect(await localFiles()).toHaveLength(1);
  app.clock.pass(DAY);
  const { token } = await app.addMember(one.empresaId, 'tecnic');
  expect((await create(10, 'x', token)).status).toBe(200);
  await app.platform.uploads.sweep(app.database, app.clock.now());
  expect(await localFiles()).toEqual([]);
  app.clock.pass(-DAY);
});

test('fifty at once come in whole', async () => {
  const sent = Array.from({ length: 50 }, (_, number) =>
    Buffer.concat([randomBytes(20_000), Buffer.from(`${number}`)]),
  );
  const shas = await Promise.all(
    sent.map(async (content, number) => {
      const { body } = await create(content.length, `f${number}`);
      await put(body.id, 0, content);
      return (await finish(body.id)).body.fitxer.sha256;
    }),
  );
  expect(new Set(shas).size).toBe(50);
  expect(await localFiles()).toEqual([]);
});

test('bytes are taken by uploads alone', async () => {
  const reply = await app.send('POST', '/api/agent', { token: one.token, body: Buffer.from('{}'), headers: BYTES });
  expect([reply.status, reply.body.codi]).toEqual([415, 'tipus_no_admes']);
  const { body: made } = await create(2);
  const json = await app.call(pujadaRoutes.put, {
    token: one.token,
    params: { id: made.id },
    query: { inici: 0 },
    body: {},
  });
  expect(json.status).toBe(200);
  expect(json.body.rebut).toBe(0);
});
